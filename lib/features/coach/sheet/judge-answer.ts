import { ownWords, type ItemState, type PartState } from "../exercise/exercise-state";
import { distance } from "../distance";
import { foldedWords } from "../exercise/fold";
import { judgeFills } from "../exercise/judge";
import { tokensOf } from "../exercise/tokens";
import { guardFor } from "../guard/guard";
import { secretsOfItems } from "../exercise/secrets-of-exercise";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isNoAttempt } from "@/lib/features/exercises/no-attempt";

export type JudgedGap = {
  gap: number;
  own: string;
  verdict: "right" | "almost" | "wrong" | "unsure";
  /** What the engine asks about the words. */
  hint?: string;
};

export type JudgedAnswer = {
  /** Of the gaps that hold what could be an answer, and were not right before. */
  gaps: JudgedGap[];
  /** Names what was tried and was not right, whatever its spelling. */
  tryKey: string | undefined;
};

type Input = { item: ItemState; part: PartState; answers: string[]; unsolved: ItemState[] };

/**
 * What an answer is, gap by gap: a pure function of the item and what was written. `unsolved` are the items of the sheet
 * whose answers no hint may tell.
 */
export function judgeAnswer({ item, part, answers, unsolved }: Input): JudgedAnswer {
  const fills = item.gaps.map((gap, at) => (gap.isDone ? (gap.own ?? "") : (answers[at] ?? "").trim()));
  const tried = fills.map((fill, at) =>
    isNoAttempt(fill) && !isOffered({ item, part }, at, fill) ? "" : fill,
  );
  const isSafe = guardFor(secretsOfItems(unsolved));
  const judged = judgeFills(item, part, tried).filter(
    ({ gap, own, verdict }) => verdict === "right" || couldAnswer({ item, part }, gap, own),
  );
  const gaps = judged.map(({ gap, own, verdict, isNear, hint }): JudgedGap => {
    const name =
      verdict === "wrong" ? (isNear ? "almost" : "wrong") : verdict === "right" ? "right" : "unsure";
    return { gap, own: ownWords(own), verdict: name, ...(hint && isSafe(hint) && { hint }) };
  });
  const missed = gaps.filter(({ verdict }) => verdict !== "right");
  const keys = missed.map(({ gap, own }) => `${gap} ${foldedWords(own).join(" ")}`);
  return {
    gaps,
    tryKey: keys.length > 0 ? ownWords(keys.join(" / ")) : undefined,
  };
}

type Place = { item: ItemState; part: PartState };

/** "A" is a shrug, and an article: what there is to choose from, or is given, is an answer. */
function isOffered({ item: { gaps, solution }, part }: Place, gap: number, own: string): boolean {
  const { given = "", options = [] } = gaps[gap] ?? {};
  const named = part.instruction?.match(/[\p{L}']+/gu) ?? [];
  const offered = [
    ...options,
    ...(solution[gap] ?? []),
    ...part.wordBank,
    ...named,
    ...given.split(/[\s/]+/),
  ];
  return offered.some((word) => word.toLowerCase() === own.toLowerCase());
}

const minLetters = 3;
/** So many letters may be otherwise in a word that is meant. */
const maxSlips = 2;

/** "Marco", "at 7:30": what may answer a question nobody knows the answer of. */
const nameOrNumber = /\p{Lu}\p{Ll}|\d/u;

/** Whether words are more than keys that were pressed: English, or nearly a word of the item. */
function couldAnswer(place: Place, gap: number, own: string): boolean {
  if (isOffered(place, gap, own)) return true;
  const { item } = place;
  const isOpen = (item.solution[gap] ?? []).length === 0;
  if (isOpen && nameOrNumber.test(own)) return true;
  const words = tokensOf(own);
  const meant = tokensOf([item.gaps[gap]?.given ?? "", ...(item.solution[gap] ?? [])].join(" "));
  return words.some(
    (word) =>
      isCommonEnglish(word) ||
      isVerbForm(word) ||
      (word.length >= minLetters && meant.some((one) => distance(word, one) <= maxSlips)),
  );
}
