import { guardReply } from "@/lib/features/coach/guard/guard";
import type { Plan } from "@/lib/features/coach/plan/plan";
import { analyse } from "@/lib/features/english/analyse";
import type { TutorPort } from "@/lib/ports/tutor";
import { remembering } from "@/lib/remembering";
import { Chat } from "../play-chat";
import type { PupilScript } from "./scripts";

/** A turn as it was played; `said` is what the tutor wanted to say, `reply` what was shown. */
export type PlayedTurn = {
  message: string;
  said: string;
  reply: string;
  plan: Plan;
  isOpen: boolean;
  /** The words of the mistakes that are open before it. */
  openQuotes: string[];
};

type Play = { tutor: (plan: Plan) => TutorPort; text: string; script: PupilScript };

const analyseOnce = remembering(analyse, Infinity);

/** Plays a conversation as the chat does: analyse, plan, tutor, guard. */
export async function playDialogue({ tutor, text, script }: Play): Promise<PlayedTurn[]> {
  const chat = new Chat();
  const turns: PlayedTurn[] = [];
  for (const message of script.messages(text)) {
    const { plan, open } = chat.say({ message }, await analyseOnce(message));
    const openQuotes = open.map(({ quote }) => quote);
    const turn = { history: [], message, ownWords: plan.reply };
    let said = "";
    let reply = "";
    async function* overheard(pieces: AsyncIterable<string>) {
      for await (const piece of pieces) {
        said += piece;
        yield piece;
      }
    }
    const spoken = overheard(tutor(plan).reply(turn, new AbortController().signal));
    for await (const piece of guardReply(spoken, plan.secrets, plan.fallbackHint)) reply += piece;
    turns.push({ message, said, reply, plan, isOpen: plan.secrets.length > 0, openQuotes });
  }
  return turns;
}
