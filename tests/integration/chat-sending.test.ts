import { createHash } from "node:crypto";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { wishes } from "@/lib/features/coach/wish";
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

describe("sending a message", () => {
  it("names its student to the tutor's provider by a key that is always the same, nobody else's and no id", async () => {
    const [anna, luca] = [await createStudent(t, { id: 424_242 }), await createStudent(t)];
    for (const student of [anna, luca, anna]) await chat.send(student, "I like tennis");
    const [ofAnna, ofLuca, ofAnnaAgain] = chat.tutor.studentKeys;
    expect(ofAnna).toMatch(/^[0-9a-f]{64}$/);
    expect(ofAnnaAgain).toBe(ofAnna);
    expect(ofLuca).not.toBe(ofAnna);
    expect(ofAnna).not.toContain("424242");
    expect(ofAnna).not.toBe(createHash("sha256").update("424242").digest("hex"));
  });

  it("stores both sides, charges one message and one heart, and answers the exchange", async () => {
    const student = await createStudent(t);
    const response = await chat.send(student, "  Yesterday I go to school  ");
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
    expect(await chat.history(student)).toEqual([exchange.userMessage, exchange.aiMessage]);
    expect((await userOf(t, student)).xp).toBe(10);
  });

  it("streams: accepted, the pieces, done with the same exchange", async () => {
    const student = await createStudent(t);
    const response = await chat.stream(student, "Hello, how are you?");
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
    chat.tutor.script = async function* () {
      yield "Prima frase. ";
      await new Promise<void>((resolve) => (finish = resolve));
      yield "Che ne dici?";
    };
    const reader = (await chat.stream(student, "I like pizza")).body!.getReader();
    let seen = "";
    while (!seen.includes("Prima")) seen += new TextDecoder().decode((await reader.read()).value);
    expect(seen).not.toContain("done");
    finish();
    while (!seen.includes("event: done")) seen += new TextDecoder().decode((await reader.read()).value);
  });

  it("finishes and stores the answer when the reader goes away", async () => {
    const student = await createStudent(t);
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    chat.tutor.script = async function* () {
      yield "Prima frase. ";
      await left;
      yield "E poi?";
    };
    const reader = (await chat.stream(student, "I like pizza")).body!.getReader();
    await reader.read();
    await reader.cancel();
    leave();
    await until(async () => (await chat.history(student)).length === 2);
    expect((await chat.history(student))[1]?.message).toBe("Prima frase. E poi?");
  });

  it.each([[""], ["   "], ["x".repeat(4001)], [42], [null], [{ contains: "a" }], ["a\0b"]])(
    "refuses the message %j and charges nothing",
    async (message) => {
      const student = await createStudent(t);
      expect((await chat.send(student, message as string)).status).toBe(400);
      expect(await userOf(t, student)).toMatchObject({ messagesCount: 0, hearts: 10 });
    },
  );

  it("refuses what a client may not say of itself", async () => {
    const student = await createStudent(t);
    for (const extra of [{ userId: 1 }, { sender: "ai" }, { xpAwarded: 9999 }, { messages: [] }]) {
      const body = { message: "Hello my friend", ...extra };
      expect((await t.api("POST", "/api/chat", { cookie: student.cookie, body })).status).toBe(400);
    }
  });

  it("takes what a message is for, and charges nothing where nobody knows such a thing", async () => {
    const student = await createStudent(t);
    const sendFor = (wish: unknown) =>
      t.api("POST", "/api/chat", { cookie: student.cookie, body: { message: "gatto", wish } });
    for (const wish of wishes) expect((await sendFor(wish)).status).toBe(200);
    for (const wish of ["poem", "", null, 1, ["word"]]) {
      const refused = await sendFor(wish);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: "BAD_INPUT", fields: { wish: expect.anything() } });
    }
    expect(await userOf(t, student)).toMatchObject({ messagesCount: wishes.length });
  });

  it("tells the tutor nothing personal", async () => {
    const student = await createStudent(t, { displayName: "Zaccaria Quarantotti", nickname: "ZacQuar" });
    await chat.send(student, "I like football very much");
    expect(JSON.stringify(chat.tutor.turns)).not.toMatch(/Zac|Quarantotti|scuola\.example/);
  });
});

describe("the conversation", () => {
  it("shows the newest 50 messages, and older ones before a message", async () => {
    const student = await createStudent(t, { isPro: true });
    for (let n = 1; n <= 30; n += 1) {
      await chat.send(student, `Message number ${n}`);
      t.advance(10_000);
    }
    const newest = await chat.history(student);
    expect(newest).toHaveLength(50);
    expect(newest.at(-2)?.message).toBe("Message number 30");
    const older = await chat.history(student, `?before=${newest[0]?.id}`);
    expect(older).toHaveLength(10);
    expect(older[0]?.message).toBe("Message number 1");
    expect((await t.api("GET", `/api/chat/${student.id}?before=x`, { cookie: student.cookie })).status).toBe(
      400,
    );
  });

  it("starts anew: the old one leaves the screen, not the counts", async () => {
    const student = await createStudent(t);
    await chat.send(student, "Hello my friend");
    const cleared = await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect(await cleared.json()).toEqual({ success: true });
    expect(await chat.history(student)).toEqual([]);
    expect((await userOf(t, student)).messagesCount).toBe(1);
    await chat.send(student, "Hello again friend");
    expect(await chat.history(student)).toHaveLength(2);
  });

  it("is made once by 20 parallel first sends, which earn the first badge once", async () => {
    const student = await createStudent(t, { isPro: true });
    await Promise.all(Array.from({ length: 20 }, (_, n) => chat.send(student, `Hello ${n}`)));
    expect(await chat.history(student)).toHaveLength(40);
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
        const response = await chat.send(student, `This is my sentence number ${n}`);
        return (await response.json()) as ExchangeReply;
      }),
    );
    const xpOfBadges = (await t.app.db.achievement.findMany({ where: { userId: student.id } }))
      .map(({ xpAwarded }) => xpAwarded)
      .reduce((sum, xp) => sum + xp, 0);
    const xpOfMessages = exchanges.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
    expect(xpOfMessages).toBe(100);
    expect((await userOf(t, student)).xp).toBe(59 + xpOfMessages + xpOfBadges);
    const levels = exchanges.filter(({ leveledUp }) => leveledUp).map(({ newLevel }) => newLevel);
    expect(new Set(levels).size).toBe(levels.length);
  });

  it("stops at 100 XP a day in Rome, and begins again the next", async () => {
    t.setClock("2026-11-25T22:00:00.000Z");
    const student = await createStudent(t, { isPro: true });
    const day = new Date("2026-11-25T00:00:00.000Z");
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day, xp: 98 } });
    const earn = async () =>
      ((await (await chat.send(student, "This is my new sentence")).json()) as ExchangeReply).xpAwarded;
    expect(await earn()).toBe(2);
    expect(await earn()).toBe(0);
    t.setClock("2026-11-25T23:00:01.000Z"); // Midnight in Rome has passed.
    expect(await earn()).toBe(5);
  });
});
