/**
 * `npm run fuzz [-- --seed 1 --requests 20000 --wire 3000]`: spoilt requests to every call of the API, straight to the handlers and
 * over the wire to the product as it is built, on a PostgreSQL of their own. Every call must answer each of them within 5 s, in JSON,
 * below 500, and tell nothing that is not the caller's. A call of either way counts as one test.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort, startProduct } from "@/bench/servers";
import { newDatabase } from "@/bench/database";
import { warmUpReading } from "@/lib/features/reading/warm-up";
import type { RouteHandler } from "@/lib/http/route";
import { atMost } from "@/scripts/steps/check.mjs";
import { ensureBuild } from "@/scripts/steps/build.mjs";
import { ensurePrismaClient } from "@/scripts/steps/prisma-client.mjs";
import { scriptedReader } from "../doubles/homework-reader";
import { eligibleAdminEmail, masterKey, secureEmails } from "../support/administrators";
import { importRoutes, type RouteFile } from "../support/api";
import { sheetText } from "../support/photographs";
import { anySeed, endRun, numberOption } from "../support/long-run";
import { Random } from "../support/random";
import { endReadingThreads, startReadingThreads } from "../support/reading-threads";
import { startTestApp } from "../support/test-app";
import { setStage, type Stage } from "./callers";
import { Findings } from "./findings";
import { judge, tooSlow } from "./judge";
import { planRequest, withoutExample, type Planned, type Target } from "./plan-request";
import { authSecret, cronSecret } from "./secrets";
import { inProcess, overTheWire, type Transport } from "./transports";

const seed = numberOption("seed", anySeed());
const requests = numberOption("requests", 20_000);
const wireRequests = numberOption("wire", 3_000);
const atOnce = 8;
/** Requests from one stage: then hearts, limits and sessions are used up. */
const perStage = 400;

console.log(`Seed ${seed}`);
await ensurePrismaClient();
if (wireRequests > 0) await ensureBuild();
const startedAt = performance.now();
const findings = new Findings();
/** What became of a request, by the id its reply carries. */
const causes = new Map<string, unknown>();
let unhandled = 0;
process.on("unhandledRejection", (error) => {
  console.log("✗ nobody handles", error);
  unhandled += 1;
});

const routes = await importRoutes();
const targets = targetsOf(routes);
const missing = withoutExample(targets);
const database = await newDatabase();
const port = await freePort();
const environment = {
  APP_URL: `http://localhost:${port}`,
  AUTH_SECRET: authSecret,
  CRON_SECRET: cronSecret,
  SYSTEM_ADMIN_EMAIL: eligibleAdminEmail,
  SYSTEM_ADMIN_MASTER_KEY: masterKey,
  SECURE_ADMIN_EMAILS: secureEmails.join(","),
  TRUST_PROXY: "1",
};
const t = await startTestApp(routes, database.url, environment);
t.app.ports.homeworkReader = scriptedReader(() => Promise.resolve(sheetText));
t.app.log.error = ({ requestId, error }: { requestId: string; error: unknown }) =>
  void causes.set(requestId, error);
await startReadingThreads();
await warmUpReading();

let stage: Stage | undefined;
const sent = { handlers: 0, wire: 0 };
/** How many replies had which status: a run of refusals alone would prove little. */
const statuses = new Map<number, number>();
try {
  await fuzz("handlers", inProcess(t), requests);
  if (wireRequests > 0) {
    const product = await startProduct({
      port,
      env: { ...environment, DATABASE_URL: database.url, DATA_DIR: t.dataDir },
    });
    await fuzz("wire", overTheWire(product.url), wireRequests);
    await product.stop();
  }
  await endReadingThreads();
  await t.close();
} finally {
  await database.drop();
}
printVerdict();

/** Every method of every route, those of no contract too, and an address that is nobody's. */
function targetsOf(files: RouteFile[]): Target[] {
  return files.flatMap(({ module, pattern }) =>
    Object.entries(module)
      .filter(([name]) => name !== "maxDuration" && name !== "OPTIONS")
      .map(([method, handler]: [string, Partial<RouteHandler>]) => {
        const address = pattern.replace("[...path]", "nowhere");
        return { label: `${method} ${address}`, method, pattern: address, contract: handler.contract };
      }),
  );
}

/** What only a server can be asked for: screens, an address as it is written, and methods that no handler has. */
function wireTargets(): Target[] {
  const pages = [
    "/",
    "/profile",
    "/progress",
    "/subscribe",
    "/schede",
    "/r/{id}",
    "/login",
    "/reset-password",
    "/sys-panel-e7f9",
    "/{id}",
  ];
  const methods = ["HEAD", "OPTIONS", "TRACE", "PROPFIND"];
  const target = (method: string, pattern: string): Target => ({
    label: `${method} ${pattern}`,
    method,
    pattern,
    isPage: true,
  });
  return [
    ...pages.flatMap((page) => ["GET", "POST", ...methods].map((method) => target(method, page))),
    ...methods.map((method) => target(method, "/api/users/{id}")),
    { label: "GET /api/{id}", method: "GET", pattern: "/api/{id}" },
  ];
}

async function fuzz(way: keyof typeof sent, transport: Transport, count: number): Promise<void> {
  const called = targets.filter(({ contract }) => contract);
  const others = way === "wire" ? [...targets, ...wireTargets()] : targets;
  for (let first = 0; first < count; first += perStage) {
    t.setClock(new Date().toISOString());
    stage = await setStage(t, stage);
    const present = stage;
    await atMost(
      atOnce,
      Array.from({ length: Math.min(perStage, count - first) }, (_, index) => async () => {
        const random = new Random(seed + (first + index) * 7919);
        const target = random.pick(random.chance(0.9) ? called : others);
        await judgeOnce(way, transport, planRequest(random, target, present, first + index));
      }),
    );
    await t.runJobs();
  }
}

/** What only a busy machine may explain is asked once more. */
async function judgeOnce(way: keyof typeof sent, transport: Transport, planned: Planned): Promise<void> {
  try {
    const first = await judged(way, transport, planned);
    const isPassing = first.reply?.status === 503 || first.wrong === tooSlow;
    const { reply, wrong } = isPassing ? await judged(way, transport, planned) : first;
    if (wrong) findings.add(way, planned, wrong, { reply, cause: causeOf(reply?.text ?? "") });
  } catch (error) {
    findings.add(way, planned, "no reply", { cause: error });
  }
}

async function judged(way: keyof typeof sent, transport: Transport, planned: Planned) {
  const reply = await transport(planned);
  if (!reply) return {};
  sent[way] += 1;
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  return { reply, wrong: judge(reply, planned.target, planned.caller.seesOthers ?? false) };
}

function causeOf(text: string): unknown {
  const id = /"requestId":"([\w-]+)"/.exec(text)?.[1];
  if (!id) return undefined;
  if (causes.has(id)) return causes.get(id);
  const log = wireRequests > 0 ? readFileSync(path.join(".cache/bench/logs", `${port}.log`), "utf8") : "";
  return log.split("\n").find((line) => line.includes(id));
}

function printVerdict(): never {
  findings.print();
  for (const label of missing)
    console.log(`✗ ${label}: there is no good body or query to spoil (valid-inputs.ts)`);
  const ways = wireRequests > 0 ? (["handlers", "wire"] as const) : (["handlers"] as const);
  const all = ways.flatMap((way) =>
    [...targets, ...(way === "wire" ? wireTargets() : [])].map(({ label }) => findings.has(way, label)),
  );
  const failed = all.filter(Boolean).length + missing.length + unhandled;
  console.log(
    [...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `\n${sent.handlers} requests to the handlers, ${sent.wire} over the wire, ${seconds} s, seed ${seed}`,
  );
  endRun("fuzz", { passed: all.filter((isWrong) => !isWrong).length, failed });
}
