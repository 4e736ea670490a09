import type { Range } from "@/lib/features/english/rules";
import type { FindingReply } from "@/lib/features/findings/contract";

/** A part of a message: words between places, or a place. */
export type Part = Range & { finding?: FindingReply };

/** A message cut at some of its places, which are in its order and do not overlap. */
export function cutAt(text: string, places: readonly FindingReply[]): Part[] {
  const ends = [0, ...places.map(({ end }) => end)];
  const parts = places.flatMap((finding, index): Part[] => [
    { start: ends[index] ?? 0, end: finding.start },
    { start: finding.start, end: finding.end, finding },
  ]);
  return [...parts, { start: ends.at(-1) ?? 0, end: text.length }].filter(({ start, end }) => start < end);
}
