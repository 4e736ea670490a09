import type { SchoolClass } from "@/lib/features/accounts/rules";
import { PortError } from "./port-error";

/** What the tutor is told: never a name, nickname, address or e-mail. */
export type TutorTurn = {
  /** Oldest first, without the new message. */
  history: { role: "student" | "coach"; text: string; isPhoto?: true }[];
  /** What came before the history, in a few lines. */
  summary?: string;
  message: string;
  /** Whether the message was read off a picture (as in the history): data, and nothing the student says. */
  isPhoto?: true;
  /** What the coach says by itself: the words of one that does not lead, and the stand-in for those of one that does. */
  ownWords: string;
  /** What a tutor that leads is told in private. */
  notes?: TeacherNotes;
  /** Says how easy the English has to be. Only where it is known; a provider hears the level that goes with it. */
  schoolClass?: SchoolClass;
};

/** What is known for certain, answers included: for a tutor that leads, never for a student. */
export type TeacherNotes = {
  /** Mistakes in the student's own English of this message. */
  mistakes: { topic: string; quote: string; correction: string; why: string }[];
  /** Mistakes of earlier messages that are not put right yet, or by this one. */
  open: {
    label: string;
    topic: string;
    quote: string;
    correction: string;
    tries: number;
    isPutRight: boolean;
  }[];
  /** The exercise under way: of each gap all that is accepted (nothing where nobody knows yet), and whether it is done; whether the item was left to the teacher. */
  items: { number: string; answers: string[][]; isDone: boolean[]; tried: string[]; isLeft?: true }[];
  /** Whether something is to be solved whose answers the tutor has yet to tell. */
  lacksAnswers?: true;
  /** What the student asks for by a button, in words. */
  asks?: string;
  /** The hint that is due, where one is. */
  due?: { quote: string; hint: string };
  /** What no reply may say. */
  forbidden: string[];
};

export interface TutorPort {
  readonly name: string;
  /**
   * Whether it finds and judges by itself: its answers begin with a preface (`lib/features/coach/teacher/preface.ts`), and
   * it is told `notes`. One that does not lead says `ownWords`.
   */
  readonly leads: boolean;
  /**
   * Streams the reply as text pieces. Throws TutorError on any fault; a reply that ends without a throw is whole.
   * Once `signal` is aborted it says nothing more and throws a TutorError "timeout". `studentKey` is what a provider may
   * know the student by (`studentKeyOf`), beside what it is told.
   */
  reply(turn: TutorTurn, signal: AbortSignal, studentKey?: string): AsyncIterable<string>;
}

export class TutorError extends PortError {
  static override readonly errorName = "TutorError";

  constructor(
    readonly reason: "timeout" | "rate_limited" | "unavailable" | "bad_answer",
    options?: { cause?: unknown },
  ) {
    super(`The tutor did not answer: ${reason}`, options);
  }
}
