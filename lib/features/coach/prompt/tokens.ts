const latinPerToken = 3.2;
const otherScripts = /[^\p{Script=Latin}\p{N}\p{P}\p{Zs}\n\r\t]/gu;

/**
 * How many tokens of a language model a text takes, rather too many than too few: one for 3.2 characters of Italian
 * or English (o200k and cl100k need fewer), one for each byte of other scripts and emojis.
 */
export function estimateTokens(text: string): number {
  let otherLength = 0;
  let otherBytes = 0;
  for (const [character] of text.matchAll(otherScripts)) {
    otherLength += character.length;
    otherBytes += Buffer.byteLength(character);
  }
  return Math.ceil((text.length - otherLength) / latinPerToken + otherBytes);
}

const mark = " … ";

/** A text within a number of tokens: of a longer one the beginning and the end. */
export function cutToTokens(text: string, max: number): string {
  if (estimateTokens(text) <= max) return text;
  let length = text.length;
  let cut = text;
  while (estimateTokens(cut) > max) {
    length = Math.floor(length * 0.8);
    cut =
      whole(text.slice(0, Math.ceil(length * 0.6))) +
      mark +
      whole(text.slice(text.length - Math.floor(length * 0.4)));
  }
  return cut;
}

/** Without the half of a surrogate pair at either end. */
const whole = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
