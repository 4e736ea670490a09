import type { TutorTurn } from "@/lib/ports/tutor";
import { readIntent } from "../intent/intent";
import { mistake } from "../phrases/mistake";
import { reactions } from "../phrases/reactions";
import { closers } from "../phrases/closers";
import { clues } from "../phrases/clues";
import { talk } from "../phrases/talk";
import type { Picker } from "../phrases/picker";
import { asDescription, isHeard } from "./description";
import { readVocabularyQuestion, type VocabularyQuestion } from "../word/vocabulary-question";
import { wordsOf } from "../phrase";
import { guessIn, judgeGuess, riddleOf, unknownWordOf, type Riddle } from "../plan/word-game";

const maxShownWord = 40;
const guessesBeforeLetters = 2;
const longestShortWord = 4;

/** What is said to the message that guesses the word of a riddle; undefined when this one does not. */
export function celebrateGuess({ history, message }: TutorTurn, picker: Picker): string[] | undefined {
  const riddle = riddleOf(history);
  const now = riddle && guessIn(message, riddle);
  if (!riddle || now === undefined) return undefined;
  const isEnglish = riddle.language === "english";
  return [
    picker.say(talk.guessed, { now }),
    picker.say(isEnglish ? closers.useEnglish : closers.useWord, { word: riddle.asked }),
  ];
}

/** A word told outright, with what it is in easy English, to be used at once; asked for again, it stands above. */
export function tellWord({ brief: { word } }: TutorTurn, picker: Picker): string[] {
  if (!word) return [picker.say(closers.start)];
  const { asked, form, language, definition } = word;
  const isEnglish = language === "english";
  const [first = ""] = word.words;
  const values = { word: (isEnglish && form) || asked, words: inQuotes(word.words) };
  return [
    form && isEnglish ? picker.fresh(clues.formOf, { word: asked, form }) : "",
    picker.fresh(isEnglish ? clues.means : clues.isCalled, values) || picker.fresh(clues.told, values),
    isHeard(definition, picker) ? "" : picker.say(clues.inOtherWords, asDescription(definition)),
    picker.sayFrom([closers.useEnglish, closers.start], { word: isEnglish ? asked : first }),
  ];
}

/** "«a», «b» o «c»". */
const inQuotes = (words: readonly string[]) =>
  words
    .map((word) => `«${word}»`)
    .reduce((all, word, at) => all + (at === words.length - 1 ? " o " : ", ") + word);

/** A clue to a word, never the word; more of it with every wrong guess. */
export function clue({ message, history }: TutorTurn, picker: Picker): string[] {
  const asked = readVocabularyQuestion(message);
  const riddle = riddleOf([...history, { role: "student", text: message }]);
  const closing = () =>
    picker.sayFrom([riddle?.language === "english" ? closers.guessItalian : closers.guess, closers.start]);
  if (riddle && asked) return [picker.fresh(clues.opening), ...firstClue(riddle, picker), closing()];
  if (riddle) return [reactionTo(message, riddle, picker), ...nextClue(riddle, picker), closing()];
  return asked ? unknownWord(asked, picker) : moreOnUnknown(message, unknownWordOf(history), picker);
}

/** A word our dictionary does not have: that is said, and how to get at it. */
function unknownWord({ word: asked, language }: VocabularyQuestion, picker: Picker): string[] {
  const word = asked.slice(0, maxShownWord);
  return [
    picker.fresh(clues.unknown, { word }) || picker.fresh(reactions.translation ?? []),
    picker.fresh(clues.howToFind, { word }),
    picker.sayFrom([
      language === "english" ? closers.context : closers.describe,
      closers.useWord,
      closers.start,
    ]),
  ];
}

/** A guess at such a word is neither right nor wrong; who has none gets another way to find it. */
function moreOnUnknown(message: string, asked: VocabularyQuestion | undefined, picker: Picker): string[] {
  const word = (asked?.word ?? "").slice(0, maxShownWord);
  const intent = readIntent(message);
  const own = wordsOf(message).join(" ").slice(0, maxShownWord);
  if (!asked || !own || intent === "stuck")
    return [
      picker.fresh(reactions[intent] ?? []),
      picker.fresh(clues.howToFind, { word }),
      picker.sayFrom([asked?.language === "english" ? closers.context : closers.describe, closers.start]),
    ];
  return [picker.fresh(clues.unsure, { own, word }), picker.sayFrom([closers.useWord, closers.start])];
}

function reactionTo(message: string, riddle: Riddle, picker: Picker): string {
  const intent = readIntent(message);
  if (intent === "guess-list") return picker.fresh(mistake.whichOne);
  return judgeGuess(message, riddle) === "wrong"
    ? picker.fresh(clues.wrong)
    : picker.fresh(reactions[intent] ?? []);
}

function firstClue(
  { language, definition: description, asked, wrongGuesses }: Riddle,
  picker: Picker,
): string[] {
  if (wrongGuesses > 0 || isHeard(description, picker)) return [picker.say(clues.again, { word: asked })];
  return [
    picker.say(language === "english" ? clues.inEnglish : clues.description, asDescription(description)),
  ];
}

/** First what it is, then how it begins, then its shape; then the same in other words. */
function nextClue(riddle: Riddle, picker: Picker): string[] {
  const { answer, definition: description, wrongGuesses, language, asked } = riddle;
  const first = answer[0]?.toUpperCase() ?? "";
  const heard = isHeard(description, picker)
    ? ""
    : picker.fresh(clues.description, asDescription(description));
  if (wrongGuesses < guessesBeforeLetters)
    return [heard, picker.fresh(clues.nudge, { word: asked }) || picker.fresh(clues.begins, { first })];
  if (wrongGuesses === guessesBeforeLetters)
    return [picker.fresh(clues.begins, { first }) || shapeOf(answer, picker)];
  const other = language === "italian" ? "inglese" : "italiano";
  return [shapeOf(answer, picker) || picker.say(clues.patience, { word: asked, other })];
}

/** Letters in all, first and last, vowels: as long as there is something new to say. */
function shapeOf(answer: string, picker: Picker): string {
  const letters = answer.replace(/[^\p{L}]/gu, "");
  const parts = answer.split(" ").length;
  const values = {
    first: letters[0]?.toUpperCase(),
    last: letters.at(-1)?.toUpperCase(),
    letters: String(letters.length),
    vowels: String(answer.match(/[aeiou]/gi)?.length ?? 0),
    parts: parts > 1 ? (parts === 2 ? "due" : String(parts)) : undefined,
  };
  const pool = letters.length > longestShortWord ? clues.shape : clues.shortShape;
  return picker.fresh(pool, values) || picker.fresh(clues.sounds, values);
}
