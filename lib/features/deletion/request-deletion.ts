import { v7 as uuid } from "uuid";
import type { Ctx, Holder } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { administratorId } from "@/lib/features/accounts/rules";
import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import { isRenewing } from "@/lib/features/billing/rules";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { longDate } from "@/lib/i18n/dates";
import { deletion as t, errors } from "@/lib/i18n/it";
import { findRequest, insertRequest } from "./data";
import { presentRequest } from "./present-request";
import { dueAt, eraseAfter, type Asker } from "./rules";

/**
 * Records the caller's wish to be erased, once, and confirms it by mail to them and to those who answer for it. Pro is
 * not renewed any more: nobody pays for a month they will not have.
 */
export async function requestDeletion(ctx: Ctx<Holder>, more: Together = () => Promise.resolve([])) {
  const { userId } = ctx.actor;
  if (userId === administratorId) throw new AppError("FORBIDDEN", t.notForAdministrator);
  const requestedAt = ctx.now();
  const wish = { id: uuid(), userId, requestedAt, eraseAfter: eraseAfter(requestedAt), reason: askerOf(ctx) };
  const mailIds = await inTransaction(ctx.db, async (tx) =>
    (await insertRequest(tx, wish))
      ? [...(await queueMails(ctx, tx, wish)), ...(await more(tx, wish.eraseAfter))]
      : [],
  );
  const isNew = mailIds.length > 0;
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  if (isNew) await stopRenewing(ctx);

  const request = await findRequest(ctx.db, userId);
  if (!request) throw new AppError("CONFLICT", errors.internal); // Taken back at the same moment.
  return { message: t.requested(longDate(request.eraseAfter)), request: presentRequest(request, ctx) };
}

/** What else belongs into the transaction of a new wish. Answers the ids of mails. */
type Together = (tx: Tx, eraseAfter: Date) => Promise<string[]>;

const askerOf = ({ actor }: Ctx<Holder>): Asker => (actor.kind === "on-behalf" ? "parent" : "wish");

type Wish = { id: string; requestedAt: Date; eraseAfter: Date };

async function queueMails(ctx: Ctx<Holder>, tx: Tx, { id, ...wish }: Wish): Promise<string[]> {
  const { userId, user } = ctx.actor;
  const { APP_URL, PRIVACY_EMAIL: office } = ctx.env;
  const until = wish.eraseAfter.toISOString();
  const confirmation = {
    template: "deletion-requested",
    props: { eraseAfter: until, profileUrl: `${APP_URL}/profile` },
  } as const;
  const mailIds = [await queueMail(ctx, tx, { userId, to: user.email, content: confirmation })];
  if (!office) return mailIds;
  const notice = {
    template: "deletion-notice",
    props: {
      requestId: id,
      userId,
      requestedAt: wish.requestedAt.toISOString(),
      eraseAfter: until,
      dueAt: dueAt(wish.requestedAt).toISOString(),
    },
  } as const;
  return [...mailIds, await queueMail(ctx, tx, { userId, to: office, content: notice })];
}

/** What the provider cannot be told now it is told with the erasure at the latest. */
async function stopRenewing(ctx: Ctx<Holder>): Promise<void> {
  const { userId, user } = ctx.actor;
  if (!isRenewing(user.subscriptionStatus)) return;
  await cancelSubscription(ctx).catch((error: unknown) =>
    ctx.log.error({ event: "renewal_not_stopped", userId, error }),
  );
}
