import type { Say, Step } from "../activity";
import { guardSentence } from "../guard/guard";
import type { Secret } from "../guard/secrets";
import { isUnlike } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { exampleWith } from "./example-with";
import type { LessonQuestion, RuleQuestion, UnknownRule } from "./read-rule-question";
import type { RuleState } from "./rule-state";
import { tellForms } from "./verb-forms-asked";
import { ruleWords } from "./words";

export type ExplainOptions = {
  /** What is still to be found elsewhere: no example holds any of it. */
  secrets: readonly Secret[];
  /** The one question of the reply where work is under way; else the lesson's own. */
  closing?: string;
  /** What the reply begins with, in place of the lesson's own opening. */
  opening?: string;
};

const maxExamples = 2;
const maxWords = 70;

type Told = RuleState["told"][number];
type Asked = NonNullable<RuleState["asked"]>["what"];
/** What a reply says; what does not fit is left out from the last of `extras`. */
type Parts = {
  told?: Told;
  rule: string;
  opening: string;
  examples: string[];
  ending?: { what: Asked; words: string };
};
type Turn = {
  state: RuleState;
  question: LessonQuestion;
  message: string;
  say: Say;
  options: ExplainOptions;
};

/** Answers a question about a rule: what was told already is said in other words, examples come once. */
export function explainRule(
  state: RuleState | undefined,
  question: RuleQuestion,
  message: string,
  say: Say,
  options: ExplainOptions,
): Step<RuleState> {
  if (!question.lesson) return tellUnknown(state, question, say);
  const { lesson } = question;
  const isFact = lesson.next !== undefined;
  const isSame = state?.lesson === lesson.id && (state.isFact ?? false) === isFact;
  const before: RuleState = isSame
    ? state
    : { lesson: lesson.id, told: [], shown: 0, ...(isFact && { isFact }) };
  const turn: Turn = { state: before, question, message, say, options };
  const parts = partsOf(turn);
  const told = parts.told ? [...new Set([...before.told, parts.told])] : before.told;
  const isNew = before.told.length === 0 && before.shown === 0;
  const due = parts.ending ?? (isNew ? { what: "task" as const, words: lesson.task } : ownExample(say));
  const ending = guardSentence(due.words, options.secrets) ? due : ownExample(say);
  const closing = options.closing ?? ending.words;
  const fitting = fit(parts, closing);
  const asked = options.closing === undefined ? { what: ending.what, tries: 0 } : undefined;
  return {
    state: { ...before, told, shown: shownAfter(lesson, before, fitting.examples), asked },
    lines: [fitting.opening, parts.rule, asExamples(fitting.examples, say), closing].filter(Boolean),
  };
}

const ownExample = (say: Say): NonNullable<Parts["ending"]> => ({
  what: "own",
  words: say(ruleWords.ownExample),
});

function partsOf(turn: Turn): Parts {
  const { question, state } = turn;
  const { lesson, wish } = question;
  if (lesson.isNext)
    return {
      told: "rule",
      opening: "",
      rule: lesson.explanation,
      examples: [],
      ending: ownExample(turn.say),
    };
  if (wish === "negative" || wish === "question") return formParts(turn, wish);
  if (question.verb) return verbParts(turn, question.verb);
  if (wish === "examples") return exampleParts(turn);
  if (wish === "easier" && state.told.includes("easier")) return seenParts(turn);
  const isEasier = wish === "easier" || state.told.includes("rule");
  const isNew = !isEasier || !state.told.includes("easier");
  const forms = isEasier ? undefined : tellForms(lesson, turn.message, turn.say, turn.options.secrets);
  return {
    told: forms || (isEasier && isNew) ? "easier" : "rule",
    opening: forms ?? turn.options.opening ?? openingOf(turn, isEasier),
    rule: forms || (isEasier && isNew) ? lesson.easier : lesson.explanation,
    examples: nextExamples(turn),
    ...(forms && { ending: ownExample(turn.say) }),
  };
}

/** A fact answers without an opening. */
const openingOf = ({ question: { lesson }, say }: Turn, isEasier: boolean): string =>
  isEasier ? say(ruleWords.easier) : lesson.next ? "" : say(ruleWords.opening, { name: lesson.name });

function formParts(turn: Turn, wish: "negative" | "question"): Parts {
  const { lesson } = turn.question;
  const { name } = lesson;
  const form = lesson[wish];
  if (!form) return { opening: "", rule: turn.say(ruleWords.noForm, { name }), examples: nextExamples(turn) };
  return {
    told: wish,
    opening: turn.say(ruleWords.form, { name }),
    rule: form.rule,
    examples: [form.example].filter(allowedIn(turn)),
  };
}

function verbParts(turn: Turn, verb: string): Parts {
  const example = exampleWith(turn.question.lesson, verb);
  if (example && isSafe(example, turn.options.secrets))
    return { opening: "", rule: turn.say(ruleWords.exampleWith, { verb }), examples: [example] };
  const reason = example ? ruleWords.formsAreAsked : ruleWords.noExampleWith;
  return { opening: "", rule: turn.say(reason, { verb }), examples: nextExamples(turn) };
}

function exampleParts(turn: Turn): Parts {
  const examples = nextExamples(turn);
  const { name } = turn.question.lesson;
  return examples.length > 0
    ? { opening: "", rule: turn.say(ruleWords.moreExamples, { name }), examples }
    : { opening: "", rule: turn.say(ruleWords.allTold), examples };
}

/** Told in both ways and still not understood: sentences, and what they have in common. */
function seenParts(turn: Turn): Parts {
  const examples = nextExamples(turn);
  if (examples.length === 0) {
    const again = { ...turn, state: { ...turn.state, shown: 0 } };
    const { easier: rule } = turn.question.lesson;
    return { opening: turn.say(ruleWords.fromStart), rule, examples: nextExamples(again) };
  }
  return {
    opening: "",
    rule: turn.say(ruleWords.fromExamples),
    examples,
    ending: { what: "see", words: turn.say(ruleWords.seeIt) },
  };
}

const isSafe = (text: string, secrets: readonly Secret[]) => guardSentence(text, secrets);

/** No example is the word that is asked about, and none gives away what is to be found elsewhere. */
const allowedIn = ({ question, message, options }: Turn) => {
  const isOther = isUnlike(question.lesson, message);
  return (example: string) => isOther(example) && isSafe(example, options.secrets);
};

const nextExamples = (turn: Turn): string[] =>
  turn.question.lesson.examples.slice(turn.state.shown).filter(allowedIn(turn)).slice(0, maxExamples);

function shownAfter({ examples }: GrammarLesson, { shown }: RuleState, chosen: readonly string[]): number {
  return Math.max(shown, ...chosen.map((example) => examples.indexOf(example) + 1));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The rule and the question stay; the second example goes first, then the opening, then the first example. */
function fit({ rule, opening, examples }: Parts, closing: string): Pick<Parts, "opening" | "examples"> {
  const choices = [
    { opening, examples },
    { opening, examples: examples.slice(0, 1) },
    { opening: "", examples: examples.slice(0, 1) },
    { opening: "", examples: [] },
  ];
  const size = (one: Pick<Parts, "opening" | "examples">) =>
    countWords([one.opening, rule, ...one.examples, closing].join(" ")) + maxExamples; // "Per esempio:"
  return choices.find((one) => size(one) <= maxWords) ?? { opening: "", examples: [] };
}

function asExamples(examples: readonly string[], say: Say): string {
  if (examples.length === 0) return "";
  const quoted = examples.map((example) => `*${example.replace(/[.!]$/, "")}*`).join("; ");
  const words = examples.length > 1 ? ruleWords.examples : ruleWords.example;
  return say(words, { examples: `${quoted}.`.replace(/\?\*\.$/, "?*") });
}

/** That there is no such lesson, and which ones come near. */
function tellUnknown(
  state: RuleState | undefined,
  { nearest, isNamed }: UnknownRule,
  say: Say,
): Step<RuleState> {
  const kept = state ? { state } : {};
  if (nearest.length === 0)
    return { ...kept, lines: [...(isNamed ? [say(ruleWords.unknown)] : []), say(ruleWords.whichRule)] };
  const names = listOf(nearest.map(({ name }) => name));
  return { ...kept, lines: [say(ruleWords.unknown), say(ruleWords.offer, { names })] };
}

const listOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} o ${names.at(-1)}` : (names[0] ?? "");
