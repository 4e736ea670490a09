import { baseOfParticiple, baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { normsOf, isMisspelling, type Token } from "./tokens";
import type { Frame } from "./frame";

/** How near a try that is still wrong has come. `own` is the student's own word it is about, or empty. */
export type Nearness = {
  kind: "misspelt" | "regularised" | "otherColumn" | "half" | "rightPlace" | "wrongPlace";
  own: string;
};

/** How near a try comes; undefined where nothing can be said of it. */
export function nearnessOf(
  tried: readonly Token[],
  { wrong, right, quote, changes }: Frame,
): Nearness | undefined {
  const words = normsOf(tried);
  const quoted = normsOf(wrong.slice(quote.from, quote.to));
  const added = changes.flatMap(({ rightFrom, rightTo }) => normsOf(right.slice(rightFrom, rightTo)));
  const removed = changes.flatMap(({ from, to }) => normsOf(wrong.slice(from, to)));
  const fresh = words.filter((word) => !quoted.includes(word));
  for (const word of fresh) {
    const kind = added.map((wanted) => kindOfTry(word, wanted)).find(Boolean);
    if (kind) return { kind, own: tried.find(({ norm }) => norm === word)?.text ?? word };
  }
  const found = added.filter((word) => words.includes(word));
  if (added.length > 1 && found.length > 0 && found.length < added.length)
    return { kind: "half", own: found.join(" ") };
  if (removed.length === 0 || fresh.length === 0) return undefined;
  if (removed.every((word) => !words.includes(word))) return { kind: "rightPlace", own: "" };
  return removed.every((word) => words.includes(word)) ? { kind: "wrongPlace", own: "" } : undefined;
}

function kindOfTry(word: string, wanted: string): "misspelt" | "regularised" | "otherColumn" | undefined {
  if (word === wanted) return undefined;
  const base = baseOfPast(wanted);
  if (base && word === `${base}${base.endsWith("e") ? "" : "e"}d`) return "regularised";
  if (base && baseOfParticiple(word) === base && baseOfPast(word) !== base) return "otherColumn";
  return !isCommonEnglish(word) && isMisspelling(word, wanted) ? "misspelt" : undefined;
}
