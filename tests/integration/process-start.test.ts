import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { leaseMs } from "@/lib/features/chat/rules";
import { workInBackground } from "@/lib/features/operations/work-in-background";
import { ReadingPool, readingPool } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";
import { scriptedTutor } from "../doubles/tutor";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
afterAll(() => t.close());

/** Something that is over when the test says so. */
function held() {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  return { isOver, end };
}

/** A thread that has the usual ones read, and says that it is loaded only once it may. */
class HeldThread extends EventEmitter {
  constructor(
    private readonly usual: ReadingPool,
    mayBeReady: Promise<void>,
  ) {
    super();
    void mayBeReady.then(() => this.emit("message", { ready: {} }));
  }
  readonly ref = () => {};
  readonly unref = () => {};
  readonly terminate = () => Promise.resolve(0);

  postMessage({ reader, input }: { reader: string; input: unknown }): void {
    const task = { reader, input, budgetMs: 10_000 };
    void this.usual.read(task, { mayBeRefused: false }).then(
      (result) => this.emit("message", { result }),
      (error: unknown) => this.emit("message", { error }),
    );
  }
}

const never = () => new Promise<never>(() => undefined);

/** The process as it starts: its readers load for as long as they are held, its jobs and its pictures are never reached. */
function start(isServing = Promise.resolve()) {
  const usual = readingPool();
  const loading = held();
  const pool = new ReadingPool(() => new HeldThread(usual, loading.isOver) as unknown as Worker, 1);
  keepForProcess("reading-pool", pool);
  keepForProcess("harper", { suggest: () => Promise.resolve(undefined), end: () => Promise.resolve() });
  const { ports } = t.app;
  const jobs = { ...ports.jobs, work: never };
  const homeworkReader = { ...ports.homeworkReader, warmUp: never };
  const stop = workInBackground({ ...t.app, ports: { ...ports, jobs, homeworkReader } }, isServing);
  const end = async () => {
    stop();
    await pool.end();
    keepForProcess("reading-pool", usual);
  };
  return { load: loading.end, end };
}

const send = ({ cookie }: Student) =>
  t.api("POST", "/api/chat", { cookie, body: { message: "I like tea", clientMessageId: "one-key" } });
const health = async () => (await t.api("GET", "/api/health")).status;
const messagesOf = async ({ id }: Student) =>
  (await t.app.db.user.findUniqueOrThrow({ where: { id } })).messagesCount;

it("has a message wait for what reads it, and is not healthy until that is loaded", async () => {
  const student = await createStudent(t);
  const process = start();
  const seen: string[] = [];
  const answer = send(student).then((response) => {
    seen.push("answered");
    return response;
  });
  expect(await health()).toBe(503);
  seen.push("loaded");
  process.load();
  expect((await answer).status).toBe(200);
  expect(seen).toEqual(["loaded", "answered"]);
  await until(async () => (await health()) === 200);
  await process.end();
});

it("gives back what a dead process was charged while everything else still loads", async () => {
  const student = await createStudent(t);
  const lost = held();
  const tutor = scriptedTutor(async function* () {
    await lost.isOver;
    yield "Guarda bene il verbo.";
  });
  const ours = t.app.ports.tutor;
  t.app.ports.tutor = tutor;
  const answer = send(student);
  await until(() => tutor.turns.length > 0);
  t.app.ports.tutor = ours;
  t.advance(leaseMs);

  const process = start();
  await until(async () => (await messagesOf(student)) === 0);
  expect(await health()).toBe(503);
  await process.end();
  await until(async () => (await health()) === 200);
  lost.end();
  await answer;
});

it("begins nothing before somebody was answered", async () => {
  const serving = held();
  const process = start(serving.isOver);
  const pool = readingPool();
  const warmUp = jest.spyOn(pool, "warmUp").mockResolvedValue();
  expect(await health()).toBe(503);
  expect(warmUp).not.toHaveBeenCalled();
  serving.end();
  await until(async () => (await health()) === 200);
  expect(warmUp).toHaveBeenCalledTimes(1);
  await process.end();
});
