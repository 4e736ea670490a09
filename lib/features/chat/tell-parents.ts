import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { tellEveryParent } from "@/lib/features/family/alert-parents";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { toldCauses } from "@/lib/features/safety/rules";
import { readSupport } from "@/lib/features/safety/stored-support";
import { errors, tellParents as t } from "@/lib/i18n/it";
import { hints } from "./may-tell";
import { findSupport, hasBeenHarmed } from "./support-data";

/**
 * Tells the caller's parents, by the caller's own wish, that they are having a hard time: once a day, and nothing of what
 * they wrote. Never of harm by others.
 */
export async function tellParents(
  ctx: Ctx<Learner>,
  { exchangeId }: { exchangeId: string },
): Promise<{ message: string }> {
  const { userId } = ctx.actor;
  const exchange = await findSupport(ctx.db, userId, exchangeId);
  if (!exchange) throw new AppError("NOT_FOUND", errors.notFound);
  const support = readSupport(exchange);
  const cause = toldCauses.find((one) => one === support?.cause);
  const [text = ""] = exchange.messages.map((message) => message.text);
  if (!cause || (await hasBeenHarmed(ctx.db, userId)) || (await hints(ctx, text)))
    throw new AppError("CONFLICT", t.notByMail);
  const mailIds = await inTransaction(ctx.db, (tx) => tellEveryParent(ctx, tx, cause));
  if (!mailIds) throw new AppError("CONFLICT", t.nobody);
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  return { message: t.done };
}
