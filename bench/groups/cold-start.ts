/**
 * From the start of the process to the first answer of an authenticated read, beside a bare handler of the floor; with the
 * embedded database as a row of its own.
 */
import { newDatabase } from "../database";
import { newDataFolder } from "../embedded";
import { recordedPeers } from "../peers";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Goal, type Row } from "../rows";
import { productEnv, startFloor, startProduct, type Server } from "../servers";
import { signIn, type SignedIn } from "../sign-in";
import { median } from "../statistics";
import { insertStudents } from "../students";

const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 3 : 5;
const registeredAt = new Date("2026-01-10T08:00:00Z");

const database = await newDatabase();
const dataFolder = await newDataFolder();
try {
  const [student] = await signIn(
    database.url,
    await insertStudents(database.url, { count: 1, registeredAt }),
  );
  if (!student) throw new Error("no student to read");
  const bare = () => startTime(startFloor({ env: { DATABASE_URL: database.url } }));
  const product =
    (env: Record<string, string>, { userId, cookie }: SignedIn) =>
    () =>
      startTime(startProduct({ env, firstRequest: { path: `/api/users/${userId}`, cookie } }));
  const measured = await inRounds(
    {
      bare,
      postgres: product(productEnv(database.url, "{url}"), student),
      embedded: product(dataFolder.env, dataFolder.student),
    },
    rounds,
  );
  const shown = (target: keyof Times) => `${median(measured.map((round) => round[target])).toFixed(0)} ms`;
  const row = (metric: string, target: keyof Times, goal: Goal): Row => ({
    metric,
    ours: shown(target),
    floor: shown("bare"),
    ratio: ratioOver(measured, (round) => round[target] / round.bare),
    goal,
    isNoisy: isNoisyOver(measured, (round) => round.bare),
  });
  report([
    {
      ...row("cold start to the first read", "postgres", { atMost: 1.6 }),
      peer: recordedPeers("cold start"),
    },
    row("cold start, embedded database", "embedded", { atMost: 3 }),
  ]);
} finally {
  dataFolder.remove();
  await database.drop();
}

type Times = Record<"bare" | "postgres" | "embedded", number>;

async function startTime(starting: Promise<Server>): Promise<number> {
  const server = await starting;
  await server.stop();
  return server.startedInMs;
}
