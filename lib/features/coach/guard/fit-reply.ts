import { mayBeginUnfit } from "@/lib/features/safety/begins-unfit";
import { helpsAlone, isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { isAboutToRecite, recitesInstructions } from "./prompt-leak";

/** Up to the end of a sentence or line; one that does not end is taken in parts. */
const wholeSentence = /^[\s\S]*?(?:[.!?…]["»”’')*_]*\s+|\n+)|^[\s\S]{800}/;
/** Up to the end of the last word that is whole. What is not seen may stand inside one. */
const wholeWords = /^[\s\S]*[\p{L}\p{N}](?=[^\p{L}\p{N}\p{M}\p{Cf}'’])/u;
/** Words of letters alone, with nothing between them that could be part of one. */
const plainWords = /^(?:[\s,;:"“”«»*]*(?<=^|[\s"“”«»*])\p{L}+)*$/u;
/** The beginning of a word behind those, which ends a text. */
const begunWord = /^[\s,;:"“”«»*]*(?<=^|[\s"“”«»*])(\p{L}+)$/u;

const isFit = (text: string) => isFitForChildren(text) && !helpsAlone(text) && !recitesInstructions(text);

/** What stands in place of a sentence that is not fit, by what is wrong with it. */
type Replacements = { unfit: string; care: string };

/** The sentence that is being spoken. */
class Sentence {
  text = "";
  /** Characters that were shown of it. */
  shown = 0;
  /** Characters of the words that are whole, and fit. */
  private whole = 0;

  constructor(public isHeld: boolean) {}

  /** What of it may be shown now. */
  next(): string {
    if (this.isHeld) return "";
    const whole = wholeWords.exec(this.text)?.[0].length ?? 0;
    this.isHeld = whole > this.whole && !this.isFitUpTo(whole);
    if (this.isHeld) return "";
    this.whole = Math.max(this.whole, whole);
    const from = this.shown;
    this.shown = Math.max(from, this.mayGoOn() ? this.text.length : this.whole);
    return this.text.slice(from, this.shown);
  }

  /** Words that end nothing unfit leave what was fit before them fit. */
  private isFitUpTo(whole: number): boolean {
    const words = this.text.slice(0, whole);
    const more = words.slice(this.whole);
    if (!plainWords.test(more)) return isFit(words);
    const isFirst = this.whole === 0;
    const mayBe = (more.match(/\p{L}+/gu) ?? []).some((word, at) => mayBeginUnfit(word, isFirst && at === 0));
    return mayBe ? isFit(words) : !recitesInstructions(words);
  }

  /** Whether the word that is not whole yet is the beginning of nothing that would make the sentence unfit. */
  private mayGoOn(): boolean {
    const word = begunWord.exec(this.text.slice(this.whole))?.[1];
    if (!word || mayBeginUnfit(word, this.whole === 0)) return false;
    return !isAboutToRecite(this.text.slice(0, this.whole));
  }
}

/**
 * Passes a reply on as it comes: each word once it is whole, and sooner one that cannot become what is not fit. Where a sentence is
 * not fit for a child so far, or recites the coach's instructions, it waits for its end, which may be what makes it fit ("parlane
 * con un adulto"). The first that is not is replaced from there on, any further one is left out; after it a sentence is
 * shown as a whole or not at all.
 */
export async function* keepFit(
  pieces: AsyncIterable<string>,
  replacements: Replacements,
): AsyncGenerator<string> {
  let hasReplaced = false;
  let sentence = new Sentence(false);
  const endOf = ({ shown }: Sentence, text: string): string => {
    if (isFit(text)) return text.slice(shown);
    const space = text.slice(text.trimEnd().length);
    const replacement = helpsAlone(text) ? replacements.care : replacements.unfit;
    const instead = hasReplaced ? "" : `${shown > 0 ? "… " : ""}${replacement}${space}`;
    hasReplaced = true;
    return instead;
  };
  for await (const piece of pieces) {
    sentence.text += piece;
    for (let match = wholeSentence.exec(sentence.text); match; match = wholeSentence.exec(sentence.text)) {
      const rest = endOf(sentence, match[0]);
      if (rest) yield rest;
      const { text } = sentence;
      sentence = new Sentence(hasReplaced);
      sentence.text = text.slice(match[0].length);
    }
    const more = sentence.next();
    if (more) yield more;
  }
  const last = endOf(sentence, sentence.text);
  if (last) yield last;
}
