import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "../support/administrators";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let cookie: string;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createAdministeredApp();
  cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
  headers = await openSecurePanel(t);
});
afterAll(() => t.close());

describe("the details of a user", () => {
  it("say what the list says and the rest, in each panel what it may know, and that they were read", async () => {
    const student = await createStudent(t, { nickname: "Scheda", lastLoginIp: "198.51.100.9" });
    await t.api("POST", "/api/feedback", {
      cookie: student.cookie,
      body: { message: "Mi piace proprio tanto", category: "other", rating: 5 },
    });
    const path = `users/${student.id}`;
    const system = (await (await t.api("GET", `/api/admin/${path}`, { cookie })).json()) as object;
    expect(system).toMatchObject({ id: student.id, sessionCount: 1, feedbackCount: 1, subscription: null });
    expect(system).not.toHaveProperty("lastLoginIP");
    expect((await auditOf(t)).at(-1)).toMatchObject({ action: "read_user", targetUserId: student.id });
    const secure = await t.api("GET", `/api/secure-admin/${path}`, { headers });
    expect(await secure.json()).toEqual({ ...system, lastLoginIP: "198.51.100.9" });
    expect((await t.api("GET", "/api/admin/users/424242", { cookie })).status).toBe(404);
    expect((await t.api("GET", "/api/admin/users/x", { cookie })).status).toBe(404);
  });

  it("lead to what they wrote, and to nothing of others", async () => {
    const [one, other] = [
      await createStudent(t),
      await createStudent(t, { isPro: true, hasManualPro: true }),
    ];
    const body = { message: "Mi piace proprio tanto", category: "other", rating: 5 };
    for (const { cookie: writer } of [one, other])
      await t.api("POST", "/api/feedback", { cookie: writer, body });
    for (const { id } of [one, other]) {
      const response = await t.api("GET", `/api/admin/feedback?userId=${id}`, { cookie });
      expect(response.headers.get("x-total-count")).toBe("1");
      expect(await response.json()).toMatchObject([{ userId: id }]);
    }
    expect((await t.api("GET", "/api/admin/feedback?userId=0", { cookie })).status).toBe(400);
  });
});

it("what waits for an answer is counted: that of Pro users, until it is given", async () => {
  const waiting = async () => {
    const response = await t.api("GET", "/api/secure-admin/feedback/waiting", { headers });
    return ((await response.json()) as { waiting: number }).waiting;
  };
  const before = await waiting();
  const body = { message: "Si può riaprire una scheda?", category: "other", rating: 4 };
  const [free, pro] = [await createStudent(t), await createStudent(t, { isPro: true, hasManualPro: true })];
  for (const { cookie: writer } of [free, pro])
    await t.api("POST", "/api/feedback", { cookie: writer, body });
  expect(await waiting()).toBe(before + 1);
  const { id } = await t.app.db.feedback.findFirstOrThrow({
    where: { userId: pro.id },
    select: { id: true },
  });
  await t.api("POST", `/api/admin/feedback/${id}/answer`, { cookie, body: { answer: "Sì." } });
  expect(await waiting()).toBe(before);
});
