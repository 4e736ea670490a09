import { randomOf, seedOf, type Random } from "@/lib/features/exercises/random";
import type { HomeworkSheet, Solution } from "@/lib/features/homework/homework-sheet";
import type { PartTopic } from "@/lib/features/homework/rules";
import type { Topic } from "@/lib/features/topics/rules";
import { sayOn } from "../activity";
import { guardFor } from "../guard/guard";
import { secretsOfSolution } from "../guard/secrets";
import { allLessons } from "../lessons/all-lessons";
import type { LessonId } from "../lessons/all-lessons";
import { lessonById } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { drawIrregularVerbs } from "./irregular-verbs";
import type { DrillState } from "./drill-state";
import { drawFrom } from "./draw-items";
import { drawWords } from "./draw-words";
import type { Level } from "./level";
import type { DrillWish } from "./read-drill-wish";
import { irregularId, sourceOfTopic, sourcesOfLesson } from "./sources";
import type { DrillItem } from "./to-item";
import { themeById, usualThemes, type WordTheme } from "./word-themes";
import { drillWords } from "./words";

export type Drill = {
  sheet: HomeworkSheet;
  solutions: (Solution | undefined)[];
  /** In Italian, what is coming; no question. */
  opening: string;
  /** What it is about, for who wants more of it. */
  state: DrillState;
};

export const itemsOfDrill = 5;
/** What a sheet of definitions calls its topic. */
export const wordsTopic = "words";
const maxTopics = 3;
const mixed: readonly LessonId[] = [
  "present-simple",
  "present-continuous",
  "past-simple",
  "comparatives",
  "plural-nouns",
  "short-answers",
  "prepositions",
  "this-that-these-those",
];

/** What is trained: its name for the student, and where its items come from. */
type Part = { name: string; topic: PartTopic; draw: Draw };
type Draw = (random: Random, count: number, level?: Level) => DrillItem[];

/**
 * Five items as an exercise of ours, the same for the same seed. Undefined when nothing that was named can be trained.
 * `weakTopics`: the weakest first; they count where no topic is named.
 */
export function makeDrill(
  wish: DrillWish,
  seed: number,
  weakTopics: readonly Topic[] = [],
): Drill | undefined {
  const random = randomOf(seedOf("drill", seed));
  const named = [wish.lesson, ...(wish.also ?? [])].filter((lesson) => lesson !== undefined);
  const themes = wish.what === "words" ? pickThemes(random) : (wish.themes ?? []);
  if (wish.what === "topic" && named.length === 0 && themes.length === 0) return undefined;
  const weak = weakTopics.flatMap((topic) => partOfTopic(topic) ?? []);
  const chosen =
    wish.what === "any"
      ? weak.length > 0
        ? distinct(weak).slice(0, maxTopics)
        : random.shuffle(mixed).slice(0, maxTopics).flatMap(partsOfId)
      : wish.what === "irregular-verbs" && named.length === 0
        ? partsOfId(irregularId)
        : [...named.flatMap(({ id }) => partsOfId(id)), ...themes.map(partOfTheme)].slice(0, maxTopics);
  const drawn = drawAll(chosen, random, wish.level);
  if (drawn.length < itemsOfDrill) return undefined;
  const missing = named.filter(({ id }) => partsOfId(id).length === 0);
  const isWeak = wish.what === "any" && weak.length > 0;
  const opening = openingOf(wish, chosen, { seed, isWeak, missing });
  const state = {
    lessons: named.map(({ id }) => id).slice(0, maxTopics),
    themes: themes.map(({ id }) => id).slice(0, maxTopics),
  };
  return { sheet: sheetOf(drawn, chosen), solutions: drawn.map(({ solution }) => solution), opening, state };
}

const pickThemes = (random: Random): WordTheme[] =>
  [themeById(random.pick(usualThemes))].filter((one) => one !== undefined);

const partOfTheme = ({ id, name }: WordTheme): Part => ({
  name,
  topic: wordsTopic,
  draw: (random, count, level) => drawWords(id, random, count, level),
});

const distinct = (parts: readonly Part[]) => [...new Map(parts.map((part) => [part.name, part])).values()];

function partsOfId(id: string): Part[] {
  const lesson = lessonById(id);
  if (!lesson) return [];
  const { name } = lesson;
  if (id === irregularId)
    return [
      {
        name,
        topic: irregularId,
        draw: (random, count, level) => drawIrregularVerbs(random, level).slice(0, count),
      },
    ];
  const sources = sourcesOfLesson(id);
  const [first] = sources;
  if (!first) return [];
  return [
    { name, topic: first.topic, draw: (random, count, level) => drawFrom(sources, random, count, level) },
  ];
}

function partOfTopic(topic: Topic): Part | undefined {
  const source = sourceOfTopic(topic);
  const own = allLessons.find(({ topics }) => topics?.some((one) => one === topic)) ?? lessonById(topic);
  const name = own?.name;
  return source && name
    ? { name, topic, draw: (random, count, level) => drawFrom([source], random, count, level) }
    : undefined;
}

const spare = 5;

/** The first part gets most: of two three and two, of three two, two and one. */
function drawAll(parts: readonly Part[], random: Random, level?: Level): DrillItem[] {
  const drawn: DrillItem[][] = [];
  let missing = itemsOfDrill;
  for (const [at, part] of parts.entries()) {
    const count = Math.ceil(missing / (parts.length - at));
    const seen = new Set(drawn.flat().map(({ text }) => text));
    const items = part.draw(random, count + spare, level).filter(({ text }) => !seen.has(text));
    const own = parts.length > 1 ? items.map((one) => withTopic(one, part)) : items;
    drawn.push(own);
    missing -= Math.min(count, items.length);
  }
  const first = takenFrom(drawn, () => true);
  // Most sets are fit as they are; one by one takes its time.
  return isShowable(first) ? first : takenFrom(drawn, isShowable);
}

/** So many of each part as make the whole, but for those that `isFit` leaves out beside the ones before. */
function takenFrom(
  drawn: readonly DrillItem[][],
  isFit: (items: readonly DrillItem[]) => boolean,
): DrillItem[] {
  const items: DrillItem[] = [];
  const others: DrillItem[] = [];
  drawn.forEach((part, at) => {
    const end = items.length + Math.ceil((itemsOfDrill - items.length) / (drawn.length - at));
    for (const item of part) if (items.length < end) (isFit([...items, item]) ? items : others).push(item);
  });
  return [...items, ...others].slice(0, itemsOfDrill);
}

/** Whether each item can be shown while the others are to be done: the answer of one may stand in another. */
function isShowable(items: readonly DrillItem[]): boolean {
  const isSafe = guardFor(items.flatMap(({ item, solution }) => secretsOfSolution(item, solution)));
  return items.every(({ item }, at) => isSafe(`Ecco la ${at + 1}: *${item.prompt}*`));
}

const withTopic = (one: DrillItem, { topic, name }: Part): DrillItem => ({
  ...one,
  item: { ...one.item, topic, topicName: name },
});

function sheetOf(drawn: readonly DrillItem[], parts: readonly Part[]): HomeworkSheet {
  const [first] = parts;
  return {
    instruction: instructionOf(drawn),
    ...(parts.length === 1 && first && { topic: first.topic }),
    topicName: listOf(parts.map(({ name }) => name)),
    wordBank: [],
    items: drawn.map(({ item }, at) => ({ ...item, number: at + 1 })),
  };
}

/** One instruction for all, or which numbers each is for: "1-3: …" */
function instructionOf(drawn: readonly DrillItem[]): string {
  const stretches: { instruction: string; from: number; to: number }[] = [];
  drawn.forEach(({ instruction }, at) => {
    const last = stretches.at(-1);
    if (last?.instruction === instruction) last.to = at + 1;
    else stretches.push({ instruction, from: at + 1, to: at + 1 });
  });
  if (stretches.length === 1) return stretches[0]?.instruction ?? "";
  return stretches
    .map(({ instruction, from, to }) => `${from === to ? from : `${from}-${to}`}: ${instruction}`)
    .join(" ");
}

type Said = { seed: number; isWeak: boolean; missing: readonly GrammarLesson[] };

function openingOf(wish: DrillWish, parts: readonly Part[], { seed, isWeak, missing }: Said): string {
  const say = sayOn(seed);
  const name = listOf(parts.map((part) => part.name));
  const isIrregular = parts.length === 1 && parts[0]?.topic === irregularId && wish.level === undefined;
  const words =
    wish.level !== undefined && wish.isAgain
      ? drillWords[wish.level]
      : wish.what === "any" && !wish.isTest
        ? isWeak
          ? drillWords.weak
          : drillWords.any
        : parts.every(({ topic }) => topic === wordsTopic)
          ? drillWords.words
          : drillWords.topic;
  const first = isIrregular
    ? say(drillWords.irregularVerbs)
    : say(wish.isTest ? drillWords.test : words, { name });
  const without =
    missing.length > 0 ? say(drillWords.without, { name: listOf(missing.map((one) => one.name)) }) : "";
  return [first, without].filter(Boolean).join(" ");
}

const listOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} e ${names.at(-1)}` : (names[0] ?? "");
