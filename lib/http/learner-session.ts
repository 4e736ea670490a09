import { headers } from "next/headers";
import { cache } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { presentUser } from "@/lib/features/accounts/user-fields";
import { findLearner } from "@/lib/features/sessions/authenticate";
import { getApp } from "@/lib/wiring";

/** Who looks at this page, or null without a living session. Asked once per request. */
export const currentUser = cache(async (): Promise<UserReply | null> => {
  const app = await getApp();
  const learner = await findLearner(app, (await headers()).get("cookie"));
  return learner ? presentUser(learner.user, app.now()) : null;
});
