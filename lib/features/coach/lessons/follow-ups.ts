import type { TutorTurn } from "@/lib/ports/tutor";
import { plainWordsOf } from "./asked-words";
import { findLesson } from "./grammar-lessons";
import type { GrammarLesson } from "./lesson";
import { schoolWord } from "./school-words";

/** What is wanted of a lesson. */
export type LessonWish = "rule" | "negative" | "question" | "examples" | "easier";
export type AskedLesson = { lesson: GrammarLesson; wish: LessonWish };

type History = TutorTurn["history"];

const maxTurnsBack = 6;
const maxFormWords = 7;

const setOf = (words: string) => new Set(words.trim().split(/\s+/).map(schoolWord));

const beside = setOf(`
  e ed ma ok okay allora invece come si fa fanno forma formano la il le lo i una un uno al alla nel nella nelle con per di
  mi me ci fai fammi dai dammi dici dimmi vedere vorrei voglio posso puoi potresti anche poi adesso ora in inglese coach
  grazie per favore favore pls please che cosa e' sono qual quale usa mette scrive del della questa questo invece scusa and
  the a what about how do you say boh no uff aspetta senti ciao spiega meglio altro altri parole`);

/** The words each wish is known by; beside them stands nothing but `beside`. */
const wishes: readonly [LessonWish, ReadonlySet<string>][] = [
  ["negative", setOf("negativo negativa negare negazione nega negativi no")],
  ["question", setOf("domanda domande interrogativa interrogativo chiedere chiede chiedo")],
  [
    "examples",
    setOf(
      "esempio esempi altro altri altra altre un'altro ancora dammene dimmene fammene example examples more",
    ),
  ],
  [
    "easier",
    setOf(`facile semplice simple easier easy facili semplici capito capisco non piu meno difficile cioe rispiega spiega
      meglio niente nulla ancora chiaro bene ho nuovo dire senso`),
  ],
];
const isEasier =
  /\bpi[uù] (?:facil|semplic)|\bnon (?:\S+ ){0,3}cap|\bnn (?:\S+ ){0,3}cap|\beasier\b|spieg\p{L}* (?:meglio|di nuovo|ancora)|rispieg|parole (?:pi[uù] )?(?:semplici|facili)|^\W*cio[eè]\W*$|in che senso|non [eè] chiaro/iu;

const isCore = (wish: LessonWish, word: string, message: string) =>
  wish !== "easier" ? wishes.some(([one, words]) => one === wish && words.has(word)) : isEasier.test(message);

/** What a message that names no rule wants of the one before: "e il negativo?", "altri esempi?", "più facile". */
export function readFollowUp(message: string): LessonWish | undefined {
  const words = plainWordsOf(message).map(schoolWord);
  if (words.length === 0 || words.length > maxFormWords) return undefined;
  return wishes.find(
    ([wish, own]) =>
      words.every((word) => own.has(word) || beside.has(word)) &&
      words.some((word) => own.has(word) && isCore(wish, word, message)) &&
      !isBareNo(words),
  )?.[0];
}

const isBareNo = (words: readonly string[]) => words.length === 1 && words[0] === "no";

/** The lesson the student has asked about last, and whether everything since was about it. */
export function lessonBefore(history: History): { lesson: GrammarLesson; isLast: boolean } | undefined {
  const sent = history.filter(({ role, isPhoto }) => role === "student" && !isPhoto).map(({ text }) => text);
  let isLast = true;
  for (const text of sent.slice(-maxTurnsBack).reverse()) {
    const follows = readFollowUp(text) !== undefined;
    const lesson = follows ? undefined : findLesson(text);
    if (lesson) return { lesson, isLast };
    isLast &&= follows;
  }
  return undefined;
}

/** "E il negativo?" right after a lesson, or while nothing else is under way, stays in it. */
export function followsLesson(message: string, history: History, isAtWork: boolean): boolean {
  const before = readFollowUp(message) ? lessonBefore(history) : undefined;
  return before !== undefined && (before.isLast || !isAtWork);
}

/** The lesson a message asks about, by itself or after what came before, and what of it. */
export function lessonAsked(message: string, history: History): AskedLesson | undefined {
  const wish = readFollowUp(message);
  const before = wish ? lessonBefore(history) : undefined;
  if (wish && before) return { lesson: before.lesson, wish };
  const lesson = findLesson(message);
  return lesson && { lesson, wish: formAsked(lesson, message) };
}

/** "Forma negativa del past continuous": one form of the rule, where it has it. */
function formAsked({ negative, question }: GrammarLesson, message: string): LessonWish {
  const words = new Set(plainWordsOf(message).map(schoolWord));
  const has = (...some: string[]) => some.some((word) => words.has(schoolWord(word)));
  if (negative && has("negativo", "negazione", "negare")) return "negative";
  return question && has("domanda", "interrogativa") ? "question" : "rule";
}
