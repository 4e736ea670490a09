import { thereSubject } from "./gap-subject";
import type { Gap, HomeworkItem } from "./homework-sheet";
import { nounAfter } from "./noun-after";
import { optionPlace } from "./option-place";

const isForm = (word: string) =>
  /^(?:there(?: i|')s|there are|is there|are there|(?:there )?(?:isn't|aren't)(?: there)?|there (?:was|were|isn't|aren't)|(?:was|were) there)$/i.test(
    word,
  );

/** Whether the words to choose from are forms of "there is". */
export const isThereExercise = (words: readonly string[]) =>
  words.length > 1 && words.every((word) => isForm(word)) && words.some((word) => /there/i.test(word));

/**
 * "____ a park", "____ any eggs?", "How many students ____ in your class?": the form of "there is" a gap takes. Undefined
 * where a statement may be affirmed or denied as well.
 */
export function solveThere(item: HomeworkItem, gap: Gap, words: readonly string[]): string[] | undefined {
  const { textBefore, textAfter, isQuestion, later } = optionPlace(item.prompt, gap);
  const isAsked = isQuestion && /^\s*(?:how (?:many|much) [\w ]{1,40})?$/i.test(textBefore);
  if (textBefore.trim() !== "" && !isAsked && !/(?:^|,|\b(?:but|and|because))\s*$/i.test(textBefore))
    return undefined;
  if (/^\s*there\b/i.test(textAfter) || /\bthere\s*$/i.test(textBefore)) return undefined;
  const isDeniedBehind = /^\s*not\b/i.test(textAfter);
  const things =
    isAsked && textBefore.trim() !== ""
      ? textBefore.replace(/^\s*how (?:many|much)\s/i, "")
      : textAfter.replace(/^\s*not\b/i, "");
  const person = /^\s*how many\b/i.test(textBefore)
    ? "plural"
    : (thereSubject(things)?.person ?? personOfNoun(things));
  if (person === undefined) return undefined;
  const pasts = words.filter((word) => /\b(?:was|were)\b/i.test(word)).length;
  if (pasts > 0 && pasts < words.length) return undefined;
  const isMany = person === "plural";
  const be = pasts > 0 ? (isMany ? "were" : "was") : isMany ? "are" : "is";
  if (isQuestion) return isAsked ? [`${be} there`] : undefined;
  const short = be === "is" ? ["there's"] : [];
  const affirmed = [`there ${be}`, ...short];
  const denied = [`there ${be}n't`, `there ${be} not`];
  if (isDeniedBehind) return [`there ${be}`, `there ${be}n't`];
  const nots = words.filter((word) => /n't\b/i.test(word)).length;
  if (nots === words.length) return denied;
  if (nots === 0) return /^\s*any\b/i.test(textAfter) ? denied : affirmed;
  if (/^\s*any\b/i.test(textAfter)) return denied;
  const isAllSaid =
    !/[,;:–]\s*(?:i|it|they|he|she|we|you|but)\b|\bbut\b/i.test(textAfter) && !/\p{L}/u.test(later);
  if (/^\s*an?\b/i.test(textAfter)) return isAllSaid ? [...affirmed, ...denied] : undefined;
  return /^\s*(?:some|two|three|four|five|six|seven|eight|nine|ten|\d+|a lot of|lots of)\b/i.test(textAfter)
    ? affirmed
    : undefined;
}

/** "Any milk", which is one though it is not counted. */
function personOfNoun(things: string): "third" | "plural" | undefined {
  const number = nounAfter(things)?.number;
  return number && (number === "plural" ? "plural" : "third");
}
