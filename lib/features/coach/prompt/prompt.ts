import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { maxTurns } from "./history";
import { asData } from "./summary";
import { systemPrompt } from "./system-prompt";
import { cutToTokens } from "./tokens";

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

/**
 * What a prompt may hold at most, in tokens as `estimateTokens` counts them. The constant instructions take 2,700,
 * forty turns of full length 10,400; a usual prompt in the middle of a conversation takes 4,000 to 5,500 in all.
 */
export const promptBudget = {
  total: 17_000,
  summary: 500,
  studentMessage: 90,
  coachMessage: 160,
  diagnosis: 1_500,
  message: 1_300,
};

const maxQuoteLength = 200;
const maxRemarkLength = 400;
const maxResolved = 3;

const tasks: Record<CoachBrief["strategy"], string> = {
  celebrate: "Name what was understood, then ask for one step further.",
  question: "Quote the place of the first finding and ask one question about it. Name no rule yet.",
  hint: "Give the hint of the first finding in your own words, and nothing beyond it.",
  twin: "Show the twin example as it is solved, then let the student carry the same step over to their own sentence.",
  exercise:
    "Work on the exercise item quoted in the first finding: give its hint and ask for the student's own try. Never fill a gap.",
  explain:
    "Explain the rule that is asked for, with two examples unlike the student's, and let the student try.",
  clue: "Give clues to the word that is asked for, never the word, and ask for a guess.",
  tell: "Tell what the word is in the other language, explain it in easy English, and ask for a sentence with it.",
  redirect: "Be kind in one sentence, then back to the English with one question.",
  greet: "Say hello in one line and ask what the student is working on.",
};

/**
 * The turn as messages for a language model: constant instructions, a summary of what is long past, the past, our
 * diagnosis, the new message. What changes least stands first, and none of it is longer than `promptBudget` allows.
 */
export function buildPrompt({
  history,
  summary,
  message,
  isPhoto,
  brief,
  level,
}: TutorTurn): PromptMessage[] {
  return [
    { role: "system", content: systemPrompt },
    ...(summary ? [inSystem(cutToTokens(summary, promptBudget.summary))] : []),
    ...history.slice(-2 * maxTurns).map(ofThePast),
    inSystem(cutToTokens(diagnosis(brief, level), promptBudget.diagnosis)),
    { role: "user", content: ofStudent({ text: message, isPhoto }, promptBudget.message) },
  ];
}

const inSystem = (content: string): PromptMessage => ({ role: "system", content });

const ofThePast = (said: TutorTurn["history"][number]): PromptMessage =>
  said.role === "student"
    ? { role: "user", content: ofStudent(said, promptBudget.studentMessage) }
    : { role: "assistant", content: cutToTokens(said.text, promptBudget.coachMessage) };

/** What was read off a picture is shown as such, quoted: whatever it says, the student does not say it. */
const ofStudent = ({ text, isPhoto }: { text: string; isPhoto?: true }, tokens: number): string =>
  isPhoto ? `PHOTO ${asData(cutToTokens(text, tokens))}` : cutToTokens(text, tokens);

// Field by field: what callers hold beside these, a correction above all, must not travel.
function diagnosis(
  { strategy, findings, hintStep, resolved, twin, remark, word }: CoachBrief,
  level: number,
): string {
  const shownFindings = findings.map(({ topic, quote, explanation, hint }) => ({
    topic,
    quote: shorten(quote),
    explanation,
    hint,
  }));
  const shownResolved = resolved.slice(0, maxResolved).map(({ topic, quote, now }) => ({
    topic,
    quote: shorten(quote),
    now: shorten(now),
  }));
  return [
    "DIAGNOSIS",
    `strategy: ${strategy}. ${tasks[strategy]}`,
    `hint step: ${hintStep} of 3`,
    `student level: ${level} (${englishFor(level)})`,
    `findings: ${asData(shownFindings)}`,
    `resolved by this message: ${asData(shownResolved)}`,
    ...(twin ? [`twin example: ${asData({ wrong: twin.wrong, right: twin.right })}`] : []),
    ...(word ? [`the word: ${asData({ ...word, asked: shorten(word.asked) })}`] : []),
    ...(remark ? [`what is right so far: ${asData(remark.slice(0, maxRemarkLength))}`] : []),
  ].join("\n");
}

function englishFor(level: number): string {
  if (level <= 4) return "examples of at most six very common words, present tense where possible";
  if (level <= 9) return "easy everyday English, A2";
  return "everyday English, up to B1";
}

function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength)}…`;
}
