import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import { warmUpReading } from "@/lib/features/reading/warm-up";
import { TutorError } from "@/lib/ports/tutor";
import { scriptedTutor } from "../doubles/tutor";
import { readServerEvents } from "../support/server-events";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let tutor: ReturnType<typeof scriptedTutor>;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpReading(); // As at every start: what comes at once would wait for the dictionary.
});
beforeEach(() => {
  tutor = scriptedTutor();
  t.app.ports.tutor = tutor;
});
afterAll(() => t.close());

const hourMs = 60 * 60 * 1000;

const send = (student: Student, message: string, clientMessageId?: string) =>
  t.api("POST", "/api/chat", { cookie: student.cookie, body: { message, clientMessageId } });

const stream = (student: Student, message: string, clientMessageId?: string) =>
  t.api("POST", "/api/chat", {
    cookie: student.cookie,
    body: { message, clientMessageId },
    headers: { Accept: "text/event-stream" },
  });

async function history(student: Student, query = "") {
  const response = await t.api("GET", `/api/chat/${student.id}${query}`, { cookie: student.cookie });
  return (await response.json()) as MessageReply[];
}

function countByStatus(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const row = (student: Student) => t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });

describe("sending a message", () => {
  it("names its student to the tutor's provider by a key that is always the same, nobody else's and no id", async () => {
    const [anna, luca] = [await createStudent(t, { id: 424_242 }), await createStudent(t)];
    for (const student of [anna, luca, anna]) await send(student, "I like tennis");
    const [ofAnna, ofLuca, ofAnnaAgain] = tutor.studentKeys;
    expect(ofAnna).toMatch(/^[0-9a-f]{64}$/);
    expect(ofAnnaAgain).toBe(ofAnna);
    expect(ofLuca).not.toBe(ofAnna);
    expect(ofAnna).not.toContain("424242");
    expect(ofAnna).not.toBe(createHash("sha256").update("424242").digest("hex"));
  });

  it("stores both sides, charges one message and one heart, and answers the exchange", async () => {
    const student = await createStudent(t);
    const response = await send(student, "  Yesterday I go to school  ");
    expect(response.status).toBe(200);
    const exchange = (await response.json()) as ExchangeReply;
    expect(exchange).toMatchObject({
      userMessage: { sender: "user", message: "Yesterday I go to school" },
      aiMessage: { sender: "ai", message: "Guarda bene il verbo. Che tempo serve qui?", xpAwarded: 5 },
      xpAwarded: 5,
      leveledUp: false,
      newLevel: 1,
      newAchievements: [{ badgeType: "first_chat", xpAwarded: 5, badgeName: "Primo Messaggio" }],
      hearts: 9,
      usage: { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 },
    });
    expect(await history(student)).toEqual([exchange.userMessage, exchange.aiMessage]);
    expect((await row(student)).xp).toBe(10);
  });

  it("streams: accepted, the pieces, done with the same exchange", async () => {
    const student = await createStudent(t);
    const response = await stream(student, "Hello, how are you?");
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = await readServerEvents(response);
    expect(events[0]?.event).toBe("accepted");
    expect(events.at(-1)?.event).toBe("done");
    const pieces = events
      .filter(({ event }) => event === "delta")
      .map(({ data }) => (data as { text: string }).text);
    const { aiMessage } = events.at(-1)?.data as ExchangeReply;
    expect(pieces.join("").trim()).toBe(aiMessage.message);
  });

  it("passes the first piece on before the tutor has finished", async () => {
    const student = await createStudent(t);
    let finish = () => {};
    tutor.script = async function* () {
      yield "Prima frase. ";
      await new Promise<void>((resolve) => (finish = resolve));
      yield "Che ne dici?";
    };
    const reader = (await stream(student, "I like pizza")).body!.getReader();
    let seen = "";
    while (!seen.includes("Prima")) seen += new TextDecoder().decode((await reader.read()).value);
    expect(seen).not.toContain("done");
    finish();
    while (!seen.includes("event: done")) seen += new TextDecoder().decode((await reader.read()).value);
  });

  it("finishes and stores the answer when the reader goes away", async () => {
    const student = await createStudent(t);
    tutor.script = async function* () {
      yield "Prima frase. ";
      await sleep(50);
      yield "E poi?";
    };
    const reader = (await stream(student, "I like pizza")).body!.getReader();
    await reader.read();
    await reader.cancel();
    while ((await history(student)).length < 2) await sleep(10);
    expect((await history(student))[1]?.message).toBe("Prima frase. E poi?");
  });

  it.each([[""], ["   "], ["x".repeat(4001)], [42], [null], [{ contains: "a" }], ["a\0b"]])(
    "refuses the message %j and charges nothing",
    async (message) => {
      const student = await createStudent(t);
      expect((await send(student, message as string)).status).toBe(400);
      expect(await row(student)).toMatchObject({ messagesCount: 0, hearts: 10 });
    },
  );

  it("refuses what a client may not say of itself", async () => {
    const student = await createStudent(t);
    for (const extra of [{ userId: 1 }, { sender: "ai" }, { xpAwarded: 9999 }, { messages: [] }]) {
      const body = { message: "Hello my friend", ...extra };
      expect((await t.api("POST", "/api/chat", { cookie: student.cookie, body })).status).toBe(400);
    }
  });

  it("tells the tutor nothing personal", async () => {
    const student = await createStudent(t, { displayName: "Zaccaria Quarantotti", nickname: "ZacQuar" });
    await send(student, "I like football very much");
    expect(JSON.stringify(tutor.turns)).not.toMatch(/Zac|Quarantotti|scuola\.example/);
  });
});

describe("the limits", () => {
  it("answers exactly one of 50 parallel sends at 199 messages, by one call to the tutor", async () => {
    const student = await createStudent(t, { messagesCount: 199 });
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(student, `Message number ${n}`)),
    );
    const refused = responses.filter(({ status }) => status === 403);
    expect(countByStatus(responses)).toEqual({ 200: 1, 403: 49 });
    expect(await refused[0]?.json()).toMatchObject({
      code: "LIMIT_REACHED",
      details: { limit: "messages", used: 200, max: 200 },
    });
    expect(tutor.turns).toHaveLength(1);
    expect((await row(student)).messagesCount).toBe(200);
    expect(await history(student)).toHaveLength(2);
  });

  it("answers as many parallel sends as there are hearts", async () => {
    const student = await createStudent(t, { hearts: 3 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(student, `Message number ${n}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = responses.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({ code: "NO_HEARTS", details: { hearts: 0 } });
    expect(await row(student)).toMatchObject({ hearts: 0, messagesCount: 3 });
  });

  it("gives a heart back every two hours, up to ten, and keeps the part of an hour", async () => {
    const student = await createStudent(t, { hearts: 0 });
    t.advance(3 * hourMs);
    expect((await send(student, "Hello again")).status).toBe(200);
    expect((await send(student, "Hello again")).status).toBe(403);
    t.advance(hourMs);
    expect((await send(student, "Hello again")).status).toBe(200);

    const longAway = await createStudent(t, {
      hearts: 2,
      heartsUpdatedAt: new Date(t.app.now().getTime() - 99 * hourMs),
    });
    expect(((await (await send(longAway, "Hello again")).json()) as ExchangeReply).hearts).toBe(9);
  });

  it("lets Pro pass both", async () => {
    const student = await createStudent(t, { isPro: true, messagesCount: 500, hearts: 0 });
    const exchange = (await (await send(student, "Hello there")).json()) as ExchangeReply;
    expect(exchange).toMatchObject({ hearts: 10, usage: { messagesCount: 501 } });
  });

  it("refuses the 21st charged send of a minute and charges it nothing", async () => {
    const student = await createStudent(t, { isPro: true });
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, n) => send(student, `Message number ${n}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await row(student)).messagesCount).toBe(20);
    t.advance(60_000);
    expect((await send(student, "Hello there")).status).toBe(200);
  });
});

describe("the same send again", () => {
  it("is one exchange and one charge for 50 at once, and all are answered alike", async () => {
    const student = await createStudent(t);
    tutor.script = async function* () {
      await sleep(30);
      yield "Una sola risposta, vero?";
    };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => send(student, "Once only", "key-00000001")),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as ExchangeReply).aiMessage.id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(tutor.turns).toHaveLength(1);
    expect(await row(student)).toMatchObject({ messagesCount: 1, hearts: 9 });
  });

  it("is refused when the text is another one", async () => {
    const student = await createStudent(t);
    await send(student, "First text", "key-00000002");
    expect((await send(student, "Second text", "key-00000002")).status).toBe(409);
  });

  it("belongs to its student: another's same key is another send", async () => {
    const [a, b] = [await createStudent(t), await createStudent(t)];
    await send(a, "Hello from a", "key-00000003");
    expect((await send(b, "Hello from b", "key-00000003")).status).toBe(200);
    expect((await history(b))[0]?.message).toBe("Hello from b");
  });

  it("is answered at 0 hearts and at 200 messages", async () => {
    const student = await createStudent(t, { hearts: 1, messagesCount: 199 });
    await send(student, "The last one", "key-00000004");
    expect((await send(student, "The last one", "key-00000004")).status).toBe(200);
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
      const answered = tutor.script;
      tutor.script = fault;
      const failed = await send(student, "I like the music", "key-00000005");
      expect(failed.status).toBeGreaterThanOrEqual(500);
      expect(await row(student)).toMatchObject({ messagesCount: 0, hearts: 10, xp: 0 });
      expect(await history(student)).toMatchObject([
        { message: "I like the music", status: "failed", clientMessageId: "key-00000005" },
      ]);

      tutor.script = answered;
      const retries = await Promise.all(
        Array.from({ length: 5 }, () => send(student, "I like the music", "key-00000005")),
      );
      expect(retries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await row(student)).toMatchObject({ messagesCount: 1, hearts: 9 });
      expect(await history(student)).toHaveLength(2);
    },
  );

  it("ends a stream that has begun with an error event in the specified words", async () => {
    const student = await createStudent(t);
    tutor.script = faults[1]![1];
    const events = await readServerEvents(await stream(student, "I like the music"));
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
    tutor.script = async function* () {
      await new Promise<void>((resolve) => (finish = resolve));
      yield "Troppo tardi, no?";
    };
    const late = send(student, "Are you there", "key-00000006");
    while (tutor.turns.length === 0) await sleep(10);
    expect(await history(student)).toMatchObject([{ status: "pending" }]);
    t.advance(40_000);
    const tick = () =>
      t.api("GET", "/api/cron/tick", { headers: { authorization: "Bearer the cron secret of the tests" } });
    expect((await tick()).status).toBe(200);
    await tick();
    expect(await row(student)).toMatchObject({ messagesCount: 0, hearts: 10 });
    finish();
    expect((await late).status).toBe(409);
    expect(await history(student)).toMatchObject([{ message: "Are you there", status: "failed" }]);
    expect((await row(student)).xp).toBe(0);
  });
});

describe("the conversation", () => {
  it("shows the newest 50 messages, and older ones before a message", async () => {
    const student = await createStudent(t, { isPro: true });
    for (let n = 1; n <= 30; n += 1) {
      await send(student, `Message number ${n}`);
      t.advance(10_000);
    }
    const newest = await history(student);
    expect(newest).toHaveLength(50);
    expect(newest.at(-2)?.message).toBe("Message number 30");
    const older = await history(student, `?before=${newest[0]?.id}`);
    expect(older).toHaveLength(10);
    expect(older[0]?.message).toBe("Message number 1");
    expect((await t.api("GET", `/api/chat/${student.id}?before=x`, { cookie: student.cookie })).status).toBe(
      400,
    );
  });

  it("starts anew: the old one leaves the screen, not the counts", async () => {
    const student = await createStudent(t);
    await send(student, "Hello my friend");
    const cleared = await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect(await cleared.json()).toEqual({ success: true });
    expect(await history(student)).toEqual([]);
    expect((await row(student)).messagesCount).toBe(1);
    await send(student, "Hello again friend");
    expect(await history(student)).toHaveLength(2);
  });

  it("is made once by 20 parallel first sends, which earn the first badge once", async () => {
    const student = await createStudent(t, { isPro: true });
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(student, `Hello ${n}`)));
    expect(await history(student)).toHaveLength(40);
    expect(await t.app.db.conversation.count({ where: { userId: student.id } })).toBe(1);
    const badges = await t.app.db.achievement.findMany({ where: { userId: student.id } });
    expect(badges.map(({ badgeType }) => badgeType).sort()).toEqual(["first_chat", "first_steps"]);
  });
});

describe("what a message earns", () => {
  it("levels up exactly once and adds up exactly, however many come at once", async () => {
    const student = await createStudent(t, { isPro: true, xp: 59 });
    const exchanges = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const response = await send(student, `This is my sentence number ${n}`);
        return (await response.json()) as ExchangeReply;
      }),
    );
    const xpOfBadges = (await t.app.db.achievement.findMany({ where: { userId: student.id } }))
      .map(({ xpAwarded }) => xpAwarded)
      .reduce((sum, xp) => sum + xp, 0);
    const xpOfMessages = exchanges.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
    expect(xpOfMessages).toBe(100);
    expect((await row(student)).xp).toBe(59 + xpOfMessages + xpOfBadges);
    const levels = exchanges.filter(({ leveledUp }) => leveledUp).map(({ newLevel }) => newLevel);
    expect(new Set(levels).size).toBe(levels.length);
  });

  it("stops at 100 XP a day in Rome, and begins again the next", async () => {
    t.setClock("2026-11-25T22:00:00.000Z");
    const student = await createStudent(t, { isPro: true });
    const day = new Date("2026-11-25T00:00:00.000Z");
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day, xp: 98 } });
    const earn = async () =>
      ((await (await send(student, "This is my new sentence")).json()) as ExchangeReply).xpAwarded;
    expect(await earn()).toBe(2);
    expect(await earn()).toBe(0);
    t.setClock("2026-11-25T23:00:01.000Z"); // Midnight in Rome has passed.
    expect(await earn()).toBe(5);
  });
});
