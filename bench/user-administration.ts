import { startApp } from "./app";
import { postgresCpu } from "./postgres-cpu";
import { withClient } from "./students";
import type { Ctx } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { serveApplication } from "@/lib/application";
import { getUserCall } from "@/lib/features/accounts/contract";
import { administratorId } from "@/lib/features/accounts/rules";
import { presentUser } from "@/lib/features/accounts/present-user";
import { adminUsersCall, secureUsersCall } from "@/lib/features/administration/contract";
import { listUsers } from "@/lib/features/administration/list-users";
import { secureSubject, systemSubject } from "@/lib/features/gates/administrators";
import { gateCookie, openGate } from "@/lib/features/gates/gate-sessions";
import { demoAdministratorEmail } from "@/lib/features/gates/rules";
import { startSession } from "@/lib/features/sessions/start-session";
import { route, type RouteHandler } from "@/lib/http/route";

/** Asks once and answers the body's length in bytes; `n` makes it another question each time. */
export type Question = (n: number) => Promise<number>;
export type Administration = Awaited<ReturnType<typeof startAdministration>>;

const read = route(getUserCall, async (ctx) => presentUser(ctx.actor.user, ctx.now()));
const secureList = route(secureUsersCall, (ctx, { query }) => listUsers(ctx, query));
const systemList = route(adminUsersCall, (ctx, { query }) => listUsers(ctx, query));

/** An application of its own with so many users, an administrator before whom both gates are open, and what they ask. */
export async function startAdministration(users: number) {
  const bench = await startApp();
  const { app, database } = bench;
  try {
    await insertUsers(database.url, users);
    const { bearer, cookies } = await openGates({
      ...app,
      actor: { kind: "system" },
      requestId: "bench",
      keepAlive: () => undefined,
    });

    async function ask(answer: RouteHandler, query: string, headers: Record<string, string>) {
      serveApplication(app); // There are two of them.
      const request = new Request(`https://coach.example/api${query}`, { headers });
      const response = await answer(request, { params: Promise.resolve({ id: String(administratorId) }) });
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}`);
      return (await response.arrayBuffer()).byteLength;
    }
    const secure =
      (query: (n: number) => string): Question =>
      (n) =>
        ask(secureList, query(n), bearer);

    return {
      close: () => bench.close(),
      postgresCpu: await postgresCpu(app.db),
      questions: {
        "one user": () => ask(read, "", cookies),
        "the list, secure panel": secure(() => ""),
        "the list, system panel": () => ask(systemList, "", cookies),
        "search for one user": secure((n) => `?search=utente${users - 1 - n}%40`),
        "search for half of them": secure(() => "?search=rossi"),
        "search for one in sixteen": secure(() => "?search=verdi"),
        "search for nobody": secure((n) => `?search=nessuno${n}`),
      } satisfies Record<string, Question>,
    };
  } catch (error) {
    await bench.close();
    throw error;
  }
}

/** What the administrator shows at the two panels. */
async function openGates(ctx: Ctx) {
  const session = pairOf(await startSession(ctx, administratorId, null));
  const { id: loginSessionId } = await ctx.db.session.findFirstOrThrow({ select: { id: true } });
  const open = (subject: string, login: string | null) =>
    inTransaction(ctx.db, (tx) => openGate(ctx, tx, { subject, loginSessionId: login }));
  const secure = await open(secureSubject(demoAdministratorEmail), null);
  const system = await open(systemSubject(administratorId), loginSessionId);
  return {
    bearer: { authorization: `Bearer ${secure.token}` },
    cookies: { cookie: `${session}; ${pairOf(gateCookie(ctx, "system", system.token))}` },
  };
}

const pairOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

/** With the statistics a database has that has grown by itself. The index is quicker made anew than added to. */
async function insertUsers(url: string, users: number): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ definition: string }>(
      `SELECT pg_get_indexdef('"User_search"'::regclass) AS "definition"`,
    );
    await client.query(`DROP INDEX "User_search"`);
    await client.query(
      `INSERT INTO "User" ("id", "email", "nickname", "nicknameKey", "displayName", "displayNameKey", "heartsUpdatedAt", "createdAt", "xp")
       SELECT n, 'utente' || n || '@scuola.example', 'Utente ' || n, 'utente ' || n, name || ' ' || n, lower(name) || ' ' || n,
         now(), now(), n % 700
       FROM generate_series(1, $1::int) AS n,
         LATERAL (SELECT CASE WHEN n % 2 = 0 THEN 'Luca Rossi' WHEN n % 16 = 1 THEN 'Ugo Verdi' ELSE 'Giulia Bianchi' END AS name) AS names`,
      [users],
    );
    await client.query("SET maintenance_work_mem = '512MB'");
    await client.query(rows[0]?.definition ?? "");
    await client.query(`VACUUM ANALYZE "User"`);
  });
}
