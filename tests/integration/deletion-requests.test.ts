import { PaymentsError } from "@/lib/ports/payments";
import { deletions, privacyOffice, weekMs } from "../support/deletions";
import { templatesTo } from "../support/outbox";
import { createStudent, exists, newSession } from "../support/students";
import { json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let d: ReturnType<typeof deletions>;
let s: ReturnType<typeof subscribers>;
beforeAll(async () => {
  t = await createTestApp({ PRIVACY_EMAIL: privacyOffice });
  [d, s] = [deletions(t), subscribers(t)];
});
afterAll(() => t.close());

describe("a request to be erased", () => {
  it("is confirmed at once, to the student and to the office, however often it is made", async () => {
    const student = await createStudent(t);
    const noticesBefore = (await templatesTo(t, privacyOffice)).length;
    const replies = await Promise.all(Array.from({ length: 5 }, () => d.request(student)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const eraseAfter = new Date(t.app.now().getTime() + weekMs).toISOString();
    const expected = { requestedAt: t.app.now().toISOString(), eraseAfter, canCancel: true, hasBegun: false };
    expect(await d.show(student)).toEqual({ status: 200, request: expected });
    expect(await json(await d.request(student))).toMatchObject({ request: expected });
    expect(await templatesTo(t, student.email)).toEqual(["deletion-requested"]);
    expect((await templatesTo(t, privacyOffice)).slice(noticesBefore)).toEqual(["deletion-notice"]);
  });

  it("without a session is refused in JSON", async () => {
    const response = await t.api("POST", "/api/request-data-deletion");
    expect(response.status).toBe(401);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ error: "Sessione scaduta. Effettua nuovamente il login." });
  });

  it("can be taken back for a week, and then made again", async () => {
    const student = await createStudent(t);
    expect((await d.cancel(student)).status).toBe(200);
    await d.request(student);
    expect((await d.cancel(student)).status).toBe(200);
    expect((await d.cancel(student)).status).toBe(200);
    expect(await d.show(student)).toMatchObject({ request: null });
    t.advance(weekMs);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    expect((await d.request({ ...student, cookie: await newSession(t.app, student.id) })).status).toBe(200);
    expect((await templatesTo(t, student.email)).sort()).toEqual([
      "deletion-cancelled",
      "deletion-requested",
      "deletion-requested",
    ]);
  });

  it("ends the renewal of Pro, and keeps what is paid for", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await d.request(student);
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "canceled_with_grace",
    });
    expect(await json(await d.cancel(student))).toMatchObject({
      message: expect.stringContaining("Pro però non si rinnova") as string,
    });
  });

  it("is recorded although the provider of payments is away", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    const undo = s.change({ cancelAtPeriodEnd: () => Promise.reject(new PaymentsError("unavailable")) });
    expect((await d.request(student)).status).toBe(200);
    undo();
    expect(await d.show(student)).toMatchObject({ request: { canCancel: true } });
  });

  it("is not for the administrator's account", async () => {
    const administrator = await createStudent(t, { id: 1 });
    expect((await d.request(administrator)).status).toBe(403);
  });
});
