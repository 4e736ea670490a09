import type { z } from "zod";
import type { Ctx, OnBehalf, Parent } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { onBehalfOf } from "@/lib/features/family/act-for-child";
import { ageGroupOf } from "@/lib/features/family/age-group";
import { familyOfMember } from "@/lib/features/family/present-family";
import { family } from "@/lib/i18n/it/family";
import { payLinks as t } from "@/lib/i18n/it/pay-links";
import { cancelSubscription } from "./cancel-subscription";
import { completeSubscription } from "./complete-subscription";
import { confirmLocalCard } from "./confirm-local-card";
import type { ChildSubscriptionReply, localCardBody } from "./contract";
import { createSubscription } from "./create-subscription";
import { findSubscription, isErasureAsked } from "./data";
import { getSubscription } from "./get-subscription";
import { listPaidFor } from "./list-paid-for";
import { openPortal } from "./open-portal";
import { takesPayment } from "./rules";
import { withdrawSubscription } from "./withdraw-subscription";

type OfChild = { childId: number };

/** Whoever pays, or has bought, what is shown: also for a student who is of age, or not a child of theirs. */
function toLook(ctx: Ctx<Parent>, childId: number) {
  const isListed = async () => {
    const paidFor = await listPaidFor(ctx, ctx.actor.email);
    return paidFor.some(({ userId }) => userId === childId);
  };
  return onBehalfOf(ctx, childId, { isOfAgeToo: isListed, isStrangerToo: isListed });
}

const pays = async ({ db, ports, actor }: Ctx<Parent>, childId: number) =>
  (await findSubscription(db, childId, ports.payments.kind))?.payerEmail === actor.email;

/** A renewal is ended by a parent, and by whoever pays it. */
function toCancel(ctx: Ctx<Parent>, childId: number) {
  const isPayer = () => pays(ctx, childId);
  return onBehalfOf(ctx, childId, { isOfAgeToo: isPayer, isStrangerToo: isPayer });
}

/**
 * Whoever has paid stays who may pay. Throws FORBIDDEN for a student of age; NEEDS_CONSENT and FORBIDDEN to who is no parent
 * where a link takes no payment either: before a parent has agreed, and once the account waits for its erasure.
 */
async function toPay(ctx: Ctx<Parent>, childId: number): Promise<Ctx<OnBehalf>> {
  const child = await toLook(ctx, childId);
  const refusal = await refusalToPay(child);
  if (refusal) throw refusal;
  return child;
}

async function refusalToPay({ actor, db, now }: Ctx<OnBehalf>): Promise<AppError | undefined> {
  const { userId, user, isParent } = actor;
  if (ageGroupOf(user, now()) === "adult") return new AppError("FORBIDDEN", family.notForAdults);
  if (isParent) return undefined;
  if (!takesPayment(familyOfMember(user, now()).stage)) return new AppError("NEEDS_CONSENT", t.mayNotPayYet);
  return (await isErasureAsked(db, userId)) ? new AppError("FORBIDDEN", t.beingErased) : undefined;
}

/** With what the caller may do. Of who is no parent: without what others have paid, and their cards. */
export async function getChildSubscription(
  ctx: Ctx<Parent>,
  { childId }: OfChild,
): Promise<ChildSubscriptionReply> {
  const child = await toLook(ctx, childId);
  const { isParent, user } = child.actor;
  const isAdult = ageGroupOf(user, ctx.now()) === "adult";
  const seen = await getSubscription(child);
  return {
    ...seen,
    ...(!isParent && { invoices: [], hasPortal: false }),
    paymentRefusal: (await refusalToPay(child))?.userMessage ?? null,
    mayCancel: (isParent && !isAdult) || (await pays(ctx, childId)),
  };
}

export const createChildSubscription = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  createSubscription(await toPay(ctx, childId));

/** Not for who is no parent: the cards of others are shown there. */
export const openChildPortal = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  openPortal(await onBehalfOf(ctx, childId, { isOfAgeToo: () => pays(ctx, childId) }));

type LocalCard = z.output<typeof localCardBody>;

export const confirmChildLocalCard = async (ctx: Ctx<Parent>, { childId }: OfChild, card: LocalCard) =>
  confirmLocalCard(await toPay(ctx, childId), card);

export async function completeChildSubscription(
  ctx: Ctx<Parent>,
  { childId }: OfChild,
  body: { setupIntentId: string },
) {
  const child = await toPay(ctx, childId);
  return recorded(ctx, childId, "paid", completeSubscription(child, body));
}

export async function cancelChildSubscription(ctx: Ctx<Parent>, { childId }: OfChild) {
  const child = await toCancel(ctx, childId);
  return recorded(ctx, childId, "cancelled", cancelSubscription(child));
}

export async function withdrawChildSubscription(ctx: Ctx<Parent>, { childId }: OfChild) {
  const child = await toLook(ctx, childId);
  return recorded(ctx, childId, "withdrawn", withdrawSubscription(child));
}

/** Adds to the audit log what has been done in a student's place, once it is. */
async function recorded<T>(
  ctx: Ctx<Parent>,
  childId: number,
  what: "paid" | "cancelled" | "withdrawn",
  deed: Promise<T>,
): Promise<T> {
  const answer = await deed;
  await recordAudit(ctx, ctx.db, {
    actor: ctx.actor.subject,
    action: "parent_changed_pro",
    outcome: "ok",
    targetUserId: childId,
    details: { what },
  });
  return answer;
}
