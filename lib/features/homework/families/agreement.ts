import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import type { Person } from "@/lib/features/english/lexicon/subject-person";
import { baseOfIng, isBase, verbOrNoun } from "@/lib/features/english/lexicon/verbs";
import { splitAdverbs, subjectAtEnd, subjectAtStart } from "../clause-subject";
import { nounAfter } from "../noun-after";
import { wordAt, type OptionPlace } from "../option-place";

const bePersons: Record<string, Person[]> = {
  am: ["I"],
  is: ["third"],
  are: ["you", "plural"],
  was: ["I", "third"],
  were: ["you", "plural"],
};

const isNegative = (option: string) => /n't$/i.test(option);
const base = (option: string) => option.toLowerCase().replace(/n't$/, "");

/** The person of the subject before the place, or behind it in a question. */
export function personAround(place: OptionPlace): Person | undefined {
  const { words } = splitAdverbs(place.textBefore);
  const opening = words.map(({ lower }) => lower).join(" ");
  if (/(?:^|\b)there$/.test(opening)) return personOfThere(place.textAfter);
  if (place.isQuestion && isQuestionOpening(opening)) {
    if (/^\s*there\b/.test(place.textAfter)) return personOfThere(place.textAfter.replace(/^\s*there\b/, ""));
    return subjectAtStart(place.textAfter)?.person;
  }
  if (/^who$/.test(opening)) return "third";
  return subjectAtEnd(words)?.person ?? pronounAtEnd(opening);
}

/** "I promise I", "do you think she": the last one counts. */
function pronounAtEnd(opening: string): Person | undefined {
  const pronoun = /(?<!\b(?:and|or) )\b(i|you|he|she|it|we|they)$/.exec(opening)?.[1];
  if (pronoun === undefined || /^(?:i|you)$/.test(pronoun)) return pronoun === "i" ? "I" : undefined;
  return /^(?:we|they)$/.test(pronoun) ? "plural" : "third";
}

const isQuestionOpening = (opening: string) =>
  /^(?:|what|where|when|why|who|how|how old|how much|how many [a-z]+|what (?:time|colou?r|day)|how often|and)$/.test(
    opening,
  );

function personOfThere(after: string): Person | undefined {
  if (/^\s*(?:an?|one)\b/i.test(after)) return "third";
  const number = nounAfter(after)?.number;
  if (!number) return undefined;
  return number === "plural" ? "plural" : "third";
}

/** Options of both kinds, affirmative and negative, leave the choice to the meaning. */
const isMixed = (options: string[]) => options.some(isNegative) && !options.every(isNegative);

function agreeing(
  options: string[],
  person: Person | undefined,
  persons: Record<string, Person[]>,
): string[] {
  if (!person || isMixed(options)) return [];
  return options.filter((option) => persons[base(option)]?.includes(person));
}

/** A question is asked with the affirmative where both are offered. */
export const fittingBe = (options: string[], place: OptionPlace) =>
  agreeing(
    isMixed(options) && place.isQuestion && place.before.length < 3
      ? options.filter((option) => !isNegative(option))
      : options,
    personAround(place),
    bePersons,
  );

/** "Do" opens a question; before a verb in a statement it can only deny. "Not" alone denies no verb. */
export function fittingDo(options: string[], place: OptionPlace): string[] {
  const helpers = options.filter((option) => !/^not$/i.test(option));
  const isOpening = place.isQuestion && place.before.length < 3;
  const isBeforeVerb = !place.isQuestion && isBase(place.after[0]?.lower ?? "") && place.before.length > 0;
  const sign = isOpening ? false : isBeforeVerb ? true : undefined;
  const left =
    isMixed(helpers) && sign !== undefined
      ? helpers.filter((option) => isNegative(option) === sign)
      : helpers;
  return agreeing(left, personAround(place), { do: ["I", "you", "plural"], does: ["third"] });
}

/** "Do you like", "is she happy", "he isn't playing": the word behind tells which of the two helps. */
export function fittingDoOrBe(options: string[], place: OptionPlace): string[] {
  const verb = verbBehind(place);
  const isBe = (option: string) => /^(?:am|is|are)/i.test(option);
  if (!verb) return [];
  const ofKind = options.filter((option) => isBe(option) === (verb === "be"));
  return verb === "be" ? fittingBe(ofKind, place) : fittingDo(ofKind, place);
}

/** What the words behind the place need: be before -ing and adjectives, do before a plain verb. */
function verbBehind({ after, before, isQuestion }: OptionPlace): "be" | "do" | undefined {
  const isInverted = isQuestion && before.length < 3;
  const candidates = isInverted ? after.slice(1, 4) : after.slice(0, 1);
  for (const { lower } of candidates) {
    const isVerb = isBase(lower) && !isCommonAdjective(lower) && !verbOrNoun.has(lower);
    if (isVerb || /^(?:like|want|need|live|know|speak|go|get|have)$/.test(lower)) return "do";
    if (baseOfIng(lower) !== undefined || isCommonAdjective(lower)) return "be";
  }
  return undefined;
}

export function fittingHave(options: string[], place: OptionPlace): string[] {
  return agreeing(options, personAround(place), { have: ["I", "you", "plural"], has: ["third"] });
}

/** By the noun that follows, or by the verb: "these are". */
export function fittingThis(
  options: string[],
  { after, textAfter, before, isQuestion }: OptionPlace,
): string[] {
  const next = wordAt(after, 0);
  const last = wordAt(before, -1);
  const verb = /^(?:is|isn't|was|are|aren't|were)$/;
  const number = verb.test(next)
    ? /^(?:are|were)/.test(next)
      ? "plural"
      : "singular"
    : isQuestion && verb.test(last)
      ? /^(?:are|were)/.test(last)
        ? "plural"
        : "singular"
      : nounAfter(textAfter)?.number;
  if (!number || number === "uncountable")
    return number ? options.filter((option) => /^(?:this|that)$/i.test(option)) : [];
  return options.filter((option) => /^(?:these|those)$/i.test(option) === (number === "plural"));
}
