import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { isWholeGap, fillPrompt, gapMark, isOrderItem, noWord } from "@/lib/features/homework/homework-sheet";
import { isOutByEngine } from "@/lib/features/homework/families/left-by-engine";
import { readInstruction } from "@/lib/features/homework/instruction";
import { bankOf } from "@/lib/features/homework/sheet-bank";
import { isFunctionWord } from "../content-words";
import { isOneTypo } from "../distance";
import type { ItemState, PartState } from "./exercise-state";
import { fillingsOf } from "./fillings";
import { fits } from "./fits";
import { areSameTokens, lemmaOf, tokensOf } from "./tokens";
import { verifyTry } from "./verify-try";

/** What a try says of one gap; "unknown" where nobody can be sure, "doubtful" where the engine minds the sentence. */
export type GapVerdict = {
  gap: number;
  own: string;
  verdict: "right" | "wrong" | "unknown" | "doubtful";
  /** A letter or two from what is right. */
  isNear?: boolean;
  /** The engine's first hint on what it minds of the words: true of them, as none on the item alone is. */
  hint?: string;
};

const minNearLength = 4;
const isNear = (own: string, forms: readonly string[]) =>
  !isCommonEnglish(own.trim().toLowerCase()) &&
  forms.some((form) => form.length >= minNearLength && isOneTypo(own.toLowerCase(), form.toLowerCase()));

/** What the tries of a message say of an item's gaps; each gap is judged by itself. Empty for what is no try at it. */
export function judgeTry(item: ItemState, part: PartState, pieces: readonly string[]): GapVerdict[] {
  const judged = fillingsOf(item, pieces).map(({ fills, isSure }) => ({
    verdicts: judgeFills(item, part, fills),
    isSure,
  }));
  return judged.reduce((best, one) => (worth(one) > worth(best) ? one : best), judged[0] ?? noFill).verdicts;
}

type JudgedFilling = { verdicts: GapVerdict[]; isSure: boolean };
const noFill: JudgedFilling = { verdicts: [], isSure: false };

const worthOfRight = 10;
/** The reading with most that is right; of those that are as good, one that is sure with most of the message in it. */
const worth = ({ verdicts, isSure }: JudgedFilling) => {
  const right = verdicts.filter(({ verdict }) => verdict === "right").length;
  const rest = verdicts.length - right;
  return verdicts.length === 0 ? -Infinity : right * worthOfRight + (isSure ? rest : -rest);
};

/** What is to be said of what fills each gap, "" for nothing; empty gaps and those that are done are left out. */
export function judgeFills(item: ItemState, part: PartState, fills: readonly string[]): GapVerdict[] {
  return fills.flatMap((own, gap): GapVerdict[] => {
    if (own === "" || item.gaps[gap]?.isDone) return [];
    const forms = item.solution[gap] ?? [];
    if (isAmong(item, gap, own)) return [{ gap, own, verdict: "right" }];
    const open = openVerdict(item, gap, fills);
    const found = verifyTry({ item, part, fills }, gap);
    // A piece of a sentence that is put right is none the engine could judge.
    if (found === "right" && (open.verdict === "unknown" || isWholeGap(item)))
      return [{ gap, own, verdict: "right" }];
    if (forms.length === 0 && open.verdict === "doubtful" && isOut(item, part, { gap, own }))
      return [{ gap, own, verdict: "wrong" }];
    if (forms.length === 0 || found !== undefined || isOtherWay(item, own, forms) || isVariant(own, forms))
      return [open];
    const { hint } = open;
    return [
      { gap, own, verdict: "wrong", ...(isNear(own, forms) && { isNear: true }), ...(hint && { hint }) },
    ];
  });
}

/** Whether the words are one of the solutions. */
function isAmong(item: ItemState, gap: number, own: string): boolean {
  const forms = item.solution[gap] ?? [];
  return (
    (fits(own, forms, item.gaps[gap]?.given) && !isCutShort(item, gap, own)) ||
    (isOrderItem(item) ? isFronted(own, forms) : isWholeGap(item) && isAllThatIsNew(item, own, forms))
  );
}

const minNew = 2;

/**
 * "Asked him if he would help her": what a sentence that is written anew has beside words that are printed, in one piece.
 * "I am 14 years" lacks a word, as the engine sees.
 */
function isAllThatIsNew({ prompt }: ItemState, own: string, forms: readonly string[]): boolean {
  const printed = new Set(tokensOf(prompt));
  const said = tokensOf(own);
  if (said.length < minNew || said.every((word) => printed.has(word))) return false;
  return forms.some((form) => {
    const whole = tokensOf(form);
    return whole.some(
      (_, at) =>
        areSameTokens(said, whole.slice(at, at + said.length)) &&
        [...whole.slice(0, at), ...whole.slice(at + said.length)].every((word) => printed.has(word)) &&
        (at > 0 || !findGrammar(own).some(({ topic }) => topic !== "capitals")),
    );
  });
}

/** Whether the engine minds a word where there are others to choose from that it does not mind. */
function isOut(item: ItemState, part: PartState, { gap, own }: { gap: number; own: string }): boolean {
  const place = item.gaps[gap];
  const { instruction, wordBank } = part;
  if (!place || place.given !== undefined || isWholeGap(item)) return false;
  const options = place.options ?? bankOf(readInstruction(instruction), { instruction, wordBank });
  return options.length > 1 && isOutByEngine(item, place, options, own);
}

/** What can be said of words that no solution is held against: the engine may mind them, nobody calls them wrong. */
function openVerdict(item: ItemState, gap: number, fills: readonly string[]): GapVerdict {
  const own = fills[gap] ?? "";
  const hint = own === noWord ? undefined : engineHint(item, gap, fills);
  return hint === undefined ? { gap, own, verdict: "unknown" } : { gap, own, verdict: "doubtful", hint };
}

const endsShort = /['’](?:s|m|re|ve|ll|d)[.!]?$/i;

/** "Yes, she's.": no short answer ends in a short form of the verb. */
const isCutShort = ({ prompt, gaps }: ItemState, gap: number, own: string) =>
  endsShort.test(own.trim()) &&
  /\byes\b,? ?(?:\w{1,4} )?$/i.test(prompt.slice(0, gaps[gap]?.start)) &&
  /^[.! ]{0,3}$/.test(prompt.slice(gaps[gap]?.end));

const lateAdverb = /\b(?:usually|normally|generally|sometimes|often)\W{0,3}$/i;
/** "The hairdresser's" for "the hairdresser"; "usually" at the end: other ways to say it that nobody calls wrong. */
function isVariant(own: string, forms: readonly string[]): boolean {
  const bare = own.trim().toLowerCase();
  const words = tokensOf(own).toSorted().join(" ");
  return forms.some(
    (form) =>
      bare.replace(/['’]s?$/, "") === form.toLowerCase() ||
      (lateAdverb.test(own) && tokensOf(form).toSorted().join(" ") === words),
  );
}

const opensTime = /^(?:at|in|on|last|next|every|this|yesterday|tomorrow|today)$/;

/** "Last summer where did you go?": the time at the end of a question that is laid out may open it too. */
function isFronted(own: string, forms: readonly string[]): boolean {
  const words = tokensOf(own);
  if (!opensTime.test(words[0] ?? "")) return false;
  return forms.some(
    (form) =>
      form.endsWith("?") &&
      [1, 2, 3].some((size) =>
        areSameTokens([...words.slice(size), ...words.slice(0, size)], tokensOf(form)),
      ),
  );
}

const minWordsOfSentence = 3;
/** So many small words more or less are a slip, more are another way of saying it. */
const maxMissing = 2;

/**
 * Whether a sentence that is written anew says it in other words than we know: only where its words are those of an
 * accepted sentence, in the same order, is a form in it wrong for sure.
 */
function isOtherWay(item: ItemState, own: string, forms: readonly string[]): boolean {
  const [gap] = item.gaps;
  const isFree = item.gaps.length === 1 && gap?.given === undefined && gap?.options === undefined;
  const isSentence = isWholeGap(item)
    ? tokensOf(item.prompt).length >= minWordsOfSentence
    : forms.every((form) => tokensOf(form).length >= minWordsOfSentence);
  if (!isFree || !isSentence || isOrderItem(item)) return false;
  const matter = matterOf(own);
  const length = tokensOf(own).length;
  return !forms.some(
    (form) => matterOf(form) === matter && Math.abs(tokensOf(form).length - length) <= maxMissing,
  );
}

/** The words of a sentence that say something, whatever their form. */
const matterOf = (text: string) =>
  tokensOf(text)
    .filter((word) => !isFunctionWord(word) && !/^'[sd]$/.test(word))
    .map(lemmaOf)
    .join(" ");

/** What the engine minds of the words in a gap, in their sentence up to the next gap that is not filled. */
function engineHint(item: ItemState, gap: number, fills: readonly string[]): string | undefined {
  const own = fills[gap] ?? "";
  const isAll = isOrderItem(item) || isWholeGap(item);
  const words = item.gaps.map((one, at) => fills[at] || (one.isDone ? (one.own ?? "") : gapMark));
  const before = {
    ...item,
    prompt: item.prompt.slice(0, item.gaps[gap]?.start),
    gaps: item.gaps.slice(0, gap),
  };
  const from = isAll ? 0 : fillPrompt(before, words).length;
  const text = isAll ? own : fillPrompt(item, words).replaceAll(gapMark, ".".repeat(gapMark.length));
  const end = from + own.length + 1;
  const [found] = findGrammar(text).filter(
    (one) => one.topic !== "capitals" && one.start <= end && one.end >= from,
  );
  return found?.hints[0];
}
