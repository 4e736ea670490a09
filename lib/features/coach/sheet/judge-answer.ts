import { ownWords, type ItemState, type PartState } from "../exercise/exercise-state";
import { isFunctionWord } from "../content-words";
import { distance, isOneTypo } from "../distance";
import { foldedWords } from "../exercise/fold";
import { judgeFills, judgeTry, type GapVerdict } from "../exercise/judge";
import { tokensOf } from "../exercise/tokens";
import { guardFor } from "../guard/guard";
import { secretsOfItems } from "../exercise/secrets-of-exercise";
import { kindOf } from "../sheet-item";
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
  const judged = judgeWhole(item, part, tried).filter(
    ({ gap, own, verdict }) => verdict === "right" || couldAnswer({ item, part }, gap, own),
  );
  const gaps = judged.map(({ gap, own, verdict, hint }): JudgedGap => {
    const isLeft = verdict !== "right" && verdict !== "wrong" && isAllThatIsLeft({ item, part }, gap, tried);
    const name = verdict === "wrong" && isMisspelt(item, gap, own) ? "almost" : names[verdict];
    return {
      gap,
      own: ownWords(own),
      verdict: isLeft ? "right" : name,
      ...(hint && !isLeft && isSafe(hint) && { hint }),
    };
  });
  const missed = gaps.filter(({ verdict }) => verdict !== "right");
  const keys = missed.map(({ gap, own }) => `${gap} ${foldedWords(own).join(" ")}`);
  return {
    gaps,
    tryKey: keys.length > 0 ? ownWords(keys.join(" / ")) : undefined,
  };
}

const names = { right: "right", wrong: "wrong", unknown: "unsure", doubtful: "unsure" } as const;

/** The same where a student has written the whole sentence into its one gap; words in order are no question without its sign. */
function judgeWhole(item: ItemState, part: PartState, fills: readonly string[]): GapVerdict[] {
  const verdicts = asStatements(item, judgeFills(item, part, fills));
  const [only] = verdicts;
  if (item.gaps.length > 1 || !only || only.verdict === "right" || kindOf(item) !== "gaps") return verdicts;
  const [cut] = judgeTry(item, part, [only.own]);
  return cut?.verdict === "right" ? [cut] : verdicts;
}

const opensQuestion =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|must)$/;

/** "Is / than / English / easier / German": a question would have its sign among the words. Nobody is sure of it then. */
function asStatements(item: ItemState, verdicts: GapVerdict[]): GapVerdict[] {
  if (kindOf(item) !== "order" || item.prompt.includes("?")) return verdicts;
  return verdicts.map((one) =>
    one.verdict === "right" && opensQuestion.test(tokensOf(one.own)[0] ?? "")
      ? { ...one, verdict: "unknown" }
      : one,
  );
}

/** Of options of which all others are wrong for certain, the last one is right. */
function isAllThatIsLeft({ item, part }: Place, gap: number, fills: readonly string[]): boolean {
  const options = item.gaps[gap]?.options ?? [];
  const own = fills[gap]?.toLowerCase();
  const others = options.filter((option) => option.toLowerCase() !== own);
  if (kindOf(item) !== "gaps" || others.length === 0 || others.length === options.length) return false;
  return others.every((option) => {
    const tried = fills.map((fill, at) => (at === gap ? option : fill));
    return judgeFills(item, part, tried).some((one) => one.gap === gap && one.verdict === "wrong");
  });
}

/** Whether an answer differs from an accepted one in words that are none: a slip of the pen, not of grammar. */
function isMisspelt(item: ItemState, gap: number, own: string): boolean {
  const said = tokensOf(own);
  return (item.solution[gap] ?? []).some((form) => {
    const meant = tokensOf(form);
    const other = said.flatMap((word, at) => (word === meant[at] ? [] : [{ word, meant: meant[at] ?? "" }]));
    return (
      said.length === meant.length &&
      other.every(({ word, meant: one }) => one.length > minLetters && !isWord(word) && isOneTypo(word, one))
    );
  });
}

const isWord = (word: string) => isCommonEnglish(word) || isVerbForm(word) || isFunctionWord(word);

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
const maxTypos = 2;

/** "Marco", "at 7:30": what may answer a question nobody knows the answer of. */
const nameOrNumber = /\p{Lu}\p{Ll}|\d/u;

const vowel = /[aeiouy]/i;

/** Whether words are more than keys that were pressed: English, nearly a word of the item, or begun like one of it. */
function couldAnswer(place: Place, gap: number, own: string): boolean {
  if (isOffered(place, gap, own)) return true;
  const { item } = place;
  const isOpen = (item.solution[gap] ?? []).length === 0;
  if (isOpen && nameOrNumber.test(own)) return true;
  const words = tokensOf(own);
  // A sentence that nobody can judge may be of another language: "Translate into Italian".
  if (isOpen && words.length > 1 && words.every((word) => vowel.test(word))) return true;
  const near = tokensOf(
    [item.gaps[gap]?.given ?? "", ...place.part.wordBank, ...(item.solution[gap] ?? [])].join(" "),
  );
  const begun = tokensOf(item.prompt).concat(near);
  return words.some(
    (word) =>
      isWord(word) ||
      (word.length >= minLetters &&
        (near.some((one) => distance(word, one) <= maxTypos) ||
          begun.some((one) => one.length >= minLetters && word.startsWith(one.slice(0, minLetters))))),
  );
}
