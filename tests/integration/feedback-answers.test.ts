import { auditOf } from "../support/administrators";
import { openInboxes } from "../support/feedback-inboxes";
import { mailsTo } from "../support/outbox";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

let inbox: Awaited<ReturnType<typeof openInboxes>>;
let t: TestApp;
beforeAll(async () => {
  inbox = await openInboxes();
  t = inbox.t;
});
afterAll(() => t.close());

describe("an answer", () => {
  it("is stored, mailed to whoever wrote it, and noted in the log without a word of it", async () => {
    const student = await createStudent(t, { isPro: true, email: "sofia@casa.example", nickname: "SofiaS" });
    const id = await inbox.write(student, "Come si cambia <b>l'avatar</b>?");
    t.advance(60_000);
    const response = await inbox.answer(id, { answer: "  Dal profilo:\ntocca il <i>disegno</i>. " });
    expect(response.status).toBe(200);
    const text = "Dal profilo:\ntocca il <i>disegno</i>.";
    const answeredAt = t.app.now();
    expect(await response.json()).toMatchObject({
      id,
      nickname: "SofiaS",
      message: "Come si cambia <b>l'avatar</b>?",
      isPriority: true,
      dueAt: null,
      answer: text,
      answeredAt: answeredAt.toISOString(),
    });
    expect(await t.app.db.feedback.findUniqueOrThrow({ where: { id } })).toMatchObject({
      answer: text,
      answeredAt,
      isPriority: true,
    });

    await t.runJobs();
    const [mail, ...more] = await mailsTo(t.dataDir, "sofia@casa.example");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: "feedback-answer", links: ["http://coach.test/profile"] });
    expect(mail?.text).toContain("Come si cambia <b>l'avatar</b>?");
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toMatch(/<b>|<i>/);

    const entry = (await auditOf(t)).at(-1);
    expect(entry).toMatchObject({
      actor: expect.stringMatching(/^system:/) as string,
      action: "answer_feedback",
      outcome: "ok",
      targetUserId: student.id,
    });
    expect(JSON.stringify(entry?.details)).not.toMatch(/profilo|avatar|SofiaS|casa/);
  });

  it("to whom is being erased is still possible until they are gone, and goes with them", async () => {
    const student = await createStudent(t, { email: "via@casa.example" });
    const [first, second] = [
      await inbox.write(student, "Prima domanda"),
      await inbox.write(student, "Seconda domanda"),
    ];
    await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie });
    expect((await inbox.answer(first, { answer: "Risposta segreta" })).status).toBe(200);
    await t.api("DELETE", `/api/secure-admin/users/${student.id}`, { headers: inbox.headers });
    const gone = await inbox.answer(second, { answer: "Troppo tardi" });
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ error: "Questo feedback non esiste più." });
    await t.runJobs();
    expect(await findTraces(t.app.db, ["Prima domanda", "Risposta segreta", "Troppo tardi"])).toEqual([]);
  });

  it("is given, or the writer erased, when both happen at once", async () => {
    const student = await createStudent(t, { email: "insieme@casa.example" });
    const id = await inbox.write(student, "Ci siete?");
    const [answered, erased] = await Promise.all([
      inbox.answer(id, { answer: "Ci siamo" }),
      t.api("DELETE", `/api/secure-admin/users/${student.id}`, { headers: inbox.headers }),
    ]);
    expect([200, 404]).toContain(answered.status);
    expect(erased.status).toBe(200);
    await t.runJobs();
    expect(await findTraces(t.app.db, ["Ci siete?", "Ci siamo"])).toEqual([]);
  });

  it.each([
    {},
    { answer: "" },
    { answer: " \n " },
    { answer: null },
    { answer: 5 },
    { answer: "x".repeat(4001) },
    { answer: "nul \0" },
    { answer: "\ud800" },
    { answer: "Ciao", id: 1 },
  ])("with %j is bad input, and nothing is answered", async (body) => {
    const id = await inbox.write(await createStudent(t), "Ciao");
    expect((await inbox.answer(id, body)).status).toBe(400);
    expect((await t.app.db.feedback.findUniqueOrThrow({ where: { id } })).answeredAt).toBeNull();
  });

  it("may have 4,000 characters", async () => {
    const id = await inbox.write(await createStudent(t), "Ciao");
    expect((await inbox.answer(id, { answer: "è".repeat(4000) })).status).toBe(200);
  });

  it.each(["0190a0e2-0000-7000-8000-000000000000", "1", "x", "waiting.x"])(
    "to %s, which nobody wrote, is 404",
    async (id) => {
      expect((await inbox.answer(id)).status).toBe(404);
    },
  );

  it("is in the copy of one's data, with what was asked", async () => {
    const student = await createStudent(t, { isPro: true });
    await inbox.answer(await inbox.write(student, "Ciao"), { answer: "Ciao a te" });
    const response = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    const { account } = (await response.json()) as { account: { feedback: unknown[] } };
    expect(account.feedback).toEqual([
      {
        id: expect.any(String) as string,
        category: "other",
        rating: 5,
        message: "Ciao",
        createdAt: expect.any(String) as string,
        isPriority: true,
        answer: "Ciao a te",
        answeredAt: expect.any(String) as string,
      },
    ]);
  });
});
