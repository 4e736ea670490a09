/**
 * `npm run kill-loops [-- --kills 200 --held-kills 50 --server-kills 50 --seed 1]`: kills the product as it is built, several
 * instances of it on one PostgreSQL, at random moments while students send messages; then between the question to the model and the
 * charge; and then the PostgreSQL. Afterwards nothing may be lost, half stored, stored twice or charged without an answer. Every kill
 * that is survived counts as one test, and so does every rule.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { benchSecret } from "@/bench/servers";
import { signIn } from "@/bench/sign-in";
import { insertStudents } from "@/bench/students";
import { migratePostgres } from "@/scripts/migrations/databases";
import { ensureBuild } from "@/scripts/steps/build.mjs";
import { ensurePrismaClient } from "@/scripts/steps/prisma-client.mjs";
import { OpenAiDouble } from "../doubles/openai";
import { startPostgres } from "../setup/postgres-server.mjs";
import { anySeed, endRun, numberOption } from "../support/long-run";
import { Random } from "../support/random";
import { checkStored, type Check } from "./checks";
import { Fleet } from "./fleet";
import { HeldCharges } from "./held-charges";
import { Load } from "./load";
import { PendingWatch } from "./pending-watch";

const seed = numberOption("seed", anySeed());
const kills = numberOption("kills", 200);
const heldKills = numberOption("held-kills", Math.ceil(kills / 4));
const serverKills = numberOption("server-kills", Math.ceil(kills / 4));
const allKills = kills + heldKills + serverKills;
const instances = 3;
const senders = 24;
const refundMs = 45_000;
const longestIdleMs = 20_000;
const random = new Random(seed);
const foreseen = new Set<string | undefined>(["NO_HEARTS", "TOO_MANY_REQUESTS"]);

console.log(
  `Seed ${seed}: ${kills} kills of the application, ${heldKills} between model and charge, ${serverKills} of the database server`,
);
process.setMaxListeners(0); // Each instance is ended with us.
await ensurePrismaClient();
await ensureBuild();
const startedAt = performance.now();
const model = await new OpenAiDouble().start();
model.always({ pieces: Array.from({ length: 12 }, () => "Guarda bene il verbo. "), everyMs: 120 });
const server = await startPostgres({ survivesKills: true });
await migratePostgres(server.url);
const students = await signIn(server.url, [
  ...(await insertStudents(server.url, { count: 240, registeredAt: new Date(), isPro: true, prefix: "pro" })),
  ...(await insertStudents(server.url, { count: 120, registeredAt: new Date() })),
]);
const held = await signIn(
  server.url,
  await insertStudents(server.url, {
    count: instances,
    registeredAt: new Date(),
    isPro: true,
    prefix: "held",
  }),
);
const fleet = new Fleet(instances, {
  DATABASE_URL: server.url,
  APP_URL: "{url}",
  AUTH_SECRET: benchSecret,
  ALLOW_OUTBOX: "1",
  ALLOW_DEMO_ACCOUNTS: "1",
  ALLOW_LOCAL_PAYMENTS: "1",
  OPENAI_API_KEY: "sk-of-the-kill-loops",
  OPENAI_BASE_URL: model.url,
  LOG_LEVEL: "warn",
});
for (let place = 0; place < instances; place += 1) await fleet.start(place);

const watch = new PendingWatch(server.url);
const load = new Load(fleet, students, senders, random);
const heldCharges = new HeldCharges(server.url, fleet, load, model, random);
await killInstances();
await killBeforeCharge();
const serverReturns = await killServer();
await load.stop();
const isOver = await watch.untilNothing(refundMs);
await watch.stop();
const checks = await checkStored(server.url, load.sent);
await fleet.stop();
await server.stop();
await model.stop();
printVerdict();

/** Each place lives and dies by itself; now and then all die at once. */
async function killInstances(): Promise<void> {
  let left = kills;
  await Promise.all(
    Array.from({ length: fleet.size }, async (_, place) => {
      while (left > 0) {
        left -= 1;
        await untilAtWork(place);
        await pause(random.below(2500));
        await fleet.killAndRestart(place);
        console.log(`${kills - left} of ${kills}, longest without an end ${seconds(watch.longestMs)}`);
      }
    }),
  );
}

/** An instance that is killed before it has begun a turn leaves nothing to mend. */
async function untilAtWork(place: number): Promise<void> {
  const deadline = performance.now() + longestIdleMs;
  while (!load.acceptedBy.has(fleet.urlOf(place)) && performance.now() < deadline) await pause(50);
}

async function killBeforeCharge(): Promise<void> {
  let left = heldKills;
  await Promise.all(
    held.map(async (student, place) => {
      while (left > 0) {
        left -= 1;
        await heldCharges.kill(student, place);
        console.log(
          `before the charge ${heldKills - left} of ${heldKills}, longest without an end ${seconds(watch.longestMs)}`,
        );
      }
    }),
  );
}

/** Answers how often it came back. */
async function killServer(): Promise<number> {
  let returned = 0;
  for (let n = 0; n < serverKills; n += 1) {
    await pause(500 + random.below(2500));
    server.kill();
    if (await isServing(server.url)) returned += 1;
    console.log(`server ${n + 1} of ${serverKills}, longest without an end ${seconds(watch.longestMs)}`);
  }
  return returned;
}

async function isServing(url: string): Promise<boolean> {
  for (let left = 300; left > 0; left -= 1) {
    await pause(100);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on("error", () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return true;
  }
  return false;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function printVerdict(): never {
  const answered = load.sent.filter(({ answer }) => answer).length;
  const refused = load.sent.filter(({ refusal }) => refusal);
  const unforeseen = refused.filter(({ refusal }) => !foreseen.has(refusal));
  const all: Check[] = [
    // Without load every rule would hold.
    {
      name: "there are more answers than kills",
      wrong: answered > allKills ? [] : [`${answered}`],
    },
    {
      name: "nothing is refused but for hearts, for haste and while it is away",
      wrong: unforeseen.map(({ refusal }) => refusal ?? ""),
    },
    ...checks,
    { name: "every kill before a charge came after the model was asked", wrong: heldCharges.misses },
    { name: "what it took from a student is answered when it is sent again", wrong: heldCharges.unanswered },
    {
      name: "every refund comes within 45 s",
      wrong: watch.longestMs > refundMs || !isOver ? [seconds(watch.longestMs)] : [],
    },
    { name: "no instance ends by itself, and each comes up again", wrong: fleet.failures },
  ];
  for (const { name, wrong } of all) {
    console.log(
      `${wrong.length > 0 ? "✗" : "✓"} ${name}${wrong.length > 0 ? `: ${wrong.length}, such as ${wrong.slice(0, 5).join(", ")}` : ""}`,
    );
  }
  console.log(
    `${load.sent.length} sends, ${answered} answered, ${refused.length} refused, ${model.calls} calls of the model, longest without an answer or a refund ${seconds(watch.longestMs)}, ${seconds(performance.now() - startedAt)}, seed ${seed}`,
  );
  const survived = fleet.returned + serverReturns;
  const failed = allKills - survived + all.filter(({ wrong }) => wrong.length > 0).length;
  endRun("kill-loops", { passed: survived + all.filter(({ wrong }) => wrong.length === 0).length, failed });
}
