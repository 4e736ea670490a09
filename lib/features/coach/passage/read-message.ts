import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { lookUp } from "../clues/dictionary";
import { wordsOf } from "../phrase";
import { polarityIn, optionIn } from "./truth";
import { has, namedQuestion } from "./named-question";
import { kindOf } from "./question-kind";
import { readLines, readMarks, readNumbered, type Answer } from "./read-answers";
import { plainAnswer } from "./plain-answer";
import { opensAsQuestion } from "./read-questions";
import { contentWords, isItalian, likeness, stemsOf, termsOf } from "./stems";
import type { PassageState } from "./passage-state";
import {
  isShort,
  notUnderstood,
  type PassageQuery,
  questionOn,
  skipWords,
  unknownWord,
  whereWords,
} from "./question-on";

export type PassageMessage =
  | { kind: "query"; query: PassageQuery }
  | { kind: "go"; at: number }
  | { kind: "skip" | "finished" | "stuck" | "disagrees" | "more" }
  /** Whether an answer is right that was judged before. */
  | { kind: "check"; at: number }
  /** Who a pronoun of the text stands for, and in which sentence, counted from 0. */
  | { kind: "who"; pronoun: string; place: number }
  /** A sentence of the text the student points to, counted from 1. */
  | { kind: "place"; place: number }
  | { kind: "answers"; answers: Answer[] };

const finished =
  /\b(?:(?:ho |abbiamo )?finit[oaie]|quant[eoi] (?:ne )?(?:mancano|manca|restano)|a che punto|fatto tutt\p{L}|riepilogo|riassunto delle|how many (?:are )?left)\b/iu;
const notThere = /\b(?:non|nn) (?:c'[eè]|lo dice|[eè] (?:scritto|detto)|sta scritto)/iu;
const disagrees =
  /\b(?:ma (?:è|e'|e|per me è|secondo me è) (?:giust\p{L}|cos[iì]|scritt\p{L})|c'è scritto|c'e scritto|sono sicur[oa]|ne sono sicur[oa]|invece (?:è|e) giust\p{L}|sta scritto|la prof dice|it is right|i'm sure|im sure)(?!\p{L})/iu;
const stuck =
  /\b(?:(?:non|nn) (?:lo |la )?(?:so|trovo|riesco|ricordo|saprei|ci riesco|ne ho idea)|dimm\p{L}+|damm\p{L}+|qual ?[eè] la risposta|i (?:don't|dont|do not) know|idk|can you help|mi aiuti|puoi aiutarmi|help me|tell me|give me)(?!\p{L})/iu;
const smallTalk =
  /^\P{L}*(?:ciao|grazie|thanks|thank you|hello|hi|hey|ok|okay|va bene|bene|perfetto|bye|good ?bye|capito|ho capito|salve)(?:[\s\P{L}]+(?:ciao|grazie|mille|coach|ok|capito))*\P{L}*$/iu;

const mood = /^\W*(?:uff\w*|basta|mah|stop|noia|odio|no+|aiuto|niente|nulla|ahah\w*|lol|xd)\W*$/i;

/** A single word that may be an answer: one of either language, or a name. */
function isWord(message: string): boolean {
  const [word = "", ...more] = wordsOf(message);
  if (more.length > 0 || mood.test(message)) return false;
  const isKnown = isCommonEnglish(word) || lookUp(word, "italian") !== undefined;
  return isKnown || /^\W*\p{Lu}/u.test(message);
}

/** Whether what is left after all else can be an answer to the question under work. */
function isAnswer(message: string, state: PassageState): boolean {
  const question = state.questions[state.at];
  if (!question || smallTalk.test(message)) return false;
  const isJudged = /^(?:true-false|yes-no)$/.test(kindOf(question.text, question.form));
  if (polarityIn(message) !== undefined && (isJudged || wordsOf(message).length < 3)) return true;
  if (question.options.length > 0 && optionIn(message, question.options) !== undefined) return true;
  const terms = termsOf(message);
  const known = [...state.sentences, ...question.options].flatMap(stemsOf);
  const held = terms.filter((term) =>
    term.some(({ stem }) => known.some((other) => likeness(stem, other) > 0)),
  );
  if (isItalian(message) && opensAsQuestion(message.replace(/^\W*e /i, "")) && /\?\s*$/.test(message))
    return false;
  if (isItalian(message)) return held.length > 0 && held.length >= terms.length / 2;
  if (opensAsQuestion(message) && /\?\s*$/.test(message)) return false;
  if (held.length > 0) return held.length >= terms.length / 4;
  return countEnglishWords(message) > 0 || isWord(message) || /\d/.test(message)
    ? contentWords(message).length <= 4 || /^\W*because\b/i.test(message)
    : false;
}

const pointed = /(?:^|\s)(?:frase|riga|linea|line|sentence)\s(?:n\.? ?|numero )?(\d{1,3})(?!\d)/i;
const maxPointing = 8;

/** "È nella frase 3": the sentence named, where nothing else is said. */
function placeIn(text: string, words: readonly string[]): number | undefined {
  const place = pointed.exec(text)?.[1];
  return place && words.length <= maxPointing && !/\?\s*$/.test(text) ? Number(place) : undefined;
}

/** A bare number that answers "how many?" and names no question. */
function isFigure(text: string, { questions, at }: PassageState): boolean {
  const current = questions[at];
  return (
    /^\W*\d+\W*$/.test(text) &&
    current !== undefined &&
    /^(?:number|when|how-long|how-often)$/.test(kindOf(current.text, current.form))
  );
}

const namesQuestion = /(?<!\p{L})(?:domanda|question)(?!\p{L})|^\W*(?:ri)?spieg\p{L}+ perch/iu;
const asksIfRight =
  /(?<!\p{L})(?:è|era|sono|va|vanno) (?:tutt\p{L} )?(?:giust\p{L}|corrett\p{L}|bene)(?!\p{L})|(?<!\p{L})(?:giusto|corretto)\s*\?/iu;
const asksForMore =
  /(?<!\p{L})(?:altre|nuove|più) domande|(?:fa|fam|far|fare|farmi) (?:delle |una |altre )?domand/iu;
const asksWho =
  /(?<!\p{L})(?:chi (?:è|sono|sarebbe|sarebbero)|a chi si riferi\p{L}+|di chi parla|who (?:is|are))\W{0,3}(they|he|she|it|them|him|her|we)(?!\p{L})/iu;
const maxCheckWords = 9;
const maxCheckContent = 2;

/** Whether a message asks about the text in one of these ways. */
export const asksAside = (message: string, state: PassageState) =>
  readAside(message, wordsOf(message.replace(/['’]/g, " ")), state) !== undefined;

/** What is asked beside the questions: whether an answer was right, who a pronoun is, whether there are more questions. */
function readAside(
  message: string,
  words: readonly string[],
  state: PassageState,
): PassageMessage | undefined {
  const { sentences, questions } = state;
  if (asksForMore.test(message)) return { kind: "more" };
  const pronoun = asksWho.exec(message)?.[1]?.toLowerCase();
  if (pronoun !== undefined) {
    const quoted = /["“«]([^"”»]{3,80})["”»]/.exec(message)?.[1]?.toLowerCase();
    const holds = (sentence: string) =>
      quoted ? sentence.toLowerCase().includes(quoted) : wordsOf(sentence).includes(pronoun);
    const place = sentences.findIndex(holds);
    return place < 0 ? undefined : { kind: "who", pronoun, place };
  }
  // "È giusto che Lucy gioca a calcio": what is asked is another thing.
  const isOfAnswer = contentWords(message.replace(asksIfRight, " ")).length <= maxCheckContent;
  const isCheck =
    words.length <= maxCheckWords &&
    asksIfRight.test(message) &&
    countEnglishWords(message) < 2 &&
    isOfAnswer;
  if (!isCheck) return undefined;
  const tried = questions.findLastIndex(({ last }, at) => last !== "" && at < state.at);
  const at =
    namedQuestion(words, state) ?? (tried >= 0 ? tried : questions.findLastIndex(({ last }) => last !== ""));
  return questions[at]?.last ? { kind: "check", at } : undefined;
}

/** What a message does to the text under work; undefined where it has nothing to do with it. */
export function readMessage(message: string, state: PassageState): PassageMessage | undefined {
  const text = plainAnswer(message.slice(0, 2_000));
  const words = wordsOf(text.replace(/['’]/g, " "));
  if (words.length === 0) return undefined;
  const aside = readAside(message, words, state);
  if (aside) return aside;
  if (isFigure(text, state)) return { kind: "answers", answers: [{ at: state.at, text }] };
  const marks = readMarks(text, state);
  const numbered = marks.length > 0 ? marks : readNumbered(text, state);
  const named = namedQuestion(words, state);
  const isChoiceLetter = state.questions[state.at]?.form === "choice" && /^\W*[a-f]\W*$/i.test(text);
  if (
    named !== undefined &&
    marks.length === 0 &&
    isShort(words) &&
    words.length <= 6 &&
    !has(words, whereWords) &&
    !isChoiceLetter
  ) {
    if (!notUnderstood.test(text) && !unknownWord.test(text) && !stuck.test(text))
      return { kind: "go", at: named };
  }
  if (numbered.length > 1) return { kind: "answers", answers: numbered };
  if (words.length <= 8 && finished.test(text)) return { kind: "finished" };
  const query = questionOn(state, text);
  if (query) return { kind: "query", query };
  if (numbered.length > 0) return { kind: "answers", answers: numbered };
  if (words.length <= 6 && (has(words, skipWords) || /\bnon (?:mi va|la voglio)|\bpi[uù] tardi/i.test(text)))
    return { kind: "skip" };
  const place = placeIn(text, words);
  if (place !== undefined) return { kind: "place", place };
  if (notThere.test(text)) return { kind: "stuck" };
  if (disagrees.test(text)) return { kind: "disagrees" };
  if (words.length <= 10 && (stuck.test(text) || has(words, "boh aiuto help aiutino indizio hint")))
    return { kind: "stuck" };
  const lines = readLines(text, state);
  if (lines.length > 0 && isAnswer(text, state)) return { kind: "answers", answers: lines };
  if (isAnswer(text, state)) return { kind: "answers", answers: [{ at: state.at, text }] };
  return named !== undefined && namesQuestion.test(message) ? { kind: "go", at: named } : undefined;
}
