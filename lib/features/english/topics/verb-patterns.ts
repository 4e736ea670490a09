import { countWords, findOnLine, lineOf, replaceOnLine, type Line } from "../sentence/phrase-line";
import { atEachWord, grammarRule, ofKind, type Match } from "../sentence/rule";
import { follows } from "../lexicon/words";
import { doingAsSubject } from "./verb-patterns/doing-as-subject";
import { findGoverned } from "./verb-patterns/governed";
import { ingPatterns } from "./verb-patterns/ing";
import { basePatterns, toPatterns } from "./verb-patterns/infinitive";
import { wantPatterns } from "./verb-patterns/want-that";
import type { VerbPattern } from "./verb-patterns/verb-pattern";

const findPattern = (line: Line, { lead, drops, right, also, unless }: VerbPattern): Match[] =>
  findOnLine(line, lead).flatMap((found) => {
    if (unless?.test(line.text)) return [];
    const text = found.match[0];
    const last = line.words[found.to + 1];
    const next = follows(last) ? last.lower : "";
    const before = line.words[found.from - 1]?.lower ?? "";
    const { verb = "", ...rest } = found.match.groups ?? {};
    const correction = right({ ...rest, verb, next, before }, text);
    if (!correction || (drops === 1 && correction === verb)) return [];
    const isMore = also !== undefined && line.words[found.to - drops]?.lower === also;
    const from = Math.max(found.from, found.from + countWords(text) - drops - (isMore ? 1 : 0));
    return replaceOnLine(line, { from, to: found.to }, correction);
  });

const find = (line: Line, patterns: VerbPattern[]) => patterns.flatMap((one) => findPattern(line, one));

export const verbPatterns = grammarRule({
  topic: "verb-patterns",
  find: ({ words }) => {
    const line = lineOf(words);
    return [
      ...(ofKind(
        "subject",
        atEachWord(words, (_, at) => doingAsSubject(words, at)),
      ) ?? []),
      ...(ofKind("that", find(line, wantPatterns)) ?? []),
      ...(ofKind("bare", find(line, basePatterns)) ?? []),
      ...(ofKind("to", find(line, toPatterns)) ?? []),
      ...find(line, ingPatterns),
      ...findGoverned(words).map(({ kind, start, end, correction }): Match<"to"> => ({
        start,
        end,
        correction,
        ...(kind === "to" ? { kind } : {}),
      })),
    ];
  },
  explanation:
    "Dopo enjoy, finish, mind e dopo una preposizione (without, before, of, for…) il secondo verbo prende -ing; lo stesso di solito dopo like, love e hate.",
  hints: [
    "Qui ci sono due verbi uno dopo l'altro: che forma vuole il secondo?",
    "È la parola che viene prima a decidere: alcune vogliono to, altre la forma in -ing.",
    "Questa parola vuole il secondo verbo con la desinenza -ing, senza to.",
  ],
  kinds: {
    to: {
      explanation:
        "Dopo want, decide, hope, learn, would like e dopo how il secondo verbo è all'infinito: to e la forma base.",
      hints: [
        "Come si lega il secondo verbo a quello che viene prima?",
        "Dopo certi verbi, come want o decide, serve l'infinito intero.",
        "Metti to e poi la forma base, quella del dizionario.",
      ],
    },
    bare: {
      explanation:
        "Dopo let, make e help, e dopo la persona che viene con loro, il secondo verbo resta nella forma base.",
      hints: [
        "Che cosa segue let, make o help, dopo la persona?",
        "Questi verbi sono speciali: il secondo verbo non ha niente davanti e niente in fondo.",
        "Lascia il secondo verbo com'è nel dizionario.",
      ],
    },
    subject: {
      explanation:
        "Quando un'azione fa da soggetto (leggere è bello, viaggiare costa), in inglese il verbo prende -ing: la forma base da sola, in testa alla frase, è un ordine.",
      hints: [
        "Il soggetto di questa frase è una persona, una cosa o un'azione?",
        "Un'azione può fare da soggetto, ma il verbo in testa alla frase non resta nella forma base.",
        "Aggiungi al primo verbo la desinenza con cui diventa quasi un nome.",
      ],
    },
    that: {
      explanation:
        "L'italiano dice \"voglio che tu venga\"; l'inglese dopo want e would like mette la persona (me, you, him…) e poi l'infinito.",
      hints: [
        'Come si dice in inglese "voglio che qualcuno faccia qualcosa"?',
        "Dopo want e would like non si apre una frase nuova: si nomina la persona e poi l'azione.",
        "Togli that, usa il pronome che va dopo il verbo e metti l'azione all'infinito.",
      ],
    },
  },
});
