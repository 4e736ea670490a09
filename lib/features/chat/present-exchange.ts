import type { Ctx, Learner } from "@/lib/context";
import { getUser } from "@/lib/features/learners/get-user";
import { heartsShown } from "@/lib/features/learners/user-fields";
import { listSolved } from "@/lib/features/findings/list-solved";
import type { Reward } from "@/lib/features/rewards/reward";
import { presentReward } from "@/lib/features/rewards/present-reward";
import type { ExchangeReply } from "./contract";
import type { MessageRow } from "./data";
import { tellableOf } from "./may-tell";
import { presentMessage } from "./present-message";
import type { UserFigures } from "./settle-data";

type Settled = {
  userMessage: MessageRow;
  aiMessage: MessageRow;
  reward: Reward;
  isStored?: false;
  /** As they were just after it; read where it was settled before. */
  user?: UserFigures;
  /** Of earlier mistakes; those of an exchange that was settled before are read. */
  resolvedIds?: string[];
  droppedIds?: string[];
};

/** A settled exchange as the API shows it, with the hearts and the usage as they are now. */
export async function presentExchange(
  ctx: Ctx<Learner>,
  { userMessage, aiMessage, reward, isStored, user: settled, resolvedIds, droppedIds = [] }: Settled,
): Promise<ExchangeReply> {
  const user = settled ?? (await getUser(ctx));
  const { isPro, messagesCount, homeworkUploadsCount } = user;
  const tellable = await tellableOf(ctx, isStored === false ? [] : [userMessage]);
  const answer = presentMessage(aiMessage, { canTell: tellable.has(aiMessage.exchangeId) });
  const solved = isStored === false ? [] : await listSolved(ctx, resolvedIds ?? { at: aiMessage.createdAt });
  return {
    userMessage: presentMessage(userMessage),
    aiMessage: answer,
    ...(answer.support && { support: answer.support }),
    ...(await presentReward(ctx, reward)),
    hearts: heartsShown(user, ctx.now()),
    usage: { isPro, messagesCount, homeworkUploadsCount },
    ...(solved.length > 0 && { solvedFindings: solved }),
    ...(droppedIds.length > 0 && { droppedFindings: droppedIds }),
  };
}
