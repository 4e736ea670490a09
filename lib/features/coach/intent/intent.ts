import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { lookUp } from "../clues/dictionary";
import { findCoachQuestion } from "./coach-questions";
import { findLessonAsked, isOnSounds } from "../lessons/grammar-lessons";
import { isGuessList } from "./guess-list";
import * as patterns from "./intent-patterns";
import { wordsOf } from "../phrase";
import { readVocabularyQuestion } from "../word/vocabulary-question";

/** What a message wants from the coach, its mistakes aside. */
export type Intent =
  | "silence"
  | "insult"
  | "swearing"
  | "authority"
  | "role-play"
  | "answer-request"
  | "essay"
  | "translation"
  | "test-date"
  | "stuck"
  | "why"
  | "explain-more"
  | "check"
  | "guess-list"
  | "bored"
  | "tired"
  | "exercise"
  | "grammar-question"
  | "vocabulary-question"
  | "pronunciation"
  | "joke"
  | "laugh"
  | "joy"
  | "thanks"
  | "acknowledged"
  | "praise"
  | "yes-or-no"
  | "skip"
  | "next"
  | "greeting"
  | "goodbye"
  | "apology"
  | "doubt"
  | "how-are-you"
  | "identity"
  | "coach-question"
  | "english"
  | "short-answer"
  | "homework"
  | "other";

const hasGap = /_{2,}|\.{4,}|…{2,}|-{3,}|\(\s*(?:not )?(?:to )?[a-z]+\s*\)\s+[a-z]/i;
const maxCourtesyWords = 6;
const minEnglishWords = 2;
const maxRequestEnglish = 3;

/** Reads what a message wants, from its words alone. */
export function readIntent(message: string): Intent {
  const english = countEnglishWords(message);
  if (!/[\p{L}\p{N}]/u.test(message)) return readSigns(message);
  return (
    readPressure(message, english) ??
    readQuestion(message, english) ??
    readFeeling(message, english) ??
    readCourtesy(message, english) ??
    readEnglish(message, english)
  );
}

function readSigns(message: string): Intent {
  if (/[😂🤣😆😹😄]/u.test(message)) return "laugh";
  if (/[👋🤗]/u.test(message)) return "greeting";
  return /[👍👌🙏💪🎉❤🔥😊]/u.test(message) ? "acknowledged" : "silence";
}

/** Whoever wants the work done, however it is put. */
function readPressure(message: string, english: number): Intent | undefined {
  if (
    patterns.insults.test(message) &&
    english < wordsOf(message).length + 1 &&
    !isSentence(message, english)
  )
    return "insult";
  if (
    patterns.swearing.test(message) &&
    (!isSentence(message, english) || patterns.strongSwearing.test(message))
  )
    return "swearing";
  if (hasGap.test(message)) return "exercise";
  if (patterns.authority.test(message) && !isSentence(message, english)) return "authority";
  if (patterns.rolePlay.test(message) && !isSentence(message, english)) return "role-play";
  if (patterns.testDate.test(message) && english <= maxRequestEnglish) return "test-date";
  if (patterns.essay.test(message)) return "essay";
  if (patterns.englishRequests.test(message)) return "answer-request";
  return isGuessList(message) && !readVocabularyQuestion(message) ? "guess-list" : undefined;
}

/** "Come si dice …" asks for a word; "verbo essere in inglese" for a rule. */
const saysWhatItIs = /\bdic(?:e|ono)(?!\p{L})|tradu|vuol dire|signific|\bmean/iu;

function readQuestion(message: string, english: number): Intent | undefined {
  const lesson = findLessonAsked(message);
  if (patterns.pronunciation.test(message))
    return lesson && isOnSounds(lesson) ? "grammar-question" : "pronunciation";
  if (patterns.textToTranslate.test(message)) return "translation";
  if (patterns.nexts.test(message)) return "next";
  if (patterns.hesitations.test(message)) return "stuck";
  const asked = readVocabularyQuestion(message);
  if (asked && /(?:fras|rispost|soluzion|giust|corrett)/i.test(asked.word)) return "answer-request";
  const isForWord = asked && saysWhatItIs.test(message) && lookUp(asked.word, asked.language);
  if (lesson && !isForWord) return "grammar-question";
  if (asked?.language === "english" && findLessonAsked(asked.word)) return "grammar-question";
  if (asked) {
    const isLong = asked.word.split(" ").length > maxRequestEnglish;
    return isLong && !lookUp(asked.word, asked.language) ? "translation" : "vocabulary-question";
  }
  if (patterns.photo.test(message)) return "answer-request";
  if (patterns.translation.test(message)) return "translation";
  if (patterns.frustrations.test(message)) return "tired";
  if (patterns.joys.test(message)) return "joy";
  if (patterns.whys.test(message) || patterns.whysAtStart.test(message)) return "why";
  if (patterns.whysOfWords.test(message)) return "why";
  if (patterns.whereWrong.test(message)) return "why";
  if (patterns.explainMore.test(message) || patterns.explainMoreInEnglish.test(message))
    return "explain-more";
  if (patterns.stucks.test(message) && english <= maxRequestEnglish + 1) return "stuck";
  if (patterns.identity.test(message)) return "identity";
  if (findCoachQuestion(message)) return "coach-question";
  const isRequest = patterns.answerRequests.test(message) && english <= Math.max(maxRequestEnglish, 5);
  return isRequest && !isSentence(message, english) ? "answer-request" : undefined;
}

function readFeeling(message: string, english: number): Intent | undefined {
  if (english > maxRequestEnglish) return undefined;
  if (patterns.tired.test(message)) return "tired";
  if (patterns.bored.test(message)) return "bored";
  if (patterns.praise.test(message)) return "praise";
  if (patterns.jokes.test(message)) return "joke";
  return patterns.laughs.test(message) ? "laugh" : undefined;
}

function readCourtesy(message: string, english: number): Intent | undefined {
  if (patterns.yesOrNo.test(message)) return "yes-or-no";
  if (patterns.acknowledged.test(message)) return "acknowledged";
  if (wordsOf(message).length > maxCourtesyWords) return undefined;
  if (patterns.thanksAndBye.test(message)) return "goodbye";
  if (patterns.thanks.test(message)) return "thanks";
  if (patterns.apologies.test(message)) return "apology";
  if (patterns.doubts.test(message)) return "doubt";
  if (english > minEnglishWords) return undefined;
  if (patterns.skips.test(message)) return "skip";
  if (patterns.goodbye.test(message)) return "goodbye";
  if (patterns.howAreYou.test(message)) return "how-are-you";
  return patterns.greetings.test(message) ? "greeting" : undefined;
}

function readEnglish(message: string, english: number): Intent {
  if (english > minEnglishWords) return "english";
  const sentence = message.replace(patterns.checksAtEnd, "");
  if (sentence !== message && countEnglishWords(sentence) >= minEnglishWords) return "english";
  if (patterns.checks.test(message)) return "check";
  if (english > 0 && wordsOf(message).length <= english + 1) return "short-answer";
  return patterns.mentionsSchool.test(message) ? "homework" : "other";
}

/** A sentence that practises English, whatever it is about. */
const isSentence = (message: string, english: number) =>
  english > maxRequestEnglish &&
  english >= wordsOf(message).length - 1 &&
  !/\byou(?:'re|r)?\b|\bme\b/i.test(message);

const smallTalk: ReadonlySet<Intent> = new Set([
  "silence",
  "thanks",
  "greeting",
  "goodbye",
  "identity",
  "coach-question",
  "how-are-you",
  "grammar-question",
  "pronunciation",
  "acknowledged",
  "joke",
  "laugh",
  "joy",
  "praise",
  "bored",
  "tired",
  "apology",
  "test-date",
]);

/** Whether there is nothing to be found out in a message: no English of one's own, no homework, no word to guess. */
export const isSmallTalk = (message: string): boolean => smallTalk.has(readIntent(message));
