import { piecesForFlite } from "@/lib/adapters/speech/flite-text";
import { keepFit } from "@/lib/features/coach/guard/fit-reply";
import { guardReply, guardSentence } from "@/lib/features/coach/guard/guard";
import { findLesson } from "@/lib/features/coach/lessons/grammar-lessons";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import { judgeTry } from "@/lib/features/coach/fix/judge-try";
import { writtenFix } from "@/lib/features/coach/fix/written-fix";
import { sentenceAt } from "@/lib/features/coach/open-finding";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { maskPersonalData } from "@/lib/features/coach/prompt/privacy-mask";
import { summarise } from "@/lib/features/coach/prompt/summary";
import { readTalk } from "@/lib/features/coach/talk/read-talk";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { countEnglishWords, findEnglish } from "@/lib/features/english/sentence/language";
import { checkAnswer } from "@/lib/features/exercises/check-answer";
import { checkItem } from "@/lib/features/homework/check-item";
import { readItems } from "@/lib/features/homework/read-items";
import { isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { readSafety } from "@/lib/features/safety/read-safety";
import { plainWords } from "@/lib/features/reports/plain-words";
import { splitLanguages } from "@/lib/features/speech/split-languages";
import { spokenLines, spokenText } from "@/lib/features/speech/spoken-text";
import type { TutorTurn } from "@/lib/ports/tutor";

export type Reader = { name: string; read: (text: string) => unknown; maxMs?: number };

/** What a reader may take of a text, the least that a thread is given: up to 50 ms where nothing else runs. */
export const readerMs = 300;
/** A thousand expressions read each sentence of a text: linear, but 600 sentences of two words take their time. */
export const engineMs = 500;

/** No sentence is longer when it comes to those who let it through or not. */
const longestSentence = 800;

const mistake = "Yesterday I go to school";
const [found] = findGrammar(mistake);
if (!found) throw new Error(`Nothing is wrong with «${mistake}» any more.`);
const sentence = sentenceAt(mistake, found.start);
const open = { ...found, id: "1", source: "engine" as const, attempts: 1, lastTry: null, sentence };
const { secrets } = planOf(mistake);

const sheetText =
  "Complete with the past simple.\n1 She ____ (go) home and ____ (eat) a cake.\n2 We ____ (be) late.";
const sheet = readItems(sheetText);
const [item] = sheet?.items ?? [];
if (!item) throw new Error("The exercise holds no items any more.");

function planOf(message: string) {
  return planTurn({ message, findings: findGrammar(message), open: [], state: { turn: 0 } });
}

/** What the lesson is about after a message. */
const after = (message: string) => planOf(message).state;
/** What the engine takes for a message is measured by itself. */
const planAt = (message: string, state?: LessonState) =>
  planTurn({ message, findings: [], open: [], state: state ?? { turn: 0 } });
const atMistake = after(mistake);
const atExercise = after(sheetText);
const atWord = after("come si dice zaino?");
const atRule = after("quando si usa il past simple?");

const turnOf = (message: string): TutorTurn => ({
  history: [
    { role: "student", text: message },
    { role: "coach", text: "Guarda bene: quando è successo?" },
  ],
  message,
  ownWords: "",
});

async function shown(pieces: AsyncIterable<string>): Promise<string> {
  let whole = "";
  for await (const piece of pieces) whole += piece;
  return whole;
}

/** As one piece: how long nobody else is served between two of them. */
async function* inOnePiece(text: string) {
  yield text.slice(0, longestSentence);
}

/** Whatever reads a text of a student's or of a model's on the server's own thread, with all that it needs beside. */
export const readers: Reader[] = [
  { name: "readSafety", read: readSafety },
  { name: "isFitForChildren", read: isFitForChildren },
  { name: "findEnglish", read: findEnglish },
  { name: "countEnglishWords", read: countEnglishWords },
  { name: "findGrammar", read: findGrammar, maxMs: engineMs },
  { name: "readTalk", read: readTalk },
  { name: "findLesson", read: findLesson },
  { name: "readItems", read: readItems },
  { name: "findSheet", read: (text) => findSheet(text) },
  { name: "planTurn, the first message", read: (message) => planAt(message) },
  {
    name: "planTurn, a try",
    read: (message) => planTurn({ message, findings: [], open: [open], state: atMistake }),
  },
  { name: "planTurn, an answer to an exercise", read: (message) => planAt(message, atExercise) },
  { name: "planTurn, a guess at a word", read: (message) => planAt(message, atWord) },
  { name: "planTurn, after a lesson", read: (message) => planAt(message, atRule) },
  { name: "planTurn, after it", read: (text) => planAt("e adesso?", planAt(text).state) },
  { name: "writtenFix", read: (text) => writtenFix({ ...found, text, sentence: mistake }) },
  { name: "judgeTry", read: (text) => judgeTry({ text, open, sentence: mistake }) },
  { name: "checkItem", read: (text) => checkItem(item, { gaps: [["went"], ["ate"]] }, text) },
  {
    name: "checkAnswer",
    read: (text) =>
      checkAnswer({ kind: "gap_fill", prompt: "We ___ (go) home.", words: [], accepted: ["went"] }, text),
  },
  { name: "maskPersonalData", read: (text) => maskPersonalData(turnOf(text), ["Giulia07", "Anna Rossi"]) },
  { name: "guardSentence", read: (text) => guardSentence(text.slice(0, longestSentence), secrets) },
  { name: "guardReply", read: (text) => shown(guardReply(inOnePiece(text), secrets, "Pensaci.")) },
  {
    name: "keepFit",
    read: (text) =>
      shown(keepFit(inOnePiece(text), { unfit: "Restiamo sul tuo inglese.", care: "Parlane." })),
  },
  {
    name: "summarise",
    read: (text) =>
      summarise({ mistakes: [{ topic: "past-time", quote: text, isResolved: false }], exercise: text }),
  },
  { name: "splitLanguages", read: (text) => spokenLines(text).map(splitLanguages) },
  { name: "spokenText", read: spokenText },
  { name: "piecesForFlite", read: piecesForFlite },
  { name: "plainWords", read: (text) => plainWords(text) },
];
