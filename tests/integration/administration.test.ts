import { scriptedTutor } from "../doubles/tutor";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  eligibleAdminEmail,
  openSecurePanel,
  openSystemPanel,
  secureEmails,
} from "../support/administrators";
import { mailsTo } from "../support/outbox";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

let t: TestApp;
let cookie: string;
let headers: Record<string, string>;
beforeAll(async () => {
  await warmUpThreads();
  t = await createAdministeredApp();
  cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
  headers = await openSecurePanel(t);
});
afterAll(() => t.close());

const find = async (text: string) =>
  (await (await t.api("GET", `/api/admin/users?search=${text}`, { cookie })).json()) as unknown[];
const set = (what: "pro" | "hearts", id: number, body: unknown) =>
  t.api("PATCH", `/api/admin/users/${id}/${what}`, { cookie, body });
const rowOf = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });

describe("Pro, by hand", () => {
  it("is given and taken back", async () => {
    const student = await createStudent(t);
    const given = await set("pro", student.id, { isPro: true });
    expect(await given.json()).toMatchObject({ id: student.id, isPro: true, hasManualPro: true });
    const taken = await set("pro", student.id, { isPro: false });
    expect(await taken.json()).toMatchObject({ isPro: false, hasManualPro: false });
  });

  it("does not take what is paid for, and says so; given beside it, it outlives it", async () => {
    const payer = await createStudent(t, { isPro: true, subscriptionStatus: "active" });
    const refused = await set("pro", payer.id, { isPro: false });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining("abbonamento") as string });
    expect(await rowOf(payer)).toMatchObject({ isPro: true });
    await set("pro", payer.id, { isPro: true });
    const back = await set("pro", payer.id, { isPro: false });
    expect(await back.json()).toMatchObject({ isPro: true, hasManualPro: false });
  });

  it.each([{ isPro: "false" }, { isPro: 1 }, { isPro: null }, {}, { isPro: true, xp: 1 }])(
    "refuses %j",
    async (body) => {
      const student = await createStudent(t);
      expect((await set("pro", student.id, body)).status).toBe(400);
      expect((await rowOf(student)).isPro).toBe(false);
    },
  );
});

describe("hearts", () => {
  /** On a busy machine it may wait too long for the sends under way. */
  async function setToZero(student: Student): Promise<void> {
    const { status } = await set("hearts", student.id, { hearts: 0 });
    if (status === 503) return setToZero(student);
    expect(status).toBe(200);
  }

  it.each([10, 0, 1, 1000])("are set to %d", async (hearts) => {
    const student = await createStudent(t, { hearts: 5 });
    expect(await (await set("hearts", student.id, { hearts })).json()).toMatchObject({ hearts });
  });

  it.each([-5, 1e9, 1001, "10", null, 1.5, true])("are not set to %p", async (hearts) => {
    const student = await createStudent(t, { hearts: 5 });
    expect((await set("hearts", student.id, { hearts })).status).toBe(400);
    expect((await rowOf(student)).hearts).toBe(5);
  });

  it("set to 0 among ten sends: each send is paid for or refused", async () => {
    t.app.ports.tutor = scriptedTutor();
    const student = await createStudent(t);
    const sends = Array.from({ length: 10 }, (_, n) =>
      t.api("POST", "/api/chat", { cookie: student.cookie, body: { message: `Hello number ${n}` } }),
    );
    const setting = setToZero(student);
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    await setting;
    expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([]);
    const { messagesCount, hearts } = await rowOf(student);
    expect(messagesCount).toBe(statuses.filter((status) => status === 200).length);
    expect(hearts).toBe(0);
  });
});

describe("a reset", () => {
  it("returns a user to the start, and tells them", async () => {
    t.app.ports.tutor = scriptedTutor();
    const student = await createStudent(t, { xp: 300, email: "ada@scuola.example" });
    await t.api("POST", "/api/chat", {
      cookie: student.cookie,
      body: { message: "I like apples very much" },
    });
    const response = await t.api("POST", `/api/admin/users/${student.id}/reset`, { cookie });
    expect(await response.json()).toMatchObject({
      id: student.id,
      level: 1,
      xp: 0,
      hearts: 10,
      messagesCount: 0,
    });
    const chat = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect(await chat.json()).toEqual([]);
    await t.runJobs();
    expect((await mailsTo(t.dataDir, "ada@scuola.example")).map(({ template }) => template)).toEqual([
      "account-reset",
    ]);
    const entry = (await auditOf(t)).findLast(({ action }) => action === "reset_user");
    expect(entry?.details).toMatchObject({ before: { messagesCount: 1 }, after: { level: 1, xp: 0 } });
  });

  it("of nobody is 404, and noted", async () => {
    const response = await t.api("POST", "/api/secure-admin/users/424242/reset", { headers });
    expect(response.status).toBe(404);
    expect((await auditOf(t)).at(-1)).toMatchObject({ outcome: "refused", targetUserId: 424242 });
  });
});

describe("a deletion", () => {
  const remove = (id: number) => t.api("DELETE", `/api/secure-admin/users/${id}`, { headers });

  it("erases all that is theirs at once, ends their session, and tells them", async () => {
    const student = await createStudent(t, {
      nickname: "Fantasma99",
      email: "fantasma@scuola.example",
      displayName: "Nome Sparito",
    });
    await t.api("POST", "/api/feedback", {
      cookie: student.cookie,
      body: { message: "Mi piace proprio tanto", category: "other", rating: 5 },
    });
    await t.runJobs();
    expect(await (await remove(student.id)).json()).toMatchObject({ status: "erased" });
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(401);
    await t.runJobs();
    const [mail] = await mailsTo(t.dataDir, "fantasma@scuola.example");
    expect(mail).toMatchObject({ template: "account-erased" });
    expect(mail?.text).toContain("Un amministratore");
    const traces = ["Fantasma99", "fantasma@", "Nome Sparito", "Mi piace proprio"];
    expect(await findTraces(t.app.db, traces)).toEqual([]);
    expect((await auditOf(t)).at(-1)).toMatchObject({
      action: "delete_user",
      outcome: "ok",
      targetUserId: student.id,
    });
    expect((await remove(student.id)).status).toBe(404);
  });

  it("is gone on with by itself when a provider is away, and shows meanwhile", async () => {
    const student = await createStudent(t, { email: "sospeso@scuola.example" });
    await t.api("POST", "/api/create-subscription", { cookie: student.cookie });
    const { payments } = t.app.ports;
    t.app.ports.payments = { ...payments, deleteCustomer: () => Promise.reject(new Error("away")) };
    expect(await (await remove(student.id)).json()).toMatchObject({ status: "erasing" });
    expect(await find("sospeso")).toEqual([expect.objectContaining({ isBeingErased: true })]);
    const requests = await t.api("GET", "/api/admin/deletion-requests", { cookie });
    expect(((await requests.json()) as unknown[])[0]).toMatchObject({
      userId: student.id,
      status: "erasing",
      reason: "administrator",
    });
    t.app.ports.payments = payments;
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(await find("sospeso")).toEqual([]);
    const done = await t.api("GET", "/api/admin/deletion-requests", { cookie });
    expect(((await done.json()) as unknown[])[0]).toMatchObject({
      userId: null,
      nickname: null,
      status: "erased",
    });
  });

  it("overtakes the user's own wish, which cannot be taken back any more", async () => {
    const student = await createStudent(t);
    await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie });
    expect((await remove(student.id)).status).toBe(200);
    expect(await t.app.db.deletionRequest.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      status: "erased",
      reason: "administrator",
      userId: null,
    });
  });

  it("spares administrators", async () => {
    const eligible = await createStudent(t, { email: eligibleAdminEmail });
    const secure = await createStudent(t, { email: secureEmails[1] });
    for (const id of [1, eligible.id, secure.id]) {
      expect((await remove(id)).status).toBe(403);
      expect((await auditOf(t)).at(-1)).toMatchObject({ outcome: "refused", targetUserId: id });
    }
    expect(await t.app.db.user.count({ where: { id: { in: [1, eligible.id, secure.id] } } })).toBe(3);
  });

  it("by two at once is one", async () => {
    const student = await createStudent(t, { email: "due@scuola.example" });
    const statuses = (await Promise.all([remove(student.id), remove(student.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await t.runJobs();
    expect(await mailsTo(t.dataDir, "due@scuola.example")).toHaveLength(1);
  });
});
