import {
  baseOfIng,
  baseOfPast,
  baseOfParticiple,
  baseOfThird,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { ingsOf } from "@/lib/features/english/lexicon/verb-forms";
import { setOf } from "@/lib/features/english/lexicon/words";
import { readGivenVerb } from "./given-words";

type Pattern = "ing" | "to" | "bare" | "both";

const withIng = setOf(
  "enjoy finish mind avoid suggest keep practise practice miss imagine dislike admit deny consider risk fancy recommend discuss delay postpone detest quit involve",
);
const withTo = setOf(
  "want decide hope need plan promise agree refuse learn offer manage expect choose arrange pretend afford wish seem fail threaten deserve prepare intend tend ask",
);
/** Verbs that take both with the same meaning; what is taught stands first. */
const withBoth = setOf("like love hate prefer start continue begin");
const prepositions = setOf("at in of about without by for from after before on despite instead");
const bareBehind =
  setOf(`can can't cannot could couldn't must mustn't should shouldn't will won't would wouldn't may might let's do
  don't does doesn't did didn't`);
const beforeTo = setOf(
  `happy glad easy difficult hard ready important nice able sorry sad surprised pleased possible impossible dangerous
  lucky necessary useful how where what enough ought allowed fun`,
);

/** Phrases that decide by themselves, before the last word is looked at. */
const phrases: [RegExp, Pattern][] = [
  [/\b(?:give|gives|gave|given|giving) up\s+$/i, "ing"],
  [/\blook(?:ing|s|ed)? forward to\s+$/i, "ing"],
  [/\bcan(?:'t|not) (?:stand|help)\s+$/i, "ing"],
  [/\b(?:how|what) about\s+$/i, "ing"],
  [/\b(?:worth|no use|it's no good|busy)\s+$/i, "ing"],
  [
    /\b(?:spend|spends|spent|spending)\b[^.?!]{1,40}\b(?:time|hours?|days?|evenings?|money|afternoons?|weekends?)\s+$/i,
    "ing",
  ],
  [/\b(?:would|'d) rather\s+$|\b(?:had|'d) better\s+$/i, "bare"],
  [
    /\b(?:would|'d)(?:n't| not)?(?: (?:i|you|he|she|it|we|they))? (?:like|love|prefer|hate)(?: (?:me|you|him|her|it|us|them))?\s+$/i,
    "to",
  ],
  [/\b(?:make|makes|made|let|lets) (?:me|you|him|her|it|us|them)\s+$/i, "bare"],
  [
    /\b(?:want|ask|tell|told|invite|teach|taught|help|expect|persuade|allow|advise|remind|encourage|warn)(?:e?d|e?s)? (?:me|you|him|her|it|us|them|\p{Lu}\p{Ll}+|(?:my|your|his|her|our|their|the) \w+)(?: not)?\s+$/iu,
    "to",
  ],
  [/\btoo \w+(?: for \w+)?\s+$|\benough(?: \w+)?\s+$/i, "to"],
];

const baseOf = (word: string) =>
  withIng.has(word) || withTo.has(word) || withBoth.has(word)
    ? word
    : (baseOfPast(word) ?? baseOfParticiple(word) ?? baseOfThird(word) ?? baseOfIng(word) ?? word);

function patternBehind(before: string): Pattern | undefined {
  const phrase = phrases.find(([words]) => words.test(before))?.[1];
  if (phrase) return phrase;
  const last =
    before
      .trim()
      .split(/[^A-Za-z']/)
      .at(-1)
      ?.toLowerCase() ?? "";
  const base = baseOf(last);
  if (withIng.has(base)) return "ing";
  if (bareBehind.has(last) || last === "to") return "bare";
  if (withTo.has(base) || beforeTo.has(last)) return "to";
  if (prepositions.has(last)) return "ing";
  return withBoth.has(base) ? "both" : undefined;
}

/** "To go", "going", "go": the form a verb stands in. */
const patternOf = (option: string): Pattern | undefined => {
  const [first = "", second] = option.toLowerCase().split(" ");
  if (first === "to" && second !== undefined) return isBase(second) ? "to" : undefined;
  if (baseOfIng(first) !== undefined) return "ing";
  return isBase(first) ? "bare" : undefined;
};

/** Of "to go / going / go" what goes behind the words before; none where those say nothing, or it is no such choice. */
export function fittingPattern(options: readonly string[], before: string): string[] {
  const forms = options.map(patternOf);
  const isChoice =
    forms.every((form) => form !== undefined) && forms.includes("to") && new Set(forms).size > 1;
  const wanted = isChoice ? patternBehind(before) : undefined;
  if (wanted === undefined) return [];
  return options.filter((_, at) => wanted === forms[at] || (wanted === "both" && forms[at] !== "bare"));
}

/** The infinitive or the -ing form, by what stands right before; undefined after verbs that take both. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function solveVerbPattern(given: string, before: string, after = ""): string[] | undefined {
  const found = readGivenVerb(given);
  if (!found || found.subject || found.adverb) return undefined;
  const [base = "", ...rest] = found.verb.split(" ");
  const ings = ingsOf(base).map((ing) => [ing, ...rest].join(" "));
  const not = (forms: string[]) => (found.isNegative ? forms.map((form) => `not ${form}`) : forms);
  switch (patternBehind(before)) {
    case "ing":
      return not(ings);
    case "to":
      return not([`to ${found.verb}`]);
    case "both":
      return not([...ings, `to ${found.verb}`]);
    case "bare":
      return found.isNegative ? undefined : [found.verb];
    case undefined:
      // "Smoking is bad for you": what one does is its subject.
      return before.trim() === "" && /^(?: [a-z]+){0,3} (?:is|isn't|was|makes|can|helps)\b/i.test(after)
        ? not([...ings.map(capital), capital(`to ${found.verb}`)])
        : undefined;
  }
}
