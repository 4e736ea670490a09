import { countries, cities } from "@/lib/features/english/lexicon/places";
import { isProperName } from "@/lib/features/english/lexicon/vocabulary";
import { setOf } from "@/lib/features/english/lexicon/words";
import { wordsOf } from "../phrase";
import { numeralOf } from "./numerals";

/** What a question wants to know. */
export type QuestionKind =
  | "who"
  | "when"
  | "where"
  | "why"
  | "number"
  | "how-long"
  | "how-often"
  | "how"
  | "what"
  | "which"
  | "yes-no"
  | "true-false"
  | "task"
  | "whole"
  | "own";

/** Tried in this order; the first that fits is the question's kind. */
const kinds: [QuestionKind, RegExp][] = [
  [
    "own",
    /\b(?:your (?:opinion|own|favourite|view)|you (?:think|agree|prefer)|would you (?:like|do)|have you ever|do you (?:like|know any)|(?:what|how) about you|and you\b|secondo te|tua opinione|cosa ne pensi|sei d'accordo)/,
  ],
  [
    "whole",
    /\b(?:main idea|(?:best|good|another|suitable) title|a title|topic of|(?:text|passage|story|article) (?:is )?(?:mainly )?about|summar(?:y|ise|ize)|riassum\p{L}+|idea principale|di cosa parla (?:il|questo)|di che cosa parla (?:il|questo)|un titolo|moral of|message of|purpose of)/u,
  ],
  [
    "when",
    /^(?:\P{L}*)(?:\p{L}+ )?(?:when\b|(?:in |on |at )?(?:what|which) (?:time|day|year|month|date|season|century)\b|quando\b|a che ora|in (?:che|quale) (?:anno|giorno|mese|stagione))/u,
  ],
  ["how-long", /\bhow long\b|\b(?:per )?quanto tempo\b|\bda quanto\b/],
  ["how-often", /\bhow often\b|\bhow many times\b|\bogni quanto\b|\bquante volte\b/],
  [
    "number",
    /\bhow (?:many|much|old|far|tall|high|big|deep|fast|heavy)\b|\b(?:quant[iea]|quanto (?:costa|[eè]|pesa|dista|cost))\b|\bche et[aà]\b/,
  ],
  ["why", /\bwhy\b|\bwhat (?:is|was) the reason\b|\bwhat for\b|\bper ?ch[eé]|\b(?:xk[eé]?|xch[eé])/],
  ["who", /\b(?:who|whose|whom)\b|(?:^|\s)(?:chi|di chi|con chi|a chi)\b/],
  [
    "where",
    /\bwhere\b|\b(?:in )?(?:what|which) (?:city|town|country|place|street|room)\b|(?:^|\s)(?:dove|dov|in (?:che|quale) (?:citt[aà]|paese|luogo|posto|via))(?!\p{L})/u,
  ],
  ["which", /\b(?:which|qual[ei]?)\b/],
  ["how", /\bhow\b|^\P{L}*come\b/u],
  ["what", /\bwhat\b|(?:^|\s)(?:(?:che )?cosa|cos|che|di che)\b/],
  [
    "task",
    /^\P{L}*(?:describe|explain|find|list|name|say|give|write|compare|descriv\p{L}+|spiega|trova|elenca)\b/u,
  ],
  [
    "yes-no",
    /^\P{L}*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|isn't|aren't|wasn't|weren't|don't|doesn't|didn't)\b/u,
  ],
];

/** What a question in English or Italian asks for; one of no other kind can be answered by sì or no, an order cannot. */
export function kindOf(text: string, form: "open" | "true-false" | "choice" = "open"): QuestionKind {
  if (form === "true-false") return "true-false";
  const plain = text.toLowerCase().replaceAll("’", "'").trim();
  const kind =
    kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? (plain.endsWith("?") ? "yes-no" : "task");
  return form === "choice" && (kind === "yes-no" || kind === "task") ? "which" : kind;
}

const timeWords =
  setOf(`monday tuesday wednesday thursday friday saturday sunday january february march april may june
  july august september october november december spring summer autumn winter morning afternoon evening night midnight noon
  midday today yesterday tomorrow tonight weekend week weeks month months year years day days century ago later when while
  after before during o'clock birthday christmas easter until since hour hours minute minutes dawn sunset early late lunch
  dinner breakfast`);
const frequencyWords = setOf(
  "always never often sometimes usually rarely seldom every once twice times daily weekly each",
);
const placeWords = setOf(
  "in at on near under behind inside outside next between to from into opposite above below",
);
const reasonWords = setOf("because so since as to for that's due therefore");
const personWords =
  setOf(`he she they mother father mum mom dad sister brother friend friends teacher grandmother grandfather
  grandma grandpa uncle aunt cousin boy girl man woman men women people children doctor king queen parents son daughter
  neighbour neighbours everyone everybody nobody somebody someone student students scientist scientists class wife husband
  team family police captain i we`);

const isName = (word: string) =>
  isProperName(word.replace(/'s$/, "")) || countries.has(word) || cities.has(word);

/** Names of a text: capital letters that open no sentence. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L},;] )\p{Lu}[\p{L}'’-]+/gu)]
    .map(([name]) => name.toLowerCase().replace(/['’]s$/, ""))
    .filter((name) => name !== "i");

const hasOf = (list: Set<string>) => (words: string[]) => words.some((word) => list.has(word));
const hasNumber = (words: string[]) => words.some((word) => numeralOf(word) !== undefined);

const evidence: Partial<Record<QuestionKind, (words: string[], text: string) => boolean>> = {
  when: (words) => hasOf(timeWords)(words) || words.some((word) => /^\d{1,4}$/.test(word)),
  "how-long": (words) => hasOf(timeWords)(words),
  "how-often": (words) => hasOf(frequencyWords)(words),
  number: (words, text) => hasNumber(words) || /[€$£]|\b(?:a|an|half|no|many|few)\b/i.test(text),
  who: (words, text) => hasOf(personWords)(words) || namesIn(text).length > 0 || words.some(isName),
  where: (words, text) => hasOf(placeWords)(words) || namesIn(text).length > 0 || words.some(isName),
  why: (words) => hasOf(reasonWords)(words),
};

/** Whether a text holds the kind of thing a question asks for; true where no word could tell. */
export const holdsKind = (kind: QuestionKind, text: string): boolean =>
  evidence[kind]?.(wordsOf(text), text) ?? true;

/** Whether `holdsKind` can say no. */
export const isTellable = (kind: QuestionKind) => evidence[kind] !== undefined;
