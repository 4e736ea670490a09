import type { TeacherNotes, TutorTurn } from "@/lib/ports/tutor";
import { englishFor } from "./english-for";
import { maxTurns } from "./history";
import { asData } from "./summary";
import { systemPrompt } from "./system-prompt";
import { cutToTokens, estimateTokens } from "./tokens";

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

/**
 * What a prompt may hold at most, in tokens as `estimateTokens` counts them. The constant instructions take 3,100,
 * forty turns of full length 20,000; a usual prompt in the middle of a conversation takes 4,000 to 6,000 in all.
 */
export const promptBudget = {
  total: 27_000,
  summary: 500,
  studentMessage: 300,
  coachMessage: 160,
  /** The newest text, exercise or picture, for as long as it is in the past that is shown. */
  workedOn: 1_500,
  notes: 1_500,
  message: 1_500,
};

const maxQuoteLength = 200;
const maxHintLength = 400;

/**
 * The turn as messages for a language model: constant instructions, a summary of what is long past, the past, our
 * notes, the new message. What changes least stands first, and none of it is longer than `promptBudget` allows.
 */
export function buildPrompt({
  history,
  summary,
  message,
  isPhoto,
  notes,
  schoolClass,
}: TutorTurn): PromptMessage[] {
  const past = history.slice(-2 * maxTurns);
  const workedOn = past.findLastIndex(isLongText);
  return [
    { role: "system", content: systemPrompt },
    ...(summary ? [inSystem(cutToTokens(summary, promptBudget.summary))] : []),
    ...past.map((said, at) => ofThePast(said, at === workedOn)),
    inSystem(cutToTokens(notesFor(notes, schoolClass), promptBudget.notes)),
    { role: "user", content: ofStudent({ text: message, isPhoto }, promptBudget.message) },
  ];
}

const inSystem = (content: string): PromptMessage => ({ role: "system", content });

const isLongText = ({ role, text }: TutorTurn["history"][number]) =>
  role === "student" && estimateTokens(text) > promptBudget.studentMessage;

const ofThePast = (said: TutorTurn["history"][number], isWorkedOn: boolean): PromptMessage =>
  said.role === "student"
    ? {
        role: "user",
        content: ofStudent(said, isWorkedOn ? promptBudget.workedOn : promptBudget.studentMessage),
      }
    : { role: "assistant", content: cutToTokens(said.text, promptBudget.coachMessage) };

/** What was read off a picture is shown as such, quoted: whatever it says, the student does not say it. */
const ofStudent = ({ text, isPhoto }: { text: string; isPhoto?: true }, tokens: number): string =>
  isPhoto ? `PHOTO ${asData(cutToTokens(text, tokens))}` : cutToTokens(text, tokens);

// Field by field: what callers hold beside these must not travel.
function notesFor(notes: TeacherNotes = nothingKnown, schoolClass: TutorTurn["schoolClass"]): string {
  const { mistakes, open, items, lacksAnswers, due, forbidden, asks } = notes;
  const line = (name: string, known: readonly unknown[]) =>
    known.length > 0 ? [`${name}: ${asData(known)}`] : [];
  return [
    "NOTES",
    `student's English: ${englishFor(schoolClass)}`,
    ...(asks ? [`the student asks by a button for: ${asks}`] : []),
    ...line(
      "certain mistakes in this message",
      mistakes.map(({ topic, quote, correction, why }) => ({
        topic,
        quote: shorten(quote),
        correction: shorten(correction),
        why,
      })),
    ),
    ...line(
      "open mistakes",
      open.map(({ label, topic, quote, correction, tries, isPutRight }) => ({
        label,
        topic,
        quote: shorten(quote),
        correction: shorten(correction),
        tries,
        ...(isPutRight && { putRightNow: true }),
      })),
    ),
    ...line(
      "exercise under way",
      items.map(({ number, answers, isDone, tried, isLeft }) => ({
        number,
        answers,
        done: isDone,
        ...(tried.length > 0 && { tried: tried.map(shorten) }),
        ...(isLeft && { leftToTeacher: true }),
      })),
    ),
    ...(lacksAnswers
      ? ["answers that we do not have: tell them in items, else nothing you say is shown"]
      : []),
    ...line(
      "hint that is due",
      due ? [{ quote: shorten(due.quote), hint: due.hint.slice(0, maxHintLength) }] : [],
    ),
    ...line("do not write", forbidden),
  ].join("\n");
}

const nothingKnown: TeacherNotes = { mistakes: [], open: [], items: [], forbidden: [] };

function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength)}…`;
}
