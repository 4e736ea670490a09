import { countedMatches } from "@/lib/features/administration/rules";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "../support/administrators";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

type Stats = { users: number; pro: number; withoutHearts: number };
type Row = { id: number; nickname: string; email: string; hearts: number; isPro: boolean; xp: number };

let t: TestApp;
let cookie: string;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createAdministeredApp();
  cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
  headers = await openSecurePanel(t);
});
afterAll(() => t.close());

const list = async (query: string) => {
  const response = await t.api("GET", `/api/admin/users${query}`, { cookie });
  return {
    rows: (await response.json()) as Row[],
    total: Number(response.headers.get("x-total-count")),
    next: response.headers.get("x-next-cursor"),
  };
};
const search = async (text: string) =>
  (await list(`?search=${encodeURIComponent(text)}`)).rows.map(({ nickname }) => nickname);
/** In one statement: so many that the search takes another way. */
const insertMany = (count: number, name: string) =>
  t.app.db.user.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      email: `${name}${n}@scuola.example`,
      nickname: `${name} ${n}`,
      nicknameKey: `${name} ${n}`,
      displayName: "Studente",
      displayNameKey: "studente",
      heartsUpdatedAt: t.app.now(),
      createdAt: t.app.now(),
    })),
  });
const named = (nickname: string, fields: Parameters<typeof createStudent>[1] = {}) =>
  createStudent(t, { nickname, ...fields });

describe("the list of users", () => {
  it("is searched in nickname, name and address, whatever the case, and for any character", async () => {
    await named("100%Forza");
    await named("snake_case");
    await named("back\\slash");
    await named("Perché", { displayName: "Zoë Ünal" });
    await named("Marta", { email: "m.rossi@liceo.example" });
    expect(await search("ROSSI@LIC")).toEqual(["Marta"]);
    expect(await search("pERCHÉ")).toEqual(["Perché"]);
    expect(await search("zoë ün")).toEqual(["Perché"]);
    expect(await search("%")).toEqual(["100%Forza"]);
    expect(await search("_")).toEqual(["snake_case"]);
    expect(await search("\\")).toEqual(["back\\slash"]);
    expect(await search("k\\s")).toEqual(["back\\slash"]);
    expect(await search("' OR 1=1 --")).toEqual([]);
    expect(await search("  marta  ")).toEqual(["Marta"]);
    // The end of one and the beginning of the next are no text.
    expect(await search("martaStudente")).toEqual([]);
  });

  it("follows a change of name at once", async () => {
    const student = await named("Prima");
    await t.api("PUT", `/api/users/${student.id}`, {
      cookie: student.cookie,
      body: { nickname: "Dopo", displayName: "Òrnella" },
    });
    expect(await search("prima")).toEqual([]);
    expect(await search("òrnELLA")).toEqual(["Dopo"]);
  });

  it("comes a page at a time, newest first, each once, while others register", async () => {
    const students = [];
    for (let n = 0; n < 7; n += 1) students.push(await named(`Pagina ${n}`));
    const first = await list("?limit=3&search=pagina");
    expect(first).toMatchObject({ total: 7 });
    await named("Pagina nuova");
    const second = await list(`?limit=3&search=pagina&cursor=${first.next ?? ""}`);
    const third = await list(`?limit=3&search=pagina&cursor=${second.next ?? ""}`);
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(students.map(({ id }) => id).reverse());
    expect((await list("?limit=1")).total).toBe(await t.app.db.user.count());
  });

  it("counts the users however many come and go at once", async () => {
    const before = (await list("")).total;
    const students = await Promise.all(Array.from({ length: 12 }, () => createStudent(t)));
    const taken = await t.app.db.user.findFirstOrThrow({ select: { email: true } });
    await expect(createStudent(t, taken)).rejects.toThrow();
    await Promise.all(
      students
        .slice(0, 5)
        .map(({ id }) => t.app.db.user.deleteMany({ where: { id: { in: [id, 424_242] } } })),
    );
    expect((await list("")).total).toBe(before + 7);
    expect((await list("")).total).toBe(await t.app.db.user.count());
    // A page that nobody is left on counts them too.
    expect(await list("?cursor=1")).toEqual({ rows: [], total: before + 7, next: null });
  });

  it("finds what many have and what few have, and counts no further than it says", async () => {
    await insertMany(countedMatches + 10, "fitto");
    expect(await list("?search=fitto&limit=3")).toMatchObject({ total: countedMatches });
    const rare = await named("Raro fitto 7");
    expect((await list("?search=raro%20fitto")).rows).toEqual([expect.objectContaining({ id: rare.id })]);
    expect(await list("?search=fitto%207&limit=2")).toMatchObject({ total: 12, rows: [{ id: rare.id }, {}] });
    expect(await list("?search=fitto%20zq")).toEqual({ rows: [], total: 0, next: null });
  });

  it("says exactly this of a user; from where they came only in the secure panel", async () => {
    const student = await named("Volpe", { parentEmail: "mamma@casa.example", lastLoginIp: "198.51.100.9" });
    const { rows } = await list("?search=volpe");
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        ...["id", "nickname", "displayName", "email", "avatarId", "level", "xp", "hearts", "isPro"],
        ...["hasManualPro", "subscriptionStatus", "subscriptionEndDate", "messagesCount"],
        ...["homeworkUploadsCount", "createdAt", "isBeingErased", "isEmailVerified", "lastLoginAt"],
      ].sort(),
    );
    const secure = await t.api("GET", "/api/secure-admin/users?search=volpe", { headers });
    const [row] = (await secure.json()) as Row[];
    expect(row).toEqual({ ...rows[0], lastLoginIP: "198.51.100.9" });
    expect(row).toMatchObject({ id: student.id });
  });

  it.each([
    "?limit=0",
    "?limit=1000",
    "?cursor=0",
    "?cursor=x",
    `?search=${"x".repeat(101)}`,
    "?search=%00",
    "?sort=email",
    "?filter=rich",
    "?order=xp",
  ])("%s is bad input", async (query) => {
    expect((await t.api("GET", `/api/admin/users${query}`, { cookie })).status).toBe(400);
  });

  it("is noted in the log without what was searched for", async () => {
    await search("un nome e cognome");
    expect((await auditOf(t)).at(-1)).toMatchObject({
      action: "list_users",
      details: { isSearch: true, rows: 0 },
    });
    expect(await findTraces(t.app.db, ["un nome e cognome"])).toEqual([]);
  });

  it("comes with its figures: hearts that have come back are no empty ones", async () => {
    const now = t.app.now();
    const stats = async () => (await (await t.api("GET", "/api/admin/stats", { cookie })).json()) as Stats;
    const before = await stats();
    await createStudent(t, { isPro: true, hearts: 0, heartsUpdatedAt: now });
    await createStudent(t, { hearts: 0, heartsUpdatedAt: now });
    await createStudent(t, { hearts: 0, heartsUpdatedAt: new Date(now.getTime() - 2 * 60 * 60_000) });
    expect(await stats()).toEqual({
      users: before.users + 3,
      pro: before.pro + 1,
      withoutHearts: before.withoutHearts + 1,
    });
  });
});

describe("the inboxes", () => {
  it("show who has asked to be erased, and until when it must be done", async () => {
    const student = await named("Bea");
    await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie });
    const response = await t.api("GET", "/api/secure-admin/deletion-requests", { headers });
    expect(((await response.json()) as unknown[])[0]).toMatchObject({
      userId: student.id,
      nickname: "Bea",
      status: "requested",
      reason: "wish",
      requestedAt: "2026-11-20T09:00:00.000Z",
      eraseAfter: "2026-11-27T09:00:00.000Z",
      dueAt: "2026-12-20T09:00:00.000Z",
      erasedAt: null,
    });
  });
});

it("the last login is noted, with its address only behind a proxy of ours", async () => {
  const behindProxy = await createAdministeredApp({ TRUST_PROXY: "1" });
  for (const [app, ip] of [
    [behindProxy, "203.0.113.5"],
    [t, null],
  ] as const) {
    app.serveBy(app.app);
    const hash = await app.app.ports.passwordHasher.hash("Matita-gialla-7");
    const { id } = await createStudent(app, {
      email: "ada@casa.example",
      password: { create: { hash, updatedAt: app.app.now() } },
    });
    const response = await app.api("POST", "/api/auth/login", {
      body: { email: "ada@casa.example", password: "Matita-gialla-7" },
      headers: { "x-forwarded-for": "10.0.0.1, 203.0.113.5" },
    });
    expect(response.status).toBe(200);
    expect(await app.app.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      lastLoginAt: app.app.now(),
      lastLoginIp: ip,
    });
  }
  await behindProxy.close();
});
