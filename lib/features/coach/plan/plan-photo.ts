import type { TutorTurn } from "@/lib/ports/tutor";
import { neutralHint } from "../guard/guard";
import { secretOfFinding } from "../guard/secrets";
import { findSheet } from "./find-sheet";
import { planTurn, type Plan } from "./plan-turn";
import type { OpenFinding } from "./progress";

type Photo = { text: string; open: OpenFinding[]; history: TutorTurn["history"] };

/**
 * What the coach does with the text of a picture: it opens its exercise at the first item. Nothing in it was written by
 * the student: it holds no mistake of theirs and puts none right. Undefined when it holds no exercise.
 */
export function planPhoto({ text, open, history }: Photo): Plan | undefined {
  if (!findSheet(text)) return undefined;
  const plan = planTurn({ message: text, findings: [], open: [], history: withoutLoosePhotos(history) });
  return { ...plan, secrets: [...plan.secrets, ...open.map(secretOfFinding)] };
}

/** What was said but for texts of pictures without an exercise: they are no answer to anything. */
export const withoutLoosePhotos = (history: TutorTurn["history"]): TutorTurn["history"] =>
  history.filter(({ text, isPhoto }) => !isPhoto || findSheet(text));

/** What is known of a picture without an exercise that we can read: enough for a tutor that leads. */
export const planLoosePhoto = (open: OpenFinding[]): Plan => ({
  brief: { strategy: "redirect", findings: [], hintStep: 0, resolved: [] },
  resolvedIds: [],
  attemptedIds: [],
  findings: [],
  secrets: open.map(secretOfFinding),
  askedWords: [],
  fallbackHint: neutralHint,
  exercise: "none",
});
