import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Finding } from "@/lib/features/english/finding";
import type { Say } from "../activity";
import type { Secret } from "../guard/secrets";
import type { Front, LessonState } from "../lesson-state";
import type { OpenFinding } from "../open-finding";
import { wordsOf } from "../phrase";
import { asksInEnglish } from "../rule/asks-in-english";
import type { Talk } from "../talk/read-talk";
import type { Fixes } from "../text/step-text";
import type { Stance } from "../stance";
import type { Wish } from "../wish";

/** A message and all that is known about it. */
export type Diagnosis = {
  message: string;
  /** What is wrong in its English. */
  findings: Finding[];
  /** What was wrong before it, the newest first. */
  open: OpenFinding[];
  state: LessonState;
  /** What the student has said that the message is for. */
  wish?: Wish | undefined;
  /** How the student answers the verdict that stands, by a button. */
  stance?: Stance | undefined;
  /** Whether a model leads, which draws up exercises of its own: nobody would see ours. */
  leads?: boolean;
};

/** The same within `plan/`: read once, with what it does to the open mistakes, and the words of this turn. */
export type Turn = Diagnosis & {
  /** The message with its chat spelling in full, to be understood by. */
  asked: string;
  /** What the message is beside work. */
  talk: Talk | undefined;
  /** Whether it asks about English. */
  isQuestion: boolean;
  fixes: Fixes;
  say: Say;
  secretsOfWork: Secret[];
};

/** What one kind of help makes of a turn. */
export type Move = {
  about: Front | "talk";
  /** The parts of the state that are different after it. */
  state: Partial<LessonState>;
  lines: string[];
  /** What stands in for a sentence that gives an answer away. */
  due?: { quote: string; hint: string } | undefined;
  /** The message's own mistakes; none where its English is an author's or a quotation. */
  findings?: Finding[];
  /** Whether what the message does to the open mistakes counts. */
  countsFixes?: boolean;
  droppedIds?: string[];
  /** Whether the message brings the exercise. */
  isNew?: boolean;
};

const minEnglish = 4;
const minEnglishShare = 0.8;

/** Whether a message is an English sentence, whatever it says. */
export function isEnglishSentence(message: string): boolean {
  const english = countEnglishWords(message);
  return english >= minEnglish && english >= minEnglishShare * wordsOf(message).length;
}

const minTextWords = 14;

/** "Potresti controllare la mia e-mail? Dear Emma, …": no rule is asked about, whatever words stand in it. */
export const isEnglishText = (message: string) => countEnglishWords(message) >= minTextWords;

/** "In the weekend o at the weekend?" */
const isChoice = /\s(?:o|or|vs|oppure)\s/iu;

/** A sentence that practises English, whatever it asks: it puts a mistake right, or holds one and offers no choice. */
export const isPractice = ({ message, asked, findings, isQuestion, fixes }: Turn): boolean =>
  !(isQuestion && asksInEnglish(asked)) &&
  // "Al posto di go ci va went"
  ((!isQuestion && !message.includes("?") && fixes.resolved.length > 0) ||
    ((isEnglishSentence(message) || isEnglishText(message)) &&
      (fixes.resolved.length > 0 || (findings.length > 0 && !isChoice.test(message)))));

/** Undefined where a turn is none of its business. */
export type Mover = (turn: Turn) => Move | undefined;
