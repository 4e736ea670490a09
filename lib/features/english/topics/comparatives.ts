import { comparativeSwaps } from "./comparatives/swaps";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { adjectiveOfSuperlative, degreesOf, isComparative, isSuperlative } from "../lexicon/adjectives";
import { halfAs, wrongAs } from "./comparatives/as-as";
import { isWrongLink } from "./comparatives/compared-with";
import { inventedDegree, isMisspeltDegree } from "./comparatives/invented-degrees";
import { lessDegree, wrongAfterMore, wrongMore } from "./comparatives/more-most";
import { atEachWord, grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { aroundSuperlative, wrongSuperlative } from "./comparatives/superlatives";
import { isBe } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, type Word } from "../lexicon/words";

/** "Taller of me", "better then you", "bigger me". */
function wrongThan(words: Word[], at: number): Match[] | undefined {
  const { lower = "", text = "" } = words[at] ?? {};
  if (at > 0 && isWrongLink(words, at + 1, lower)) return matchWords(words, at, at + 1, `${text} than`);
  const next = words[at + 1];
  const isBare = follows(next) && /^(?:me|him|us|them)$/.test(next.lower) && isBe(words[at - 1]?.lower ?? "");
  const after = words[at + 2];
  return isBare && (!after || endsClause(after.gap)) ? matchWords(words, at, at, `${text} than`) : undefined;
}

/** "Very taller", "very more". */
const veryBefore = (words: Word[], at: number): Match[] | undefined =>
  words[at - 1]?.lower === "very" && follows(words[at])
    ? matchWords(words, at - 1, at, `much ${words[at]?.text}`)
    : undefined;

/** "The tallest than me": a comparison of two. */
function superlativeThan(words: Word[], at: number): Match[] | undefined {
  const comparative = words[at + 1]?.lower === "than" ? comparativeOf(words[at]?.lower ?? "") : undefined;
  if (!comparative) return undefined;
  const from = words[at - 1]?.lower === "the" ? at - 1 : at;
  return matchWords(words, from, at, comparative);
}

const comparativeOf = (superlative: string) => {
  const degrees = degreesOf(adjectiveOfSuperlative(superlative) ?? "");
  return degrees?.comparative;
};

const notCompared = /^(?:other|rather|different|more|less|else|than|better|worse)$/;

/** "Tall than me", "interesting than that": the adjective has kept its plain form. */
function plainThan(words: Word[], at: number): Match[] | undefined {
  const { lower = "", text = "" } = words[at] ?? {};
  const before = words[at - 1]?.lower ?? "";
  if (words[at + 1]?.lower !== "than" || !follows(words[at + 1]) || at === 0) return undefined;
  if (notCompared.test(lower) || /^(?:more|less|as|so|most|least|no|any|too)$/.test(before)) return undefined;
  const isComparedBefore = words
    .slice(0, at)
    .some((word) => /^(?:more|less)$/.test(word.lower) || isComparative(word.lower));
  if (isComparedBefore || /^(?:the|a|an|my|his|her)$/.test(before)) return undefined;
  const comparative = degreesOf(lower)?.comparative;
  if (comparative) return matchWords(words, at, at, comparative);
  const isLong =
    isAdjective(lower) && !isComparative(lower) && !isSuperlative(lower) && !lower.endsWith("er");
  return isLong && isBe(before) ? matchWords(words, at, at, `more ${text}`) : undefined;
}

type Kind = "much" | "than" | "as" | "superlative" | "group";

function find(words: Word[], lower: string, at: number): Match<Kind>[] | undefined {
  const isVeryMore = lower === "very" && /^(?:more|less)$/.test(words[at + 1]?.lower ?? "");
  if (isVeryMore) return ofKind("much", veryBefore(words, at + 1));
  if (lower === "less") return lessDegree(words, at) ?? ofKind("than", wrongAfterMore(words, at));
  if (lower === "more")
    return (
      wrongMore(words, at) ??
      ofKind("superlative", wrongSuperlative(words, at)) ??
      ofKind("than", wrongAfterMore(words, at))
    );
  if (lower === "most") return wrongMore(words, at) ?? ofKind("group", aroundSuperlative(words, at));
  if (lower === "as" || (lower === "so" && /^not$|n't$/.test(words[at - 1]?.lower ?? "")))
    return ofKind("as", wrongAs(words, at));
  if (lower === "elder" && words[at + 1]?.lower === "than") return matchWords(words, at, at, "older");
  const invented = inventedDegree(lower);
  if (invented) return matchWords(words, at, at, invented);
  if (isComparative(lower))
    return (
      ofKind("much", veryBefore(words, at)) ??
      ofKind("than", wrongThan(words, at)) ??
      ofKind("superlative", wrongSuperlative(words, at))
    );
  if (isSuperlative(lower))
    return ofKind("superlative", superlativeThan(words, at)) ?? ofKind("group", aroundSuperlative(words, at));
  return ofKind("as", halfAs(words, at)) ?? plainThan(words, at);
}

const irregularDegree = /\b(?:better|best|worse|worst|further|furthest)$/;

/** What is wrong with the form itself: a degree told twice, an irregular one, or only its spelling. */
function formKind(
  words: Word[],
  { start, end, correction }: Match<string>,
): "double" | "irregular" | "spelt" | undefined {
  const own = words.filter((word) => word.start >= start && word.end <= end).map(({ lower }) => lower);
  const hasMore = own.some((lower) => /^(?:more|most)$/.test(lower));
  if (hasMore && own.some((lower) => isComparative(lower) || isSuperlative(lower))) return "double";
  if (irregularDegree.test(correction)) return "irregular";
  return own.some(isMisspeltDegree) ? "spelt" : undefined;
}

const findSwaps = swapFinder(swapsOf(comparativeSwaps));

export const comparatives = grammarRule({
  topic: "comparatives",
  find: ({ words }) => {
    const own = atEachWord(words, (lower, at) => find(words, lower, at)).map((match) => ({
      ...match,
      kind: match.kind ?? formKind(words, match),
    }));
    const swapped = findSwaps(words).map((match) =>
      match.correction === "than"
        ? { ...match, kind: "than" as const }
        : { ...match, kind: "superlative" as const },
    );
    return [...own, ...swapped];
  },
  explanation:
    "Gli aggettivi corti (e quelli in -y) fanno il comparativo con -er e il superlativo con -est; more e most servono solo ai lunghi, e mai insieme a -er. Il secondo termine si introduce con than.",
  hints: [
    "Quante sillabe ha l'aggettivo, e che cosa vogliono per confrontare quelli così?",
    "More e most vanno con gli aggettivi lunghi; quelli corti cambiano la fine. E alcuni sono irregolari.",
    "Usa un solo segno di confronto: la desinenza giusta per gli aggettivi corti, una parola davanti per quelli lunghi.",
  ],
  kinds: {
    double: {
      explanation:
        "Il grado si dice una volta sola: o more e most davanti, per gli aggettivi lunghi, o la desinenza, per i corti. Mai tutti e due.",
      hints: [
        "Quante volte hai detto «più» in questo punto?",
        "La parola davanti e la desinenza dicono la stessa cosa.",
        "Tieni un solo segno di confronto.",
      ],
    },
    irregular: {
      explanation:
        "Pochi aggettivi non seguono la regola dei corti e dei lunghi: good, bad e far cambiano del tutto, e le loro forme si imparano a memoria.",
      hints: [
        "Questo aggettivo segue la regola, o è uno di quelli tutti particolari?",
        "Qui non serve né una desinenza né more o most: la parola cambia del tutto.",
        "Cerca l'aggettivo fra i comparativi e i superlativi irregolari del libro.",
      ],
    },
    spelt: {
      explanation:
        "La desinenza c'è, ma prima di lei l'aggettivo può cambiare: la -y diventa i, una consonante dopo una sola vocale raddoppia, la -e non si ripete.",
      hints: [
        "La desinenza va bene: che cosa succede alla fine dell'aggettivo prima di aggiungerla?",
        "Guarda l'ultima lettera dell'aggettivo, e quella prima.",
        "Ripassa quando la y cambia e quando la consonante raddoppia.",
      ],
    },
    than: {
      explanation:
        'Dopo un comparativo l\'italiano dice "di" o "che"; l\'inglese introduce il secondo termine sempre con than, che si scrive con la a.',
      hints: [
        "L'aggettivo va bene: quale parolina introduce chi o che cosa viene confrontato?",
        'Il "di" e il "che" dei confronti italiani in inglese sono una parola sola, e non è of né that.',
        "Prima del secondo termine metti than, e attenzione a non scriverlo come la parola per poi.",
      ],
    },
    as: {
      explanation:
        "Quando due cose sono uguali (o non lo sono) l'inglese chiude l'aggettivo fra due paroline identiche, e l'aggettivo resta nella sua forma normale.",
      hints: [
        "Dici che due cose sono uguali: quali due paroline stanno prima e dopo l'aggettivo?",
        "Qui than e like non servono: la parolina dopo l'aggettivo è la stessa che sta davanti.",
        "Metti la stessa parolina di due lettere da tutte e due le parti, con l'aggettivo senza -er in mezzo.",
      ],
    },
    superlative: {
      explanation:
        "Il comparativo confronta due cose, il superlativo sceglie una cosa fra tutte quelle di un gruppo o di un luogo: corti con -est, lunghi con most.",
      hints: [
        "Confronti due cose, o ne scegli una fra tutte?",
        'In italiano "il più" sta bene in tutti e due i casi; in inglese le forme sono due.',
        "Fra due: -er o more. Una fra tutte: -est o most, con the davanti.",
      ],
    },
    group: {
      explanation:
        "Il superlativo vuole the davanti; il luogo o il gruppo in cui si sceglie (la classe, il mondo, una città) è introdotto da in.",
      hints: [
        "Il superlativo va bene: che cosa gli sta davanti, e con quale parolina dici in quale gruppo?",
        "L'italiano dice \"di\" per il gruppo o il luogo; l'inglese dice dove si sceglie.",
        "Controlla due paroline: l'articolo davanti al superlativo, e la preposizione davanti al gruppo o al luogo.",
      ],
    },
    much: {
      explanation:
        "Very rinforza un aggettivo normale; davanti a un comparativo l'inglese usa un'altra parola, quella delle quantità che non si contano.",
      hints: [
        "Very va con un aggettivo normale: quale parola rinforza invece un comparativo?",
        'In italiano "molto" sta bene in tutti e due i casi; in inglese le parole sono due.',
        "Al posto di very metti la parola che usi per chiedere la quantità di acqua o di tempo.",
      ],
    },
  },
});
