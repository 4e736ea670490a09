import { timingSafeEqual } from "node:crypto";
import { validate as isUuid } from "uuid";
import type { App, Learner, SystemActor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { findSession } from "./data";

type Sessions = Pick<App, "db" | "now" | "ports">;

/** Who sends this cookie, or undefined without a living session. */
export async function findLearner(app: Sessions, cookie: string | null): Promise<Learner | undefined> {
  const sessionId = await app.ports.sessionCookie.read(cookie);
  if (!sessionId || !isUuid(sessionId)) return undefined;
  const session = await findSession(app.db, sessionId, app.now());
  return session ? { kind: "learner", userId: session.user.id, sessionId, user: session.user } : undefined;
}

/** Who sends this cookie. Throws NO_SESSION without a living session. */
export async function authenticateLearner(app: Sessions, cookie: string | null): Promise<Learner> {
  const learner = await findLearner(app, cookie);
  if (!learner) throw new AppError("NO_SESSION", errors.noSession);
  return learner;
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
