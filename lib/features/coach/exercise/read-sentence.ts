import { isWholeGap, gapMark, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { align } from "./align";
import { isMeantFor, piecesAt, wordsOfItem } from "./answers";
import type { ExerciseState, ItemState } from "./exercise-state";
import type { Try } from "./read-row";
import { englishPieces } from "./strip-talk";
import { lemmaOf, tokensOf } from "./tokens";

const minShare = 0.5;

/** So many items are laid beside a line, those that share most of its words. */
const maxAligned = 6;

/** The item whose sentence a line is, by the words they share; the one under work if it is as good as another. */
export function sentenceOf(state: ExerciseState, line: string): number | undefined {
  const said = new Set(tokensOf(line));
  const near = state.items
    .map((item, at) => ({ item, at, shared: tokensOf(item.prompt).filter((word) => said.has(word)).length }))
    .filter(({ shared }) => shared > 1)
    .toSorted(
      (one, other) =>
        other.shared - one.shared || Number(other.at === state.at) - Number(one.at === state.at),
    )
    .slice(0, maxAligned);
  const scored = near.map(({ item, at }) => ({ at, share: worthOf(state, item, line) }));
  const best = scored.reduce(
    (one, other) => {
      const isBetter = other.share > one.share || (other.share === one.share && other.at === state.at);
      return isBetter ? other : one;
    },
    { at: -1, share: 0 },
  );
  return best.share > 0 ? best.at : undefined;
}

const worthOfMeant = 0.5;
/** Of sentences that are alike, the one is meant whose gaps are filled with what belongs there. */
function worthOf(state: ExerciseState, item: ItemState, line: string): number {
  const share = shareOf(state, item, line);
  const isMeant = () => align(item, line).fills.some((words) => isMeantFor(state, item, words.join(" ")));
  return share > 0 && !isOrderItem(item) && !isWholeGap(item) && isMeant() ? share + worthOfMeant : share;
}

/** How much of an item's sentence a line holds; 0 below a half. */
function shareOf(state: ExerciseState, item: ItemState, line: string): number {
  const text = englishPieces(line, wordsOfItem(state, item))[0] ?? "";
  if (isOrderItem(item) || isWholeGap(item)) return shareOfWords(item, text);
  const { matched, fixed, strange } = align(item, text);
  const share = fixed === 0 ? 0 : matched / fixed;
  const isSentence = matched > 1 && share > minShare && strange <= matched / 2;
  return isSentence ? share : 0;
}

function shareOfWords(item: ItemState, text: string): number {
  const own = new Set(tokensOf(item.gaps[0]?.options?.join(" ") ?? item.prompt).map(lemmaOf));
  const said = new Set(tokensOf(text).map(lemmaOf));
  const shared = [...said].filter((word) => own.has(word)).length;
  const share = own.size === 0 ? 0 : shared / own.size;
  return shared > 1 && share > minShare && said.size <= own.size * 2 ? share : 0;
}

const maxCut = 400;
const minWords = 2;
const isJoint = (word: string) => /^(?:e|ed|and|poi|then)$/i.test(word);

/** "I went home and she bought a bag": the sentences of several items in one line, whatever parts them. */
export function readSentences(state: ExerciseState, message: string): Try[] {
  const openings = new Set(
    state.items.flatMap(({ prompt }) => tokensOf(prompt.split(gapMark)[0] ?? "").slice(0, 1)),
  );
  const tries: Try[] = [];
  let said: string[] = [];
  const end = () => {
    const line = said.filter((word, at) => at > 0 || !isJoint(word)).join(" ");
    const at = sentenceOf(state, line);
    if (at === undefined) return false;
    tries.push({ at, pieces: piecesAt(state, at, line), isNamed: true });
    said = [];
    return true;
  };
  for (const word of message.slice(0, maxCut).split(/\s+/).filter(Boolean)) {
    const isNext = openings.has(tokensOf(word)[0] ?? "") || /[.;,!?]$/.test(said.at(-1) ?? "");
    if (said.length >= minWords && (isNext || isJoint(word))) end();
    said.push(word);
  }
  const isWhole = end() && new Set(tries.map(({ at }) => at)).size === tries.length;
  return isWhole && tries.length > 1 ? tries : [];
}
