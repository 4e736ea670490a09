import { guardReply } from "@/lib/features/coach/guard/guard";
import { planTurn, type Plan } from "@/lib/features/coach/plan/plan-turn";
import type { OpenFinding } from "@/lib/features/coach/plan/progress";
import { analyse } from "@/lib/features/english/analyse";
import type { TutorPort, TutorTurn } from "@/lib/ports/tutor";
import { remembering } from "@/lib/remembering";
import type { PupilScript } from "./scripts";

/** A turn as it was played; `said` is what the tutor wanted to say, `reply` what was shown. */
export type PlayedTurn = { message: string; said: string; reply: string; plan: Plan; isOpen: boolean };

type Play = { tutor: (plan: Plan) => TutorPort; text: string; script: PupilScript };

const analyseOnce = remembering(analyse, Infinity);

async function readAll(pieces: AsyncIterable<string>, into: (piece: string) => void): Promise<void> {
  for await (const piece of pieces) into(piece);
}

/** Plays a conversation as the chat does: analyse, plan, tutor, guard; open mistakes are carried in memory. */
export async function playDialogue({ tutor, text, script }: Play): Promise<PlayedTurn[]> {
  const history: TutorTurn["history"] = [];
  const turns: PlayedTurn[] = [];
  let open: OpenFinding[] = [];
  for (const message of script.messages(text)) {
    const findings = await analyseOnce(message);
    const plan = planTurn({ message, findings, open, history });
    const turn = { history: [...history], message, brief: plan.brief };
    let said = "";
    let reply = "";
    async function* overheard(pieces: AsyncIterable<string>) {
      for await (const piece of pieces) {
        said += piece;
        yield piece;
      }
    }
    const spoken = overheard(tutor(plan).reply(turn, new AbortController().signal));
    await readAll(guardReply(spoken, plan.secrets, plan.fallbackHint), (piece) => (reply += piece));
    open = settle(open, plan, turns.length);
    history.push({ role: "student", text: message }, { role: "coach", text: reply });
    turns.push({ message, said, reply, plan, isOpen: plan.secrets.length > 0 });
  }
  return turns;
}

/** Newest first, attempts counted, resolved ones gone. */
const settle = (open: OpenFinding[], plan: Plan, turn: number): OpenFinding[] => [
  ...plan.findings.map((finding, at) => ({ ...finding, id: `${turn}-${at}`, attempts: 0 })),
  ...open
    .filter(({ id }) => !plan.resolvedIds.includes(id))
    .map((one) => (plan.attemptedIds.includes(one.id) ? { ...one, attempts: one.attempts + 1 } : one)),
];
