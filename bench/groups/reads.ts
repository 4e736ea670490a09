/**
 * Authenticated reads beside a handler that does nothing: how many a second, at what cost of CPU, and whether a long
 * history makes a page of it slower. With the embedded database as rows of their own.
 */
import { newDatabase } from "../database";
import { insertHistory } from "../history";
import { loadFor, type Load } from "../load";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Goal, type Row } from "../rows";
import { productEnv, startFloor, startLimit, startProduct, type Server } from "../servers";
import { signIn } from "../sign-in";
import { median } from "../statistics";
import { insertStudents } from "../students";

const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 4 : 5;
const connections = 8;
const sliceMs = isQuick ? 700 : 1200;
const warmUpMs = 300;
const registeredAt = new Date("2026-01-10T08:00:00Z");
const shortHistory = 100;
const longHistory = 10_000;
const pageLimitKb = 25;

type Target = "bare" | "pg" | "prisma" | "limit" | "user" | "chat" | "longChat";
type Loads = Record<Target, Load>;

const database = await newDatabase();
const servers: Server[] = [];
try {
  const [short = 0, long = 0] = await insertStudents(database.url, { count: 2, registeredAt });
  await insertHistory(database.url, short, shortHistory);
  await insertHistory(database.url, long, longHistory);
  const [ofShort, ofLong] = await signIn(database.url, [short, long]);
  const product = await startProduct({ env: productEnv(database.url, "{url}") });
  const floor = await startFloor({ env: { DATABASE_URL: database.url } });
  const limit = await startLimit(database.url);
  servers.push(product, floor, limit);

  const on =
    (server: Server, address: string, cookie?: string) =>
    (ms = sliceMs) =>
      loadFor({ url: server.url + address, pid: server.pid, cookie }, { connections, ms });
  const targets = {
    bare: on(floor, "/api/bare"),
    pg: on(floor, `/api/pg?id=${short}`),
    prisma: on(floor, `/api/prisma?id=${short}`),
    limit: on(limit, `/?id=${short}`),
    user: on(product, `/api/users/${short}`, ofShort?.cookie),
    chat: on(product, `/api/chat/${short}`, ofShort?.cookie),
    longChat: on(product, `/api/chat/${long}`, ofLong?.cookie),
  };
  const warmUp = async () => {
    for (const target of Object.values(targets)) await target(warmUpMs);
  };
  const measured = await inRounds<Target, Load>(targets, rounds, warmUp);
  report(rowsOf(measured));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
}

function rowsOf(measured: Loads[]): Row[] {
  const rate = (target: Target) =>
    `${median(measured.map((round) => round[target].requestsPerSecond)).toFixed(0)}/s`;
  const cpu = (target: Target) => `${median(measured.map((round) => round[target].cpuMs)).toFixed(2)} ms`;
  const isNoisy = isNoisyOver(measured, ({ bare }) => bare.requestsPerSecond);
  const rateRow = (metric: string, target: Target, than: Target, goal?: Goal): Row => ({
    metric,
    ours: rate(target),
    floor: rate(than),
    limit: rate("limit"),
    ratio: ratioOver(measured, (round) => round[target].requestsPerSecond / round[than].requestsPerSecond),
    goal,
    isNoisy,
  });
  const cpuRow = (metric: string, target: Target, than: Target, goal?: Goal): Row => ({
    metric,
    ours: cpu(target),
    floor: cpu(than),
    limit: cpu("limit"),
    ratio: ratioOver(measured, (round) => round[target].cpuMs / round[than].cpuMs),
    goal,
    isNoisy,
  });
  const kilobytes =
    Math.max(...measured.flatMap(({ chat, longChat }) => [chat.bytes, longChat.bytes])) / 1000;
  return [
    rateRow("reads: GET /api/users/{id}, beside a bare handler", "user", "bare", { atLeast: 0.45 }),
    cpuRow("reads: its CPU", "user", "bare", { atMost: 2.2 }),
    rateRow("reads: GET /api/users/{id}, beside one row by Prisma", "user", "prisma"),
    cpuRow("reads: one row by pg in a handler, its CPU", "pg", "bare"),
    cpuRow("reads: one row by Prisma in a handler, its CPU", "prisma", "bare"),
    rateRow("reads: GET /api/chat/{userId}, beside a bare handler", "chat", "bare", { atLeast: 0.35 }),
    cpuRow("reads: its CPU", "chat", "bare"),
    {
      metric: `reads: the same with ${longHistory} messages, beside ${shortHistory}`,
      ours: rate("longChat"),
      floor: rate("chat"),
      ratio: ratioOver(measured, ({ longChat, chat }) => chat.requestsPerSecond / longChat.requestsPerSecond),
      goal: { atMost: 1.1 },
      isNoisy,
    },
    { metric: "reads: a page of messages, kB", ratio: kilobytes, goal: { atMost: pageLimitKb } },
  ];
}
