import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { auditOf } from "../support/administrators";
import { messages, office, openInboxes } from "../support/feedback-inboxes";
import { mailsTo } from "../support/outbox";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";

let inbox: Awaited<ReturnType<typeof openInboxes>>;
let t: TestApp;
beforeAll(async () => {
  inbox = await openInboxes();
  t = inbox.t;
});
afterAll(() => t.close());
beforeEach(() => t.app.db.feedback.deleteMany());

describe("what a student writes", () => {
  it("is of Pro if they have it at that moment, whatever becomes of it", async () => {
    const student = await createStudent(t, { isPro: true, nickname: "Sofia" });
    await inbox.write(student, "Con Pro");
    await t.app.db.user.update({ where: { id: student.id }, data: { isPro: false, hasManualPro: false } });
    await inbox.write(student, "Senza Pro");
    expect((await inbox.page()).rows).toEqual([
      {
        id: expect.any(String) as string,
        at: "2026-11-20T09:00:00.000Z", // A Friday.
        userId: student.id,
        nickname: "Sofia",
        category: "other",
        rating: 5,
        message: "Con Pro",
        isPriority: true,
        dueAt: "2026-11-23T22:59:59.999Z",
        answer: null,
        answeredAt: null,
      },
      expect.objectContaining({ message: "Senza Pro", isPriority: false, dueAt: null }),
    ]);
  });

  it("says so in the subject of the office's mail, and thanks with the goal", async () => {
    const body = { message: "Ciao", category: "bug", rating: 1 };
    const pro = await createStudent(t, { isPro: true });
    const free = await createStudent(t);
    const thanks = async (student: Student) =>
      (await (await t.api("POST", "/api/feedback", { cookie: student.cookie, body })).json()) as unknown;
    const counts = async () => {
      await t.runJobs();
      const subjects = (await mailsTo(t.dataDir, office)).map(({ subject }) => subject);
      const marked = subjects.filter((subject) => subject === "[Pro] Nuovo feedback da un utente").length;
      const plain = subjects.filter((subject) => subject === "Nuovo feedback da un utente").length;
      return { marked, plain };
    };
    const before = await counts();
    expect(await thanks(pro)).toMatchObject({
      message: expect.stringContaining("entro un giorno lavorativo") as string,
    });
    expect(await thanks(free)).toMatchObject({ message: expect.not.stringContaining("entro") as string });
    expect(await counts()).toEqual({ marked: before.marked + 1, plain: before.plain + 1 });
  });
});

describe("the inbox", () => {
  /** Older first: one of Pro that waits, one that does not, and again. */
  async function fill() {
    const pro = await createStudent(t, { isPro: true });
    const free = await createStudent(t);
    const ids: Record<string, string> = {};
    for (let n = 1; n <= 3; n += 1) {
      ids[`Pro ${n}`] = await inbox.write(pro, `Pro ${n}`);
      ids[`Free ${n}`] = await inbox.write(free, `Free ${n}`);
    }
    return ids;
  }
  const order = ["Pro 1", "Pro 2", "Pro 3", "Free 3", "Free 2", "Free 1"];

  it("has first what Pro users wait for, the oldest before, then all else, the newest before, in both panels", async () => {
    const ids = await fill();
    for (const panel of ["admin", "secure-admin"] as const) {
      const { rows, total, next } = await inbox.page("", panel);
      expect(messages(rows)).toEqual(order);
      expect({ total, next }).toEqual({ total: 6, next: null });
    }
    await inbox.answer(ids["Pro 3"] ?? "");
    await inbox.answer(ids["Free 1"] ?? "");
    expect(messages((await inbox.page()).rows)).toEqual([
      "Pro 1",
      "Pro 2",
      "Free 3",
      "Pro 3",
      "Free 2",
      "Free 1",
    ]);
  });

  it.each([1, 2, 3, 4, 5])("comes in pages of %d, each once", async (limit) => {
    await fill();
    const seen: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const one = await inbox.page(
        `?limit=${limit}${next && `&cursor=${next}`}`,
        seen.length ? "secure-admin" : "admin",
      );
      seen.push(...messages(one.rows));
      next = one.next;
    }
    expect(seen).toEqual(order);
  });

  it("skips nothing when an answer is given, and something written, between two pages", async () => {
    const ids = await fill();
    const first = await inbox.page("?limit=2");
    expect(first.next).toBe(`waiting.${ids["Pro 2"]}`);
    await inbox.answer(ids["Pro 2"] ?? ""); // The place the cursor names is no place any more.
    await inbox.write(await createStudent(t, { isPro: true }), "Pro 4");
    const second = await inbox.page(`?limit=2&cursor=${first.next}`);
    expect(messages(second.rows)).toEqual(["Pro 3", "Pro 4"]);
    const third = await inbox.page(`?cursor=${second.next}`);
    expect(messages(third.rows)).toEqual(["Free 3", "Free 2", "Pro 2", "Free 1"]);
  });

  it.each([
    "?cursor=00000000-0000-7000-8000-000000000000",
    "?cursor=waiting",
    "?cursor=waiting.1",
    "?cursor=late.00000000-0000-7000-8000-000000000000",
    "?cursor=other.00000000-0000-7000-8000-000000000000'--",
    "?cursor=",
    "?limit=0",
    "?answered=1",
  ])("%s is bad input", async (query) => {
    expect((await inbox.page(query)).status).toBe(400);
  });
});

describe("an answer", () => {
  it("is one, whoever else answers: the second is refused, and mails nothing", async () => {
    const student = await createStudent(t, { email: "luca@casa.example" });
    const id = await inbox.write(student, "Ciao");
    const responses = await Promise.all([
      inbox.answer(id, { answer: "Uno" }),
      inbox.answerSecurely(id, { answer: "Due" }),
      inbox.answer(id, { answer: "Tre" }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = (await responses.find(({ status }) => status === 200)?.json()) as FeedbackReply;
    const refused = await inbox.answerSecurely(id, { answer: "Quattro" });
    expect(await refused.json()).toMatchObject({ error: "A questo feedback è già stata data una risposta." });
    expect((await auditOf(t)).at(-1)).toMatchObject({
      action: "answer_feedback",
      outcome: "refused",
      targetUserId: student.id,
      details: { code: "CONFLICT" },
    });
    expect((await t.app.db.feedback.findUniqueOrThrow({ where: { id } })).answer).toBe(won.answer);
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, "luca@casa.example");
    expect(mails.map(({ text }) => text.includes(won.answer ?? "?"))).toEqual([true]);
  });

  it("is an administrator's to give", async () => {
    const student = await createStudent(t);
    const id = await inbox.write(student, "Ciao");
    const body = { answer: "Da solo" };
    expect((await inbox.answer(id, body, {})).status).toBe(401);
    expect((await inbox.answer(id, body, { cookie: student.cookie })).status).toBe(403);
    expect((await inbox.answer(id, body, { headers: inbox.headers })).status).toBe(401);
    expect((await inbox.answerSecurely(id, body, { cookie: inbox.cookie })).status).toBe(401);
    expect((await t.app.db.feedback.findUniqueOrThrow({ where: { id } })).answeredAt).toBeNull();
  });
});
