import { timingSafeEqual } from "node:crypto";
import { validate as isUuid } from "uuid";
import type { App, Learner, SystemActor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { UserRow } from "@/lib/features/learners/user-fields";
import { expireSubscription } from "@/lib/features/billing/expire-subscription";
import { isOver } from "@/lib/features/billing/rules";
import { errors } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { findSessionUser } from "./data";

/** Who sends this cookie, or undefined without a living session. Pro whose end has come ends here at the latest. */
export async function findLearner(app: App, cookie: string | null): Promise<Learner | undefined> {
  const sessionId = app.ports.sessionCookie.read(cookie);
  if (!sessionId || !isUuid(sessionId)) return undefined;
  let user = await findSessionUser(app.db, sessionId, app.now());
  if (user && isOver(stateOfUser(user), app.now())) {
    await expireSubscription(app, user.id);
    user = await findSessionUser(app.db, sessionId, app.now());
  }
  return user && { kind: "learner", userId: user.id, sessionId, user };
}

const stateOfUser = (user: UserRow) => ({
  status: user.subscriptionStatus,
  endDate: user.subscriptionEndDate,
});

/**
 * Who sends this cookie. `pageOf`: the id of the learner whose page the request comes from, where it says so. Throws NO_SESSION
 * without a living session, and for another's: what was typed by one is not taken from another.
 */
export async function authenticateLearner(
  app: App,
  cookie: string | null,
  pageOf: string | null = null,
): Promise<Learner> {
  const learner = await findLearner(app, cookie);
  if (!learner) throw new AppError("NO_SESSION", errors.noSession);
  refuseAnothersPage(learner, pageOf);
  return learner;
}

/** Throws NO_SESSION where the page that asks, if it says whose it is, is not that of who is in. */
export function refuseAnothersPage({ userId }: Learner, pageOf: string | null): void {
  if (pageOf !== null && pageOf !== String(userId)) throw new AppError("NO_SESSION", errors.anotherIsIn);
}

/** The clock of the platform, by the bearer of CRON_SECRET. Without one configured nobody passes. */
export function authenticateSystem({ env, secret }: App, authorization: string | null): SystemActor {
  const expected = env.CRON_SECRET && keyedHash(secret, `Bearer ${env.CRON_SECRET}`);
  const given = keyedHash(secret, authorization ?? "");
  if (!expected || !timingSafeEqual(Buffer.from(expected), Buffer.from(given))) {
    throw new AppError("NO_SESSION", errors.noSession);
  }
  return { kind: "system" };
}
