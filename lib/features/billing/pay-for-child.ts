import type { z } from "zod";
import type { Ctx, OnBehalf, Parent } from "@/lib/context";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { onBehalfOf } from "@/lib/features/family/act-for-child";
import { cancelSubscription } from "./cancel-subscription";
import { completeSubscription } from "./complete-subscription";
import { confirmLocalCard } from "./confirm-local-card";
import type { localCardBody } from "./contract";
import { createSubscription } from "./create-subscription";
import { findSubscription } from "./data";
import { getSubscription } from "./get-subscription";
import { openPortal } from "./open-portal";
import { withdrawSubscription } from "./withdraw-subscription";

type OfChild = { childId: number };

/** Whoever pays for a student who has come of age sees what they pay for, and may end it. */
const forPayer = (ctx: Ctx<Parent>, childId: number) => ({
  isOfAgeToo: async () => {
    const row = await findSubscription(ctx.db, childId, ctx.ports.payments.kind);
    return row?.payerEmail === ctx.actor.email;
  },
});

export const getChildSubscription = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  getSubscription(await onBehalfOf(ctx, childId, forPayer(ctx, childId)));

export const createChildSubscription = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  createSubscription(await onBehalfOf(ctx, childId));

export const openChildPortal = async (ctx: Ctx<Parent>, { childId }: OfChild) =>
  openPortal(await onBehalfOf(ctx, childId, forPayer(ctx, childId)));

type LocalCard = z.output<typeof localCardBody>;

export const confirmChildLocalCard = async (ctx: Ctx<Parent>, { childId }: OfChild, card: LocalCard) =>
  confirmLocalCard(await onBehalfOf(ctx, childId), card);

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
  const child = await onBehalfOf(ctx, childId, what === "paid" ? {} : forPayer(ctx, childId));
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
