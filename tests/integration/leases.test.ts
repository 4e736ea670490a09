import type { MessageReply } from "@/lib/features/chat/contract";
import { renewLeases } from "@/lib/features/chat/hold-lease";
import { holdMs, leaseMs, renewEveryMs, sweepEveryMs } from "@/lib/features/chat/rules";
import { keepSweepingExchanges, sweepExchanges } from "@/lib/features/chat/sweep-exchanges";
import { workJobs } from "@/lib/features/operations/work-jobs";
import { buildApp } from "@/lib/wiring";
import { scriptedReader } from "../doubles/homework-reader";
import { scriptedTutor } from "../doubles/tutor";
import { sheetText } from "../support/photographs";
import { plainUrl } from "../support/pictures";
import { createStudent, type Student } from "../support/students";
import { isSweeping } from "../support/sweep";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";
import { Wire } from "../support/wire";

let t: TestApp;
/** Another instance on the same database. */
let other: TestApp["app"];
beforeAll(async () => {
  t = await createTestApp();
  other = await buildApp(t.env, t.app.now);
});
afterAll(async () => {
  await other.ports.jobs.stop();
  await other.db.$disconnect();
  await t.close();
});

/** More than are swept in one batch. */
const lostSends = isSweeping ? 250 : 120;

const kinds = ["message", "homework"] as const;
type Kind = (typeof kinds)[number];

/** Begins a turn on an instance and waits until its tutor, or the reader of its picture, is asked and the send stored. */
async function beginOn(app: TestApp["app"], student: Student, kind: Kind = "message") {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const tutor = scriptedTutor(async function* () {
    if (kind === "message") await answered;
    yield "Guarda bene il verbo.";
  });
  const reader = scriptedReader(() => answered.then(() => sheetText));
  Object.assign(app.ports, { tutor, homeworkReader: reader });
  t.serveBy(app);
  const body = { message: "I like tea", clientMessageId: "one-key", image: await pictureOf(kind) };
  const response = t.api("POST", "/api/chat", { cookie: student.cookie, body });
  await until(() => tutor.turns.length + reader.images.length > 0);
  // A tutor may be asked before that.
  await until(
    async () => (await t.app.db.exchange.count({ where: { userId: student.id, status: "pending" } })) > 0,
  );
  t.serveBy(t.app);
  return { response, answer };
}

const pictureOf = (kind: Kind) => (kind === "homework" ? plainUrl() : undefined);

/** Lets the seconds go by for which a process begins its settling again. */
function hurryClock(): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => 20 * now());
}

const charged = async ({ id }: Student) => {
  const { messagesCount, homeworkUploadsCount } = await t.app.db.user.findUniqueOrThrow({ where: { id } });
  return messagesCount + homeworkUploadsCount;
};

const exchangeOf = ({ id: userId }: Student) => t.app.db.exchange.findFirstOrThrow({ where: { userId } });

describe("a process that lives", () => {
  it.each(kinds)("keeps its %s as long as a turn may take, whoever sweeps", async (kind) => {
    const student = await createStudent(t);
    const { response, answer } = await beginOn(t.app, student, kind);
    for (let passedMs = 0; passedMs < holdMs(kind, 25_000) - renewEveryMs; passedMs += renewEveryMs) {
      await renewLeases(t.app);
      t.advance(renewEveryMs);
      expect(await sweepExchanges(other)).toBe(0);
    }
    answer();
    expect((await response).status).toBe(200);
    expect(await charged(student)).toBe(1);
    expect((await exchangeOf(student)).status).toBe("settled");
  });

  it.each(kinds)("gives a %s up that hangs for longer", async (kind) => {
    const student = await createStudent(t);
    const { response, answer } = await beginOn(t.app, student, kind);
    let refunded = 0;
    let passedMs = 0;
    for (; refunded === 0; passedMs += renewEveryMs) {
      await renewLeases(t.app);
      t.advance(renewEveryMs);
      refunded = await sweepExchanges(other);
    }
    expect(passedMs).toBeLessThanOrEqual(holdMs(kind, 25_000) + 2 * renewEveryMs);
    expect(await charged(student)).toBe(0);
    answer();
    expect((await response).status).toBe(409);
    expect(await charged(student)).toBe(0);
  });

  it("lets go of a turn that has ended", async () => {
    const student = await createStudent(t);
    const { response, answer } = await beginOn(t.app, student);
    answer();
    await response;
    const { leaseExpiresAt } = await exchangeOf(student);
    t.advance(renewEveryMs);
    await renewLeases(t.app);
    expect((await exchangeOf(student)).leaseExpiresAt).toEqual(leaseExpiresAt);
  });

  it("revives nothing that was refunded, and does not hold the next try of another", async () => {
    const student = await createStudent(t);
    const late = await beginOn(t.app, student);
    t.advance(leaseMs); // Its database was frozen: no renewal arrived.
    await sweepExchanges(other);
    await renewLeases(t.app);
    expect((await exchangeOf(student)).status).toBe("failed");

    const again = await beginOn(other, student);
    const { leaseExpiresAt } = await exchangeOf(student);
    t.advance(renewEveryMs);
    await renewLeases(t.app);
    expect(await exchangeOf(student)).toMatchObject({ status: "pending", attempt: 2, leaseExpiresAt });
    late.answer();
    expect((await late.response).status).toBe(409);
    again.answer();
    expect((await again.response).status).toBe(200);
    expect(await charged(student)).toBe(1);
  });

  it("has of a renewal, two sweeps and the answer at once a turn that is settled or refunded, never both", async () => {
    for (let round = 0; round < 20; round += 1) {
      const student = await createStudent(t);
      const { response, answer } = await beginOn(t.app, student);
      t.advance(leaseMs);
      answer();
      await Promise.all([response, renewLeases(t.app), sweepExchanges(t.app), sweepExchanges(other)]);
      const { status } = await exchangeOf(student);
      expect(status).toBe((await response).status === 200 ? "settled" : "failed");
      expect(await charged(student)).toBe(status === "settled" ? 1 : 0);
    }
  });
});

describe("a process that died", () => {
  it("has its sends given back within 45 seconds: the lease and a pause between two sweeps", () => {
    expect(leaseMs + sweepEveryMs).toBeLessThan(45_000 - sweepEveryMs);
  });

  it.each(kinds)("has its %s refunded by another instance when the lease is over", async (kind) => {
    const wire = await Wire.to(t.env.DATABASE_URL ?? "");
    const dying = await buildApp({ ...t.env, DATABASE_URL: wire.url }, t.app.now);
    const student = await createStudent(t);
    const { response, answer } = await beginOn(dying, student, kind);
    wire.cut();
    t.advance(leaseMs - 1);
    await sweepExchanges(t.app);
    expect(await charged(student)).toBe(1);
    t.advance(1);
    await Promise.all([sweepExchanges(t.app), sweepExchanges(other)]);
    expect(await charged(student)).toBe(0);
    const history = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect((await history.json()) as MessageReply[]).toMatchObject([{ status: "failed" }]);
    hurryClock();
    answer();
    expect((await response).status).toBeGreaterThanOrEqual(500);
    await dying.db.$disconnect();
  });

  it("has all of its sends refunded in one sweep, however many", async () => {
    const student = await createStudent(t);
    const { response, answer } = await beginOn(t.app, student);
    answer();
    await response;
    const {
      id: _id,
      clientMessageId: _key,
      reward: _reward,
      lesson: _lesson,
      ...lost
    } = await exchangeOf(student);
    await t.app.db.exchange.createMany({
      data: Array.from({ length: lostSends }, (_, n) => ({
        ...lost,
        id: crypto.randomUUID(),
        clientMessageId: `lost ${n}`,
        status: "pending" as const,
        leaseExpiresAt: t.app.now(),
      })),
    });
    await t.app.db.user.update({ where: { id: student.id }, data: { messagesCount: lostSends } });
    expect(await sweepExchanges(t.app)).toBe(lostSends);
    expect(await charged(student)).toBe(0);
  });
});

describe("a process that starts", () => {
  it("refunds at once what is lost, before any job is worked", async () => {
    const student = await createStudent(t);
    const { response, answer } = await beginOn(t.app, student);
    t.advance(leaseMs);
    const stop = keepSweepingExchanges(other);
    await until(async () => (await charged(student)) === 0);
    stop();
    answer();
    await response;
  });

  it("works its jobs although the database was away at first", async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("connect ECONNREFUSED")) : Promise.resolve();
    };
    const away = { ...other, ports: { ...other.ports, jobs: { ...other.ports.jobs, work } } };
    await workJobs(away, { retryMs: 10 });
    expect(tries).toBe(2);
  });
});
