import type { HomeworkItem } from "./homework-sheet";

type Solve = (item: HomeworkItem, at: number, options: readonly string[]) => string[] | undefined;

const saysOnce = /\bonce\b|una (?:sola )?volta|each word|ciascun|ogni parola|in più|extra/i;
const saysMore = /more than once|più (?:di una volta|volte)|più volte/i;
const isOpen = ({ given, options }: HomeworkItem["gaps"][number]) =>
  given === undefined && options === undefined;
const maxPlaces = 30;
/** From so many words on, the last that is left is meant. */
const leastForLast = 4;

/**
 * What goes into each open gap of an exercise from a bank whose words are used once: what is certain by itself, then
 * what is left when that is taken. Keyed by item and gap; empty for a bank whose words come more than once.
 */
export function shareBank(
  items: readonly HomeworkItem[],
  bank: readonly string[],
  instruction: string,
  solve: Solve,
): Map<string, string[]> {
  const places = items.flatMap((item, n) =>
    item.gaps.flatMap((gap, at) => (isOpen(gap) ? [{ item, at, key: `${n}.${at}` }] : [])),
  );
  const found = new Map<string, string[]>();
  const isOnce = !saysMore.test(instruction) && (bank.length >= places.length || saysOnce.test(instruction));
  if (!isOnce || places.length < 2 || places.length > maxPlaces || bank.length > places.length + 4)
    return found;
  const isEachUsed = bank.length === places.length || saysOnce.test(instruction);
  let left = [...bank];
  for (let round = 0; round < places.length; round += 1) {
    const before = sizeOf(found);
    for (const { item, at, key } of places) {
      // Of several that may stand, some are taken elsewhere by and by.
      const known = found.get(key);
      if (known && (known.length === 1 || !isEachUsed)) continue;
      const isLast = left.length === 1 && places.length === bank.length && bank.length >= leastForLast;
      const right = isLast ? left : (known?.filter((word) => left.includes(word)) ?? solve(item, at, left));
      if (right && right.length > 0) found.set(key, right);
    }
    const sure = [...found.values()].filter(({ length }) => length === 1).flat();
    if (new Set(sure).size < sure.length) return new Map();
    left = bank.filter((word) => !sure.includes(word));
    if (sizeOf(found) === before || left.length === 0) break;
  }
  return found;
}

/** How much is known: it grows with what is found, and with each word that falls away. */
const sizeOf = (found: ReadonlyMap<string, string[]>) =>
  [...found.values()].reduce((sum, words) => sum + 1 / words.length, 0);
