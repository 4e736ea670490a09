import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { lookUp } from "../clues/dictionary";
import { factById } from "../lessons/find-fact";
import { findLessonAsked } from "../lessons/grammar-lessons";
import { holdsPhrase, wordsOf } from "../phrase";
import { askWord } from "../word/ask-word";
import { isAllEnglish } from "../word/english-beside";
import { readOneMore } from "../word/next-word";
import { ownersAsked } from "../word/owner-asked";
import { noWords } from "../word/word-state";
import { readWordQuestion, type WordQuestion } from "../word/word-question";
import { explainRule } from "../rule/explain-rule";
import { readFollowUp } from "../rule/follow-ups";
import { readCheck } from "../rule/read-check";
import { readRuleQuestion, type RuleQuestion } from "../rule/read-rule-question";
import { limits, offers } from "../talk/words";
import { asksWhy, type Talk } from "../talk/read-talk";
import { answerChoice, answerEither } from "./answer-choice";
import { answerNamed, namesSentence } from "./answer-whether-right";
import { answerWhy, maxWhyWords } from "./answer-why";
import type { FactHit } from "../lessons/find-fact";
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
  if (contradicts(turn) || isPractice(turn)) return answerNamed(turn);
  return answerFreely(turn);
};

/** "Traducimi il testo": no word is asked for. */
const isOfText = /(?:testo|fras[ei]|tema|paragrafo|compito|tutto)[\s\p{P}]*$/iu;
const isMood: ReadonlySet<Talk | undefined> = new Set(["sad", "bad mark", "good mark"]);

function answerFreely(turn: Turn): Move | undefined {
  const { message, state, talk, isQuestion } = turn;
  const isAsking = message.includes("?") || (isQuestion && talk !== "sad");
  if (isMood.has(talk) && !isAsking) return undefined;
  if (talk === "elsewhere" || (talk === "translation" && isOfText.test(message))) return undefined;
  const why = answerWhy(turn);
  if (why) return why;
  const oneMore =
    state.front === "word" && state.word && !asksOtherThan(turn)
      ? readOneMore(message, state.word)
      : undefined;
  if (oneMore) return aboutWord(turn, oneMore);
  const next = saysWhatItIs.test(message) || isSentenceAsked(turn) ? undefined : nextFact(turn);
  if (next) return tellFact(turn, next);
  const sentence = isSentenceAsked(turn) ? answerNamed(turn) : undefined;
  if (sentence) return sentence;
  if (state.front === "rule" && readFollowUp(message)) return followingRule(turn);
  const owned = aboutOwners(turn);
  if (owned) return owned;
  const fact = mayAskFact(turn) ? factAsked(turn) : undefined;
  const word = aboutWordIn(turn, (question) => isCertain(question, message) || quotesWord.test(message));
  const isItsOwn = fact !== undefined && isOfWord(fact, message);
  const isWordAsked = word !== undefined && !isItsOwn && (saysWhatItIs.test(message) || asksOfWord(message));
  const isOfWrong = turn.findings.length > 0 && namesSentence(message);
  const certain = isCertainFact(fact) && !isWordAsked && !isOfWrong ? tellFact(turn, fact.lesson) : undefined;
  if (certain) return certain;
  if (word && asksOfWord(message)) return isItsOwn ? tellFact(turn, fact.lesson) : word;
  const chosen = answerChoice(turn);
  if (chosen) return chosen;
  const near = fact && !word && !namesSentence(message) ? tellFact(turn, fact.lesson) : undefined;
  if (near) return near;
  const named = word ? undefined : (answerNamed(turn) ?? answerEither(turn));
  if (named) return named;
  if (word || readCheck(message) || talk === "translation") return word;
  const isOwn = isEnglishText(message) || (isEnglishSentence(message) && !isQuestion);
  if (isOwn) return undefined;
  const told = fact && tellFact(turn, fact.lesson);
  if (told) return told;
  return aboutRuleIn(turn) ?? aboutWordIn(turn, () => true);
}

/** "È giusto do you like pizza?": a sentence is looked at, whatever rules its words belong to. */
const isSentenceAsked = ({ message, findings }: Turn) => {
  const own = readCheck(message) ?? "";
  const length = wordsOf(own).length;
  if (length > 1 && findings.some(({ quote }) => holdsPhrase(own, quote))) return true;
  return length >= (asksIfJust.test(message) ? 1 : minSentence);
};
const asksIfJust = /(?:[eèé]['’]?|era) (?:giust|corrett|sbagliat)/iu;
const minSentence = 4;

/** "Come si dice la casa di Marco e Luca?": the rule says whose it is, and not the dictionary. */
function aboutOwners(turn: Turn): Move | undefined {
  const owners = ownersAsked(turn.message);
  const fact = owners && factById(owners === "many" ? "possessive-plural" : "possessive-s");
  const [two] = (owners === "two" && fact?.next) || [];
  return fact && tellFact(turn, two ? { ...fact, explanation: two.answer, isNext: true } : fact);
}

/** While something is under way a bare name ("since") is a try. */
const mayAskFact = (turn: Turn) => {
  const { state, isQuestion, message } = turn;
  if (turn.open.length > 0 && turn.fixes.resolved.length > 0) return false;
  if (asksWhy(message) && (focusIsOpen(turn) || isWork.has(state.front)))
    return wordsOf(message).length > maxWhyWords;
  return !isWork.has(state.front) || isQuestion || message.includes("?");
};

function aboutFact(turn: Turn): Move | undefined {
  const fact = factAsked(turn);
  return fact && tellFact(turn, fact.lesson);
}

/** A question that none of this answers: the coach says so. */
export const refuseQuestion: Mover = (turn) => {
  const { message, say, state, wish, talk, isQuestion } = turn;
  if (wish || !isQuestion || isPractice(turn)) return undefined;
  if (talk || readCheck(message) || isEnglishText(message)) return undefined;
  // "Quindi è I have eaten yesterday?": what is wrong in it is worth more than that nobody knows.
  if (turn.findings.length > 0 && countEnglishWords(message) >= minSentence) return undefined;
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
  if (kind === "sound") return true;
  // "Put off e put on sono uno il contrario dell'altro": no word is named.
  if (kind === "synonym" || kind === "opposite")
    return isAllEnglish(word) || !factAsked({ message, talk: undefined });
  if (!found) return false;
  if (kind !== "translation" || !findLessonAsked(message)) return true;
  // "Get over it" is of "get over", whatever lesson its words remind of; "come si dicono le date?" asks for more than a word.
  const isPhrase = language === "english" && word.includes(" ");
  const isOneWord = saysWhatItIs.test(message) && !/\bdicono\b/iu.test(message);
  return isOneWord && (isPhrase || !found.isConjugated) && others.length === 0;
}

/** What our tables answer exactly, whatever else is told of it. */
const exactKinds: ReadonlySet<WordQuestion["kind"] | undefined> = new Set([
  "forms",
  "sound",
  "synonym",
  "opposite",
]);
/** "Come si dice "sfigato"": that word, whether or not we have it. */
const quotesWord = /(?:dice|dire|significa|traduce)\s*["«“][^"«“»”\s]{1,40}["»”]/iu;
/** "Come si legge women?": what is told of that very word. */
const isOfWord = ({ lesson, score }: FactHit, message: string) => {
  const question = readWordQuestion(message);
  const isOfIt = question !== undefined && lesson.names.split(", ").includes(question.word);
  if (question?.kind === "sound" && !tellsSound.test(lesson.explanation)) return false;
  return isOfIt && score >= minScoreOfWord && exactKinds.has(question.kind) && question.kind !== "forms";
};
const minScoreOfWord = 0.45;
const tellsSound = /(?<!\p{L})(?:si (?:legg|pronunc|sent)|suon|mut[aeio](?!\p{L}))/iu;

const asksOfWord = (message: string) => exactKinds.has(readWordQuestion(message)?.kind);

/** "E il contrario di beautiful?" after its sound: not the same once more. */
const asksOtherThan = ({ state, message }: Turn) => {
  const kind = readWordQuestion(message)?.kind;
  return kind !== undefined && exactKinds.has(kind) && kind !== state.word?.asked?.kind;
};

const contradicts = ({ talk }: Turn) => talk === "dispute" || talk === "drop";

/** "E puppy", "e these": one more of what was asked before, without the mark. */
const isNextOf = ({ state, message }: Turn) => {
  const [first, ...rest] = message.trim().toLowerCase().split(/\s+/);
  const isShort = first === "e" && rest.length > 0 && rest.length < 4 && !message.includes("?");
  return isShort && (state.front === "word" || state.front === "rule");
};

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
