import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/accounts/get-user";
import { billing as t } from "@/lib/i18n/it";

/** Refuses who has Pro already (CONFLICT), and everybody while nothing takes payments (UNAVAILABLE). */
export async function createSubscription(ctx: Ctx<Learner>): Promise<never> {
  const { isPro } = await getUser(ctx);
  throw isPro ? new AppError("CONFLICT", t.alreadyPro) : new AppError("UNAVAILABLE", t.notConfigured);
}
