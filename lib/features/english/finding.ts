import type { Topic } from "@/lib/features/topics/rules";

/** A mistake in a student's English. `correction` and `secret` never leave the server. */
export type Finding = {
  topic: Topic;
  /** UTF-16 units of the text. */
  start: number;
  end: number;
  /** The student's own words between start and end. */
  quote: string;
  /** The rule, in Italian. */
  explanation: string;
  /** In Italian, from vague to precise, never the corrected phrase. */
  hints: [string, string, string];
  /** What would be right in place of the quote. */
  correction: string;
  /**
   * The correction, with a neighbour where it alone is too short to be told from common words or stands in the quote;
   * empty when there is nothing to keep.
   */
  secret: string;
};

const minSecretLength = 5;

/** No neighbour is longer than this, with the space that parts it from the quote. */
const maxNeighbourLength = 60;

export function secretOf(text: string, start: number, end: number, correction: string): string {
  const opening = text.slice(Math.max(0, start - maxNeighbourLength), start);
  const before = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+\s+$/u.exec(opening)?.[0] ?? "";
  const after = /^\s+[\p{L}\p{N}'’-]+/u.exec(text.slice(end))?.[0] ?? "";
  // Only a capital letter was missing: to quote the word is to say it.
  if (text.slice(start, end).toLowerCase() === correction.toLowerCase()) return "";
  // "More better": the quote itself shows the word, so that only its new place is a secret.
  if (` ${text.slice(start, end)} `.includes(` ${correction} `)) {
    if (before) return before + correction;
    return after ? correction + after : "";
  }
  return correction.includes(" ") || correction.length >= minSecretLength
    ? correction
    : before + correction + after;
}

/** The text with every finding replaced by its correction. */
export function applyCorrections(
  text: string,
  findings: Pick<Finding, "start" | "end" | "correction">[],
): string {
  return findings.reduceRight(
    (result, { start, end, correction }) => result.slice(0, start) + correction + result.slice(end),
    text,
  );
}
