import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { articlePlaces } from "../tables/articles";
import { isUncountable, nounAfter } from "../noun-after";
import type { OptionPlace } from "../option-place";
import { takesAn } from "./article";
import { fittingArticle } from "./quantity";

type Line = { article: string; before?: RegExp; after: RegExp };

/** The three fields of a line; bars within brackets part nothing. */
function fieldsOf(line: string): [string, string, string] {
  const first = line.indexOf("|");
  let depth = 0;
  const second = [...line].findIndex((sign, at) => {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    return at > first && sign === "|" && depth === 0;
  });
  return [line.slice(0, first), line.slice(first + 1, second), line.slice(second + 1)];
}

const lines: Line[] = articlePlaces
  .trim()
  .split("\n")
  .map((line) => {
    const [article, before, after] = fieldsOf(line);
    return {
      article,
      ...(before && { before: new RegExp(`${before}\\s*$`, "iu") }),
      after: new RegExp(`^\\s*(?:${after})`, "iu"),
    };
  });

const zero = /^(?:[-–—/xØø]|no article|nothing|zero article)$/i;
export const isArticleBank = (options: readonly string[]) =>
  options.length > 1 &&
  options.every((option) => /^(?:an?|the)$/i.test(option) || zero.test(option)) &&
  options.some((option) => /^the$/i.test(option) || zero.test(option));

const job = /\b(?:is|am|are|'m|'s|was|were|be|become|became|as)\s*$/i;
const introducing =
  /\b(?:there(?: i|')s|there is|there was|is there|(?:have|has|'ve|'s|had) got|i have|we have|she has|he has|it has|has|had|i'd like|would like|bought|buy|need|needs|want|wants|got|find|found|make|made|wearing|wear|wears|write|wrote|drew|draw|eats?|eating|ate|drinks?|drinking|drank|send|sent|rent|own|owns|use|invited to|looking for|live in|lives in|lived in|can i have|it's|that's|this is|he's|she's|i'm)\s*$/i;
const known = /^\s*(?:\p{L}+ ){0,3}(?:of|that|which|who|whose|where|in the|on the|near|next to)\b/iu;

const instruments = /^\s*(?:piano|guitar|violin|drums|flute|trumpet|saxophone|cello|bass)\b/i;

/** "I like music", but "I like the music in this film". */
const feelsFor = /\b(?:like|love|hate|enjoy|prefer)(?:s|d|ed)?\s*$/i;
const ofThisOne =
  /^\s*\p{L}+ (?:in|on|of|from|at) (?:this|that|these|those|my|your|his|her|our|their) \p{L}+/iu;

/** "A", "an", "the" or nothing where one of them only can stand. */
export function fittingFullArticle(options: readonly string[], place: OptionPlace): string[] {
  const { textBefore, textAfter, after } = place;
  const pick = (article: string): string[] => {
    if (article === "-") return options.filter((option) => zero.test(option));
    const isAn = after[0] ? takesAn(after[0].text) : undefined;
    const wanted = article === "the" ? "the" : isAn ? "an" : "a";
    return isAn === undefined && article === "a"
      ? []
      : options.filter((option) => option.toLowerCase() === wanted);
  };
  if (feelsFor.test(textBefore) && ofThisOne.test(textAfter)) return pick("the");
  const line = lines.find((one) => (one.before?.test(textBefore) ?? true) && one.after.test(textAfter));
  // "He plays guitar in a band" is as right as "the guitar".
  if (line?.article === "the" && instruments.test(textAfter) && options.some((option) => zero.test(option)))
    return [...pick("the"), ...pick("-")];
  if (line) return pick(line.article);
  const found = fittingArticle([...options], place);
  if (found.length > 0) return found;
  if (job.test(textBefore) && /^\s*[\p{L}-]+ one\b/iu.test(textAfter)) return pick("a");
  const number = nounAfter(textAfter)?.number;
  const first = after[0]?.lower ?? "";
  const isSingle = number === "singular" && !isPluralNoun(first) && !isUncountable(first);
  const isCalled = job.test(textBefore) && isSingle && !known.test(textAfter);
  if (
    isCalled ||
    (introducing.test(textBefore) &&
      isSingle &&
      !known.test(textAfter) &&
      isSingularNoun(nounAfter(textAfter)?.noun ?? ""))
  )
    return pick("a");
  return [];
}
