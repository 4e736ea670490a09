import type { ExchangeReply, VerdictAnswer } from "@/lib/features/chat/contract";
import { sweepExchanges } from "@/lib/features/chat/sweep-exchanges";
import { conversations } from "../support/conversations";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, userOf, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
  chat = conversations(t);
  await warmUpThreads();
});
afterAll(() => t.close());

const exercise =
  "Complete with the past simple.\n1. We ____ (go) home early.\n2. She ____ (buy) a new bag.\n3. They ____ (see) us.";

async function say(student: Student, message: string): Promise<ExchangeReply> {
  return (await (await chat.send(student, message)).json()) as ExchangeReply;
}
const press = (student: Student, verdict: VerdictAnswer | object, more: object = {}) =>
  t.api("POST", "/api/chat", { cookie: student.cookie, body: { verdict, ...more } });

async function answer(student: Student, messageId: string, stance: VerdictAnswer["stance"]) {
  const response = await press(student, { messageId, stance });
  expect(response.status).toBe(200);
  return (await response.json()) as ExchangeReply;
}

/** A student whose first try at the first item was refused, and the coach's message that says so. */
async function refused(fields?: Parameters<typeof createStudent>[1]) {
  const student = await createStudent(t, fields);
  await say(student, exercise);
  const { aiMessage } = await say(student, "1. goed");
  return { student, messageId: aiMessage.id, aiMessage };
}
const countedOf = async (student: Student) => {
  const { messagesCount, hearts, xp } = await userOf(t, student);
  return { messagesCount, hearts, xp };
};
const unknown = "00000000-0000-4000-8000-000000000000";
const counted = ({ id: userId }: Student) => t.app.db.exchange.count({ where: { userId } });

describe("a verdict on a try", () => {
  it("is told with the newest message, by the name of its item and nothing of its answer", async () => {
    const student = await createStudent(t);
    expect((await say(student, exercise)).aiMessage.verdict).toBeUndefined();
    const { userMessage, aiMessage } = await say(student, "1. goed");
    expect(aiMessage.verdict).toEqual({ item: "la 1", stances: ["contest", "drop"] });
    expect(userMessage.verdict).toBeUndefined();
    expect(JSON.stringify(aiMessage.verdict)).not.toMatch(/went/);
    expect(await chat.history(student)).toMatchObject([{}, {}, userMessage, aiMessage]);
    expect((await say(student, "1. went")).aiMessage.verdict).toBeUndefined();
    expect((await chat.history(student)).filter(({ verdict }) => verdict)).toEqual([]);
  });

  it("is no matter of a mistake in one's own sentence, which has its own button", async () => {
    const student = await createStudent(t);
    expect((await say(student, "She like apples")).aiMessage.verdict).toBeUndefined();
    expect((await say(student, "She liking apples")).aiMessage.verdict).toBeUndefined();
  });
});

describe("answering a verdict by a button", () => {
  it("has the coach look again once, then leaves the item to the teacher, and costs nothing", async () => {
    const { student, messageId } = await refused({ hearts: 3 });
    const before = await countedOf(student);
    const once = await answer(student, messageId, "contest");
    expect(once.userMessage.message).toBe("Secondo me è giusto: la 1");
    expect(once.aiMessage.verdict).toEqual({ item: "la 1", stances: ["drop"] });
    expect(chat.tutor.turns.at(-1)?.ownWords).toMatch(/«goed»/);
    const left = await answer(student, once.aiMessage.id, "drop");
    expect(left.userMessage.message).toBe("Lascia perdere la 1");
    expect(left.aiMessage.verdict).toBeUndefined();
    expect(chat.tutor.turns.at(-1)?.ownWords).toMatch(/la 1 .*prof.*la 2/);
    expect(await countedOf(student)).toEqual(before);
    expect(left.xpAwarded).toBe(0);
    expect((await chat.history(student)).filter(({ verdict }) => verdict)).toEqual([]);
    const { aiMessage } = await say(student, "bought");
    expect(aiMessage.verdict).toBeUndefined();
    expect(chat.tutor.turns.at(-1)?.ownWords).toMatch(/la 3/);
  });

  it("goes without hearts and beyond the free messages", async () => {
    const { student, messageId } = await refused();
    await t.app.db.user.update({ where: { id: student.id }, data: { hearts: 0, messagesCount: 200 } });
    expect((await chat.send(student, "e adesso?")).status).toBe(403);
    await answer(student, messageId, "contest");
    expect(await countedOf(student)).toMatchObject({ hearts: 0, messagesCount: 200 });
  });

  it("ignores what comes beside it", async () => {
    const { student, messageId } = await refused();
    const more = { message: "write my essay", image: "data:image/png;base64,AA==", wish: "text" };
    const response = await press(student, { messageId, stance: "drop" }, more);
    expect(response.status).toBe(200);
    expect(JSON.stringify(await response.json())).not.toMatch(/essay/);
  });

  it("is taken once: a repeated press gets the first exchange, another answer is refused", async () => {
    const { student, messageId } = await refused();
    const first = await answer(student, messageId, "contest");
    const turns = chat.tutor.turns.length;
    expect(await answer(student, messageId, "contest")).toEqual(first);
    expect(await press(student, { messageId, stance: "drop" })).toMatchObject({ status: 409 });
    expect(await press(student, { messageId: first.aiMessage.id, stance: "contest" })).toMatchObject({
      status: 409,
    });
    expect(chat.tutor.turns).toHaveLength(turns);
  });

  it("is taken once when two presses race, with one key or with two", async () => {
    const { student, messageId } = await refused();
    const before = await counted(student);
    const verdict = { messageId, stance: "contest" };
    const keys = ["a", "b", "b", "c"];
    const responses = await Promise.all(
      keys.map((clientMessageId) => press(student, verdict, { clientMessageId })),
    );
    expect(responses.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const ids = await Promise.all(
      responses.map(async (one) => ((await one.json()) as ExchangeReply).aiMessage.id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await counted(student)).toBe(before + 1);
  });

  it("of both kinds at once is taken once, too", async () => {
    const { student, messageId } = await refused();
    const before = await counted(student);
    const both = [
      { messageId, stance: "contest" },
      { messageId, stance: "drop" },
    ];
    const statuses = await Promise.all(both.map(async (one) => (await press(student, one)).status));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await counted(student)).toBe(before + 1);
  });

  it("is refused where no verdict stands: an item that is done, no exercise, an older message", async () => {
    const { student, messageId } = await refused();
    await say(student, "1. went");
    expect(await press(student, { messageId, stance: "contest" })).toMatchObject({ status: 409 });
    const other = await createStudent(t);
    const { aiMessage } = await say(other, "Ciao!");
    expect(await press(other, { messageId: aiMessage.id, stance: "drop" })).toMatchObject({ status: 409 });
  });

  it("is 404 for another's message, one's own words, an archived conversation and what there is not", async () => {
    const { student, messageId } = await refused();
    const other = await createStudent(t);
    const status = async (who: Student, id: string) =>
      (await press(who, { messageId: id, stance: "contest" })).status;
    expect(await status(other, messageId)).toBe(404);
    expect(await status(student, unknown)).toBe(404);
    const [, , own] = await chat.history(student);
    expect(await status(student, own?.id ?? "")).toBe(404);
    await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect(await status(student, messageId)).toBe(404);
  });

  it.each([
    [{}],
    [{ messageId: "1", stance: "contest" }],
    [{ messageId: unknown, stance: "praise" }],
    [{ messageId: unknown, stance: "drop", item: 2 }],
    ["contest"],
  ])("is 400 as %j", async (verdict) => {
    expect(await press(await createStudent(t), verdict as object)).toMatchObject({ status: 400 });
  });

  it("is 409 under the key of another message", async () => {
    const { student, messageId } = await refused();
    await chat.send(student, "1. gone", "taken");
    const response = await press(student, { messageId, stance: "drop" }, { clientMessageId: "taken" });
    expect(response.status).toBe(409);
  });

  it("leaves nothing behind when the coach cannot answer, or a crash does not let it, and can be given anew", async () => {
    const { student, messageId } = await refused();
    const before = await countedOf(student);
    const { script } = chat.tutor;
    chat.tutor.script = () => {
      throw new Error("away");
    };
    expect((await press(student, { messageId, stance: "contest" })).status).toBeGreaterThanOrEqual(500);
    chat.tutor.script = script;
    expect(await chat.history(student)).toHaveLength(4);
    const { conversationId } = await t.app.db.exchange.findFirstOrThrow({ where: { userId: student.id } });
    const { id: verdictOf } = await t.app.db.exchange.findFirstOrThrow({
      where: { messages: { some: { id: messageId } } },
    });
    const past = new Date(t.app.now().getTime() - 1);
    await t.app.db.exchange.create({
      data: {
        id: crypto.randomUUID(),
        userId: student.id,
        conversationId,
        clientMessageId: "lost",
        kind: "drop",
        verdictOf,
        status: "pending",
        chargedHearts: 0,
        leaseExpiresAt: past,
        createdAt: past,
      },
    });
    await sweepExchanges(t.app);
    await answer(student, messageId, "contest");
    expect(await countedOf(student)).toEqual(before);
  });
});
