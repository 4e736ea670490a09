import { optionPlace } from "./option-place";
import { fillPrompt, gapMark, type HomeworkItem, type HomeworkSheet } from "./homework-sheet";
import { isPlainVerb } from "./sheet-bank";
import { familyOf } from "./word-families";
import { withBoxVerb } from "./solve-box";
import type { Task } from "./instruction";

const negative = /n't\b|\bnot\b/;

/** "You ____ to bed earlier" with should or shouldn't and a verb of the box: both at once, or the verb with either. */
export function solveModalVerb(
  item: HomeworkItem,
  task: Task,
  sheet: Partial<HomeworkSheet>,
): string[] | undefined {
  const { words } = task;
  const { wordBank = [] } = sheet;
  const isOfBoth =
    words.length > 1 && wordBank.length > 1 && wordBank.every(isPlainVerb) && familyOf(words) !== undefined;
  if (!isOfBoth || item.gaps.length !== 1) return undefined;
  const verb = withBoxVerb(item, sheet)?.gaps[0]?.given;
  if (verb === undefined) return undefined;
  const prompt = fillPrompt(item, [`${gapMark} ${verb}`]);
  const start = prompt.indexOf(gapMark);
  const place = optionPlace(prompt, { start, end: start + gapMark.length });
  const fitting = familyOf(words)?.fitting([...words], place) ?? [];
  const [only, ...more] = fitting;
  if (only === undefined || more.length > 0) return undefined;
  const long = negative.test(only) ? [only.replace(/n't$/, " not")] : [];
  return [only, ...long].map((modal) => `${modal} ${verb}`);
}
