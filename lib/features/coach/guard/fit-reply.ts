import { helpsAlone, isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { recitesInstructions } from "./prompt-leak";

/** Up to the end of a sentence or line; one that does not end is taken in parts. */
const wholeSentence = /^[\s\S]*?(?:[.!?…]["»”’')*_]*\s+|\n+)|^[\s\S]{800}/;
/** Up to the end of the last word that is whole. */
const wholeWords = /^[\s\S]*[\p{L}\p{N}](?=[^\p{L}\p{N}'’])/u;

/** So many characters leave together, after the first words of a sentence: each check costs, and the eye is no faster. */
const pieceLength = 16;

const isFit = (text: string) => isFitForChildren(text) && !helpsAlone(text) && !recitesInstructions(text);

/** What stands in place of a sentence that is not fit, by what is wrong with it. */
type Replacements = { unfit: string; care: string };

/**
 * Passes a reply on a few words at a time. Where a sentence is not fit for a child so far, or recites the coach's instructions,
 * it waits for its end, which may be what makes it fit ("parlane con un adulto"). The first that is not is replaced from
 * there on, any further one is left out; after it a sentence is shown as a whole or not at all.
 */
export async function* keepFit(
  pieces: AsyncIterable<string>,
  replacements: Replacements,
): AsyncGenerator<string> {
  let waiting = "";
  let shown = 0; // Characters of what waits.
  let isHeld = false;
  let hasReplaced = false;
  const endOf = (sentence: string): string => {
    const begun = sentence.slice(0, shown);
    shown = 0;
    isHeld = hasReplaced;
    if (isFit(sentence)) return sentence.slice(begun.length);
    const space = sentence.slice(sentence.trimEnd().length);
    const replacement = helpsAlone(sentence) ? replacements.care : replacements.unfit;
    const instead = hasReplaced ? "" : `${begun && "… "}${replacement}${space}`;
    hasReplaced = true;
    isHeld = true;
    return instead;
  };
  for await (const piece of pieces) {
    waiting += piece;
    for (let match = wholeSentence.exec(waiting); match; match = wholeSentence.exec(waiting)) {
      waiting = waiting.slice(match[0].length);
      const rest = endOf(match[0]);
      if (rest) yield rest;
    }
    const words: string = isHeld ? "" : (wholeWords.exec(waiting)?.[0] ?? "");
    if (words.length < (shown === 0 ? 1 : shown + pieceLength)) continue;
    isHeld = !isFit(words);
    if (isHeld) continue;
    yield words.slice(shown);
    shown = words.length;
  }
  const last = endOf(waiting);
  if (last) yield last;
}
