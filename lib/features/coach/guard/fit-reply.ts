import { isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { recitesInstructions } from "./prompt-leak";

/** Up to the end of a sentence or line; one that does not end is taken in parts. */
const wholeSentence = /^[\s\S]*?(?:[.!?…]+["»”’')*_]*\s+|\n+)|^[\s\S]{800}/;

const isFit = (sentence: string) => isFitForChildren(sentence) && !recitesInstructions(sentence);

/**
 * Passes a reply on sentence by sentence. The first that is not fit for a child, or recites the coach's
 * instructions, is replaced; any further one is left out.
 */
export async function* keepFit(pieces: AsyncIterable<string>, replacement: string): AsyncGenerator<string> {
  let waiting = "";
  let hasReplaced = false;
  const check = (sentence: string): string => {
    if (isFit(sentence)) return sentence;
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
