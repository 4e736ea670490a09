/**
 * How long another student's smallest read takes while somebody tries to keep the process busy: beside the same read of a
 * quiet process. Twenty messages a second that once blocked it, of one student and of many, then sixty logins at once, again and
 * again.
 */
import { setTimeout as pause } from "node:timers/promises";
import { newDatabase } from "../database";
import { report, type Row } from "../rows";
import { productEnv, startProduct } from "../servers";
import { signIn, type SignedIn } from "../sign-in";
import { p95 } from "../statistics";
import { insertStudents } from "../students";

const seconds = 7;
const readEveryMs = 25;
const messagesPerSecond = 20;
const messageLimitMs = 200;
const loginsAtOnce = 60;
const loginLimitMs = 300;
const registeredAt = new Date("2026-01-10T08:00:00Z");

/** A student may send 60 in a minute, 20 of them charged. */
const sendersNeeded = Math.ceil((seconds * messagesPerSecond) / 10);
const pumps = [
  "ahahahahahahahahahahahahahahahahah che ridere",
  `${"ha".repeat(40)} x`,
  `e ${"a".repeat(400)}`,
  `${"any other ".repeat(30)}x`,
  `${"!".repeat(3000)} x`,
  `via${" ".repeat(3000)}1`,
  "㏂".repeat(4000),
  "his her ".repeat(500),
  "actually ".repeat(444),
  "www.a ".repeat(600),
  "x".repeat(4000),
  "7".repeat(4000),
];

const database = await newDatabase();
try {
  const ids = await insertStudents(database.url, { count: sendersNeeded + 1, registeredAt });
  const [reader, ...senders] = await signIn(database.url, ids);
  const product = await startProduct({ env: productEnv(database.url, "{url}") });
  try {
    const origin = new URL(product.url).origin;
    const read = () => readAll(product.url, reader);
    await sendPumps(product.url, origin, senders.slice(-1), 1); // The first words of a process find nothing loaded.
    const quiet = await during(read, () => pause(3000));
    const messages = await during(read, () => sendPumps(product.url, origin, senders.slice(0, 1), seconds));
    const many = await during(read, () => sendPumps(product.url, origin, senders, seconds));
    const logins = await during(read, () => tryLogins(product.url, origin));
    report([
      rowOf("hostile: a read (p95), 20 pumps a second of one student, ms", messages, quiet, messageLimitMs),
      rowOf("hostile: the same of fourteen, each charged and answered, ms", many, quiet, messageLimitMs),
      rowOf("hostile: a read (p95), 60 logins in flight, ms", logins, quiet, loginLimitMs),
    ]);
  } finally {
    await product.stop();
  }
} finally {
  await database.drop();
}

type Reading = { latencies: number[]; stop: () => Promise<void> };

/** Reads again and again, on time whatever became of the last one, until it is stopped. */
function readAll(url: string, reader: SignedIn | undefined): Reading {
  const latencies: number[] = [];
  const underWay: Promise<void>[] = [];
  const timer = setInterval(() => {
    const startedAt = performance.now();
    const ended = fetch(`${url}/api/auth/me`, { headers: { cookie: reader?.cookie ?? "" } }).then(
      async (response) => {
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`The read was answered ${response.status}`);
        latencies.push(performance.now() - startedAt);
      },
    );
    underWay.push(ended);
  }, readEveryMs);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
  return { latencies, stop };
}

async function during(read: () => Reading, work: () => Promise<unknown>): Promise<number[]> {
  const reading = read();
  await work();
  await reading.stop();
  return reading.latencies;
}

async function sendPumps(
  url: string,
  origin: string,
  senders: readonly SignedIn[],
  forSeconds: number,
): Promise<void> {
  const sends: Promise<unknown>[] = [];
  for (let n = 0; n < forSeconds * messagesPerSecond; n += 1) {
    const { cookie } = senders[n % senders.length] ?? { cookie: "" };
    const body = JSON.stringify({ message: pumps[n % pumps.length] });
    const headers = { cookie, origin, "content-type": "application/json" };
    sends.push(
      fetch(`${url}/api/chat`, { method: "POST", headers, body }).then((response) => response.arrayBuffer()),
    );
    await pause(1000 / messagesPerSecond);
  }
  await Promise.all(sends);
}

async function tryLogins(url: string, origin: string): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let tried = 0;
  const tryAgain = async () => {
    while (performance.now() < until) {
      tried += 1;
      const body = JSON.stringify({ email: `nobody${tried}@scuola.example`, password: "not the password" });
      const headers = { origin, "content-type": "application/json" };
      const response = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: loginsAtOnce }, tryAgain));
}

function rowOf(metric: string, latencies: number[], quiet: number[], atMost: number): Row {
  return {
    metric,
    ours: `${p95(latencies).toFixed(0)} ms`,
    floor: `${p95(quiet).toFixed(0)} ms`,
    ratio: p95(latencies),
    goal: { atMost },
  };
}
