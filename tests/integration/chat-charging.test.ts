import { setTimeout as sleep } from "node:timers/promises";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { maxTurns } from "@/lib/features/chat/turn-slots";
import { TutorError } from "@/lib/ports/tutor";
import { conversations } from "../support/conversations";
import { warmUpThreads } from "../support/reading-threads";
import { readServerEvents } from "../support/server-events";
import { createStudent, userOf } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
beforeEach(() => {
  chat = conversations(t);
});
afterAll(() => t.close());

const hourMs = 60 * 60 * 1000;

function countByStatus(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("the limits", () => {
  it("answers exactly one of 50 parallel sends at 199 messages, by one call to the tutor", async () => {
    const student = await createStudent(t, { messagesCount: 199 });
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => chat.send(student, `Message number ${n}`)),
    );
    const refused = responses.filter(({ status }) => status === 403);
    expect(countByStatus(responses)).toEqual({ 200: 1, 403: 49 });
    expect(await refused[0]?.json()).toMatchObject({
      code: "LIMIT_REACHED",
      details: { limit: "messages", used: 200, max: 200 },
    });
    expect(chat.tutor.turns).toHaveLength(1);
    expect((await userOf(t, student)).messagesCount).toBe(200);
    expect(await chat.history(student)).toHaveLength(2);
  });

  it("answers as many parallel sends as there are hearts", async () => {
    const student = await createStudent(t, { hearts: 3 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => chat.send(student, `Message number ${n}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = responses.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({ code: "NO_HEARTS", details: { hearts: 0 } });
    expect(await userOf(t, student)).toMatchObject({ hearts: 0, messagesCount: 3 });
  });

  it("gives a heart back every two hours, up to ten, and keeps the part of an hour", async () => {
    const student = await createStudent(t, { hearts: 0 });
    t.advance(3 * hourMs);
    expect((await chat.send(student, "Hello again")).status).toBe(200);
    expect((await chat.send(student, "Hello again")).status).toBe(403);
    t.advance(hourMs);
    expect((await chat.send(student, "Hello again")).status).toBe(200);

    const longAway = await createStudent(t, {
      hearts: 2,
      heartsUpdatedAt: new Date(t.app.now().getTime() - 99 * hourMs),
    });
    expect(((await (await chat.send(longAway, "Hello again")).json()) as ExchangeReply).hearts).toBe(9);
  });

  it.each([10, 12])("begins the two hours with the send that takes one of %i hearts", async (hearts) => {
    const now = t.app.now();
    const student = await createStudent(t, { hearts, heartsUpdatedAt: new Date(now.getTime() - 3 * hourMs) });
    await chat.send(student, "Hello again");
    expect(await userOf(t, student)).toMatchObject({ hearts: hearts - 1, heartsUpdatedAt: now });
  });

  it("gives its place back when it is refused", async () => {
    // Nobody may send more than sixty in a minute.
    for (let left = maxTurns; left > 0; left -= 50) {
      const student = await createStudent(t, { messagesCount: 200 });
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, n) => chat.send(student, `Message number ${n}`)),
      );
      expect(countByStatus(responses)).toEqual({ 403: 50 });
    }
    expect((await chat.send(await createStudent(t), "Hello there")).status).toBe(200);
  });

  it("lets Pro pass both", async () => {
    const student = await createStudent(t, { isPro: true, messagesCount: 500, hearts: 0 });
    const exchange = (await (await chat.send(student, "Hello there")).json()) as ExchangeReply;
    expect(exchange).toMatchObject({ hearts: 10, usage: { messagesCount: 501 } });
  });

  it("refuses the 21st charged send of a minute and charges it nothing", async () => {
    const student = await createStudent(t, { isPro: true });
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, n) => chat.send(student, `Message number ${n}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await userOf(t, student)).messagesCount).toBe(20);
    t.advance(60_000);
    expect((await chat.send(student, "Hello there")).status).toBe(200);
  });
});

describe("the same send again", () => {
  it("is one exchange and one charge for 50 at once, and all are answered alike", async () => {
    const student = await createStudent(t);
    chat.tutor.script = async function* () {
      await sleep(30);
      yield "Una sola risposta, vero?";
    };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => chat.send(student, "Once only", "key-00000001")),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as ExchangeReply).aiMessage.id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(chat.tutor.turns).toHaveLength(1);
    expect(await userOf(t, student)).toMatchObject({ messagesCount: 1, hearts: 9 });
  });

  it("is refused when the text is another one", async () => {
    const student = await createStudent(t);
    await chat.send(student, "First text", "key-00000002");
    expect((await chat.send(student, "Second text", "key-00000002")).status).toBe(409);
  });

  it("belongs to its student: another's same key is another send", async () => {
    const [a, b] = [await createStudent(t), await createStudent(t)];
    await chat.send(a, "Hello from a", "key-00000003");
    expect((await chat.send(b, "Hello from b", "key-00000003")).status).toBe(200);
    expect((await chat.history(b))[0]?.message).toBe("Hello from b");
  });

  it("is answered at 0 hearts and at 200 messages", async () => {
    const student = await createStudent(t, { hearts: 1, messagesCount: 199 });
    await chat.send(student, "The last one", "key-00000004");
    expect((await chat.send(student, "The last one", "key-00000004")).status).toBe(200);
  });
});

describe("a tutor that fails", () => {
  const faults: [string, () => AsyncIterable<string>][] = [
    [
      "throws at once",
      async function* () {
        throw new TutorError("unavailable");
        yield "";
      },
    ],
    [
      "throws half way",
      async function* () {
        yield "Mezza frase. ";
        throw new TutorError("bad_answer");
      },
    ],
    [
      "says nothing",
      async function* () {
        yield "  ";
      },
    ],
    [
      "breaks in a way nobody foresaw",
      async function* () {
        yield "Sì. ";
        throw new TypeError("undefined is not a function");
      },
    ],
  ];

  it.each(faults)(
    "which %s: the text is kept, the charge given back, a retry is one charge",
    async (_title, fault) => {
      const student = await createStudent(t);
      const answered = chat.tutor.script;
      chat.tutor.script = fault;
      const failed = await chat.send(student, "I like the music", "key-00000005");
      expect(failed.status).toBeGreaterThanOrEqual(500);
      expect(await userOf(t, student)).toMatchObject({ messagesCount: 0, hearts: 10, xp: 0 });
      expect(await chat.history(student)).toMatchObject([
        { message: "I like the music", status: "failed", clientMessageId: "key-00000005" },
      ]);

      chat.tutor.script = answered;
      const retries = await Promise.all(
        Array.from({ length: 5 }, () => chat.send(student, "I like the music", "key-00000005")),
      );
      expect(retries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await userOf(t, student)).toMatchObject({ messagesCount: 1, hearts: 9 });
      expect(await chat.history(student)).toHaveLength(2);
    },
  );

  it("leaves who was given more than ten hearts above ten", async () => {
    const student = await createStudent(t, { hearts: 50 });
    chat.tutor.script = faults[0]![1];
    expect((await chat.send(student, "I like the music")).status).toBeGreaterThanOrEqual(500);
    const { messagesCount, hearts } = await userOf(t, student);
    expect(messagesCount).toBe(0);
    expect(hearts).toBeGreaterThanOrEqual(49);
  });

  it("ends a stream that has begun with an error event in the specified words", async () => {
    const student = await createStudent(t);
    chat.tutor.script = faults[1]![1];
    const events = await readServerEvents(await chat.stream(student, "I like the music"));
    expect(events.at(-1)).toEqual({
      event: "error",
      data: { error: "Errore nell'invio del messaggio. Riprova.", code: "TUTOR_FAILED" },
    });
  });
});

describe("a process that died", () => {
  it("leaves a pending send that the sweep refunds once, and a late answer cannot settle", async () => {
    const student = await createStudent(t);
    let finish = () => {};
    chat.tutor.script = async function* () {
      await new Promise<void>((resolve) => (finish = resolve));
      yield "Troppo tardi, no?";
    };
    const late = chat.send(student, "Are you there", "key-00000006");
    await until(() => chat.tutor.turns.length > 0);
    await until(async () => (await chat.history(student)).length > 0); // The tutor is asked while the charge is made.
    expect(await chat.history(student)).toMatchObject([{ status: "pending" }]);
    t.advance(40_000);
    const tick = () =>
      t.api("GET", "/api/cron/tick", { headers: { authorization: "Bearer the cron secret of the tests" } });
    expect((await tick()).status).toBe(200);
    await tick();
    expect(await userOf(t, student)).toMatchObject({ messagesCount: 0, hearts: 10 });
    finish();
    expect((await late).status).toBe(409);
    expect(await chat.history(student)).toMatchObject([{ message: "Are you there", status: "failed" }]);
    expect((await userOf(t, student)).xp).toBe(0);
  });
});
