import { shareVerbs } from "./box-verbs";
import { readGivenVerb } from "./given-words";
import { isOrderItem, type HomeworkItem, type HomeworkSheet } from "./homework-sheet";

const isVerbs = (words: readonly string[]) =>
  words.length > 1 &&
  words.every(
    (word) =>
      /^[a-z' ]+$/i.test(word) &&
      readGivenVerb(word)?.subject === undefined &&
      readGivenVerb(word) !== undefined,
  );

/** "eat, go, play, read" behind a colon or in brackets of the instruction. */
function listedVerbs(instruction: string): string[] {
  const parts = instruction.split(/[:().]/).map((part) =>
    part
      .split(/[,/–]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  );
  return parts.find((words) => words.length > 2 && isVerbs(words)) ?? [];
}

const verbGap = (item: HomeworkItem) => item.gaps.at(-1);
const isBoxItem = (item: HomeworkItem) =>
  !isOrderItem(item) &&
  item.gaps.length > 0 &&
  item.gaps.length < 3 &&
  item.gaps.every(({ given, options }) => given === undefined && options === undefined) &&
  (item.gaps.length === 1 ||
    /\?/.test(item.prompt) ||
    /^\s*(?:never|always|already|just|not)\s*$/.test(
      item.prompt.slice(item.gaps[0]?.end, item.gaps[1]?.start),
    ));

/**
 * The item with the verb of the box that is meant in brackets, as though it had been printed there; undefined where the
 * exercise has no box of verbs or more than one of them can be meant.
 */
export function withBoxVerb(
  item: HomeworkItem,
  { wordBank, instruction = "", items = [] }: Partial<HomeworkSheet>,
): HomeworkItem | undefined {
  const bank = wordBank?.map((word) => word.toLowerCase()) ?? [];
  const verbs = isVerbs(bank) ? bank : bank.length === 0 ? listedVerbs(instruction) : [];
  if (verbs.length === 0 || !isBoxItem(item)) return undefined;
  const all = items.length > 0 ? items : [item];
  const at = all.findIndex(({ prompt }) => prompt === item.prompt);
  if (at < 0 || !all.every(isBoxItem)) return undefined;
  const places = all.map((one) => ({
    before: one.prompt.slice(0, verbGap(one)?.start),
    after: one.prompt.slice(verbGap(one)?.end),
  }));
  const verb = shareVerbs([...new Set(verbs)], places)[at];
  return verb === undefined
    ? undefined
    : {
        ...item,
        gaps: item.gaps.map((gap, place) => (place === item.gaps.length - 1 ? { ...gap, given: verb } : gap)),
      };
}
