import type { TeacherNotes } from "@/lib/ports/tutor";
import type { Plan } from "../plan/plan-turn";
import type { LessonState } from "../lesson-state";
import type { OpenFinding } from "../open-finding";
import { secretsOfSolved } from "./solved-items";

const maxOpen = 12;
const maxForbidden = 60;

/** The label a tutor calls an open mistake by: its place among them. */
export const labelOf = (at: number) => `m${at + 1}`;

/** What a tutor that leads is told in private about a message: what is certain, and what must not be said. */
export function notesOf(
  plan: Pick<Plan, "due" | "findings" | "secrets" | "askedWords" | "resolvedIds">,
  open: readonly OpenFinding[],
  state: LessonState,
): TeacherNotes {
  const secrets = plan.secrets.filter((secret) => !plan.askedWords.includes(secret));
  const answers = [...secrets, ...secretsOfSolved(state.solved)].map(({ answer }) => answer);
  return {
    mistakes: plan.findings.map(({ topic, quote, correction, explanation }) => ({
      topic,
      quote,
      correction,
      why: explanation,
    })),
    open: open
      .map(({ id, topic, quote, correction, attempts }, at) => ({
        label: labelOf(at),
        topic,
        quote,
        correction,
        tries: attempts,
        isPutRight: plan.resolvedIds.includes(id),
      }))
      .slice(0, maxOpen),
    items: (state.solved ?? []).map(({ number, gaps }) => ({
      number,
      answers: gaps.map((gap) => gap.answers),
      isDone: gaps.map((gap) => gap.isDone),
    })),
    ...(plan.due ? { due: plan.due } : {}),
    forbidden: [...new Set(answers)].slice(0, maxForbidden),
  };
}
