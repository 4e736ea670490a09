import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { systemPrompt } from "./system-prompt";

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

const maxQuoteLength = 200;

const tasks: Record<CoachBrief["strategy"], string> = {
  celebrate: "Name what was understood, then ask for one step further.",
  question: "Quote the place of the first finding and ask one question about it. Name no rule yet.",
  hint: "Give the hint of the first finding in your own words, and nothing beyond it.",
  explain:
    "Explain the rule that is asked for, with two examples unlike the student's, and let the student try.",
  clue: "Give clues to the word that is asked for, never the word, and ask for a guess.",
  redirect: "Be kind in one sentence, then back to the English with one question.",
  greet: "Say hello in one line and ask what the student is working on.",
};

/** The turn as messages for a language model: constant instructions, the past, our diagnosis, the new message. */
export function buildPrompt({ history, message, brief, level }: TutorTurn): PromptMessage[] {
  return [
    { role: "system", content: systemPrompt },
    ...history.map(({ role, text }): PromptMessage => ({
      role: role === "student" ? "user" : "assistant",
      content: text,
    })),
    { role: "system", content: diagnosis(brief, level) },
    { role: "user", content: message },
  ];
}

// Field by field: what callers hold beside these, a correction above all, must not travel.
function diagnosis({ strategy, findings, hintStep, resolved }: CoachBrief, level: number): string {
  const shownFindings = findings.map(({ topic, quote, explanation, hint }) => ({
    topic,
    quote: shorten(quote),
    explanation,
    hint,
  }));
  const shownResolved = resolved.map(({ topic, quote, now }) => ({
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
  ].join("\n");
}

function englishFor(level: number): string {
  if (level <= 4) return "examples of at most six very common words, present tense where possible";
  if (level <= 9) return "easy everyday English, A2";
  return "everyday English, up to B1";
}

// The student's own words stand in here: quoted and escaped, so that no chat template takes a part of them for its own marks.
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength)}…`;
}
