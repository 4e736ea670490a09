import { holdsPhrase } from "./phrase";

/** Whether a sentence for the student is free of every secret, that is of the corrections still to be found. */
export const guardSentence = (sentence: string, secrets: readonly string[]) =>
  !secrets.some((secret) => holdsPhrase(sentence, secret));

/** Up to the end of a sentence or line, with the closing marks and the space that follow it. */
const wholeSentence = /^[\s\S]*?(?:[.!?…]+["»”’')*_]*\s+|\n+)/;

/**
 * Passes a reply on sentence by sentence, each as soon as it ends. The first one that gives a secret away is
 * replaced by `replacement`, any further one is left out.
 */
export async function* guardReply(
  pieces: AsyncIterable<string>,
  secrets: readonly string[],
  replacement: string,
): AsyncGenerator<string> {
  let waiting = "";
  let hasReplaced = false;
  const check = (sentence: string): string => {
    if (guardSentence(sentence, secrets)) return sentence;
    const shown = hasReplaced ? "" : replacement + (/\s+$/.exec(sentence)?.[0] ?? "");
    hasReplaced = true;
    return shown;
  };
  for await (const piece of pieces) {
    waiting += piece;
    for (let match = wholeSentence.exec(waiting); match; match = wholeSentence.exec(waiting)) {
      waiting = waiting.slice(match[0].length);
      const shown = check(match[0]);
      if (shown) yield shown;
    }
  }
  const last = check(waiting);
  if (last) yield last;
}
