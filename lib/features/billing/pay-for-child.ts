import type { z } from "zod";
import type { Ctx, OnBehalf, Parent } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { isParentOf, onBehalfOf } from "@/lib/features/family/act-for-child";
import { familyOfMember } from "@/lib/features/family/present-family";
import { payLinks as t } from "@/lib/i18n/it/pay-links";
import { cancelSubscription } from "./cancel-subscription";
import { completeSubscription } from "./complete-subscription";
import { confirmLocalCard } from "./confirm-local-card";
import type { localCardBody, SubscriptionReply } from "./contract";
import { createSubscription } from "./create-subscription";
import { findSubscription, isErasureAsked } from "./data";
import { getSubscription } from "./get-subscription";
import { listPaidFor } from "./list-paid-for";
import { openPortal } from "./open-portal";
import { takesPayment } from "./rules";
import { withdrawSubscription } from "./withdraw-subscription";

type OfChild = { childId: number };

/** Whoever pays for a student who is of age, or not a child of theirs, sees what they pay for, and may end it. */
const forPayer = (ctx: Ctx<Parent>, childId: number) => ({
  isOfAgeToo: async () => {
    const row = await findSubscription(ctx.db, childId, ctx.ports.payments.kind);
    return row?.payerEmail === ctx.actor.email;
  },
  ...toPayAgain(ctx, childId),
});

/** Whoever has paid stays who may pay. */
const toPayAgain = (ctx: Ctx<Parent>, childId: number) => ({
  isStrangerToo: async () =>
    (await listPaidFor(ctx, ctx.actor.email)).some(({ userId }) => userId === childId),
});

/**
 * For a payment. Throws NEEDS_CONSENT and FORBIDDEN to who is no parent where a link takes none either: before a parent
 * has agreed, and once the account waits for its erasure.
 */
async function toPay(ctx: Ctx<Parent>, childId: number): Promise<Ctx<OnBehalf>> {
  const child = await onBehalfOf(ctx, childId, toPayAgain(ctx, childId));
  if (await isParentOf(ctx, childId)) return child;
  if (!takesPayment(familyOfMember(child.actor.user, ctx.now()).stage))
    throw new AppError("NEEDS_CONSENT", t.mayNotPayYet);
  if (await isErasureAsked(ctx.db, childId)) throw new AppError("FORBIDDEN", t.beingErased);
  return child;
}

/** Of who is no parent: without what others have paid, and their cards. */
export async function getChildSubscription(
  ctx: Ctx<Parent>,
  { childId }: OfChild,
): Promise<SubscriptionReply> {
  const subscription = await getSubscription(await onBehalfOf(ctx, childId, forPayer(ctx, childId)));
  if (await isParentOf(ctx, childId)) return subscription;
  return { ...subscription, invoices: [], hasPortal: false };
}

export const createChildSubscription = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  createSubscription(await toPay(ctx, childId));

/** Not for who is no parent: the cards of others are shown there. */
export const openChildPortal = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  openPortal(await onBehalfOf(ctx, childId, { isOfAgeToo: forPayer(ctx, childId).isOfAgeToo }));

type LocalCard = z.output<typeof localCardBody>;

export const confirmChildLocalCard = async (ctx: Ctx<Parent>, { childId }: OfChild, card: LocalCard) =>
  confirmLocalCard(await toPay(ctx, childId), card);

export function completeChildSubscription(
  ctx: Ctx<Parent>,
  { childId }: OfChild,
  body: { setupIntentId: string },
) {
  return recorded(ctx, childId, "paid", (child) => completeSubscription(child, body));
}

export function cancelChildSubscription(ctx: Ctx<Parent>, { childId }: OfChild) {
  return recorded(ctx, childId, "cancelled", cancelSubscription);
}

export function withdrawChildSubscription(ctx: Ctx<Parent>, { childId }: OfChild) {
  return recorded(ctx, childId, "withdrawn", withdrawSubscription);
}

type What = "paid" | "cancelled" | "withdrawn";

/** Does something in a student's place, and adds to the audit log that a parent has done it. */
async function recorded<T>(
  ctx: Ctx<Parent>,
  childId: number,
  what: What,
  deed: (child: Ctx<OnBehalf>) => Promise<T>,
): Promise<T> {
  const isPaying = what === "paid";
  const child = isPaying ? await toPay(ctx, childId) : await onBehalfOf(ctx, childId, forPayer(ctx, childId));
  const answer = await deed(child);
  await recordAudit(ctx, ctx.db, {
    actor: ctx.actor.subject,
    action: "parent_changed_pro",
    outcome: "ok",
    targetUserId: childId,
    details: { what },
  });
  return answer;
}
