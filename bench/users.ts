/**
 * `npm run bench:users`: the administrators' list of users, its pages and its searches, through the API on a PostgreSQL of
 * its own, with 1,000 users and with 100,000. Judged is how much longer it takes with so many: p95 beside p95.
 */
import pg from "pg";
import { inTransaction } from "@/lib/db/client";
import { secureUsersCall } from "@/lib/features/administration/contract";
import { listUsers } from "@/lib/features/administration/list-users";
import { readEnv } from "@/lib/env";
import { secureSubject } from "@/lib/features/gates/administrators";
import { openGate } from "@/lib/features/gates/gate-sessions";
import { demoAdministratorEmail } from "@/lib/features/gates/rules";
import { route } from "@/lib/http/route";
import { buildApp } from "@/lib/wiring";
import { migratePostgres } from "@/scripts/migrations/databases";
import { startPostgres } from "@/tests/setup/postgres-server.mjs";

const sizes = [1_000, 100_000] as const;
const maxFactor = 3;
const rounds = 40;

const server = await startPostgres();
await migratePostgres(server.url);
const app = await buildApp(
  readEnv({
    DATABASE_URL: server.url,
    APP_URL: "https://coach.example",
    AUTH_SECRET: "a secret that only the benchmark has, long enough",
    ALLOW_LOCAL_ADAPTERS: "1",
    LOG_LEVEL: "silent",
  }),
);
Object.assign(globalThis, { englishCoachApp: Promise.resolve(app) });
const ctx = { ...app, actor: { kind: "visitor" as const }, requestId: "bench", keepAlive: () => undefined };
const { token } = await inTransaction(app.db, (tx) =>
  openGate(ctx, tx, { subject: secureSubject(demoAdministratorEmail), loginSessionId: null }),
);

const answer = route(secureUsersCall, (request, { query }) => listUsers(request, query));

/** What is asked of the list, by the number of users there are. */
const questions: Record<string, (users: number, round: number) => string> = {
  "first page": () => "",
  "a page in the middle": (users, round) => `?cursor=${Math.round(users / 2) - round}`,
  "search: one user": (users, round) => `?search=utente${users - 1 - round}%40`,
  "search: half of them": () => "?search=rossi",
  "search: nobody": (_users, round) => `?search=nessuno${round}`,
  "search: one letter": () => "?search=a",
  "search: two letters nobody has": () => "?search=zq",
};

/** Milliseconds of every answer, by question and number of users. */
const times = new Map<string, Map<number, number[]>>(
  Object.keys(questions).map((name) => [name, new Map(sizes.map((users) => [users, []]))]),
);
let inserted = 0;
for (const users of sizes) {
  await insertUsers(inserted, users);
  inserted = users;
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, query] of Object.entries(questions)) {
      const ms = await timeOf(query(users, Math.max(round, 0)));
      if (round >= 0) times.get(name)?.get(users)?.push(ms); // The first ones fill caches.
    }
  }
}
await app.ports.jobs.stop();
await app.db.$disconnect();
await server.stop();

console.log(`Node ${process.version}, ${rounds} rounds, p95 in ms\n`);
const row = (...cells: string[]) =>
  cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(32))).join("");
console.log(row("question", ...sizes.map((users) => `${users} users`), "ratio", "goal", "ok"));
for (const [name, ofName] of times) {
  const [few = 0, many = 0] = sizes.map((users) => p95(ofName.get(users) ?? []));
  const ratio = many / few;
  const cells = [
    few.toFixed(1),
    many.toFixed(1),
    ratio.toFixed(2),
    `≤ ${maxFactor}`,
    ratio <= maxFactor ? "yes" : "NO",
  ];
  console.log(row(name, ...cells));
}

async function timeOf(query: string): Promise<number> {
  const request = new Request(`https://coach.example/api/secure-admin/users${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const startedAt = performance.now();
  const response = await answer(request, { params: Promise.resolve({}) });
  await response.text();
  if (response.status !== 200) throw new Error(`${query} answered ${response.status}`);
  return performance.now() - startedAt;
}

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

/** In one statement, and with the statistics a database has that has grown by itself. */
async function insertUsers(from: number, to: number): Promise<void> {
  const client = new pg.Client(server.url); // The application's own gives up after 2.5 s.
  await client.connect();
  await client.query(
    `INSERT INTO "User" ("email", "nickname", "nicknameKey", "displayName", "displayNameKey", "heartsUpdatedAt", "createdAt", "xp")
     SELECT 'utente' || n || '@scuola.example', 'Utente ' || n, 'utente ' || n, name || ' ' || n, lower(name) || ' ' || n,
       now(), now(), n % 700
     FROM generate_series($1::int, $2::int) AS n,
       LATERAL (SELECT CASE WHEN n % 2 = 0 THEN 'Luca Rossi' ELSE 'Giulia Bianchi' END AS name) AS names`,
    [from, to - 1],
  );
  await client.query(`VACUUM ANALYZE "User"`);
  await client.end();
}
