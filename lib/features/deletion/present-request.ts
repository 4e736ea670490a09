import type { DeletionReply } from "./contract";

type Row = { status: "requested" | "erasing" | "erased"; requestedAt: Date; eraseAfter: Date };

/** A wish as its user sees it. */
export function presentRequest({ status, requestedAt, eraseAfter }: Row): DeletionReply {
  return {
    requestedAt: requestedAt.toISOString(),
    eraseAfter: eraseAfter.toISOString(),
    canCancel: status === "requested",
  };
}
