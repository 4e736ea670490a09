import { Worker } from "node:worker_threads";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { ReadingPool, readingPool } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";
import { chat as texts, errors, safety } from "@/lib/i18n/it";
import { conversations } from "../support/conversations";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  chat = conversations(t);
});
afterAll(() => t.close());

const replyTo = async (student: Student, message: string) =>
  (await (await chat.send(student, message)).json()) as ExchangeReply;
const messagesOf = async ({ id }: Student) =>
  (await t.app.db.user.findUniqueOrThrow({ where: { id }, select: { messagesCount: true } })).messagesCount;

/** Threads that hang on what the named readers are given, and answer `answers` for the others. */
async function withReaders(hanging: string[], work: () => Promise<void>) {
  const program = `
    const { parentPort } = require("node:worker_threads");
    const answers = { safety: {}, findings: [], words: { used: [], isPractice: false } };
    parentPort.on("message", ({ reader }) => {
      if (${JSON.stringify(hanging)}.includes(reader)) for (;;);
      parentPort.postMessage({ result: answers[reader] });
    });
    parentPort.postMessage({ ready: {} });`;
  const usual = readingPool();
  keepForProcess("reading-pool", new ReadingPool(() => new Worker(program, { eval: true }), 1));
  try {
    await work();
  } finally {
    await readingPool().end();
    keepForProcess("reading-pool", usual);
  }
}

describe("a message that would block a reader", () => {
  it.each([
    ["laughter", "ahahahahahahahahahahahahahahahahah che ridere"],
    ["a laugh of 4,000 letters", "ha".repeat(2000)],
    ["the same words again and again", "any other ".repeat(399) + "x"],
    ["signs", "!".repeat(3000) + " x"],
    ["signs that are four letters each", "㏂".repeat(4000)],
    ["words that could be anything", "his her ".repeat(500).trim()],
    ["one long word", "a".repeat(4000)],
    ["one long number", "1".repeat(4000)],
  ])("is answered as any other: %s", async (_title, message) => {
    const student = await createStudent(t);
    const exchange = await replyTo(student, message);
    expect(exchange.userMessage.message).toBe(message);
    expect(exchange.aiMessage.message).not.toBe("");
    expect((await chat.history(student))[0]?.message).toBe(message);
  });

  it("leaves places in the message as it was typed", async () => {
    const student = await createStudent(t);
    const message = "Hahahahahahahahahaha!!!!!! Yesterday I gooooo to school. She have a dog.";
    const { userMessage } = await replyTo(student, message);
    for (const { start, end, quote } of userMessage.findings ?? [])
      expect(message.slice(start, end)).toBe(quote);
    expect(userMessage.findings?.map(({ quote }) => quote)).toContain("She have");
  });
});

describe("a reader that does not come back", () => {
  it.each([["findings"], ["lesson"]])("of %s: the student is told so, at no cost", async (reader) => {
    await withReaders([reader], async () => {
      const student = await createStudent(t);
      const exchange = await replyTo(student, "Yesterday I go to school");
      expect(texts.unread).toContain(exchange.aiMessage.message);
      expect(exchange).toMatchObject({ hearts: 10, usage: { messagesCount: 0 }, xpAwarded: 0 });
      expect(await chat.history(student)).toHaveLength(2);
    });
  });

  it("of safety: a child who says outright to be in danger is helped all the same", async () => {
    await withReaders(["safety", "findings"], async () => {
      const student = await createStudent(t, { hearts: 0 });
      const exchange = await replyTo(student, "Voglio morire");
      expect(safety.support.crisis.distress).toContain(exchange.aiMessage.message);
      expect(await messagesOf(student)).toBe(0);
      const other = await createStudent(t);
      expect(texts.unread).toContain((await replyTo(other, "I like my dog")).aiMessage.message);
    });
  });

  it("makes the next ones wait, and beyond a hundred refuses before any charge", async () => {
    const student = await createStudent(t);
    await withReaders(["safety"], async () => {
      const pool = readingPool();
      const task = { reader: "safety", input: "x", budgetMs: 60_000 };
      const waiting = Array.from({ length: 100 }, () =>
        pool.read(task, { mayBeRefused: false }).catch(() => undefined),
      );
      const refused = await chat.send(student, "I like my dog");
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ error: errors.unavailable });
      await pool.end();
      await Promise.all(waiting);
    });
    expect(await messagesOf(student)).toBe(0);
    expect(await chat.history(student)).toEqual([]);
  });
});

describe("what comes before the reading", () => {
  it("counts every send of a student, repeats and refused ones too: 60 a minute", async () => {
    const student = await createStudent(t, { hearts: 0 });
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1)
      statuses.push((await chat.send(student, "I like my dog", "one key")).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([403]));
    const last = await chat.send(student, "I like my dog", "one key");
    expect(last.status).toBe(429);
    expect(await last.json()).toMatchObject({ error: texts.tooFast });
    const other = await createStudent(t);
    expect((await chat.send(other, "I like my dog")).status).toBe(200);
    t.advance(61_000);
    expect((await chat.send(student, "I like my dog", "one key")).status).toBe(403);
  });

  it("counts what it does not even read: a body of any size, and pictures together with messages", async () => {
    const student = await createStudent(t);
    const { id: userId, cookie } = student;
    for (let at = 0; at < 30; at += 1) {
      const body = { userId, image: "data:image/png;base64,none" };
      expect((await t.api("POST", "/api/analyze-homework", { cookie, body })).status).toBe(400);
      expect((await t.api("POST", "/api/chat", { cookie, body: { nothing: "x" } })).status).toBe(400);
    }
    expect((await chat.send(student, "I like my dog")).status).toBe(429);
    expect((await t.api("POST", "/api/analyze-homework", { cookie, body: {} })).status).toBe(429);
  });

  it("reads nothing of a key that is known", async () => {
    const student = await createStudent(t);
    const first = await (await chat.send(student, "I like my dog", "known key")).json();
    await withReaders(["safety", "findings", "lesson"], async () => {
      const again = await chat.send(student, "I like my dog", "known key");
      expect(await again.json()).toMatchObject({ aiMessage: first.aiMessage });
      expect((await chat.send(student, "Something else", "known key")).status).toBe(409);
    });
    expect(await messagesOf(student)).toBe(1);
  });
});

describe("sixty cries for help in an hour", () => {
  it("are stored; those after them get the same words and leave no trace", async () => {
    const student = await createStudent(t);
    for (let at = 0; at < 60; at += 1) {
      if (at === 40) t.advance(61_000);
      expect((await chat.send(student, "voglio morire")).status).toBe(200);
    }
    const stored = await t.app.db.message.count({ where: { conversation: { userId: student.id } } });
    expect(stored).toBe(120);
    t.advance(61_000);
    const exchange = await replyTo(student, "voglio morire");
    expect(Object.values(safety.support.crisis).flat()).toContain(exchange.aiMessage.message);
    expect(exchange).toMatchObject({ hearts: 10, xpAwarded: 0, userMessage: { message: "voglio morire" } });
    expect(await t.app.db.message.count({ where: { conversation: { userId: student.id } } })).toBe(stored);
    expect(await t.app.db.exchange.count({ where: { userId: student.id } })).toBe(60);
  });
});
