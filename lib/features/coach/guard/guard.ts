import { advicesOf, grammarRules } from "@/lib/features/english/grammar-rules";
import { isObfuscated } from "./obfuscations";
import { allLessons } from "../lessons/all-lessons";
import { openMarkup } from "./hidden-text";
import { makeLeakPatterns, type LeakPatterns } from "./leak-patterns";
import { readText } from "./reading";
import type { Secret } from "./secrets";
import { isLeakedIndirectly } from "./indirect-leaks";
import { isLetterAlone } from "./pieces";
import { isToldAlone } from "./told-alone";
import { isToldInFrame } from "./answer-reveals";

/** How far back a secret that is spread over sentences is followed, in characters. */
const maxShown = 1500;
/** A sentence that does not end leaves in pieces of this length. */
const maxWaiting = 600;
/** How far back a frame may begin ("La risposta è:"). */
const maxRecent = 240;
/** What stands in the place of a sentence that tells, where no better hint is at hand. */
export const neutralHint = "Questa parte la scopri tu, un passo alla volta.";

/** Up to the end of a sentence or line, with the closing marks and the space that follow it. */
const wholeSentence = /^(?:\s*\d{1,2}[.)]\s)?[\s\S]*?(?:[.!?…]["»”’')*_]{0,9}\s+|\n+)/;
/** The sign of a line in a list, with the words in quotation marks that it is about. */
const listItem =
  /^\s*(?:[-*•]|\d{1,2}[.):])\s+(?:(?:\*{1,2})?[«"“][^«»"“”\n]{1,60}[»"”](?:\*{1,2})?\s*[:–-]\s*)?/;
const sentenceEnds = /(?<=[.!?…]["»”’')*_]{0,9})\s+|\n+/;

const asKey = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** What we wrote about the rules names common words ("have o has") and gives nothing of a student's sentence away. */
const ownSentences = new Set(
  [
    ...grammarRules.flatMap(advicesOf).flatMap(({ explanation, hints }) => [explanation, ...hints]),
    ...allLessons.flatMap(({ explanation, easier, negative, question }) => [
      explanation,
      easier,
      negative?.rule ?? "",
      question?.rule ?? "",
    ]),
  ].flatMap((text) => text.split(sentenceEnds).map(asKey)),
);

function tells(leakPatterns: LeakPatterns, before: string, recent: string, sentence: string): boolean {
  if (isLetterAlone(leakPatterns, sentence)) return true;
  const opened = openMarkup(before + sentence);
  const isIn = (text: string) => {
    const reading = readText(text);
    return isObfuscated(leakPatterns, reading) || isLeakedIndirectly(leakPatterns, reading, sentence);
  };
  if (isIn(before + sentence) || (opened && isIn(opened.text))) return true;
  if (opened?.hidden.some((part) => isToldInFrame(leakPatterns, "", part) || isToldAlone(leakPatterns, part)))
    return true;
  if (ownSentences.has(asKey(sentence))) return false;
  return isToldInFrame(leakPatterns, recent, sentence) || isToldAlone(leakPatterns, sentence);
}

/** What tells of each sentence for the student whether it is free of every secret. */
export function guardFor(secrets: readonly Secret[]): (sentence: string) => boolean {
  if (secrets.length === 0) return () => true;
  const leakPatterns = makeLeakPatterns(secrets);
  return (sentence) => !tells(leakPatterns, "", "", sentence);
}

/** Whether a sentence for the student is free of every secret, that is of the answers still to be found. */
export const guardSentence = (sentence: string, secrets: readonly Secret[]) => guardFor(secrets)(sentence);

/** What stands in the place of a sentence that tells. */
type Replacement = (sentence: string) => string;
/** The secrets from a sentence on, where it changes them. */
type Learn = (sentence: string) => readonly Secret[] | undefined;

/** Lets sentence by sentence through, remembering what was shown so far. */
class ReplyFilter {
  private leakPatterns: LeakPatterns;
  private shown = "";
  private recent = "";
  private hasReplaced = false;

  constructor(
    secrets: readonly Secret[],
    private readonly replacement: Replacement,
    private readonly learn: Learn,
  ) {
    this.leakPatterns = makeLeakPatterns(secrets);
  }

  /** What is shown of a sentence: all of it, a hint in its place, or nothing. */
  pass(sentence: string): string {
    const learnt = this.learn(sentence);
    if (learnt) this.leakPatterns = makeLeakPatterns(learnt);
    const allowed = tells(this.leakPatterns, this.shown, this.recent, sentence)
      ? this.inPlaceOf(sentence)
      : sentence;
    this.shown = (this.shown + allowed).slice(-maxShown);
    this.recent = ownSentences.has(asKey(allowed)) ? "" : (this.recent + allowed).slice(-maxRecent);
    return allowed;
  }

  private inPlaceOf(sentence: string): string {
    const [start = ""] = listItem.exec(sentence) ?? [];
    if (this.hasReplaced && !start) return "";
    this.hasReplaced = true;
    const space = sentence.slice(sentence.trimEnd().length);
    // In a list each line is about something else: it keeps its place, and what it is about.
    const instead = start ? [start + neutralHint, neutralHint] : [this.replacement(sentence), neutralHint];
    const safe = instead.find((hint) => !tells(this.leakPatterns, this.shown, this.recent, hint + space));
    return safe ? safe + space : "";
  }
}

/** The next sentence of what waits, or a piece of one that is too long; undefined while it may still go on. */
function nextSentence(waiting: string): string | undefined {
  const whole = wholeSentence.exec(waiting.slice(0, maxWaiting))?.[0];
  if (whole !== undefined || waiting.length < maxWaiting) return whole;
  const blank = waiting.lastIndexOf(" ", maxWaiting - 1);
  if (blank > 0) return waiting.slice(0, blank + 1);
  const isPairCut = /[\uD800-\uDBFF]/.test(waiting[maxWaiting - 1] ?? "");
  return waiting.slice(0, isPairCut ? maxWaiting - 1 : maxWaiting);
}

/**
 * Passes a reply on sentence by sentence, each as soon as it ends. The first one that gives a secret away, by itself
 * or together with what was shown before, is replaced by `replacement`, any further one is left out. Without secrets it
 * passes as it comes.
 */
export async function* guardReply(
  pieces: AsyncIterable<string>,
  secrets: readonly Secret[],
  replacement: string | Replacement,
  learn: Learn = () => undefined,
): AsyncGenerator<string> {
  if (secrets.length === 0) {
    yield* pieces;
    return;
  }
  const door = new ReplyFilter(
    secrets,
    typeof replacement === "string" ? () => replacement : replacement,
    learn,
  );
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    for (let sentence = nextSentence(waiting); sentence; sentence = nextSentence(waiting)) {
      waiting = waiting.slice(sentence.length);
      const shown = door.pass(sentence);
      if (shown) yield shown;
    }
  }
  const last = waiting ? door.pass(waiting) : "";
  if (last) yield last;
}
