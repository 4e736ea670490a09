import { randomUUID } from "node:crypto";
import { createStudent } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => void (t = await createTestApp()));
afterAll(() => t.close());

const refused = {
  status: 401,
  code: "NO_SESSION",
  error: "Intanto in un’altra finestra è entrato qualcun altro. Ricarica la pagina.",
};

/** What a page of this learner sends with the cookie that the browser has. */
const from = (pageOf: number | string, cookie: string) => ({
  cookie,
  headers: { "X-Learner": String(pageOf) },
});
const message = () => ({ message: "Yesterday I went home.", clientMessageId: randomUUID() });

it("what is typed on the page of one is not said in the name of another who is in now", async () => {
  const [before, now] = [await createStudent(t), await createStudent(t)];
  const ofBefore = from(before.id, now.cookie);
  expect(await json(await t.api("POST", "/api/chat", { ...ofBefore, body: message() }))).toMatchObject(
    refused,
  );
  const renamed = await t.api("PUT", `/api/users/${before.id}`, { ...ofBefore, body: {} });
  expect(await json(renamed)).toMatchObject(refused);
  expect(await json(await t.api("GET", "/api/usage-stats", ofBefore))).toMatchObject(refused);
  expect(await json(await t.api("GET", `/api/users/${before.id}`, ofBefore))).toMatchObject(refused);
  for (const { id } of [before, now])
    expect(await t.app.db.conversation.count({ where: { userId: id } })).toBe(0);
});

it("who logs out on the page of one does not throw out another who is in now", async () => {
  const [before, now] = [await createStudent(t), await createStudent(t)];
  const isIn = async () => (await t.api("GET", "/api/auth/me", { cookie: now.cookie })).status === 200;
  const stale = await t.api("POST", "/api/auth/logout", from(before.id, now.cookie));
  expect(stale.headers.getSetCookie()).toEqual([]);
  expect(await json(stale)).toMatchObject(refused);
  expect(await isIn()).toBe(true);
  expect((await t.api("POST", "/api/auth/logout", from(before.id, before.cookie))).status).toBe(200);
  expect((await t.api("POST", "/api/auth/logout", from(before.id, before.cookie))).status).toBe(200);
  expect(await isIn()).toBe(true);
  expect((await t.api("POST", "/api/auth/logout", from(now.id, now.cookie))).status).toBe(200);
  expect(await isIn()).toBe(false);
});

it("whose page it is decides nothing: who is in does", async () => {
  const [before, now] = [await createStudent(t), await createStudent(t)];
  const own = from(now.id, now.cookie);
  expect((await t.api("POST", "/api/chat", { ...own, body: message() })).status).toBe(200);
  expect((await t.api("GET", `/api/users/${before.id}`, own)).status).toBe(404);
  expect((await t.api("GET", "/api/usage-stats", from(before.id, ""))).status).toBe(401);
  for (const invented of ["", "0", `0${now.id}`, `${now.id}.0`, "x"])
    expect((await t.api("GET", "/api/usage-stats", from(invented, now.cookie))).status).toBe(401);
});
