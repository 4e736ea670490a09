import type { ExchangeReply } from "@/lib/features/chat/contract";
import { leaseMs } from "@/lib/features/chat/rules";
import { sweepExchanges } from "@/lib/features/chat/sweep-exchanges";
import { chat as texts, errors } from "@/lib/i18n/it";
import { buildApp } from "@/lib/wiring";
import type { Script } from "../doubles/openai";
import { preface, withEarlyModel, type EarlyModel } from "../support/early-model";
import type { Heard } from "../support/heard";
import { connectPatiently } from "../support/patient-database";
import { createStudent, type Student } from "../support/students";
import { until } from "../support/until";
import { Wire } from "../support/wire";

let e: EarlyModel;
withEarlyModel((made) => (e = made));

const message = "I like my red bike";
const key = "one-key";
const untouched = { messagesCount: 5, hearts: 6, xp: 0 };
const once = { messagesCount: 6, hearts: 5 };

/** A student with something to lose, held, and a send of theirs about which the model is asked already. */
async function begin(script?: Script) {
  const { messagesCount, hearts } = untouched;
  const student = await createStudent(e.t, { messagesCount, hearts });
  if (script) e.model.always(script);
  const held = await e.hold(student);
  const leaving = new AbortController();
  const heard = e.stream(student, message, key, leaving.signal);
  await held.untilWanted();
  await until(() => e.asked(message) > 0);
  return { student, held, heard, leave: () => leaving.abort() };
}

/** What the client is told in the end: as the answer, or as the last event of a stream that begins as it must. */
async function outcomeOf(heard: Heard): Promise<unknown> {
  if ((await heard.status()) !== 200) return heard.json();
  const events = await heard.events();
  expect(events[0]?.event).toBe("accepted");
  return events.at(-1)?.data;
}

/** Sends the same again: it is answered, and the student has paid once for all of it. */
async function expectRetryIsOnce(student: Student) {
  e.model.always({ pieces: [preface, "Eccomi: che cosa noti?"] });
  const again = e.send(student, message, key);
  expect(await again.status()).toBe(200);
  expect(((await again.json()) as ExchangeReply).aiMessage.message).toBe("Eccomi: che cosa noti?");
  expect(await e.paid(student)).toMatchObject(once);
  expect(await e.history(student)).toHaveLength(2);
}

/** Whatever could still be given back is given back. */
async function sweepAll() {
  e.t.advance(2 * leaseMs);
  await sweepExchanges(e.t.app);
}

const noneStored = { exchanges: [], messages: [] };
/** The start of an answer, which the model goes on with for as long as somebody listens. */
const endless: Script = { pieces: [preface, "Guarda bene il verbo. "], end: "hang" };

describe("a model that fails while the charge is made", () => {
  it.each<[string, Script, number, () => boolean]>([
    // It is asked twice where it may come to itself.
    ["breaks down", { status: 500 }, 5000, () => e.model.calls === 2],
    ["says nothing", "hang", 300, () => e.model.abandoned > 0],
    ["falls silent", endless, 300, () => e.model.abandoned > 0],
    ["is cut off", { pieces: [preface, "Guarda "], end: "torn" }, 5000, () => e.model.abandoned > 0],
    ["answers no stream", { body: "<html></html>" }, 5000, () => e.model.calls > 0],
  ])(
    "and %s has the charge given back once, and the text kept",
    async (_title, script, waitMs, hasFailed) => {
      e.t.app.ports.tutor = e.tutor(waitMs);
      const { student, held, heard } = await begin(script);
      await until(hasFailed);
      e.t.app.ports.tutor = e.tutor();
      await e.letTurnPass();
      expect(heard.text).toBe("");
      await held.release();
      expect(await outcomeOf(heard)).toMatchObject({ error: texts.sendFailed });
      expect(await e.paid(student)).toMatchObject(untouched);
      expect(await e.history(student)).toMatchObject([{ message, status: "failed" }]);
      await sweepAll();
      expect(await e.paid(student)).toMatchObject(untouched);
      await expectRetryIsOnce(student);
    },
  );
});

describe("a client that goes away before the charge is made", () => {
  it("has its answer stored, and pays once for it", async () => {
    const { student, held, leave } = await begin();
    leave();
    await e.letTurnPass();
    await held.release();
    await until(async () => (await e.history(student)).length === 2);
    expect(e.asked(message)).toBe(1);
    expect(await e.paid(student)).toMatchObject(once);
    const again = e.send(student, message, key);
    expect(await again.status()).toBe(200);
    expect(e.asked(message)).toBe(1);
    expect(await e.paid(student)).toMatchObject(once);
  });
});

describe("a database that fails while the charge is made", () => {
  const unavailable = { error: expect.stringMatching(`^(${errors.unavailable}|${errors.internal})$`) };

  it.each([
    ["a model that still speaks", endless],
    ["a model that has said all", undefined],
  ])("has the words of %s dropped, and nothing charged", async (_title, script) => {
    const { student, held, heard } = await begin(script);
    await held.endWaiting();
    expect(await heard.status()).toBeGreaterThanOrEqual(500);
    expect(await heard.json()).toMatchObject(unavailable);
    expect(heard.text).not.toContain("Guarda");
    if (script) await until(() => e.model.abandoned === 1);
    await held.release();
    expect(await e.stored(student)).toMatchObject(noneStored);
    await sweepAll();
    expect(await e.paid(student)).toMatchObject(untouched);
    await expectRetryIsOnce(student);
  });

  it("may have made it although nobody heard so: it is given back by the sweep, once", async () => {
    const wire = await Wire.to(e.t.env.DATABASE_URL ?? "");
    const deaf = await buildApp(e.t.env, e.t.app.now);
    await deaf.db.$disconnect();
    deaf.db = connectPatiently(wire.url);
    deaf.ports.tutor = e.tutor();
    e.t.serveBy(deaf);
    const { student, held, heard } = await begin(endless);
    e.t.serveBy(e.t.app);
    wire.deafen();
    await held.release();
    await until(async () => (await e.paid(student)).messagesCount === once.messagesCount);
    wire.cut();
    expect(await heard.status()).toBeGreaterThanOrEqual(500);
    expect(await heard.json()).toMatchObject(unavailable);
    expect(heard.text).not.toContain("Guarda");
    await until(() => e.model.abandoned === 1);
    await sweepAll();
    await sweepAll();
    expect(await e.paid(student)).toMatchObject(untouched);
    expect(await e.history(student)).toMatchObject([{ message, status: "failed" }]);
    await expectRetryIsOnce(student);
    await deaf.db.$disconnect();
  });
});
