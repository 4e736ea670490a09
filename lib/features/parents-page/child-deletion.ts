import type { Ctx, OnBehalf, Parent } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { cancelDeletion } from "@/lib/features/deletion/cancel-deletion";
import { requestDeletion } from "@/lib/features/deletion/request-deletion";
import { onBehalfOf } from "@/lib/features/family/act-for-child";
import type { ParentChild } from "./contract";
import { presentChildOf } from "./list-children";
import { tellParentsOfDeletion } from "@/lib/features/family/tell-of-deletion";

type OfChild = { childId: number };

/** A parent asks for a student's account and data to be erased. The student is told by mail, and so is every parent. */
export async function requestChildDeletion(ctx: Ctx<Parent>, { childId }: OfChild): Promise<ParentChild> {
  const child = await onBehalfOf(ctx, childId);
  await requestDeletion(child, async (tx, eraseAfter) => {
    const mailIds = await tellParentsOfDeletion(child, tx, eraseAfter);
    await recordDeletion(child, tx, "requested");
    return mailIds;
  });
  return presentChildOf(ctx, childId);
}

/** Takes that back. */
export async function cancelChildDeletion(ctx: Ctx<Parent>, { childId }: OfChild): Promise<ParentChild> {
  const child = await onBehalfOf(ctx, childId);
  await cancelDeletion(child, async (tx) => {
    await recordDeletion(child, tx, "taken back");
    return [];
  });
  return presentChildOf(ctx, childId);
}

const recordDeletion = (ctx: Ctx<OnBehalf>, tx: Tx, what: string) =>
  recordAudit(ctx, tx, {
    actor: ctx.actor.subject,
    action: "parent_asked_deletion",
    outcome: "ok",
    targetUserId: ctx.actor.userId,
    details: { what },
  });
