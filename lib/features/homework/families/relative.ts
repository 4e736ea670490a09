import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isPluralNoun, isSingularNoun, personNouns, singularOf } from "@/lib/features/english/lexicon/nouns";
import { baseOfThird, isBase, isModal, isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { setOf, type Word } from "@/lib/features/english/lexicon/words";
import { wordAt, type OptionPlace } from "../option-place";

const animals = setOf("dog cat horse pet animal puppy bird");
const places = setOf(
  "school house place town city country shop park hotel restaurant village room street library beach hospital cinema café bar building office church supermarket garden museum gym",
);
/** In a place one does these; the others are done to it. */
const doneThere =
  /^(?:(?:usually|always|often|first|can|could|used to) )*(?:live[sd]?|stud(?:y|ies|ied)|works?|worked|was born|were born|play(?:s|ed)?|met|meets?|go(?:es)?|went|stay(?:s|ed)?|grew up|eat|ate|sleeps?|slept|spent|spend|had|have|learn(?:t|ed|s)?|buy|bought|park(?:ed)?|got married|swim|swam)\b/;
/** These have their object behind them, so that the place is none. */
const doneToOther =
  /^(?:can |could )?(?:read|buy|bought|see|watch|borrow|keep|learn|drink|find|do|get|eat|play) (?!in\b|at\b|on\b|from\b|is\b|was\b|near\b|every\b|last\b)\w+/;
const needsObject =
  /^(?:(?:usually|always|often|first|can|could) )*(?:buy|bought|spent|spend|had|have|eat|ate|park(?:ed)?)\s*$/;

const isPerson = (word: Word) => {
  const noun = singularOf(word.lower) ?? word.lower;
  return (
    !animals.has(noun) &&
    (personNouns.has(noun) ||
      personNouns.has(word.lower) ||
      genderOf({ ...word, lower: noun }) !== undefined ||
      /^(?:people|person|men|women|children)$/.test(word.lower))
  );
};
const isThing = (word: Word) =>
  (isSingularNoun(word.lower) || isPluralNoun(word.lower)) &&
  !isPerson(word) &&
  !animals.has(singularOf(word.lower) ?? word.lower);

const subjectOpening =
  /^\s*(i|you|he|she|it|we|they|my \w+|your \w+|his \w+|her \w+|our \w+|their \w+|the \w+|\p{Lu}\p{Ll}+)\s+(\S.*)$/isu;

/** "The girl ____ phone rang": a noun with nothing before it, which is no verb of the noun before the gap. */
function isOwned(before: Word, { after }: OptionPlace): boolean {
  const noun = wordAt(after, 0);
  const isNounThere = isSingularNoun(noun) || isPluralNoun(noun) || /^(?:hair|homework|money)$/.test(noun);
  const next = wordAt(after, 1);
  if (!isNounThere || !isVerbForm(next) || baseOfThird(noun) !== undefined || isModal(noun)) return false;
  return !isBase(noun) || !isPluralNoun(before.lower);
}

const isVerbNext = ({ after }: OptionPlace) => {
  const next = wordAt(after, 0);
  const behind = /^(?:always|never|usually|often|sometimes|only|can|can't)$/.test(next)
    ? wordAt(after, 1)
    : next;
  return (
    /^(?:is|are|was|were|has|have|had|can|can't|will|doesn't|don't|didn't|isn't|wasn't)$/.test(next) ||
    isVerbForm(behind)
  );
};

/** The pronouns that join a clause to the noun before it. */
export function fittingRelative(options: string[], place: OptionPlace): string[] {
  const noun = place.before.at(-1);
  const pick = (...words: string[]) => options.filter((option) => words.includes(option.toLowerCase()));
  if (!noun) return [];
  const isApart = /,\s*$/.test(place.textBefore);
  const that = isApart ? [] : ["that"];
  if (isOwned(noun, place)) return pick("whose");
  const isSomebody = isPerson(noun) || (/^\p{Lu}\p{Ll}/u.test(noun.text) && isApart && isVerbNext(place));
  const opened = subjectOpening.exec(place.textAfter);
  if (!opened && isVerbNext(place)) {
    if (isSomebody) return pick("who", ...that);
    return isThing(noun) ? pick("which", ...that) : [];
  }
  if (!opened) return [];
  if (isSomebody) return pick("who", "whom", ...that);
  if (/^(?:day|year|moment|time|week|month|summer)$/.test(noun.lower)) return pick("when");
  if (!isThing(noun)) return [];
  if (!places.has(singularOf(noun.lower) ?? noun.lower)) return pick("which", ...that);
  const clause = (opened[2] ?? "").toLowerCase();
  if (/\b(?:in|at|to|from)\s*(?:is|was|$)/.test(clause)) return pick("which", ...that);
  if (/^(?:visit|like|love|saw|see|built|painted|bought\s*$)/.test(clause)) return pick("which", ...that);
  if (doneToOther.test(clause)) return pick("where");
  return doneThere.test(clause) && !needsObject.test(clause) ? pick("where") : [];
}
