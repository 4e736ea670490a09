const msPerCharacter = 15;
/** How long the text on screen may stay behind the text that has arrived. */
const lagMs = { streaming: 200, ended: 75 };

/**
 * How many more characters to show after `elapsedMs`: one every 15 ms, and more when the stream is ahead,
 * so that the typewriter never holds an answer back.
 */
export function charactersToShow({
  behind,
  elapsedMs,
  hasEnded,
}: {
  behind: number;
  elapsedMs: number;
  hasEnded: boolean;
}): number {
  const catchingUp = behind / (hasEnded ? lagMs.ended : lagMs.streaming);
  return Math.min(behind, elapsedMs * Math.max(1 / msPerCharacter, catchingUp));
}

/** The first characters of a text; never half an emoji. */
export function firstCharacters(text: string, count: number): string {
  const end = Math.floor(count);
  const lastUnit = text.charCodeAt(end - 1);
  const isHalf = end < text.length && lastUnit >= 0xd800 && lastUnit <= 0xdbff;
  return text.slice(0, isHalf ? end - 1 : end);
}
