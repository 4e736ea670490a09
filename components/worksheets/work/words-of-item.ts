import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";

type Item = Pick<WorksheetItemReply, "kind" | "text" | "pieces" | "words">;

export const isToDo = ({ status }: Pick<WorksheetItemReply, "status">) =>
  status === "open" || status === "tried";

/** Nothing more can be done about one that is to be shown to the teacher. */
export const isDone = ({ status }: Pick<WorksheetItemReply, "status">) =>
  status === "solved" || status === "unverified";

/** What is to be answered by a text, without the place to write. */
export const taskOf = ({ pieces, text }: Item) => pieces[0] || text;

/** An item in one line, as somebody else is shown it. */
export function sentenceOf(item: Item): string {
  if (item.kind === "order") return item.words.join(" / ");
  return item.kind === "text" ? taskOf(item) : item.text;
}

/**
 * An item as it is to be heard, a gap said as a word. In quotation marks: its language is then told by itself, and English
 * is not read by an Italian voice.
 */
export function spokenOf(item: Item): string {
  const words = item.kind === "order" ? item.words.join(", ") : sentenceOf(item).replace(/_{2,}/g, "blank");
  return `“${words.replace(/[“”"]/g, "")}”`;
}

/** Which of the words stand in a draft, in its order; none where it is made of others. */
export function placesIn(words: readonly string[], draft: string): number[] {
  return findPlaces(words, draft.trim(), []) ?? [];
}

/** A word may be the beginning of another one ("to", "to go"): what does not come out even is tried otherwise. */
function findPlaces(words: readonly string[], rest: string, used: number[]): number[] | undefined {
  if (rest === "") return used;
  for (const [place, word] of words.entries()) {
    if (used.includes(place) || !word || !rest.startsWith(word)) continue;
    const after = rest.slice(word.length);
    if (after !== "" && !after.startsWith(" ")) continue;
    const found = findPlaces(words, after.trim(), [...used, place]);
    if (found) return found;
  }
  return undefined;
}
