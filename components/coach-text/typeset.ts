/** Words that an apostrophe begins. */
const clipped = /^(?:s|m|d|t|re|ve|ll|em|cause)(?!\p{L})/u;
const url = /(?:https?:\/\/|www\.)\S+/g;

/**
 * A text of ours as it is set in print: ’ for an apostrophe, ‘ and ’ for quotation marks, and no line ends within "-ed". It
 * is for the eye alone, as what is compared, copied or read aloud is the text; each character keeps its place. Addresses stay.
 */
export function typeset(text: string): string {
  if (!/['-]/.test(text)) return text;
  const addresses = [...text.matchAll(url)].map(({ index, 0: all }) => [index, index + all.length] as const);
  const isAddress = (at: number) => addresses.some(([start, end]) => start <= at && at < end);
  const lastClosing = [...text.matchAll(/'(?!\p{L})/gu)].at(-1)?.index ?? -1;
  let isQuoting = false;

  function signAt(sign: string, at: number): string {
    const [before, after] = [text[at - 1] ?? "", text[at + 1] ?? ""];
    const isEnd = !isLetter(after);
    if (sign === "-") return isLetter(after) && !/[\p{L}\p{N}-]/u.test(before) ? "\u2011" : sign;
    if (isLetter(before) || (isDigit(before) && !isEnd)) return "’";
    if (isEnd) {
      if (!isQuoting || !/[.,!?…]/.test(before)) return sign;
      isQuoting = false;
      return "’";
    }
    isQuoting = lastClosing > at && !clipped.test(text.slice(at + 1, at + 8));
    return isQuoting ? "‘" : "’";
  }

  return text.replace(/['-]/g, (sign, at: number) => (isAddress(at) ? sign : signAt(sign, at)));
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);
const isDigit = (sign: string) => /\d/.test(sign);
