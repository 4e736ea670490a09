/** Up to the next number, sign or line; a number that is none of an item ("5pm") makes it no answer. */
const answer =
  /(?<=^|[\s,;])(\d{1,2})(?:\s*[.):=-]\s*|\s+)([^\d\n;\s][^\d\n;]*)(?=(?<=[\s,])\d{1,2}(?:\s*[.):=-]|\s)|[\n;]|$)/g;

/** "1. goes", "1 goes, 2) went": the answers to items that exist; none when the message is put otherwise. */
export function readNumbered(text: string, numbers: number[]): { number: number; answer: string }[] {
  if (!/^\s*(?:la\s+|n\.?\s*|numero\s+)?\d{1,2}\s*[.):=\s-]/i.test(text)) return [];
  return [...text.replace(/^\s*(?:la|n\.?|numero)\s+/i, "").matchAll(answer)]
    .map(([, number, words = ""]) => ({
      number: Number(number),
      answer: words.replace(/(?<![\s,])[\s,]+$/, ""),
    }))
    .filter(({ number, answer: words }) => numbers.includes(number) && words !== "");
}
