/** The letters by which a word is to be changed: a missing "s", a doubled "p". */
export type LetterEdit = { added: string; removed: string };

const maxEditLetters = 3;
const minSharedStart = 2;

/** The places of the words that make the right words of the wrong ones, by the longest words both share in order. */
export function changesBetween(wrong: string[], right: string[]) {
  const shared = wrong.map(() => right.map(() => 0));
  const at = (one: number, other: number) => shared[one]?.[other] ?? 0;
  for (let one = wrong.length - 1; one >= 0; one -= 1)
    for (let other = right.length - 1; other >= 0; other -= 1) {
      const row = shared[one];
      if (row)
        row[other] =
          wrong[one] === right[other]
            ? at(one + 1, other + 1) + 1
            : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const added: number[] = [];
  const removed: number[] = [];
  let one = 0;
  let other = 0;
  while (one < wrong.length || other < right.length) {
    if (one < wrong.length && other < right.length && wrong[one] === right[other]) {
      one += 1;
      other += 1;
    } else if (other >= right.length || (one < wrong.length && at(one + 1, other) >= at(one, other + 1))) {
      removed.push(one);
      one += 1;
    } else {
      added.push(other);
      other += 1;
    }
  }
  return { added, removed };
}

/** How one word becomes another by a few letters; undefined when they differ in more. */
export function letterEdit(from: string, to: string): LetterEdit | undefined {
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const edit = { removed: from.slice(start, from.length - end), added: to.slice(start, to.length - end) };
  const isSmall = Math.max(edit.added.length, edit.removed.length) <= maxEditLetters;
  const isChange = edit.added !== "" && edit.removed !== "";
  return isSmall && start >= (isChange ? minSharedStart : 1) ? edit : undefined;
}
