import {
  fillPrompt,
  isOrderItem,
  type HomeworkItem,
  type Solution,
} from "@/lib/features/homework/homework-sheet";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { contentOf } from "../content-words";
import { findLessonNamed } from "../lessons/grammar-lessons";
import { askOnce, type Wish } from "./hints";
import type { Picker } from "../phrases/picker";
import { itemQuestions } from "../phrases/exercise";
import { choiceOpenings, smallStepOpenings } from "../phrases/small-steps";
import { tenseTwins } from "../phrases/tense-twins";
import { twinExample, type TwinExample } from "./twin-example";

type Topic = { topic?: string; topicName?: string };
type Work = Topic & { item: HomeworkItem; solution?: Solution; hasChoice: boolean; lacksHelper: boolean };

export const timeWords =
  /\b(?:yesterday|tomorrow|now|at the moment|at this moment|(?:last|next|every) (?:night|week|month|year|summer|winter|day|morning|afternoon|evening|weekend|\w+day)|\w+ (?:days?|weeks?|months?|years?|hours?|minutes?) ago|always|usually|often|never|sometimes|already|just|yet|since|for|on (?:\w+days?)|in (?:19|20)\d\d|today|tonight|when|while|if|look|listen)\b/i;

/** The rule an exercise trains, in general. */
export function ruleOf({ topic, topicName }: Topic): { explanation: string; hints: string[] } {
  const rule = grammarRules.find((one) => one.topic === topic);
  if (rule) return rule;
  const lesson = topicName ? findLessonNamed(topicName) : undefined;
  return { explanation: lesson?.explanation ?? "", hints: [] };
}

/** A solved gap of the same kind with none of the item's words. */
export function twinOfItem({ item, solution, topic = "" }: Work): TwinExample | undefined {
  const right = solution
    ? fillPrompt(
        item,
        solution.gaps.map(([first = ""]) => first),
      )
    : "";
  const own = [...contentOf(item.prompt), ...contentOf(right)];
  const gap = tenseTwins[topic]?.find((twin) =>
    contentOf(`${twin.wrong} ${twin.right}`).every((word) => !own.includes(word)),
  );
  return gap ?? twinExample(topic, { quote: item.prompt, correction: right });
}

/**
 * What the student is given for an item after so many tries, in words not heard yet: questions about the sentence
 * itself, then the rule, then the rule's last hint, then ever smaller questions.
 */
export function cueFor(work: Work, tries: number, { picker, wants }: { picker: Picker; wants: Wish }) {
  const { explanation, hints } = ruleOf(work);
  const rungs = [[], [hints[1] ?? explanation], [explanation], [hints[2] ?? explanation, explanation]];
  if (wants === "choice") return itemQuestion(work, picker, choiceOpenings);
  if (work.lacksHelper && tries <= 1) return itemQuestion(work, picker, smallStepOpenings);
  const due = [
    ...(wants === "reason" ? [explanation] : []),
    ...(rungs[Math.min(tries, rungs.length - 1)] ?? []),
  ];
  const rule = due.map(askOnce).find((text) => text !== "" && !picker.isSaid(text));
  return rule ?? itemQuestion(work, picker, smallStepOpenings);
}

function itemQuestion(work: Work, picker: Picker, openings: readonly string[]): string {
  const asks = questionsOn(work);
  const unheard = asks.filter((ask) => !picker.isSaid(ask));
  return picker.say(
    (unheard.length > 0 ? unheard.slice(0, 1) : asks).map((ask) => `[${openings.join("|")}]: ${ask}?`),
  );
}

function questionsOn(work: Work): string[] {
  const { number, prompt, gaps } = work.item;
  const given = gaps.find((gap) => gap.given)?.given ?? "";
  const parts = given.split(/[/\s]+/).filter((part) => part !== "" && part.toLowerCase() !== "not");
  const base = parts.find((part) => isBase(part) || part === "be") ?? parts.join(" ");
  const time = timeWords.exec(prompt.replace(/\([^()]*\)/g, ""))?.[0] ?? "";
  const kind = kindOf(work, base);
  const aboutTime = time && kind === "verb" ? itemQuestions.time : [];
  return [
    ...(work.lacksHelper && kind === "verb" ? itemQuestions.helper : []),
    ...aboutTime.slice(0, 1),
    ...itemQuestions[kind].slice(0, 2),
    ...(/\bnot\b/i.test(given) ? itemQuestions.negative : []),
    ...itemQuestions[kind].slice(2),
    ...aboutTime.slice(1),
    ...itemQuestions.any,
  ]
    .map((ask) => ask.replace("{time}", time).replace("{given}", base).replace("{number}", String(number)))
    .filter((ask, at, all) => all.indexOf(ask) === at);
}

function kindOf({ item, hasChoice, topic = "" }: Work, base: string): keyof typeof itemQuestions {
  if (isOrderItem(item)) return "order";
  if (topic === "comparatives") return "degree";
  if (topic === "plural-nouns") return "noun";
  if (item.gaps[0]?.options || hasChoice) return "choice";
  return isBase(base) || base === "be" ? "verb" : "word";
}
