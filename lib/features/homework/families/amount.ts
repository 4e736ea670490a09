import { nounAfter } from "../noun-after";
import type { OptionPlace } from "../option-place";
import { takesAn } from "./article";

const pick = (options: string[], word: string) => options.filter((option) => option.toLowerCase() === word);

export function fittingMuch(options: string[], { textAfter, isQuestion, before }: OptionPlace): string[] {
  const number = nounAfter(textAfter)?.number;
  if (number === "plural") return pick(options, "many");
  if (number === "uncountable") return pick(options, "much");
  const isPrice =
    isQuestion &&
    before.at(-1)?.lower === "how" &&
    /^\s*(?:is|are|does|do)\b[^?]*\b(?:cost|this|that|these|those)\b/.test(textAfter);
  return isPrice ? pick(options, "much") : [];
}

const offering =
  /\b(?:would you like|can i have|could i have|can you|could you|may i|do you want|shall|why don't)\b/i;
const negative = /n't\b|\bnot\b|\bnever\b|\bwithout\b|\bhardly\b/i;
/** Whether the clause a text ends with denies something. */
const isDeniedIn = (text: string) => negative.test(text.split(/[,;]/).at(-1) ?? "");

/** Offers and requests take some though they ask; a condition takes either. */
export function fittingSome(options: string[], { textBefore, textAfter, isQuestion }: OptionPlace): string[] {
  const sentence = `${textBefore} ${textAfter}`;
  if (isQuestion && /^\s*(?:would you like|can i have|could i have|may i have)\s*$/i.test(textBefore))
    return pick(options, "some");
  if (offering.test(sentence) || /\b(?:if|unless)\b/i.test(textBefore)) return [];
  if (isDeniedIn(textBefore.split(/\b(?:but|and|because)\b/i).at(-1) ?? "")) return pick(options, "any");
  if (/\b(?:because|but|and)\b/i.test(textBefore)) return [];
  if (isQuestion) return pick(options, "any");
  return nounAfter(textAfter) && nounAfter(textAfter)?.number !== "singular" ? pick(options, "some") : [];
}

/** One negative is enough. */
export const fittingEver = (options: string[], { textBefore, isQuestion }: OptionPlace) =>
  isDeniedIn(textBefore) || isQuestion ? pick(options, "ever") : [];

/** "I ____ eat meat": "ever" says nothing there, but behind a superlative, "only" and "if". */
export const fittingNever = (options: string[], { textBefore, isQuestion }: OptionPlace) =>
  !isQuestion &&
  textBefore.trim() !== "" &&
  !isDeniedIn(textBefore) &&
  !/\b(?:best|worst|most|least|first|last|only|all|if|whether|hardly|nothing|\w+est)\b/i.test(textBefore)
    ? pick(options, "never")
    : [];

export function fittingArticleOrSome(options: string[], { textAfter, after }: OptionPlace): string[] {
  const number = nounAfter(textAfter)?.number;
  if (number === "plural" || number === "uncountable") return pick(options, "some");
  const isAn = number && after[0] ? takesAn(after[0].text) : undefined;
  return isAn === undefined ? [] : pick(options, isAn ? "an" : "a");
}
