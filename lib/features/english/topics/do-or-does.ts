import { haveDenied } from "./do-or-does/have-denied";
import { asksAt } from "../sentence/after-auxiliary";
import { phraseAfter } from "../sentence/noun-phrase";
import { subjectOf } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { opensClause } from "../sentence/subject";
import { baseOfParticiple, baseOfPast, baseOfThird, isBase, isPastForm } from "../lexicon/verbs";
import { isInfinitive } from "../lexicon/vocabulary";
import { follows, setOf, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const thirdPronouns = setOf("he she it everyone everybody anyone anybody someone somebody nobody");
const otherPronouns = setOf("i you we they");
/** What one says to somebody: "My dear friend don't worry". */
const orders = setOf("worry forget be");
/** Plurals that a rule of their own explains. */
const ownRule = setOf("people children men women police");

/** "This don't help", "that don't matter". */
const isDemonstrative = (words: Word[], at: number) =>
  /^(?:this|that)$/.test(words[at]?.lower ?? "") &&
  // "These “tests” that do not work": behind a quotation it goes on.
  !/^["”’'»)]+ /.test(words[at]?.gap ?? "") &&
  opensClause(words, at);

/** Who does not do it: where the words start, and what goes with them. */
function whoBefore(
  words: Word[],
  at: number,
  next: string,
): { from: number; right?: "do" | "does" } | undefined {
  if (isDemonstrative(words, at - 1)) return { from: at - 1, right: "does" };
  const subject = subjectOf(words, at);
  if (!subject || (!subject.isPronoun && orders.has(next))) return undefined;
  const isExplained = ownRule.has(words[subject.head]?.lower ?? "");
  if (subject.isGroup || isExplained) return { from: subject.from };
  return { from: subject.from, right: subject.person === "third" ? "does" : "do" };
}

type Kind = "twice" | "missing" | "order" | "have" | "got";

function wrongNegative({ words }: Sentence, at: number): Match<Kind>[] | undefined {
  const isSplit = /^(?:do|does)$/.test(words[at]?.lower ?? "") && words[at + 1]?.lower === "not";
  const form = isSplit ? `${words[at]?.lower} not` : words[at]?.lower;
  if (!form || !/^(?:don't|doesn't|do not|does not)$/.test(form)) return undefined;
  const end = isSplit ? at + 1 : at;
  const verb = words[end + 1]?.lower ?? "";
  const subject = whoBefore(words, at, verb);
  if (!subject) return undefined;
  const right = subject.right ? form.replace(/^do(?:es)?/, subject.right) : form;
  const who = textOf(words, subject.from, at - 1);
  const base = baseOfThird(verb);
  if (base && !isBase(verb)) {
    const match = matchWords(words, subject.from, end + 1, `${who} ${right} ${base}`);
    return right === form ? ofKind("twice", match) : match;
  }
  return right === form ? undefined : matchWords(words, subject.from, end, `${who} ${right}`);
}

const pastOrThird = (word: string) => {
  if (isBase(word)) return word;
  return baseOfThird(word) ?? (isPastForm(word) ? baseOfPast(word) : undefined);
};

/** "He no like pizza", "my mum not works": not needs a helper. */
function withoutHelper(words: Word[], at: number): Match<Kind>[] | undefined {
  const lower = words[at]?.lower ?? "";
  const verb = words[at + 1];
  if (!/^(?:not|no)$/.test(lower) || !follows(words[at]) || !follows(verb)) return undefined;
  const subject = subjectOf(words, at);
  if (!subject || subject.head !== at - 1 || (lower === "no" && !subject.isPronoun)) return undefined;
  if (
    /^(?:or|and|if|whether|why|that|let|make|than|recommend|suggest|do|does|did|can|will|should|would|could|is|are|am|was|were|have|has|had|must|may|might)$/.test(
      words[subject.from - 1]?.lower ?? "",
    )
  )
    return undefined;
  // "You better not go", "everything not made here": no verb of that subject.
  const isPart =
    !/^(?:i|you|he|she|it|we|they)$/.test(words[subject.head]?.lower ?? "") &&
    baseOfParticiple(verb.lower) !== undefined &&
    !isBase(verb.lower);
  if (isPart || words[at - 1]?.lower === "better") return undefined;
  const be = /^(?:am|is|are|was|were|can|could|must|should|will|would)$/.test(verb.lower);
  if (be)
    return lower === "not" ? ofKind("order", matchWords(words, at, at + 1, `${verb.text} not`)) : undefined;
  const base = pastOrThird(verb.lower);
  if (
    !base ||
    /^(?:go|matter|only|like|longer|doubt|need)$/.test(
      lower === "no" ? verb.lower.replace(/^like$/, "") : verb.lower.replace(/^(?:like|go|need)$/, ""),
    )
  )
    return undefined;
  const isPast = isPastForm(verb.lower);
  const helper = isPast ? "didn't" : subject.person === "third" ? "doesn't" : "don't";
  const who = textOf(words, subject.from, at - 1);
  return ofKind("missing", matchWords(words, subject.from, at + 1, `${who} ${helper} ${base}`));
}

/** "Do you have got a pen?", "does your sister has got": have got asks by itself. */
function askedWithGot(sentence: Sentence, at: number, asked: Asked): Match[] | undefined {
  const { words } = sentence;
  const [have, got] = words.slice(asked.to + 1, asked.to + 3);
  if (!follows(have) || !/^ha(?:ve|s)$/.test(have.lower) || !follows(got) || got.lower !== "got")
    return undefined;
  const right = asked.right ? (asked.right === "does" ? "has" : "have") : have.lower;
  return matchWords(words, at, asked.to + 2, `${right} ${textOf(words, at + 1, asked.to)} got`);
}

type Asked = { to: number; right?: "do" | "does" };

const isVerb = (word: Word | undefined) =>
  follows(word) && (isBase(word.lower) || baseOfThird(word.lower) !== undefined || isInfinitive(word.lower));

/** Who a question is about; a noun only where the sentence cannot be an order ("Do your homework"). */
function askedAbout(sentence: Sentence, at: number): Asked | undefined {
  const { words, isQuestion } = sentence;
  const from = at + 1;
  const pronoun = words[from]?.lower ?? "";
  if (!follows(words[from])) return undefined;
  if (otherPronouns.has(pronoun)) return { to: from, right: "do" };
  if (thirdPronouns.has(pronoun))
    return /^h|^she/.test(pronoun) || isVerb(words[from + 1]) ? { to: from, right: "does" } : undefined;
  const isAsked = isQuestion || /^(?:what|where|when|why|how)$/.test(words[at - 1]?.lower ?? "");
  const phrase = phraseAfter(words, from, isVerb);
  if (!phrase) return undefined;
  // "Do your sister has a dog" is no order, with or without its mark.
  const after = words[phrase.to + 1]?.lower ?? "";
  if (!isAsked && !(phrase.number === "singular" && baseOfThird(after) && !isBase(after))) return undefined;
  const isOpen = phrase.number === "either" || ownRule.has(words[phrase.head]?.lower ?? "");
  return isOpen ? { to: phrase.to } : { to: phrase.to, right: phrase.number === "singular" ? "does" : "do" };
}

function wrongQuestion(sentence: Sentence, at: number): Match<Kind>[] | undefined {
  const { words } = sentence;
  const form = words[at]?.lower ?? "";
  if (!/^(?:do|does|don't|doesn't)$/.test(form) || !asksAt(sentence, at)) return undefined;
  const asked = askedAbout(sentence, at);
  if (!asked) return undefined;
  const got = askedWithGot(sentence, at, asked);
  if (got) return ofKind("got", got);
  const verb = words[asked.to + 1]?.lower ?? "";
  const right = asked.right ? `${asked.right}${form.endsWith("n't") ? "n't" : ""}` : form;
  const base = isVerb(words[asked.to + 1]) && !isBase(verb) ? (baseOfThird(verb) ?? verb) : verb;
  if (right === form && base === verb) return undefined;
  const end = base === verb ? asked.to : asked.to + 1;
  const tail = base === verb ? "" : ` ${base}`;
  const match = matchWords(words, at, end, `${right} ${textOf(words, at + 1, asked.to)}${tail}`);
  return right === form ? ofKind("twice", match) : match;
}

export const doOrDoes = grammarRule({
  topic: "do-or-does",
  find: (sentence) =>
    atEachWord(
      sentence.words,
      (_, at) =>
        ofKind("have", haveDenied(sentence.words, at)) ??
        withoutHelper(sentence.words, at) ??
        wrongNegative(sentence, at) ??
        wrongQuestion(sentence, at),
    ),
  explanation:
    "Al presente, negazioni e domande si fanno con un aiutante: con he, she, it serve does (o doesn't), con tutti gli altri do (o don't). La -s la porta l'aiutante, non il verbo.",
  hints: [
    "Guarda il soggetto: l'aiutante che hai scelto va d'accordo con lui?",
    "I, you, we e they vogliono un aiutante; he, she e it ne vogliono un altro.",
    "Accorda l'aiutante con il soggetto e lascia il verbo nella forma base.",
  ],
  kinds: {
    twice: {
      explanation:
        "La terza persona si dice una volta sola: se la porta già does (o doesn't), il verbo resta nella forma base.",
      hints: [
        "Quante volte hai segnato la terza persona, e quante ne servono?",
        "L'aiutante va bene; il verbo che lo segue ha qualcosa di troppo.",
        "Lascia la -s all'aiutante, e scrivi il verbo come sta nel dizionario.",
      ],
    },
    missing: {
      explanation:
        "Not da solo non basta: davanti al verbo ci vuole un aiutante, do o does al presente, did al passato, e la negazione si attacca a lui.",
      hints: [
        "In italiano basta «non»: che cosa serve invece all'inglese, davanti al verbo, per dire di no?",
        "Qui manca un aiutante: not da solo non regge il verbo.",
        "Metti l'aiutante che va con il soggetto e con il tempo, e lascia il verbo nella forma base.",
      ],
    },
    order: {
      explanation:
        "Con il verbo essere e con can, must, should il not viene dopo: in italiano «non» sta davanti al verbo, in inglese no.",
      hints: [
        "In italiano «non» sta davanti al verbo: e in inglese, con questo verbo?",
        "Le parole ci sono tutte: guarda in che ordine stanno.",
        "Prima il verbo, poi la negazione.",
      ],
    },
    have: {
      explanation:
        "Have da verbo (possedere, have to) si nega con un aiutante, come gli altri; have davanti a un participio è l'aiutante lui stesso, e la negazione si attacca a lui.",
      hints: [
        "Have qui è un verbo come gli altri, o aiuta un participio?",
        "Le due cose si negano in modo diverso.",
        "Guarda che cosa segue have: to e un verbo, oppure un participio.",
      ],
    },
    got: {
      explanation:
        "Have got fa la domanda da solo: non vuole do né does. Have (o has) va davanti al soggetto, e got resta dietro.",
      hints: [
        "Con have got serve un altro aiutante per fare la domanda?",
        "Have got non ha bisogno di do: guarda quale sua parola può aprire la domanda.",
        "Togli l'aiutante che hai messo davanti e porta lì la prima parola di have got, accordata con il soggetto.",
      ],
    },
  },
});
