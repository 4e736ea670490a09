import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { namedWords } from "./named-words";

export type TaskKind =
  | "verbs"
  | "order"
  | "short-answers"
  | "comparative"
  | "superlative"
  | "comparison"
  | "plural"
  | "verb-patterns"
  | "other-words";

/** What an instruction asks for. */
export type Task = {
  kind: TaskKind;
  /** The tenses it names; empty when it names none. */
  tenses: Tense[];
  /** Zero, first, second, third conditional. */
  conditional?: 0 | 1 | 2 | 3;
  /** The conditionals to choose between, where it names more than one. */
  conditionals?: (0 | 1 | 2 | 3)[];
  isPassive: boolean;
  /** Every verb is to be negative. */
  isNegative: boolean;
  /** It names a form we do not build, or leaves affirmative and negative to the student: nothing is certain. */
  isBeyondUs: boolean;
  /** Words it names to choose from: "a or an". */
  words: string[];
  /** The verb every gap takes: "the correct form of be". */
  verb?: string;
  /** Every verb is to stand behind "used to". */
  isUsedTo?: boolean;
  /** Whether it is beyond us only as long as no item says whether it is to affirm, deny or ask. */
  isSignLeft?: true;
  /** Whether each gap may be affirmative or negative as its sentence asks. */
  isEitherSign?: boolean;
  /** Whether it is the sentence alone that tells which conditional is meant, so that "could" is as right as "would". */
  isConditionalOpen?: boolean;
  /** Whether a clause beside "if" in the present may be of the zero conditional as well as of the first. */
  isZeroToo?: boolean;
};

const tenseNames: [RegExp, Tense][] = [
  [/present perfect continuous/g, "present-perfect-continuous"],
  [/past perfect continuous/g, "past-perfect-continuous"],
  [/present perfect/g, "present-perfect"],
  [/past perfect|trapassato/g, "past-perfect"],
  [/present continuous/g, "present-continuous"],
  [/past continuous/g, "past-continuous"],
  [/present simple/g, "present-simple"],
  [
    /past simple|\bpassato\b(?! (?:prossimo|remoto))|\b(?:in|into) the past\b(?! (?:perfect|continuous))/g,
    "past-simple",
  ],
  [/future continuous/g, "future-continuous"],
  [/future simple|future con will|\bwill\b/g, "will"],
  [/\bgoing to\b/g, "going-to"],
];

const rewordings: [RegExp, string][] = [
  [/progressiv[eo]/g, "continuous"],
  [/\bsimple (present|past|future)\b/g, "$1 simple"],
  [/\bpresente (semplice|continuous|continuo)/g, "present $1"],
  [/\bpassato (semplice|continuous|continuo)/g, "past $1"],
  [/\bfuturo\b/g, "future"],
  [/\bsemplice\b/g, "simple"],
  [/\bcontinuo\b/g, "continuous"],
  [
    /\b(present|past) (simple|continuous|perfect)(?: simple)?(\s*(?:,|or|and|o|e|oppure|\/)\s*)(?:the |il )?(simple|continuous|perfect)\b(?! (?:present|past))/g,
    "$1 $2$3$1 $4",
  ],
  [/\b(present|past)(\s*(?:or|and|o|e|\/)\s*)(?:the )?(present|past) (simple|continuous)\b/g, "$1 $4$2$3 $4"],
];

/** "Be or have got": which of the two a gap takes is left to its sentence. */
const namesTwoVerbs =
  /\b(?:be|essere|have(?: got)?|has got|avere|do|can)\)?['"]? ?(?:\/|,|\b(?:o|or|e|ed|and|oppure)\b) ?(?:the verb |del verbo |il verbo |verbo )?(?:to )?['"]?\(?(?:be|essere|have(?: got)?|avere|do)\b(?! (?:in|not|n't)\b)/;

/** Reads what an instruction wants. An empty one asks for verb forms without naming a tense. */
export function readInstruction(instruction = ""): Task {
  const text = rewordings.reduce((result, [from, to]) => result.replace(from, to), instruction.toLowerCase());
  const types = new Set(
    /\bconditional|ipotetic/.test(text)
      ? text.match(
          /\b(?:zero|first|second|third|mixed)\b|\b(?:0|1st|2nd|3rd)\b|(?<=(?:tipo|type) (?:[0-3] (?:o|e|or|and) )?)[0-3]\b/g,
        )
      : [],
  );
  const conditional =
    types.size > 1
      ? /\bconditional/.exec(text)
      : /\b(zero|0|first|1st|second|2nd|third|3rd)(?: type)? conditional|(?:conditional|type)(?: type)? ([0-3])\b|conditional/.exec(
          text,
        );
  const named = namedWords(text);
  const isHaveGot =
    named.every((word) => /\bgot$/.test(word)) && /\b(?:have|has|haven't|hasn't) got\b/.test(text);
  const words = isHaveGot || named.every((word) => /\bused? to$/.test(word)) ? [] : named;
  const isUsedTo = /\bused? to\b/.test(text) && !/\bwould\b|\b(?:be|get) used to\b/.test(text);
  const tenses = namedTenses(text);
  const isSignLeft = /\bnegativ/.test(text) && /\b(?:affermativ|affirmativ|positiv)/.test(text);
  const isOtherwiseBeyondUs =
    namesTwoVerbs.test(text) ||
    (/\bused? to\b/.test(text) && !isUsedTo) ||
    /in inglese|parola inglese|in english|future perfect|imperative|imperativo|reported|future forms?\b|modal|\bwould\b|causative|have something done/.test(
      text,
    ) ||
    (/\bfuture\b/.test(text) && tenses.length === 0) ||
    (conditional !== null && !(conditional[1] ?? conditional[2]));
  return {
    kind: kindOf(text),
    tenses,
    ...(conditional && numbered(conditional[1] ?? conditional[2])),
    ...(types.size > 1 && {
      conditionals: [...types].flatMap((name) => numbered(name).conditional ?? []),
    }),
    isPassive: /\bpassiv/.test(text),
    isNegative:
      /\bnegativ/.test(text) &&
      !/\b(?:affermativ|affirmativ|positiv|interrogativ|domand|question|anche|also)/.test(text),
    isBeyondUs: isOtherwiseBeyondUs || isSignLeft,
    ...(isSignLeft && !isOtherwiseBeyondUs && { isSignLeft }),
    words,
    verb: isHaveGot ? "have got" : namedVerb(text),
    ...(isUsedTo && { isUsedTo }),
    ...(isHaveGot &&
      /n't got|not got|\b(?:anche|also)\b[^.]{0,30}negativ/.test(text) && {
        isEitherSign: named.some((word) => !/n't|not/.test(word)),
      }),
  };
}

function kindOf(text: string): TaskKind {
  if (/\b(?:re)?order\b|\brearrange|\bunscramble|\bin ordine\b|riordina|\bin the right order/.test(text))
    return "order";
  if (/short answer|risp(?:ost[ae]|\.)? ?brev/.test(text)) return "short-answers";
  const comparative = /\bcomparativ/.test(text);
  const superlative = /\bsuperlativ/.test(text);
  if (comparative !== superlative) return comparative ? "comparative" : "superlative";
  if (comparative) return "comparison";
  if (/\bplural/.test(text)) return "plural";
  if (/\binfinit|-ing form|\bgerund/.test(text)) return "verb-patterns";
  const isAboutOthers =
    /\b(?:nouns?|nom[ei]|adjectives?|aggettiv[oi]|adverbs?|avverb[io]|prepositions?|preposizion[ei]|pronouns?|pronom[ei]|articles?|articol[oi])\b/.test(
      text,
    );
  return isAboutOthers && !/\bverb/.test(text) && namedTenses(text).length === 0 ? "other-words" : "verbs";
}

function numbered(name: string | undefined): { conditional?: 0 | 1 | 2 | 3 } {
  if (!name) return {};
  if (/zero|0/.test(name)) return { conditional: 0 };
  if (/first|1/.test(name)) return { conditional: 1 };
  return { conditional: /second|2/.test(name) ? 2 : 3 };
}

function namedTenses(text: string): Tense[] {
  const found: { at: number; tense: Tense }[] = [];
  let rest = text;
  for (const [name, tense] of tenseNames) {
    for (const { index } of rest.matchAll(name)) found.push({ at: index, tense });
    rest = rest.replace(name, (match) => "#".repeat(match.length));
  }
  const ordered = found.sort((one, other) => one.at - other.at).map(({ tense }) => tense);
  return [...new Set(ordered)];
}

/** "the correct form of be", "il verbo to have got". */
function namedVerb(text: string): string | undefined {
  const named =
    /\b(?:form of|forms of|verb|verbo|of)(?: the verb| the| il verbo)? (?:to )?['"]?(be|have got|have|do|can)\b(?! ?in brackets)/.exec(
      text,
    )?.[1];
  if (named === undefined && /\bverbo essere\b|\bverb to be\b|\bto be\b/.test(text)) return "be";
  return named === "can" ? undefined : named;
}
