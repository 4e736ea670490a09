import type { Ctx, Holder } from "@/lib/context";
import { askerKind } from "./asker-kind";
import type { DeletionReply } from "./contract";
import { isTakenBackBy, type DeletionReason } from "./rules";

type Row = {
  status: "requested" | "erasing" | "erased";
  reason: DeletionReason;
  requestedAt: Date;
  eraseAfter: Date;
};

/** A wish as the student sees it, or a parent. */
export function presentRequest(
  { status, reason, requestedAt, eraseAfter }: Row,
  ctx: Ctx<Holder>,
): DeletionReply {
  return {
    requestedAt: requestedAt.toISOString(),
    eraseAfter: eraseAfter.toISOString(),
    canCancel: isTakenBackBy(askerKind(ctx), { status, reason }),
    hasBegun: status !== "requested",
  };
}
