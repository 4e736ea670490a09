import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { secretsOfItems } from "@/lib/features/coach/exercise/secrets-of-exercise";
import { reread } from "@/lib/features/coach/exercise/reread";
import { judgeTry } from "@/lib/features/coach/fix/judge-try";
import { writtenFix } from "@/lib/features/coach/fix/written-fix";
import type { SchoolClass } from "@/lib/features/accounts/rules";
import { readState, type LessonState } from "@/lib/features/coach/lesson-state";
import type { OpenFinding } from "@/lib/features/coach/open-finding";
import { isAtExercise } from "@/lib/features/coach/plan/is-at-exercise";
import { planPhoto } from "@/lib/features/coach/plan/plan-photo";
import type { Plan } from "@/lib/features/coach/plan/plan";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { practisesEnglish } from "@/lib/features/coach/practises-english";
import { maskPersonalData, type Originals } from "@/lib/features/coach/prompt/privacy-mask";
import { knownItems } from "@/lib/features/coach/teacher/known-items";
import { leadingOf } from "@/lib/features/coach/teacher/leading";
import { askedByButton } from "@/lib/features/coach/teacher/asked-by-button";
import type { Stance } from "@/lib/features/coach/stance";
import type { Wish } from "@/lib/features/coach/wish";
import { analyse } from "@/lib/features/english/analyse";
import type { Finding } from "@/lib/features/english/finding";
import { usedWords } from "@/lib/features/english/used-words";
import { checkAnswer, type Question } from "@/lib/features/exercises/check-answer";
import { isLegible } from "@/lib/features/homework/legible";
import { readItems } from "@/lib/features/homework/read-items";
import { isOffLesson, type Support } from "@/lib/features/safety/rules";
import { readCertainCause, readHarm, readSafety } from "@/lib/features/safety/read-safety";
import { mainLanguage, splitLanguages } from "@/lib/features/speech/split-languages";
import { hasSound, spokenLines, spokenText } from "@/lib/features/speech/spoken-text";
import type { TutorTurn } from "@/lib/ports/tutor";
import type { UnsolvedSheet } from "@/lib/features/coach/exercise/secrets-of-exercise";
import { remembering } from "@/lib/remembering";
import { checkMore, checkReply, type LeadingReply } from "./check-reply";
import { asRead } from "./as-read";
import { asTyped, foldForReading } from "./fold-text";
import { sheetReaders } from "./sheet-readers";

type Said = {
  history: TutorTurn["history"];
  summary?: string;
  /** What the student is called, which no tutor hears. */
  names: readonly string[];
  schoolClass?: SchoolClass | undefined;
  /** What the lesson is about, as the turn before left it. */
  state: LessonState;
  /** Whether the tutor leads. */
  leads: boolean;
  /** What is still to be solved of the last sheets: no reply may tell its answers. */
  unsolved?: UnsolvedSheet[];
};
type Lesson = { plan: Plan; turn: TutorTurn; originals: Originals; leading?: LeadingReply };

const readSafetyOnce = remembering(readSafety);
const hasItems = remembering((text) => readItems(text) !== undefined);

/**
 * Everything that reads what somebody typed, or what was spoken for it. Runs in a thread of its own (see read.ts): what
 * goes in and comes out is plain data. Texts are folded before they are read, but for what is read aloud.
 */
export const readers = {
  /** What a message holds beside a lesson. */
  safety: (message: string) => readSafetyOnce(asRead(message)),

  /** The cause that a parent may be told of, if a message leaves no doubt. */
  certainCause: (message: string) => readCertainCause(asRead(message)),

  /** Whether one of these messages may be about harm by others. */
  harm: (messages: string[]) => readHarm(messages.map(asRead)),

  /** The mistakes of a message. Places are those of the folded text: `lesson` leads them back. */
  findings: (message: string): Promise<Finding[]> => analyse(asRead(message)),

  /** English words of the student's own, and whether they practise it; those of an exercise are its author's. */
  words: async (message: string) => {
    const text = asRead(message);
    if (findSheet(text)) return { used: [], isPractice: false };
    const used = await usedWords(text);
    return { used, isPractice: practisesEnglish(text, used) };
  },

  /** Whether a message works at the exercise that a stored lesson is about. */
  atExercise: ({ stored, message }: { stored: unknown; message: string }) =>
    isAtExercise(readState(stored), asRead(message)),

  /** What the coach does with a message, and the turn as a tutor may see it. */
  lesson: ({
    message,
    findings,
    open,
    wish,
    stance,
    isAboutItem,
    ...said
  }: Said & {
    message: string;
    findings: Finding[];
    open: OpenFinding[];
    wish?: Wish | undefined;
    stance?: Stance | undefined;
    /** Whether it is about an item of a sheet, which it may quote. */
    isAboutItem?: boolean;
  }): Lesson => {
    const folded = foldForReading(message);
    const past = { ...said, history: foldPast(said.history) };
    const corrected = asCorrected(said.state, past.history);
    // Our own words stand in for a model's at times: it is not missing then.
    const state = said.leads ? { ...corrected, hasSaidLimits: true } : corrected;
    const { leads } = said;
    const asked = { wish, stance };
    const quoted = open.map(asQuoted);
    const own = isAboutItem
      ? { message: withoutQuotation(folded.text), findings: [] }
      : { message: folded.text, findings };
    const plan = planTurn({ ...own, open: quoted, state, ...asked, leads });
    const typed = plan.findings.map((finding) => asTyped(finding, folded, message));
    const sent = { message: folded.text, typed: message, open, ...asked };
    const lesson = lessonOf(plan, { ...past, state }, sent);
    return { ...lesson, plan: { ...lesson.plan, findings: typed } };
  },

  /**
   * The same for what was read of a picture. A lesson is missing where there is no exercise in it, and no tutor that
   * leads to talk about it. An exercise is its author's: no need of help in it is the student's.
   */
  photo: ({
    text,
    open,
    ...said
  }: Said & { text: string; open: OpenFinding[] }): { lesson?: Lesson; support?: Support } => {
    const message = asRead(text);
    const past = { ...said, history: foldPast(said.history) };
    const plan = planPhoto({ text: message, open: open.map(asQuoted), state: said.state });
    const reading = plan.isExercise ? {} : readSafetyOnce(message);
    const isLesson = plan.isExercise || (said.leads && !isOffLesson(reading));
    return {
      ...(reading.support && { support: reading.support }),
      ...(isLesson && { lesson: lessonOf(plan, past, { message, typed: text, open, isPhoto: true }) }),
    };
  },

  /** Of texts, newest first, the newest that is an exercise. */
  lastExercise: (texts: string[]): string | undefined =>
    texts.map(asRead).find((text) => hasItems(text) && !isOffLesson(readSafetyOnce(text))),

  /** What of a tutor's reply may be shown so far, from its beginning and as it goes on. */
  reply: checkReply,
  moreOfReply: checkMore,

  /** A try at a mistake of a sentence, and what it puts in the place of the mistake, where that is not the correction. */
  findingTry: ({ text, open, sentence }: FindingTry) => {
    const outcome = judgeTry({
      text: asRead(text),
      open: { ...open, quote: asRead(open.quote) },
      sentence: asRead(sentence),
    });
    return { outcome, written: outcome === "right" ? writtenFix({ ...open, text, sentence }) : undefined };
  },

  /** An answer to one of our exercises. */
  exerciseAnswer: ({ question, answer }: { question: Question; answer: string }) =>
    checkAnswer(question, asRead(answer)),

  ...sheetReaders,

  /** What of a text is read aloud in which language. */
  script: (text: string) => spokenLines(text).flatMap(splitLanguages),

  /** A text as it is heard, and in which language; nothing where there is no sound in it. */
  spoken: (message: string) => {
    const text = spokenText(message);
    return hasSound(text) ? { text, language: mainLanguage(text) } : undefined;
  },

  /** Whether somebody could work with what was read of a picture. */
  legible: (text: string) => isLegible(asRead(text)),
};
export type Readers = typeof readers;

type FindingTry = Parameters<typeof judgeTry>[0] & { open: { start: number; end: number } };

const foldPast = (history: TutorTurn["history"]) =>
  history.map((said) => (said.role === "student" ? { ...said, text: asRead(said.text) } : said));

const asQuoted = (open: OpenFinding): OpenFinding => ({ ...open, quote: asRead(open.quote) });

/** A picture's text may have been put right since its exercise was opened. */
function asCorrected(state: LessonState, history: TutorTurn["history"]): LessonState {
  const page = history.findLast(({ isPhoto }) => isPhoto)?.text;
  const { exercise, isOfPhoto } = state;
  return exercise && isOfPhoto && page && !exercise.worksheetId
    ? { ...state, exercise: reread(exercise, page) }
    : state;
}

type Sent = {
  message: string;
  typed: string;
  open: OpenFinding[];
  wish?: Wish | undefined;
  stance?: Stance | undefined;
  isPhoto?: true;
};

/** What is quoted of an item is no exercise that is brought, and no English of the student's own. */
const withoutQuotation = (text: string) => text.replace(/[«"][^«»"]*[»"]/g, " ");

/** The exercise under way looks after its own answers, also where the same sentences stand in another sheet. */
function secretsOfSheets(unsolved: readonly UnsolvedSheet[], state: LessonState) {
  const known = new Map(
    knownItems(state).map(({ at = -1, gaps }) => [state.exercise?.items[at]?.prompt, gaps]),
  );
  const isLookedAfter = ({ prompt, solution }: ItemState) =>
    solution.every((forms, gap) => forms.every((form) => known.get(prompt)?.[gap]?.answers.includes(form)));
  return unsolved
    .filter(({ worksheetId }) => worksheetId !== state.exercise?.worksheetId)
    .flatMap(({ items }) => secretsOfItems(items.filter((item) => !isLookedAfter(item))));
}

function lessonOf(plan: Plan, said: Said, { message, typed, open, wish, stance, isPhoto }: Sent): Lesson {
  const { history, summary, names, schoolClass, leads, state: before } = said;
  const ownWords = plan.reply;
  const turn = {
    history,
    summary,
    message,
    ...(isPhoto && { isPhoto }),
    ownWords,
    ...(schoolClass && { schoolClass }),
  };
  const secrets = [...plan.secrets, ...secretsOfSheets(said.unsolved ?? [], plan.state)];
  if (!leads) return { plan: { ...plan, secrets }, ...maskPersonalData(turn, names) };
  const sent = { plan, before, message, open: open.map(asQuoted), isPhoto, stance };
  const { leading, notes } = leadingOf(sent);
  const asks = askedByButton({ wish, stance, before, state: plan.state });
  return {
    plan: { ...plan, secrets, state: leading.state },
    ...maskPersonalData({ ...turn, notes: { ...notes, ...(asks && { asks }) } }, names),
    leading: { ...leading, typed },
  };
}
