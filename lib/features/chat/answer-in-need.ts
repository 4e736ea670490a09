import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import type { Support } from "@/lib/features/safety/rules";
import { wordsInNeed } from "@/lib/features/safety/words-in-need";
import { alertHome, causeToTell } from "./alert-home";
import { settleFree } from "./answer-free";
import { leastRecentReply } from "./least-recent-reply";
import type { Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";

/**
 * Answers somebody who needs help in words of ours alone, and gives back what was charged. The mail to parents who want to
 * know is written with the answer, which does not wait for what is read for it.
 */
export async function answerInNeed(
  ctx: Ctx<Learner>,
  turn: Answered & { support: Support },
  emit: (text: string) => void,
): Promise<Settled> {
  const { support, exchange, userMessage } = turn;
  const reply = await leastRecentReply(ctx, exchange.conversationId, wordsInNeed(support));
  emit(reply);
  const cause = await causeToTell(ctx, { text: userMessage.text, support });
  let mailIds: string[] = [];
  const alert = async (tx: Tx) => {
    mailIds = await alertHome(ctx, tx, cause);
  };
  const settled = await settleFree(ctx, turn, reply, cause && alert);
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  return settled;
}
