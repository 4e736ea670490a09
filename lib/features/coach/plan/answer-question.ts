import { ruleOf } from "../exercise/cues";
import { partOfItem } from "../exercise/exercise-state";
import { hintOn } from "../exercise/next-step";
import { lookUp } from "../clues/dictionary";
import { askWord } from "../word/ask-word";
import { noWords } from "../word/word-state";
import { readWordQuestion, type WordQuestion } from "../word/word-question";
import { explainRule } from "../rule/explain-rule";
import { readFollowUp } from "../rule/follow-ups";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { readCheck } from "../rule/read-check";
import { readRuleQuestion, type RuleQuestion } from "../rule/read-rule-question";
import { limits, offers } from "../talk/words";
import { readTalk } from "../talk/read-talk";
import { isEnglishSentence, isPractice, type Move, type Mover, type Turn } from "./turn";

/** What stands between a question and the answer to work under way. */
const isWork: ReadonlySet<string | undefined> = new Set(["exercise", "word", "passage"]);

/** A question about a word or a rule: it is answered, and no open mistake is spoken of beside it. */
export const answerQuestion: Mover = (turn) => {
  const { message, wish, state } = turn;
  if (wish === "text" || wish === "exercise" || readCheck(message) || contradicts(message)) return undefined;
  if (!wish && isPractice(turn)) return undefined;
  if (!wish && asksWhy.test(message) && atItem(turn)) return aboutItem(turn);
  if (state.front === "rule" && !wish && readFollowUp(message)) return followingRule(turn);
  const asked = isNextOf(turn) ? `${message}?` : message;
  const word = wish === "rule" ? undefined : readWordQuestion(asked, wish);
  if (wish === "word") return word ? aboutWord(turn, word) : undefined;
  if (word && isCertain(word)) return aboutWord(turn, word);
  if (!wish && isEnglishSentence(message) && !isQuestionAboutEnglish(message)) return undefined;
  const isAtWork = isWork.has(state.front) || focusIsOpen(turn);
  const rule = readRuleQuestion(asked, state.rule, { isAtWork, ...(wish && { wish }) });
  if (rule?.lesson) return aboutRule(turn, rule);
  if (word) return aboutWord(turn, word);
  return rule || (isQuestionAboutEnglish(message) && !readTalk(message)) ? unanswered(turn, rule) : undefined;
};

/** Not a phrase that only looks like a word asked for: "come si dice il genitivo" is about a rule. */
const isCertain = ({ kind, word, language }: WordQuestion) =>
  kind !== "translation" || lookUp(word, language ?? "italian") !== undefined;

const contradicts = (message: string) => /^(?:dispute|drop)$/.test(readTalk(message) ?? "");

/** "E puppy", "e these": one more of what was asked before, without the mark. */
const isNextOf = ({ state, message }: Turn) =>
  (state.front === "word" || state.front === "rule") &&
  /^\s*e\s+(?:\S+\s*){1,3}$/iu.test(message) &&
  !message.includes("?");

/** "Ma perché con she cambia?", at an item: its own rule answers. */
const asksWhy =
  /^[\s\p{P}]*(?:(?:ma|e|scusa|ok|prof)[\s,]+)*(?:perch[eé]|xk[eèé]|xch[eèé]|come mai|why)(?!\p{L})/iu;
const atItem = ({ state: { front, exercise } }: Turn) =>
  front === "exercise" && exercise?.items[exercise.at] !== undefined;

function aboutItem({ state: { exercise }, say }: Turn): Move | undefined {
  const item = exercise?.items[exercise.at];
  const [rule] = exercise && item ? ruleOf(partOfItem(exercise, item)) : [];
  const step = exercise && hintOn(exercise, say, rule);
  return step && { about: "exercise", state: { exercise: step.state }, lines: step.lines, findings: [] };
}

const focusIsOpen = ({ state, open }: Turn) =>
  state.front === "text" && state.text?.focus !== undefined && open.length > 0;

/** "E il negativo?", right after a rule. */
function followingRule(turn: Turn): Move | undefined {
  const rule = readRuleQuestion(turn.message, turn.state.rule, { isAtWork: false });
  return rule && aboutRule(turn, rule);
}

function aboutWord(turn: Turn, question: WordQuestion): Move {
  const { message, state, say, secretsOfWork: ofWork } = turn;
  const { state: word, lines } = askWord(state.word ?? noWords, question, { message, ofWork }, say);
  return { about: "word", state: { word }, lines, findings: [] };
}

function aboutRule(turn: Turn, question: RuleQuestion): Move {
  const { message, state, say, secretsOfWork: secrets } = turn;
  const { state: rule, lines } = explainRule(state.rule, question, message, say, { secrets });
  return { about: "rule", state: { rule }, lines, findings: [] };
}

/** Honest: no lesson has the answer. */
function unanswered({ say, state }: Turn, rule: RuleQuestion | undefined): Move {
  const near = rule && !rule.lesson ? rule.nearest.map(({ name }) => name) : [];
  const offer =
    near.length > 0 ? [`Posso spiegarti ${near.join(", oppure ")}: quale vuoi?`] : [say(offers.start)];
  const limit = near.length > 0 || state.hasSaidLimits ? limits.noRule : limits.first;
  return { about: "talk", state: { hasSaidLimits: true }, lines: [say(limit), ...offer], findings: [] };
}
