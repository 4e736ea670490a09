import { headers } from "next/headers";
import { cache } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { presentUser } from "@/lib/features/accounts/present-user";
import { findSystemGate } from "@/lib/features/gates/authenticate";
import { isEligibleAdmin } from "@/lib/features/gates/administrators";
import { findLearner } from "@/lib/features/sessions/authenticate";
import { unsentLogoutOf } from "@/lib/features/sessions/rules";
import { getApp } from "@/lib/application";

/** Who looks at this page, for what is read on their behalf: nobody after their logout, also one that is still to be sent. Asked once per request. */
export const currentLearner = cache(async () => {
  const cookie = (await headers()).get("cookie");
  const learner = await findLearner(await getApp(), cookie);
  return learner && unsentLogoutOf(cookie) === String(learner.userId) ? undefined : learner;
});

/** Who looks at this page, or null without a living session. Asked once per request. */
export const currentUser = cache(async (): Promise<UserReply | null> => {
  const learner = await currentLearner();
  return learner ? presentUser(learner.user, (await getApp()).now()) : null;
});

/** Whether who looks at this page may use the system panel, and until when its gate is open to them. */
export async function currentAdministrator(): Promise<null | "denied" | { gateExpiresAt: string | null }> {
  const [app, learner] = [await getApp(), await currentLearner()];
  if (!learner) return null;
  if (!isEligibleAdmin(app.env, learner.user)) return "denied";
  const gate = await findSystemGate(app, learner, (await headers()).get("cookie"));
  return { gateExpiresAt: gate?.expiresAt.toISOString() ?? null };
}
