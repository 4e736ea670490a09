import { objectSwaps } from "./pronouns/table";
import { genderOfName } from "../lexicon/genders";
import { matchWords, grammarRule, ofKind, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { isBe, isVerbForm } from "../lexicon/verbs";
import { follows, type Word } from "../lexicon/words";

const findSwaps = swapFinder(swapsOf(objectSwaps));

/** "I stayed in, that is why": here "that" opens a clause of its own. */
const ownClause =
  /^(?:why|how|what|when|where|because|all|it|right|true|ok|not|enough|great|good|nice|fine|cool|my|your|so)$/;

/** ", that is visited by many": behind a comma a relative clause takes another pronoun. */
function afterComma(words: Word[], at: number): Match[] | undefined {
  const word = words[at];
  const verb = words[at + 1];
  const next = words[at + 2];
  if (word?.lower !== "that" || !/^\s*,\s*$/.test(word.gap) || !follows(verb) || !next) return undefined;
  const isVerb = /^(?:is|was|means|has|had|are|were)$/.test(verb.lower);
  const isLong = at >= 3 && !ownClause.test(next.lower);
  // "The funny thing is, that": not behind a verb.
  const before = words[at - 1]?.lower ?? "";
  const isAfterVerb = words
    .slice(0, at)
    .some((one) => isBe(one.lower) || isVerbForm(one.lower) || /^(?:i|he|she|it|we|they)$/.test(one.lower));
  return isVerb &&
    isLong &&
    isAfterVerb &&
    !isBe(before) &&
    !/^(?:but|and|so|because|if|than|then|this|is|which|who)$/.test(before)
    ? matchWords(words, at, at, "which")
    : undefined;
}

/** "Luca, which is brave": a name is a person. */
function afterName(words: Word[], at: number): Match[] | undefined {
  const name = words[at - 1];
  if (words[at]?.lower !== "which" || !name || genderOfName(name) === undefined) return undefined;
  // "The Basilica of Saint Anthony, which".
  if (/^(?:of|saint|san|santa|st|to|the)$/.test(words[at - 2]?.lower ?? "")) return undefined;
  return words[at]?.gap === "," || words[at]?.gap === ", " || words[at]?.gap === " "
    ? matchWords(words, at, at, "who")
    : undefined;
}

export const pronouns = grammarRule({
  topic: "pronouns",
  find: ({ words }) => {
    const relatives = words.flatMap((_, at) => afterComma(words, at) ?? afterName(words, at) ?? []);
    const isRelative = ({ correction }: Match) => /^(?:who|whose|which|that)$/i.test(correction);
    return [
      ...findSwaps(words).map((match) =>
        isRelative(match) ? { ...match, kind: "relative" as const } : match,
      ),
      ...(ofKind("relative", relatives) ?? []),
    ];
  },
  explanation:
    "I pronomi inglesi cambiano forma: una per il soggetto, una dopo il verbo e dopo le preposizioni, una per dire di chi è qualcosa quando il nome non c'è.",
  hints: [
    "Questo pronome fa l'azione, la riceve, o dice di chi è qualcosa?",
    "In italiano il pronome spesso resta uguale; in inglese prima del verbo e dopo il verbo ha due forme diverse.",
    "Tieni la stessa persona e metti la forma del pronome che va in questo posto della frase.",
  ],
  kinds: {
    relative: {
      explanation:
        "Il «che» e il «cui» italiani hanno più parole in inglese: una per le persone, una per le cose, una per dire di chi è qualcosa, e fra virgole non vanno bene tutte.",
      hints: [
        "Questa parola unisce due frasi: parla di una persona, di una cosa, o di qualcosa che appartiene a qualcuno?",
        "In italiano basta «che»; in inglese la parola cambia con quello a cui si riferisce e con la virgola.",
        "Guarda il nome che sta subito prima e scegli la parola che va con lui.",
      ],
    },
  },
});
