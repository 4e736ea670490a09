import { isPluralNoun } from "./nouns";
import { isProperName } from "./vocabulary";

/** `I` and `you` for themselves, `third` for he, she, it and one noun, `plural` for the rest. */
export type Person = "I" | "you" | "third" | "plural";

export const personalPronouns: ReadonlyMap<string, Person> = new Map([
  ["i", "I"],
  ["you", "you"],
  ["he", "third"],
  ["she", "third"],
  ["it", "third"],
  ["we", "plural"],
  ["they", "plural"],
]);

const list = (words: string) => new Set(words.trim().split(/\s+/));

const plurals = list(
  "we they these those both people police children grandchildren men women feet teeth mice geese cattle",
);
const singulars = list(
  `he she it this that who what which everyone everybody someone somebody anyone anybody nobody everything something
  anything nothing one each news maths physics gymnastics athletics politics bus gas lens christmas states netherlands
  james thomas nicholas chris lucas luis charles agnes iris frances elias jonas andreas jess tess ross`,
);
/** "A lot of my friends": what follows decides. */
const amounts =
  /^(?:a lot|lots|some|most|all|both|many|few|a few|plenty|a couple|half|two|three|four|five|none) of /;
const startOfAddition = /^(?:of|in|from|at|on|with|near|behind|next|who|that|which|under|for|to)$/;

const headOf = (subject: string): string[] => {
  const words = subject.split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && startOfAddition.test(word));
  return end < 0 ? words : words.slice(0, end);
};

function isPluralHead(head: string, isBareName: boolean): boolean {
  const lower = head.toLowerCase().replace(/['’]s?$/, "");
  if (plurals.has(lower) || /(?:men|children)$/.test(lower)) return true;
  if (singulars.has(lower) || isProperName(lower)) return false;
  if (isPluralNoun(lower)) return true;
  return !isBareName && /s$/.test(lower) && !/(?:ss|us|is)$/.test(lower);
}

/** Which ending a verb takes with the subject: "my sister" → third, "Anna and I" → plural. */
export function personOf(subject: string): Person {
  const plain = subject.trim();
  const lower = plain.toLowerCase();
  if (lower === "i") return "I";
  if (lower === "you") return "you";
  const amount = amounts.exec(lower)?.[0];
  if (amount) return personOf(plain.slice(amount.length));
  if (/^(?:each|every|one|any|no one|neither)\b/.test(lower)) return "third";
  if (
    /\sand\s/.test(lower) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|\d+)\s/.test(lower)
  )
    return "plural";
  const words = headOf(plain);
  const isBareName = words.length < 3 && words.every((word) => /^\p{Lu}/u.test(word)) && words[0] !== "The";
  return isPluralHead(words.at(-1) ?? "", isBareName) ? "plural" : "third";
}
