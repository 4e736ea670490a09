import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { ruleOf } from "../exercise/cues";
import { partOfItem } from "../exercise/exercise-state";
import { hintOn } from "../exercise/next-step";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { guardSentence } from "../guard/guard";
import { lookUp } from "../clues/dictionary";
import { findLessonAsked } from "../lessons/grammar-lessons";
import { wordsOf } from "../phrase";
import { askWord } from "../word/ask-word";
import { readOneMore } from "../word/next-word";
import { noWords } from "../word/word-state";
import { readWordQuestion, type WordQuestion } from "../word/word-question";
import { explainRule } from "../rule/explain-rule";
import { readFollowUp } from "../rule/follow-ups";
import { readCheck } from "../rule/read-check";
import { readRuleQuestion, type RuleQuestion } from "../rule/read-rule-question";
import { limits, offers } from "../talk/words";
import { asksWhy, type Talk } from "../talk/read-talk";
import { factAsked, isCertainFact, nextFact, tellFact, titlesNear } from "./tell-fact";
import { isEnglishSentence, isEnglishText, isPractice, type Move, type Mover, type Turn } from "./turn";

/** What stands between a question and the answer to work under way. */
const isWork: ReadonlySet<string | undefined> = new Set(["exercise", "word", "passage"]);

/** A question about a word or a rule: it is answered, and no open mistake is spoken of beside it. */
export const answerQuestion: Mover = (turn) => {
  const { wish } = turn;
  if (wish === "text" || wish === "exercise") return undefined;
  if (wish === "word") return aboutWordIn(turn, () => true);
  if (wish === "rule") return aboutFact(turn) ?? aboutRuleIn(turn);
  return contradicts(turn) || isPractice(turn) ? undefined : answerFreely(turn);
};

/** "Traducimi il testo": no word is asked for. */
const isOfText = /(?:testo|fras[ei]|tema|paragrafo|compito|tutto)[\s\p{P}]*$/iu;
const isMood: ReadonlySet<Talk | undefined> = new Set(["sad", "bad mark", "good mark"]);

function answerFreely(turn: Turn): Move | undefined {
  const { message, state, talk, isQuestion } = turn;
  const isAsking = message.includes("?") || (isQuestion && talk !== "sad");
  if (isMood.has(talk) && !isAsking) return undefined;
  if (talk === "elsewhere" || (talk === "translation" && isOfText.test(message))) return undefined;
  const why = asksWhy(message) ? aboutItem(turn) : undefined;
  if (why) return why;
  const oneMore = state.front === "word" && state.word ? readOneMore(message, state.word) : undefined;
  if (oneMore) return aboutWord(turn, oneMore);
  const next = saysWhatItIs.test(message) ? undefined : nextFact(turn);
  if (next) return tellFact(turn, next);
  if (state.front === "rule" && readFollowUp(message)) return followingRule(turn);
  const fact = mayAskFact(turn) ? factAsked(turn) : undefined;
  const word = aboutWordIn(turn, (question) => isCertain(question, message));
  const isWordAsked = word !== undefined && (saysWhatItIs.test(message) || asksOfWord(message));
  const certain = isCertainFact(fact) && !isWordAsked ? tellFact(turn, fact.lesson) : undefined;
  if (certain) return certain;
  if (word || readCheck(message) || talk === "translation") return word;
  const isOwn = isEnglishText(message) || (isEnglishSentence(message) && !isQuestion);
  if (isOwn) return undefined;
  const told = fact && tellFact(turn, fact.lesson);
  if (told) return told;
  return aboutRuleIn(turn) ?? aboutWordIn(turn, () => true);
}

/** While something is under way a bare name ("since") is a try. */
const mayAskFact = (turn: Turn) => {
  const { state, isQuestion, message } = turn;
  if (turn.open.length > 0 && turn.fixes.resolved.length > 0) return false;
  if (asksWhy(message) && (focusIsOpen(turn) || isWork.has(state.front)))
    return wordsOf(message).length > maxWhyWords;
  return !isWork.has(state.front) || isQuestion || message.includes("?");
};
/** A longer "perché …" tells what it is about; a shorter one is about what was said. */
const maxWhyWords = 6;

function aboutFact(turn: Turn): Move | undefined {
  const fact = factAsked(turn);
  return fact && tellFact(turn, fact.lesson);
}

/** A question that none of this answers: the coach says so. */
export const refuseQuestion: Mover = (turn) => {
  const { message, say, state, wish, talk, isQuestion } = turn;
  if (wish || !isQuestion || isPractice(turn)) return undefined;
  if (talk || readCheck(message) || isEnglishText(message)) return undefined;
  const near = titlesNear(turn);
  const lines =
    near.length > 0
      ? [say(limits.notSure), say(offers.near, { titles: near.map((title) => `«${title}»`).join(" o ") })]
      : [say(state.hasSaidLimits ? limits.noRule : limits.first), say(offers.start)];
  return { about: "talk", state: { hasSaidLimits: true }, lines, findings: [] };
};

const maxBareWords = 3;
const maxArticles = 1;

/** "Mare", in answer to "quale parola ti manca?", or out of the blue: a word that the dictionary has. */
export const askBareWord: Mover = (turn) => {
  const { message, talk, state } = turn;
  const isTry = state.front === "exercise" || state.front === "passage";
  if (talk || isTry || wordsOf(message).length > maxBareWords) return undefined;
  const question = readWordQuestion(message, "word");
  // "Giochi a fortnite" only begins with a word.
  const isAsked = /^\W*(?:che|chi|quant[oi]|dove|ti|hai|sei)\s/i.test(message);
  const isWhole =
    !isAsked && question && wordsOf(message).length <= wordsOf(question.word).length + maxArticles;
  const found = isWhole ? lookUp(question.word, question.language ?? "italian") : undefined;
  // "Hai ragione" is said to the coach.
  const isSaid = question?.language === "italian" && found?.entries[0].theme === "phrases";
  return question && found && !isSaid ? aboutWord(turn, question) : undefined;
};

/** "Come si dice": a word. Where a rule is asked about, a conjugated form or several words only look like one. */
const saysWhatItIs = /\bdic(?:e|ono|i|o|esti)(?!\p{L})|\bdire\b|tradu|vuol|signific|\bmean|\bsay\b/iu;

function isCertain({ kind, word, language, others = [] }: WordQuestion, message: string): boolean {
  const found = lookUp(word, kind === "translation" ? (language ?? "italian") : "english");
  if (kind === "sound" || kind === "synonym" || kind === "opposite") return true;
  if (!found) return false;
  if (kind !== "translation" || !findLessonAsked(message)) return true;
  // "Get over it" is of "get over", whatever lesson its words remind of.
  const isPhrase = language === "english" && word.includes(" ");
  return saysWhatItIs.test(message) && (isPhrase || !found.isConjugated) && others.length === 0;
}

/** What our tables answer exactly, whatever else is told of it. */
const exactKinds: ReadonlySet<WordQuestion["kind"] | undefined> = new Set([
  "forms",
  "sound",
  "synonym",
  "opposite",
]);
const asksOfWord = (message: string) => exactKinds.has(readWordQuestion(message)?.kind);

const contradicts = ({ talk }: Turn) => talk === "dispute" || talk === "drop";

/** "E puppy", "e these": one more of what was asked before, without the mark. */
const isNextOf = ({ state, message }: Turn) => {
  const [first, ...rest] = message.trim().toLowerCase().split(/\s+/);
  const isShort = first === "e" && rest.length > 0 && rest.length < 4 && !message.includes("?");
  return isShort && (state.front === "word" || state.front === "rule");
};

/** "Ma perché con she cambia?": at an item its own rule answers. */
function aboutItem({ state: { front, exercise }, say, message }: Turn): Move | undefined {
  const item = front === "exercise" ? exercise?.items[exercise.at] : undefined;
  if (!exercise || !item) return undefined;
  const own = wordsOf(`${item.prompt} ${exercise.last?.own ?? ""}`);
  const isElsewhere =
    findLessonAsked(message) && !wordsOf(message).some((word) => isEnglishWord(word) && own.includes(word));
  const [rule] = isElsewhere ? [] : ruleOf(partOfItem(exercise, item));
  if (!rule) return undefined;
  const isTelling = !guardSentence(rule, secretsOfExercise(exercise));
  const step = isTelling ? hintOn(exercise, say) : hintOn(exercise, say, rule);
  return { about: "exercise", state: { exercise: step.state }, lines: step.lines, findings: [] };
}

const isEnglishWord = (word: string) => isCommonEnglish(word) && word.length > 2;

const focusIsOpen = ({ state, open }: Turn) =>
  state.front === "text" && state.text?.focus !== undefined && open.length > 0;

/** "E il negativo?", right after a rule. */
function followingRule(turn: Turn): Move | undefined {
  const rule = readRuleQuestion(turn.message, turn.state.rule, { isAtWork: false });
  return rule && aboutRule(turn, rule);
}

function aboutWordIn(turn: Turn, isMeant: (question: WordQuestion) => boolean): Move | undefined {
  const { message, wish } = turn;
  const question = readWordQuestion(
    isNextOf(turn) ? `${message}?` : message,
    wish === "word" ? wish : undefined,
  );
  return question && isMeant(question) ? aboutWord(turn, question) : undefined;
}

function aboutWord({ message, state, say, secretsOfWork: ofWork }: Turn, question: WordQuestion): Move {
  const { state: word, lines } = askWord(state.word ?? noWords, question, { message, ofWork }, say);
  return { about: "word", state: { word }, lines, findings: [] };
}

function aboutRuleIn(turn: Turn): Move | undefined {
  const { message, state } = turn;
  const wish = turn.wish === "rule" ? turn.wish : undefined;
  const isAtWork = isWork.has(state.front) || focusIsOpen(turn);
  const asked = isNextOf(turn) ? `${message}?` : message;
  const rule = readRuleQuestion(asked, state.rule, { isAtWork, ...(wish && { wish }) });
  return rule && aboutRule(turn, rule);
}

function aboutRule(turn: Turn, question: RuleQuestion): Move {
  const { message, state, say, secretsOfWork: secrets } = turn;
  const { state: rule, lines } = explainRule(state.rule, question, message, say, { secrets });
  return { about: "rule", state: { rule }, lines, findings: [] };
}
