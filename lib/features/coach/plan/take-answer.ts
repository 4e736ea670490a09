import { isOnEnglish, isSheetOrText } from "../rule/question-about-english";
import { answerTask, asksForSentence, helpWithTask, takeLoosely, takeWhatIsSeen } from "../rule/answer-task";
import { readFollowUp } from "../rule/follow-ups";
import type { RuleState } from "../rule/rule-state";
import { readCheck } from "../rule/read-check";
import { ruleWords } from "../rule/words";
import { useOfRule } from "../rule/use-of-rule";
import type { Step } from "../activity";
import type { Talk } from "../talk/read-talk";
import { plainWordsOf } from "../lessons/asked-words";
import { isFunctionWord } from "../content-words";
import { wordsOf } from "../phrase";
import { isOnlyEnglish } from "../rule/english-words";
import { answerQuestion } from "./answer-question";
import { readEnglish } from "./read-english";
import { isAnswer, partsOf } from "./two-things";
import { isEnglishText, type Move, type Mover, type Turn } from "./turn";

/** Nothing that is said so answers what the coach has asked. */
const elsewhere: ReadonlySet<Talk | undefined> = new Set([
  "translation",
  "trick",
  "drop",
  "insult",
  "sad",
  "check",
  "why",
]);
const stuck: ReadonlySet<Talk | undefined> = new Set(["help", "silence", "answer"]);
const maxStuckWords = 8;
const maxSeenWords = 14;

/** A question or a wish of the student's own. */
const asksAnew =
  /(?<!\p{L})(?:(?:che )?cosa|cos['’]|come (?:si|mai|faccio|fa|fanno|dico|posso|cambia)|che differenza|differenza|diff|quando (?:si|uso|devo|ci)|perch[eé] (?:si|non si|ci|non ci)|spieg\p{L}*|signific\p{L}*|vuol dire|fammi|mi (?:fai|dai|puoi|spieghi|dici)|dammi|sono ugual\p{L}+|è lo stesso|la stessa cosa|un altro|altri|esempi\p{L}*|alleniam\p{L}*|devo|(?:voglio|vorrei) (?:un|una|altr|sapere|capire|fare (?:un|altr|eserc)|cambiar|smett|ripass|allen)\p{L}*|posso|facciamo|passiamo|cambiamo|andiamo|interrogami|domani|oggi|ho (?:un|una|il|la) (?:eserciz|verific|test|compit|dubbi|domand)\p{L}*|controll\p{L}*|corregg\p{L}*)(?!\p{L})|(?:^|[.!?,]\s*)e (?:con|se|per|invece|il|la|al|alla|di|in|nella|quando|come|perch[eé]) [^?]*\?/iu;
const asksInEnglish = /^\W*(?:what|when|why|how|which|where|who)(?!\p{L})/iu;
const beginsReason = /[\s,.;:(](?:perch[eéè]|perke|xk[eéè]?|pk|siccome|dato che|visto che)(?!\p{L})/iu;

/** What answers the question a lesson ended with, before it is read as anything else. */
export const takeAnswer: Mover = (turn) => {
  const { state, wish, leads, message } = turn;
  if (wish || leads || state.front !== "rule" || !state.rule?.asked) return undefined;
  if (isSheetOrText(message) || readFollowUp(message) || elsewhere.has(turn.talk)) return undefined;
  const isOther = isEnglishText(message) || asksInEnglish.test(message) || isSentenceOfOwn(turn);
  if (isOther && !isSurelyAnswer(turn, state.rule)) return undefined;
  const isTwofold = asks(turn) || message.trim().endsWith("?");
  const both = isTwofold ? withQuestion(turn, state.rule) : undefined;
  return both ?? (asks(turn) ? undefined : heldAgainst(turn, state.rule));
};

/** "I have already eaten pizza. giusto?": that very sentence is asked about. */
const isSentenceOfOwn = ({ message }: Turn) => wordsOf(readCheck(message) ?? "").length >= minCheckedWords;
const minCheckedWords = 3;

/** A text or a question in English may be just what was asked for: "How much money do you need?" */
function isSurelyAnswer({ message, say, isQuestion }: Turn, rule: RuleState): boolean {
  const verdict = answerTask(rule, message, say)?.verdict;
  return verdict?.kind === "right" ? verdict.isWhole : verdict?.kind === "wrong" && !isQuestion;
}

/** "Does. E con they?": an answer, and a question after it. */
function withQuestion(turn: Turn, rule: RuleState): Move | undefined {
  const [first, ...others] = partsOf(turn);
  const last = others.at(-1);
  if (!first || !last || asksAnew.test(first.turn.message)) return undefined;
  const answered = answerTask(rule, first.turn.message, turn.say);
  const [verdict = "", ...onward] = answered?.step.lines ?? [];
  if (!answered || onward.length === 0) return undefined;
  const state = { ...turn.state, rule: answered.step.state };
  const { message, asked } = last.turn;
  const question = { ...last.turn, message: asked, isQuestion: true, state };
  // "E con just?" goes on with the lesson.
  const isGoingOn = turn.message.includes(`e ${message}`) || turn.message.includes(`E ${message}`);
  const move = answerQuestion(
    isGoingOn ? { ...question, message: `e ${asked}`, asked: `e ${asked}` } : question,
  );
  return isAnswer(move) ? { ...move, lines: [verdict, ...move.lines] } : undefined;
}

/** The reason of an answer may hold any word: "told perché si dice a chi". */
function asks({ message }: Turn): boolean {
  const because = message.slice(1).search(beginsReason);
  return asksAnew.test(because < 0 ? message : message.slice(0, because + 1));
}

function heldAgainst(turn: Turn, rule: RuleState): Move | undefined {
  const { message, say, talk, state, open } = turn;
  // While something else is open, only what answers for certain is for this question.
  const isElsewhere = state.exercise !== undefined || state.passage !== undefined || open.length > 0;
  const answered = answerTask(rule, message, say);
  if (answered) {
    const { verdict, step } = answered;
    const isCertain = verdict.kind === "right" || (verdict.kind === "wrong" && !state.exercise);
    if ((isCertain || !isElsewhere) && (open.length === 0 || turn.fixes.resolved.length === 0))
      return verdict.kind === "right" && !verdict.isWhole ? withMistakes(turn, step) : aboutRule(step);
  }
  if (isElsewhere) return undefined;
  if (stuck.has(talk) && wordsOf(message).length <= maxStuckWords && !turn.isQuestion)
    return aboutRule(helpWithTask(rule, say));
  if (saysYes.test(message) && (rule.asked?.what === "own" || asksForSentence(rule)))
    return aboutRule({ state: rule, lines: [say(ruleWords.goAhead)] });
  if (talk) return undefined;
  const used = useOfRule(rule, message, turn.findings, say);
  if (used) return aboutRule(used);
  if (isLooseAnswer(turn)) return aboutRule(takeLoosely(rule, say));
  const mayBeSeen = rule.asked?.what === "see" && !message.includes("?");
  return mayBeSeen && wordsOf(message).length <= maxSeenWords
    ? aboutRule(takeWhatIsSeen(rule, say))
    : undefined;
}

/** To "mi scrivi una frase tua?". */
const saysYes = /^\s*(?:s[iì]|certo|yes|va bene|(?:ok |sì |si )?(?:ci )?provo|volentieri)[\s.!]*$/iu;

const maxLooseWords = 8;
const minLooseWords = 2;
const isReason = /^\W*(?:perch[eéè]|perke|xk[eéè]?|xch[eéè]|pk|siccome|dato che|visto che)(?!\p{L})/iu;

/** A reason without its answer, or Italian where a sentence is asked for: never what speaks of English or of work. */
function isLooseAnswer({ message, isQuestion, state: { rule } }: Turn): boolean {
  const words = wordsOf(message);
  if (rule?.asked?.what !== "task" || isQuestion || message.includes("?")) return false;
  if (words.length > maxLooseWords) return false;
  if (!asksForSentence(rule)) return isReason.test(message);
  if (words.every(isOnlyEnglish)) return words.length <= minLooseWords && !words.every(isFunctionWord);
  return words.length >= minLooseWords && !isOnEnglish(plainWordsOf(message));
}

const aboutRule = (step: Step<RuleState> | undefined): Move | undefined =>
  step && { about: "rule", state: { rule: step.state }, lines: step.lines, findings: [] };

/** Right in what was asked, with a mistake elsewhere in the sentence: both are said. */
function withMistakes(turn: Turn, step: Step<RuleState>): Move | undefined {
  const text = turn.findings.length > 0 ? readEnglish(turn) : undefined;
  const [yes = ""] = step.lines;
  return text
    ? { ...text, state: { ...text.state, rule: step.state }, lines: [yes, ...text.lines] }
    : aboutRule(step);
}
