import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { randomOf, seedOf } from "@/lib/features/exercises/random";
import { readInstruction } from "@/lib/features/homework/instruction";
import { contentOf } from "../../content-words";
import type { ItemState, PartState } from "../../exercise/exercise-state";
import { taskOf } from "../../sheet-item";
import type { ItemTopic } from "../topic/item-topic";
import { bankOf } from "./bank";
import { likenessTo } from "./likeness";
import type { SolvedTwin } from "./read-twins";
import { translationTwins } from "./translation-twins";
import { verbTwin, verbWishOf } from "./verb-twins";

type Wish = {
  item: ItemState;
  part: PartState;
  topic: ItemTopic;
  unsolved: readonly ItemState[];
  isSafe: (text: string) => boolean;
};
export type Example = { prompt: string; solved: string };

/** So many sentences of a tense are drawn, and so many looked at closely. */
const draws = 40;
const maxLooks = 16;

/** Two solved sentences of an item's kind, the nearer one second; the same ones whenever the item is asked for. */
export function pickTwins(wish: Wish): Example[] {
  const { item, part, unsolved } = wish;
  const printed = [
    ...part.wordBank,
    ...readInstruction(part.instruction).words,
    ...item.gaps.flatMap(({ options }) => options ?? []),
  ];
  const [far, near] = candidates(wish, printed);
  const ofSheet = contents(unsolved);
  const own = contents([item]);
  const find = (list: readonly SolvedTwin[], other?: Example) => {
    const others = list.filter(({ solved }) => solved !== other?.solved);
    // In a long sheet every word may stand somewhere: then only those of the item itself are kept out.
    const ordered = [...others.filter(isFree(ofSheet)), ...others.filter(isFree(own))].slice(0, maxLooks);
    for (const twin of ordered) {
      const shown = shownOf(twin, printed, wish.isSafe);
      if (shown) return shown;
    }
    return undefined;
  };
  const second = find(near);
  const first = find(far, second);
  return [first ?? second, first && second].flatMap((twin) => twin ?? []);
}

const isFree =
  (words: ReadonlySet<string>) =>
  ({ prompt, solved }: SolvedTwin) =>
    !contentOf(`${prompt} ${solved}`).some((word) => words.has(word));

/** As it may be shown: what there is to choose from stands there only where the sheet prints it too, or it is harmless. */
function shownOf(
  { prompt, solved, choices }: SolvedTwin,
  printed: readonly string[],
  isSafe: Wish["isSafe"],
): Example | undefined {
  const bare = choices ? prompt.replace(choices, "").trim() : prompt;
  if (!isSafe(solved) || !isSafe(bare)) return undefined;
  const known = printed.map((word) => word.toLowerCase());
  const words = (choices ?? "").replace(/[()]/g, "").split(/ [/–] /);
  const isPrinted = words.every((word) => known.includes(word.toLowerCase()));
  return { prompt: isPrinted || isSafe(prompt) ? prompt : bare, solved };
}

/** Numbers, and "got" and "used", are no content of a sentence. */
const isPlain = /^(?:get|use|three|four|five|six|seven|eight|nine|ten|\d+)$/;

const contents = (items: readonly ItemState[]) =>
  new Set(
    items
      .flatMap(({ prompt, gaps, solution }) =>
        contentOf([prompt, ...gaps.map(({ given = "" }) => given), ...solution.flat()].join(" ")),
      )
      .filter((word) => !isPlain.test(word) && !italianWords.has(word)),
  );

/** Those for the third rung and those for the fourth, the best first. */
function candidates(
  { item, topic, unsolved }: Wish,
  printed: readonly string[],
): [SolvedTwin[], SolvedTwin[]] {
  const seed = seedOf(item.prompt);
  const wish = verbWishOf(item, topic);
  if (wish) {
    const drawn = (isNear: boolean) => {
      const random = randomOf(seedOf(seed, String(isNear)));
      return Array.from({ length: draws }, () => verbTwin({ ...wish, isNear }, random)).flatMap(
        (twin) => twin ?? [],
      );
    };
    const [far, near] = [drawn(false), drawn(true)];
    // Where every sentence with the item's own person would tell, another person does.
    return [far, [...near.slice(0, maxLooks / 2), ...far]];
  }
  if (topic.topic === "translation") {
    const list = translationTwins(taskOf(item), unsolved.map(taskOf));
    return [turned(list, seed), list];
  }
  const likeness = likenessTo(item, printed);
  const near = turned(bankOf(topic.topic), seed)
    .map((twin) => ({ twin, like: likeness(twin) }))
    .toSorted((one, other) => other.like - one.like)
    .map(({ twin }) => twin);
  return [near, near];
}

/** All of them, beginning at another one for each item. */
const turned = <T>(list: readonly T[], seed: number): T[] => {
  const at = list.length === 0 ? 0 : seed % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};
