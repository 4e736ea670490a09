import { isWholeGap, gapMark, isOrderItem } from "@/lib/features/homework/homework-sheet";
import type { Say } from "../activity";
import { openGapOf, partOfItem, type ExerciseState, type ItemState } from "./exercise-state";
import { ordinals, words } from "./words";

const maxShown = 130;

/** An item's name for a sentence: "la 3", "nella 3", "alla 3". */
export function namesOf(state: ExerciseState, item: ItemState) {
  const n = nameOf(state, item);
  const within = n.replace(/^la/, "nella");
  return { n, in: within, In: `N${within.slice(1)}`, to: n.replace(/^la/, "alla") };
}

/** "la 3", "la B", "la 2 dell'esercizio B". */
export function nameOf(state: ExerciseState, item: ItemState): string {
  const own = `la ${item.letter ?? item.number}`;
  const { name = String(item.part + 1) } = partOfItem(state, item);
  return state.parts.length > 1 ? `${own} (esercizio ${name})` : own;
}

/** An item as it is shown, in asterisks: gaps that are done are filled, and of a long one what stands around the gap. */
export function shown(item: ItemState): string {
  const open = item.gaps[openGapOf(item)];
  const filled = item.gaps.reduceRight((text, { start, end, own, isDone }) => {
    return isDone && own !== undefined ? text.slice(0, start) + own + text.slice(end) : text;
  }, item.prompt);
  const text = filled.replace(/[*\s]+/g, " ").trim();
  if (text.length <= maxShown) return `*${text}*`;
  const at = Math.max(text.indexOf(gapMark), 0) || (open?.start ?? 0);
  const from = Math.max(0, Math.min(at - maxShown / 2, text.length - maxShown));
  const piece = text.slice(from, from + maxShown).replace(/^\S*\s|\s\S*$/g, "");
  return `*${from > 0 ? "…" : ""}${piece}${from + maxShown < text.length ? "…" : ""}*`;
}

const letters = "abcdefghijklmnopqrst";

/** What there is to choose from for an item, where its sentence does not show it: "a. go", "b. goes". */
export function optionsOf(item: ItemState): string[] {
  const { options = [] } = item.gaps[openGapOf(item)] ?? {};
  const isShown = isOrderItem(item) || options.every((option) => item.prompt.includes(option));
  if (isShown || options.length < 2) return [];
  return options.map((option, at) => `${letters[at]}. ${option.replace(/(?<![.*])[.*]+$/, "")}`);
}

/** Which gap is meant, where an item has several. */
export const gapName = (gap: number) => ordinals[gap] ?? "prossimo";

/** What asks for an answer to an item. */
export function askFor(item: ItemState, say: Say): string {
  if (isOrderItem(item)) return say(words.order);
  return say(isWholeGap(item) ? words.rewrite : words.fill);
}

const maxListed = 8;

/** "la 1, la 2 e la 4"; of a long list the first ones, and how many there are besides. */
export function listOf(all: readonly string[]): string {
  const more = all.length - maxListed;
  const names = more > 0 ? [...all.slice(0, maxListed), `altre ${more}`] : all;
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} e ${last}` : last;
}

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** How far the exercise has come: what was right at once, what after tries, what is left, what a teacher is to see. */
export function summaryOf(state: ExerciseState): string {
  const { items } = state;
  const of = (is: (item: ItemState) => boolean) => items.filter(is);
  const done = of(({ status }) => status === "done");
  const atOnce = done.filter(({ tried }) => tried.length === 0).length;
  const later = done.length - atOnce;
  const aside = of(({ status }) => status === "aside").length;
  const toShow = of(({ status }) => status === "unverified");
  const open = of(({ status }) => status === "open").length;
  const parts = [
    ...(atOnce > 0 ? [counted(atOnce, "giusta subito", "giuste subito")] : []),
    ...(later > 0 ? [counted(later, "giusta dopo qualche prova", "giuste dopo qualche prova")] : []),
    ...(aside > 0 ? [counted(aside, "messa da parte", "messe da parte")] : []),
    ...(toShow.length > 0
      ? [`${listOf(toShow.map((item) => nameOf(state, item)))} da far vedere alla prof`]
      : []),
    ...(open > 0 ? [counted(open, "ancora da fare", "ancora da fare")] : []),
  ];
  return `Su ${items.length}: ${listOf(parts)}.`;
}
