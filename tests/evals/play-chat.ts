import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import type { OpenFinding } from "@/lib/features/coach/plan/progress";
import type { Secret } from "@/lib/features/coach/guard/secrets";
import { writeReply } from "@/lib/features/coach/talk/writer";
import { findGrammar } from "@/lib/features/english/find-grammar";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { remembering } from "@/lib/remembering";

export type Line = { reply: string; brief: CoachBrief; secrets: Secret[] };

const findOnce = remembering(findGrammar, Infinity);

/** Plays a conversation as the chat does: open findings newest first, attempts counted, resolved ones gone. */
export function play(messages: string[], seed = 0): Line[] {
  const history: TutorTurn["history"] = [];
  let open: OpenFinding[] = [];
  return messages.map((message, turn) => {
    const plan = planTurn({ message, findings: findOnce(message), open, history });
    const { brief, findings, resolvedIds, attemptedIds, secrets } = plan;
    const reply = writeReply({ history, message, brief }, seed + turn * 7);
    open = open
      .filter(({ id }) => !resolvedIds.includes(id))
      .map((one) => (attemptedIds.includes(one.id) ? { ...one, attempts: one.attempts + 1 } : one));
    open = [...findings.map((finding, at) => ({ ...finding, id: `${turn}-${at}`, attempts: 0 })), ...open];
    history.push({ role: "student", text: message }, { role: "coach", text: reply });
    return { reply, brief, secrets };
  });
}
