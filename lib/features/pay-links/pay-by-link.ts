import type { z } from "zod";
import type { Ctx, OnBehalf, Visitor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/learners/get-user";
import { normaliseEmail } from "@/lib/email-address";
import { tokenHashOf } from "@/lib/token-hash";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { completeSubscription } from "@/lib/features/billing/complete-subscription";
import { confirmLocalCard } from "@/lib/features/billing/confirm-local-card";
import { createSubscription } from "@/lib/features/billing/create-subscription";
import { proPrice } from "@/lib/features/billing/rules";
import { nameForStranger } from "@/lib/features/family/name-for-stranger";
import { subjectOf } from "@/lib/features/family/parent-subject";
import { familyOfMember } from "@/lib/features/family/present-family";
import { mailboxOf } from "@/lib/features/family/rules";
import { consumeRateLimit, assertRateLimit, refundRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { payLinks as t } from "@/lib/i18n/it/pay-links";
import type { confirmLocalCardByLinkCall } from "./contract";
import { findPayLink } from "./data";
import { offerOf, paymentsOfAddress, triesOfLink, triesOfStudent } from "./rules";

type ByLink = { token: string; email: string };

/** For whom a link pays. Throws BAD_TOKEN for one that is over or was ended. */
async function userOfLink(ctx: Ctx, token: string) {
  const link = await findPayLink(ctx.db, tokenHashOf(token), ctx.now());
  if (!link) throw new AppError("BAD_TOKEN", t.bad);
  const user = await getUser({ db: ctx.db, actor: link });
  const { stage } = familyOfMember(user, ctx.now());
  return { userId: link.userId, user, offer: offerOf({ ...user, stage }) };
}

/** What the page of a link shows: nothing of the student but what strangers may read. */
export async function openPayLink(ctx: Ctx<Visitor>, { token }: { token: string }) {
  const { user, offer } = await userOfLink(ctx, token);
  return { name: nameForStranger(user.displayName), offer, priceCents: proPrice.cents };
}

/** The same request as if a parent made it. Throws NEEDS_CONSENT where nothing may be paid yet. */
async function asPayer(ctx: Ctx<Visitor>, { token, email: given }: ByLink): Promise<Ctx<OnBehalf>> {
  const { userId, user, offer } = await userOfLink(ctx, token);
  if (offer === "not-yet") throw new AppError("NEEDS_CONSENT", t.mayNotPayYet);
  const tokenHash = tokenHashOf(token);
  await assertRateLimit(ctx, { subject: `pay-link:${tokenHash}`, rate: triesOfLink }, t.tooManyCards);
  await assertRateLimit(ctx, { subject: `pay-links:${userId}`, rate: triesOfStudent }, t.tooManyCards);
  const email = normaliseEmail(given);
  const subject = subjectOf(ctx, email);
  return { ...ctx, actor: { kind: "on-behalf", userId, user, email, subject, isParent: false } };
}

export const createByLink = async (ctx: Ctx<Visitor>, by: ByLink) =>
  createSubscription(await asPayer(ctx, by));

type LocalCard = z.output<typeof confirmLocalCardByLinkCall.body>;

export async function confirmLocalCardByLink(ctx: Ctx<Visitor>, { token, email, ...card }: LocalCard) {
  return confirmLocalCard(await asPayer(ctx, { token, email }), card);
}

export async function completeByLink(
  ctx: Ctx<Visitor>,
  { setupIntentId, ...by }: ByLink & { setupIntentId: string },
) {
  const payer = await asPayer(ctx, by);
  const answer = await countedFor(payer, () => completeSubscription(payer, { setupIntentId }));
  const { subject, userId } = payer.actor;
  await recordAudit(ctx, ctx.db, {
    actor: subject,
    action: "parent_changed_pro",
    outcome: "ok",
    targetUserId: userId,
    details: { what: "paid" },
  });
  return answer;
}

/** Does what has mails written to the payer, if not too many were today; what fails has written none. */
async function countedFor<T>(ctx: Ctx<OnBehalf>, pay: () => Promise<T>): Promise<T> {
  const subject = `pay-links-address:${mailboxOf(ctx.actor.email)}`;
  const { isOver, retryAfterSeconds, resetsAt } = await consumeRateLimit(ctx, {
    subject,
    rate: paymentsOfAddress,
  });
  if (isOver) throw new AppError("TOO_MANY_REQUESTS", t.tooManyPayments, { retryAfterSeconds });
  try {
    return await pay();
  } catch (error) {
    await refundRateLimit(ctx, subject, resetsAt);
    throw error;
  }
}
