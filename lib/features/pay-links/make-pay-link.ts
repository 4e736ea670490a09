import { randomBytes } from "node:crypto";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/learners/get-user";
import { tokenHashOf } from "@/lib/token-hash";
import { familyOfMember } from "@/lib/features/family/present-family";
import { payLinks as t } from "@/lib/i18n/it/pay-links";
import { insertPayLink } from "./data";
import { maxLivePayLinks, offerOf, payLinkPath, payLinkTtlMs } from "./rules";

/** Makes a link by which an adult pays for the caller. Throws CONFLICT for who has Pro, NEEDS_CONSENT or NEEDS_AGE before that. */
export async function makePayLink(ctx: Ctx<Learner>): Promise<{ url: string; expiresAt: string }> {
  const { userId } = ctx.actor;
  const user = await getUser(ctx);
  const createdAt = ctx.now();
  const { stage } = familyOfMember(user, createdAt);
  const offer = offerOf({ ...user, stage });
  if (offer === "pro") throw new AppError("CONFLICT", t.alreadyPro);
  if (offer === "not-yet")
    throw stage === "age" ? new AppError("NEEDS_AGE", t.needsAge) : new AppError("NEEDS_CONSENT", t.notYet);

  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(createdAt.getTime() + payLinkTtlMs);
  const link = { tokenHash: tokenHashOf(token), userId, createdAt, expiresAt };
  await inTransaction(ctx.db, (tx) => insertPayLink(tx, link, maxLivePayLinks));
  return { url: `${ctx.env.APP_URL}${payLinkPath}?token=${token}`, expiresAt: expiresAt.toISOString() };
}
