import type { Match } from "../../sentence/rule";
import { follows, type Word } from "../../lexicon/words";

const closeWords = 3;

/** "I study English since two years": verb and marker beside each other are one mistake. */
export function joined(
  words: Word[],
  tense: Match | undefined,
  marker: Match | undefined,
): Match[] | undefined {
  if (!tense || !marker || marker.start < tense.end) return undefined;
  const between = words.filter(({ start, end }) => start >= tense.end && end <= marker.start);
  const isClose = between.length <= closeWords && between.every(follows);
  const kept = between.map(({ text }) => ` ${text}`).join("");
  return isClose
    ? [{ start: tense.start, end: marker.end, correction: `${tense.correction}${kept} ${marker.correction}` }]
    : undefined;
}
