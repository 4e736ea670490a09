import type { TutorTurn } from "@/lib/ports/tutor";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { findCoachQuestion } from "../intent/coach-questions";
import { findLessonNamed } from "../lessons/grammar-lessons";
import { readIntent, type Intent } from "../intent/intent";
import { checksAtEnd } from "../intent/intent-patterns";
import { whyOfLesson } from "../lessons/right-use";
import { trainedName } from "../plan/what-next";
import { mistake } from "../phrases/mistake";
import { wordsOf } from "../phrase";
import { exercise } from "../phrases/exercise";
import { reactions } from "../phrases/reactions";
import { closers } from "../phrases/closers";
import { talk } from "../phrases/talk";
import { themes } from "../phrases/themes";
import type { Picker, Pool } from "../phrases/picker";
import { asDescription, isHeard } from "./description";
import { readPronunciation } from "./pronunciation";
import { lookUp } from "../clues/dictionary";

const olderClasses: readonly TutorTurn["schoolClass"][] = ["high3", "high4", "high5"];
const longTextWords = 60;
const maxQuotedWords = 6;

/** What a right sentence can grow into: first of all more about the same thing. */
export function celebrateClean({ message, schoolClass, history }: TutorTurn, picker: Picker): string[] {
  const question = findCoachQuestion(message);
  if (question)
    return [
      picker.fresh(question.answers) || picker.fresh(talk.noAnswer),
      picker.sayFrom([question.backs, closers.fromQuestion, closers.start]),
    ];
  if (message.split(/\s+/).length > longTextWords)
    return [picker.fresh(talk.longText), picker.sayFrom([closers.which, closers.start])];
  const plain = message.replace(/[«»?!.\s]+/g, " ").trim();
  const quote = plain.split(" ").length <= maxQuotedWords ? plain : "";
  const isChecked = checksAtEnd.test(message);
  const why = !isChecked ? whyOfLesson(message, history) : undefined;
  const comment =
    (why && picker.fresh(talk.ruleUsed, { quote, why })) ||
    (isChecked && picker.fresh(talk.checkedRight)) ||
    picker.fresh(talk.clean, { quote });
  if (/\?\s*$/.test(message) && !isChecked)
    return [comment, picker.sayFrom([closers.fromQuestion, closers.goFurther, closers.start])];
  const theme = themes.find(({ words }) => words.test(message));
  const about = theme ? picker.fresh(theme.questions) : "";
  if (about) return [comment, about];
  const isNegative = /n't\b|\b(?:not|never|no)\b/i.test(message);
  return [
    comment,
    picker.say([
      ...(isNegative ? [] : closers.fromStatement),
      ...(/^\s*i\b/i.test(message) ? closers.fromFirstPerson : []),
      ...(olderClasses.includes(schoolClass) ? closers.goFurtherHard : []),
      ...closers.goFurther,
    ]),
  ];
}

export function startExercise({ message }: TutorTurn, picker: Picker): string[] {
  if (readIntent(message) === "short-answer")
    return [
      picker.fresh(reactions["short-answer"] ?? []),
      picker.sayFrom([closers.wholeSentence, closers.start]),
    ];
  return [picker.fresh(talk.exercise), picker.sayFrom([closers.exercise, closers.sendTry, closers.start])];
}

export function greet({ message, history }: TutorTurn, picker: Picker): string[] {
  const intent = readIntent(message);
  const isBack = intent === "greeting" && history.length > 0;
  const opening = picker.fresh(isBack ? talk.greetingAgain : (reactions[intent] ?? []));
  return [opening, picker.sayFrom([closersAfter[intent] ?? closers.start, closers.start])];
}

const closersAfter: Partial<Record<Intent, Pool>> = { goodbye: closers.bye, thanks: closers.onward };

type Answer = (turn: TutorTurn, picker: Picker, opening: string) => string[];

const answers: Partial<Record<Intent, Answer>> = {
  tired: (_, picker, opening) => [opening, picker.sayFrom([closers.small, closers.start])],
  joy: ({ history }, picker, opening) => {
    const name = trainedName(history);
    const solved = name ? picker.fresh(talk.solvedLately, { name }) : "";
    return [opening, solved, picker.sayFrom([name ? mistake.useRule : closers.start, closers.start])];
  },
  "answer-request": ({ message }, picker, opening) => [
    (/compit|homework/i.test(message) && picker.fresh(talk.homeworkForMe)) || opening,
    picker.sayFrom([closers.sendTry, closers.start]),
  ],
  essay: (_, picker, opening) => [opening, picker.sayFrom([closers.essay, closers.start])],
  translation: ({ message }, picker, opening) => [
    opening,
    firstBrick(message, picker),
    picker.sayFrom([closers.build, closers.start]),
  ],
  "test-date": ({ message }, picker, opening) => {
    const name = findLessonNamed(message)?.name;
    const plan = name ? picker.fresh(talk.plan, { name }) : "";
    return [opening, plan, picker.sayFrom([plan ? closers.testOn : closers.test, closers.start], { name })];
  },
  pronunciation: ({ message }, picker) => [
    readPronunciation(message, picker),
    picker.sayFrom([closers.pronounce, closers.useWord, closers.start]),
  ],
  check: (turn, picker, opening) => {
    const checked = lastEnglish(turn.history);
    return checked
      ? celebrateClean({ ...turn, message: checked }, picker)
      : [opening, picker.sayFrom([closers.sendTry, closers.start])];
  },
  other: ({ message }, picker, opening) => {
    if (wordsOf(message).length < ideaWords) return [picker.fresh(talk.short), picker.say(closers.start)];
    return isIdea(message)
      ? [picker.fresh(talk.idea), firstBrick(message, picker), picker.sayFrom([closers.build, closers.start])]
      : [opening, picker.say(closers.start)];
  },
  next: ({ brief }, picker, opening) =>
    brief.remark ? [brief.remark, picker.say(exercise.finishedTask)] : [opening, picker.say(closers.start)],
  homework: (_, picker, opening) => [
    opening,
    picker.sayFrom([closers.homework, closers.sendTry, closers.start]),
  ],
};

/** A message that is no English, with no mistake open. */
export function redirectFreely(turn: TutorTurn, picker: Picker): string[] {
  const intent = readIntent(turn.message);
  const opening = picker.fresh(reactions[intent] ?? []);
  const answer = answers[intent];
  if (answer) return answer(turn, picker, opening);
  return [opening, picker.sayFrom([wantsTheirTry(intent) ? closers.sendTry : closers.start, closers.start])];
}

/** The sentence somebody may mean by "is it right?": the last one, when it is English. */
function lastEnglish(history: TutorTurn["history"]): string | undefined {
  const last = history.findLast(({ role }) => role === "student")?.text ?? "";
  return countEnglishWords(last) > 2 ? last : undefined;
}

const ideaWords = 3;

/** A statement in Italian: something that can be said in English. */
const isIdea = (message: string) => wordsOf(message).length >= ideaWords && !/\?\s*$/.test(message);

const wantsTheirTry = (intent: Intent) =>
  /^(?:authority|role-play|stuck|why|explain-more|guess-list)$/.test(intent);

/** A clue to the first word of a sentence to translate that our dictionary has. */
function firstBrick(message: string, picker: Picker): string {
  const text = message.slice(message.indexOf(":") + 1);
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const known = words
    .map((word) => ({ word: word.toLowerCase(), found: lookUp(word, "italian") }))
    .find(({ found }) => found && !found.isConjugated && !isHeard(found.entries[0].definition, picker));
  return known?.found
    ? picker.say(talk.firstBrick, { word: known.word, ...asDescription(known.found.entries[0].definition) })
    : "";
}
