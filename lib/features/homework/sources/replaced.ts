import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isUncountable } from "../noun-after";
import type { SourceGap } from "./source-gap";

type Person = "I" | "you" | "he" | "she" | "it" | "we" | "they";

const objects: Record<Person, string> = {
  I: "me",
  you: "you",
  he: "him",
  she: "her",
  it: "it",
  we: "us",
  they: "them",
};
const owners: Record<Person, string> = {
  I: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
};
const alone: Record<Person, string> = {
  I: "mine",
  you: "yours",
  he: "his",
  she: "hers",
  it: "its",
  we: "ours",
  they: "theirs",
};

const single: [RegExp, Person][] = [
  [/^(?:i|me|myself)$/, "I"],
  [/^(?:we|us)$/, "we"],
  [/^(?:they|them)$/, "they"],
  [/^(?:he|him)$/, "he"],
  [/^(?:she|her)$/, "she"],
  [/^you$/, "you"],
];

/** The pronoun that stands for words: "my sister and I" → "we", "the girls" → "they"; undefined for who may be either. */
export function personOfWords(text: string): Person | undefined {
  const lower = text.trim().toLowerCase();
  const joined = lower.split(/\s+and\s+|\s*&\s*|\s*,\s*/).filter(Boolean);
  if (joined.length > 1) {
    if (joined.some((one) => /^(?:i|me|we|us)$/.test(one))) return "we";
    return joined.some((one) => /^you$/.test(one)) ? "you" : "they";
  }
  const known = single.find(([word]) => word.test(lower))?.[1];
  if (known) return known;
  const words = splitWords(text.trim().replace(/ (?:of|in|on|with|from|at) .*$/i, ""));
  const head = words.at(-1);
  if (!head || words.length > 4) return undefined;
  if (
    isPluralNoun(head.lower) ||
    /^(?:people|children|men|women|police|parents|these|those)$/.test(head.lower)
  )
    return "they";
  const gender = genderOf({ ...head, text: head.text.charAt(0).toUpperCase() + head.text.slice(1) });
  if (gender === "male" || gender === "female") return gender === "male" ? "he" : "she";
  if (gender === "either") return undefined;
  const isThing = isSingularNoun(head.lower) || isUncountable(head.lower) || /^(?:this|that)$/.test(lower);
  return isThing ? "it" : undefined;
}

const asksOwner = /possessiv|\bmy\b[^.]{0,40}\byour\b|\bhis\b[^.]{0,40}\btheir\b/i;
const asksAlone = /\bmine\b|possessive pronoun|pronom\w* possessiv/i;
const asksPronoun = /pronoun|pronom|sostitu|replace|\bhe\b|\bhim\b|\bthem\b|\bthey\b/i;

/** "I can see paolo - I can see ____": what stands in the first sentence where the gap is in the second. */
function replacedBy({ item, gap }: SourceGap): string | undefined {
  if (item.gaps.length > 1) return undefined;
  const before = item.prompt.slice(0, gap.start);
  const cut =
    /^(.{3,120}?)(?:\s*[.!?]?\s*(?:→|⇒|->|=>|=)\s*|[.!?]\s+|\s*[!?.]?\s+[-–—]\s+|\s*[!?]\s*)([^→=]{0,80})$/.exec(
      before,
    );
  const [, first = "", opening = ""] = cut ?? [];
  if (!cut) return undefined;
  const whole = first.trim().replace(/[.!?]$/, "");
  const open = opening.trim();
  const close = item.prompt
    .slice(gap.end)
    .trim()
    .replace(/[.!?]+$/, "");
  const isSame =
    whole.toLowerCase().startsWith(open.toLowerCase()) && whole.toLowerCase().endsWith(close.toLowerCase());
  if (!isSame || (open === "" && close === "")) return undefined;
  const replaced = whole.slice(open.length, whole.length - close.length || undefined).trim();
  return replaced === "" || open.length + close.length >= whole.length ? undefined : replaced;
}

/** The pronoun that takes the place of words printed beside the gap. */
export function solveReplaced(source: SourceGap): string[] | undefined {
  const { item, gap, instruction, task } = source;
  if (task.tenses.length > 0 || gap.options || !asksPronoun.test(instruction + task.words.join(" ")))
    return undefined;
  const told = gap.given ?? replacedBy(source);
  if (!told) return undefined;
  const before = item.prompt.slice(0, gap.start);
  const owner = /^(.{1,40}?)(?:'s|s')$/i.exec(told.trim());
  const asked = instruction + task.words.join(" ");
  if (owner || (asksOwner.test(asked) && !/\bthem\b|\bhim\b/.test(asked))) {
    const person = personOfWords((owner?.[1] ?? told).concat(/s'$/.test(told) ? "s" : ""));
    const table = asksAlone.test(asked) && /^\s*[.!?]?\s*$/.test(item.prompt.slice(gap.end)) ? alone : owners;
    return person && [table[person]];
  }
  const person = personOfWords(told);
  if (!person) return undefined;
  const isSubject =
    /^\s*$/.test(before.replace(/^.*(?:→|⇒|->|=>|=|[.!?:]\s|\s[-–—]\s)/s, "")) ||
    /\b(?:and|but|because|when|if|so|that)\s*$/i.test(before);
  const isAsked =
    /(?:^|[.!?]\s|\s)(?:do|does|did|is|are|was|were|can|has|have|will)\s*$/i.test(before) &&
    /\?/.test(item.prompt.slice(gap.end));
  return [isSubject || isAsked ? person : objects[person]];
}
