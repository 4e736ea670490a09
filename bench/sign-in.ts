import { v7 as uuid } from "uuid";
import { authJsSessionCookie } from "@/lib/adapters/session-cookie/auth-js";
import { sessionTtlSeconds } from "@/lib/features/sessions/rules";
import { deriveKeys, secretOf } from "@/lib/secret";
import { benchSecret } from "./servers";
import { withClient } from "./students";

/** A student with an open session, for requests to a product that `productEnv` configured. */
export type SignedIn = { userId: number; cookie: string };

/** Opens a session for each of these students and answers the `Cookie` headers that carry them. */
export async function signIn(databaseUrl: string, userIds: readonly number[]): Promise<SignedIn[]> {
  const sessions = userIds.map((userId) => ({ id: uuid(), userId }));
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO "Session" ("id", "userId", "createdAt", "expiresAt")
       SELECT id, "userId", now(), now() + $3 * INTERVAL '1 second'
       FROM unnest($1::uuid[], $2::int[]) AS session (id, "userId")`,
      [sessions.map(({ id }) => id), sessions.map(({ userId }) => userId), sessionTtlSeconds],
    ),
  );
  return Promise.all(sessions.map(async ({ id, userId }) => ({ userId, cookie: await cookieOf(id) })));
}

const cookies = authJsSessionCookie({
  appUrl: "http://localhost",
  keys: deriveKeys(secretOf({ AUTH_SECRET: benchSecret, DATA_DIR: "" }), "session-cookie"),
  now: () => new Date(),
});

/** The `Cookie` header that carries a session. */
export async function cookieOf(sessionId: string): Promise<string> {
  return (await cookies.issue(sessionId)).split(";", 1)[0] ?? "";
}
