import type { Ctx, Visitor } from "@/lib/context";
import { findSecureGate } from "./authenticate";

/** Who has the secure panel open in this browser, and until when; nulls when nobody has. */
export async function findSecureSession(ctx: Ctx<Visitor>, headers: Headers) {
  const open = await findSecureGate(ctx, headers);
  return { email: open?.email ?? null, expiresAt: open?.expiresAt.toISOString() ?? null };
}
