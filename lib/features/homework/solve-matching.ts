import { fittingQuestionWord } from "./families/question-word";
import type { Gap, HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { asksToMatch } from "./match-halves";
import { optionPlace } from "./option-place";
import { solveVocabulary } from "./solve-vocabulary";
import { asksOpposite, solveOpposite } from "./sources/opposite";
import { sourceGap } from "./sources/source-gap";

const asking =
  "what,where,when,who,why,how,which,whose,how much,how many,how old,how often,how long,how far,what time".split(
    ",",
  );

/** The halves that all items of a sheet choose from, where each goes with one of them. */
export function sharedHalves(items: readonly HomeworkItem[], instruction: string): readonly string[] {
  const [first] = items;
  const halves = first?.gaps[0]?.options ?? [];
  const isShared =
    items.length > 2 &&
    halves.length >= items.length &&
    items.every(({ gaps }) => gaps.length === 1 && gaps[0]?.options?.join("|") === halves.join("|"));
  return isShared && asksToMatch.test(instruction) ? halves : [];
}

/** "Yes, I do." for "Do you …?": how answers to such questions begin. */
const short = /^(?:yes|no), (?:\p{L}+) (\p{L}+)/iu;

/** Whether words can answer a question, by what asks for them. */
function answers(question: string, answer: string): boolean {
  const opened = question.trim().toLowerCase();
  const word = asking.filter((one) => opened.startsWith(`${one} `) || opened.startsWith(`${one}'s `)).at(-1);
  if (word === undefined) {
    const told = short.exec(answer);
    const helper = /^(\p{L}+)/u.exec(opened)?.[1] ?? "";
    return told?.[1]?.slice(0, 2).toLowerCase() === helper.slice(0, 2);
  }
  const rest = question.trim().slice(word.length).replace(/\?$/, "");
  const prompt = `____${rest}? ${answer}`;
  const place = optionPlace(prompt, { start: 0, end: 4 });
  return fittingQuestionWord(asking, place).includes(word);
}

const wordsOfDefinition = 3;

/** The half that goes with an item: the opposite, the answer, the word that is told of; undefined where two may. */
export function solveHalf(
  item: HomeworkItem,
  gap: Gap,
  halves: readonly string[],
  { task, instruction }: { task: Task; instruction: string },
): string[] | undefined {
  const opposite = solveOpposite(sourceGap(item, { ...gap, options: [...halves] }, task, instruction));
  if (opposite) return opposite;
  const source = item.prompt.slice(0, gap.start).trim();
  if (source.endsWith("?")) {
    const fitting = halves.filter((half) => answers(source, half));
    return fitting.length === 1 ? fitting : undefined;
  }
  const isDefinition = source.split(/\s+/).length >= wordsOfDefinition && !asksOpposite.test(instruction);
  return isDefinition && halves.every((half) => half.split(" ").length < wordsOfDefinition)
    ? solveVocabulary(item, gap, halves)
    : undefined;
}
