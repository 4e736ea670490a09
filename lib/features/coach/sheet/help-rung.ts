import { worksheets as t } from "@/lib/i18n/it";
import { worksheetHelp } from "@/lib/i18n/it/worksheet-help";
import { isFunctionWord } from "../content-words";
import { holdsPhrase, wordsOf } from "../phrase";
import { cuesOf } from "../exercise/cues";
import { partOfItem, type ExerciseState, type ItemState, type PartState } from "../exercise/exercise-state";
import { secretsOfItems } from "../exercise/secrets-of-exercise";
import { kindOf } from "../sheet-item";
import { guardFor } from "../guard/guard";
import { topicOfItem, type ItemTopic } from "./topic/item-topic";
import { rulesOf } from "./topic/topic-rule";
import { pickTwins } from "./twins/pick-twins";

/** Where to look, the rule, a solved twin, a second one. */
export type Rung = 1 | 2 | 3 | 4;
export type HelpRung = { rung: number; text: string; example?: { prompt: string; solved: string } };

type Input = { item: ItemState; parts: PartState[]; unsolved: ItemState[]; rung: Rung };

/**
 * One rung of help with an item: where to look, the rule, a solved sentence of the same kind, a nearer one. Nothing in it
 * tells the answer of an item of the sheet that is not solved.
 */
export function helpRung({ item, parts, unsolved, rung }: Input): HelpRung {
  const exercise: ExerciseState = { source: "", parts, items: unsolved, at: 0 };
  const part = partOfItem(exercise, item);
  const topic = topicOfItem(item, part);
  const isSafe = guardFor(secretsOfItems(unsolved));
  const cues = () => cuesOf(exercise, item);
  const questions = () => cues().flatMap(({ text, isQuestion }) => (isQuestion ? [text] : []));
  if (rung === 1) {
    const look =
      (topic.topic && worksheetHelp.looks[topic.topic]) ??
      (topic.tenses.length > 1 ? worksheetHelp.looks.tense : undefined);
    return { rung, text: look && isSafe(look) ? look : (questions()[0] ?? t.help.look) };
  }
  if (rung === 2) {
    const ofPart =
      kindOf(item) === "text"
        ? worksheetHelp.rules.rewrite
        : cues().find(({ isQuestion }) => !isQuestion)?.text;
    return { rung, text: ruleFor(topic, part, unsolved) ?? ofPart ?? t.help.rule };
  }
  const example = pickTwins({ item, part, topic, unsolved, isSafe })[rung - 3];
  if (!example) {
    const step = kindOf(item) === "text" ? worksheetHelp.steps[rung - 3] : questions()[rung - 2];
    return { rung, text: step ?? t.help.noTwin };
  }
  return { rung, text: rung === 3 ? t.help.twin : t.help.secondTwin, example };
}

/** The rule of a topic, without the sentences that hold an answer. */
function ruleFor(topic: ItemTopic, part: PartState, unsolved: readonly ItemState[]): string | undefined {
  const answers = [...new Set(unsolved.flatMap(({ solution }) => solution.flat()))].filter(
    (answer) => !isSmall(answer),
  );
  return rulesOf(topic, part)
    .map((sentences) => sentences.filter((text) => !answers.some((answer) => holdsPhrase(text, answer))))
    .find((sentences) => sentences.join(" ").length > minRule)
    ?.join(" ");
}

/**
 * Small words and forms of be, do, have, which a rule must name to be one: "many con ciò che si conta". It was written
 * without any sheet in mind and cannot tell which item takes which.
 */
const isSmall = (answer: string) =>
  wordsOf(answer).every(
    (word) =>
      isFunctionWord(word) ||
      /^(?:got|used?|(?:any|some|every|no)(?:thing|one|body|where)|enough|such|few|little|lot|\w+sel(?:f|ves)|under|behind|between|front|near|although|during)$/.test(
        word,
      ),
  );

/** A rule of which only "Ripassa il past simple." is left says too little. */
const minRule = 45;
