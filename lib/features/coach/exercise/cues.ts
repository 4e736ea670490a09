import { isBase } from "@/lib/features/english/lexicon/verbs";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { readInstruction } from "@/lib/features/homework/instruction";
import { isWholeGap, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { guardFor } from "../guard/guard";
import { findLessonNamed } from "../lessons/grammar-lessons";
import { openGapOf, partOfItem, type ExerciseState, type ItemState, type PartState } from "./exercise-state";
import { secretsOfExercise } from "./secrets-of-exercise";
import { cueQuestions } from "./words";

/** A hint on an item: a question on its sentence, or a rule in general. */
export type Cue = { text: string; isQuestion: boolean };

const timeWords =
  /\b(?:yesterday|tomorrow|now|at the moment|at this moment|(?:last|next|every) (?:night|week|month|year|summer|winter|day|morning|afternoon|evening|weekend|\w+day)|\w+ (?:days?|weeks?|months?|years?|hours?|minutes?) ago|always|usually|often|never|sometimes|already|just|yet|since|for|on (?:\w+days?)|in (?:19|20)\d\d|today|tonight|when|while|if|look|listen)\b/i;
const maxRuleWords = 38;

/** The rule an exercise trains, in general; empty where it names none. */
export function ruleOf({ topic, topicName, instruction }: PartState): string[] {
  const rule = grammarRules.find((one) => one.topic === topic);
  const lesson = findLessonNamed(topicName ?? "") ?? findLessonNamed(instruction ?? "");
  // "Serve per raccontare…" alone would leave open what serves.
  const easier = lesson && `Ripassa ${lesson.name}. ${lesson.easier}`;
  const texts = [rule?.explanation, easier, lesson?.explanation, rule?.hints[1], rule?.hints[2]];
  return [...new Set(texts.flatMap((text) => (text ? [shortened(text)] : [])))].filter(Boolean);
}

/** Its first sentences, none of them a question. */
function shortened(text: string): string {
  const plain = text.replace(/\*[^*]*\*|\?/g, (found) => (found === "?" ? "." : found));
  const sentences = plain.split(/(?<=[.!:;]["»*)]{0,3})\s+/);
  let length = 0;
  const kept = sentences.filter((sentence, at) => {
    length += sentence.split(/\s+/).length;
    return at === 0 || length <= maxRuleWords;
  });
  return kept.join(" ").replace(/[:;]$/, ".");
}

/** The hints on an item in the order in which they are given: a question on the sentence, the rule, smaller questions. */
export function cuesOf(state: ExerciseState, item: ItemState): Cue[] {
  const asked = questionsOn(item, partOfItem(state, item)).map((text) => ({ text, isQuestion: true }));
  const rules = ruleOf(partOfItem(state, item)).map((text) => ({ text, isQuestion: false }));
  const [first, second, ...more] = asked;
  const [rule, finer, ...others] = rules;
  const inOrder = [first, rule, second, finer, ...more, ...others].filter((cue) => cue !== undefined);
  const secrets = secretsOfExercise(state);
  const isSafe = guardFor(secrets);
  return inOrder.filter(({ text }) => isSafe(text));
}

/** The next hint on an item: none of those it has had, as long as there are others. */
export function nextCue(state: ExerciseState, item: ItemState): Cue | undefined {
  const cues = cuesOf(state, item);
  return cues[item.hints % Math.max(cues.length, 1)];
}

/** The hint on an item that was given last. */
export function lastCue(state: ExerciseState, item: ItemState): Cue | undefined {
  const cues = cuesOf(state, item);
  return item.hints === 0 ? undefined : cues[(item.hints - 1) % Math.max(cues.length, 1)];
}

function questionsOn(item: ItemState, part: PartState): string[] {
  const { prompt } = item;
  const gap = item.gaps[openGapOf(item)];
  const given = gap?.given ?? item.gaps.find((one) => one.given)?.given ?? "";
  const parts = given.split(/[/\s]+/).filter((word) => word !== "" && word.toLowerCase() !== "not");
  const base = parts.find((word) => isBase(word) || word === "be") ?? parts.join(" ");
  const at = openGapOf(item);
  const near = prompt.slice(item.gaps[at - 1]?.end ?? 0, item.gaps[at + 1]?.start);
  const time =
    [near, prompt].map((text) => timeWords.exec(text.replace(/\([^()]*\)/g, ""))?.[0]).find(Boolean) ?? "";
  const kind = kindOf(item, part, base);
  const isVerb = kind === "verb";
  const all: string[] = [
    ...(time && isVerb ? cueQuestions.time.slice(0, 1) : []),
    ...cueQuestions[kind].slice(0, 2),
    ...(/\bnot\b/i.test(given) ? cueQuestions.negative : []),
    ...(isVerb && /\?/.test(prompt) ? cueQuestions.question : []),
    ...cueQuestions[kind].slice(2),
    ...(time && isVerb ? cueQuestions.time.slice(1) : []),
    ...cueQuestions.any,
  ];
  return [...new Set(all)].map((text) => text.replace("{time}", time).replace("{given}", base));
}

/** "Choose – ____ – ____" */
const isRow = /(?:____ [–-] )|(?: [–-] ____)/;

function kindOf(
  item: ItemState,
  { topic, wordBank, instruction }: PartState,
  base: string,
): keyof typeof cueQuestions {
  if (isOrderItem(item)) return "order";
  if (isWholeGap(item)) return topic === "plural-nouns" ? "noun" : "rewrite";
  if (topic === "words") return "definition";
  if (isRow.test(item.prompt)) return "column";
  if (topic === "comparatives") return "degree";
  if (topic === "plural-nouns") return "noun";
  if (isBase(base) || base === "be") return "verb";
  const isNamed = readInstruction(instruction).words.length > 1;
  return item.gaps[openGapOf(item)]?.options || wordBank.length > 1 || isNamed ? "choice" : "word";
}
