import type { HomeworkItem } from "./homework-sheet";

type Sign = "positive" | "negative" | "question";

const signs: [RegExp, Sign][] = [
  [
    /^(?:\+|✓|✔|aff(?:ermativ[ao]|irmative|\.)?|pos(?:itive|itiv[ao]|\.)?|frase affermativa|statement)$/i,
    "positive",
  ],
  [/^(?:[-–—]|✗|✘|x|n(?:eg(?:ativ[ao]|ative|\.)?)?|frase negativa|not)$/i, "negative"],
  [/^(?:\?|i(?:nt(?:errogativ[ao]|errogative|\.)?)?|domanda|question|frase interrogativa)$/i, "question"],
];
/** "Negativa", "(+)", "?": what a word or a mark wants of a sentence. */
export const signOf = (words: string) => signs.find(([form]) => form.test(words.trim()))?.[1];

/** What stands behind the sentence: "(-)", "[neg]", a bare "+". */
const trailing = /(?:[([]([^()[\]]{1,20})[)\]]|(?<=[\s.?!_])([-–—+?✓✔✗✘])) ?[.?!]?$/;

/** Whether an item is to be affirmed, denied or asked, as a sign behind it says, and the item without the sign. */
export function itemSign(item: HomeworkItem): { item: HomeworkItem; sign?: Sign } {
  const { prompt, gaps } = item;
  const found = trailing.exec(prompt);
  const said = found?.[1] ?? found?.[2];
  const last = gaps.at(-1);
  const sign = said === undefined ? undefined : signOf(said);
  const isInGap =
    !found || !last || (last.end > found.index && !(last.start === 0 && last.end === prompt.length));
  if (!found || !sign || isInGap) return /\?\s*$/.test(prompt) ? { item, sign: "question" } : { item };
  const bare = prompt.slice(0, found.index).trimEnd();
  const text = sign === "question" && !bare.endsWith("?") ? `${bare.replace(/[.]$/, "")}?` : bare;
  const isWhole = gaps.length === 1 && last.start === 0 && last.end === prompt.length;
  return { item: { ...item, prompt: text, gaps: isWhole ? [{ ...last, end: text.length }] : gaps }, sign };
}
