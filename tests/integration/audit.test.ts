import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
  secureEmails,
} from "../support/administrators";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

type Row = {
  id: number;
  action: string;
  actor: string;
  outcome: string;
  targetUserId: number | null;
  targetNickname: string | null;
  ip: string | null;
  details: Record<string, unknown>;
  hash: string;
};
type Chain = { isValid: boolean; entries: number; brokenAt: number | null; lastHash: string | null };

let t: TestApp;
let headers: Record<string, string>;
beforeEach(async () => {
  t = await createAdministeredApp({ TRUST_PROXY: "1" });
  headers = { ...(await openSecurePanel(t)), "x-forwarded-for": "198.51.100.7" };
});
afterEach(() => t.close());

const audit = async (query = "") => {
  const response = await t.api("GET", `/api/secure-admin/audit${query}`, { headers });
  return { rows: (await response.json()) as Row[], next: response.headers.get("x-next-cursor") };
};
const chain = async () =>
  (await (await t.api("GET", "/api/secure-admin/audit/chain", { headers })).json()) as Chain;
const togglePro = (id: number, isPro: boolean) =>
  t.api("PATCH", `/api/secure-admin/users/${id}/pro`, { headers, body: { isPro } });

/** As somebody could who owns the database: not with the application's own means. */
async function tamper(sql: string): Promise<void> {
  await t.app.db.$transaction([
    t.app.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL`),
    t.app.db.$executeRawUnsafe(sql),
    t.app.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" ENABLE TRIGGER ALL`),
  ]);
}

it("tells who did what, on whom, before and after, from where, and how it ended", async () => {
  const student = await createStudent(t, { nickname: "Volpe", nicknameKey: "volpe" });
  await togglePro(student.id, true);
  await togglePro(999_999, true);
  const { rows } = await audit();
  expect(rows[1]).toMatchObject({
    action: "set_pro",
    actor: `secure:${secureEmails[0]}`,
    outcome: "ok",
    targetUserId: student.id,
    targetNickname: "Volpe",
    ip: "198.51.100.7",
    details: {
      before: { isPro: false, hasManualPro: false },
      after: { isPro: true, hasManualPro: true },
    },
  });
  expect(rows[0]).toMatchObject({
    outcome: "refused",
    targetUserId: 999_999,
    targetNickname: null,
    details: { code: "NOT_FOUND" },
  });
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => rows.length - index));
});

it("has 50 rows in order, and a sound chain, after two administrators toggle 25 times each at once", async () => {
  const student = await createStudent(t);
  const { cookie } = await createAdministrator(t);
  const systemCookie = await openSystemPanel(t, cookie);
  const before = await t.app.db.auditEntry.count();
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, n) => [
      togglePro(student.id, n % 2 === 0),
      t.api("PATCH", `/api/admin/users/${student.id}/pro`, {
        cookie: systemCookie,
        body: { isPro: n % 2 === 1 },
      }),
    ]).flat(),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = (await auditOf(t)).slice(before);
  expect(rows).toHaveLength(50);
  // Each began where the one before it ended: that is their order.
  const changes = rows.map(({ details }) => details as { before: unknown; after: unknown });
  changes.slice(1).forEach((change, index) => expect(change.before).toEqual(changes[index]?.after));
  const { isPro } = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
  expect(changes.at(-1)?.after).toEqual({ isPro, hasManualPro: isPro });
  expect(await chain()).toMatchObject({ isValid: true, entries: before + 50, brokenAt: null });
});

it.each([
  `UPDATE "AuditEntry" SET "actor" = 'nobody'`,
  `UPDATE "AuditEntry" SET "ip" = '203.0.113.9'`,
  `UPDATE "AuditEntry" SET "ip" = NULL`,
  `UPDATE "AuditEntry" SET "ip" = NULL, "ipSalt" = NULL, "ipHash" = NULL`,
  `DELETE FROM "AuditEntry"`,
  `DELETE FROM "AuditEntry" WHERE "id" = 99999`,
  `TRUNCATE "AuditEntry"`,
])("%s fails", async (sql) => {
  await togglePro(999_999, true); // From an address.
  const before = await auditOf(t);
  await expect(t.app.db.$executeRawUnsafe(sql)).rejects.toThrow("only added to");
  expect(await auditOf(t)).toEqual(before);
});

it("gives whoever adds a row by hand no choice of number and hash", async () => {
  const count = await t.app.db.auditEntry.count();
  await t.app.db.$executeRawUnsafe(
    `INSERT INTO "AuditEntry" ("id", "at", "actor", "action", "outcome", "details", "previousHash", "hash")
     VALUES (7000, now(), 'x', 'set_pro', 'ok', '{}', 'x', 'x')`,
  );
  expect((await auditOf(t)).at(-1)).toMatchObject({ id: count + 1 });
  expect(await chain()).toMatchObject({ isValid: true, entries: count + 1 });
});

it.each([
  ["a changed row", `UPDATE "AuditEntry" SET "actor" = 'nobody' WHERE "id" = 3`, 3],
  ["changed details", `UPDATE "AuditEntry" SET "details" = '{"before":{}}' WHERE "id" = 4`, 4],
  ["a changed address", `UPDATE "AuditEntry" SET "ip" = '203.0.113.9' WHERE "id" = 3`, 3],
  [
    "an address changed with its hash",
    `UPDATE "AuditEntry" SET "ip" = '203.0.113.9', "ipHash" = audit_ip_hash("ipSalt", '203.0.113.9') WHERE "id" = 3`,
    3,
  ],
  ["a row taken out", `DELETE FROM "AuditEntry" WHERE "id" = 3`, 4],
  ["the first row taken out", `DELETE FROM "AuditEntry" WHERE "id" = 1`, 2],
  [
    "a row changed with its own hash",
    `UPDATE "AuditEntry" e SET "actor" = 'nobody', "hash" = (SELECT audit_hash(f) FROM
       (SELECT ("id", "at", 'nobody', "action", "outcome", "targetUserId", "ip", "details", "previousHash", "hash", "ipHash", "ipSalt")::"AuditEntry" AS f
        FROM "AuditEntry" WHERE "id" = 3) AS forged) WHERE "id" = 3`,
    4,
  ],
])("is found broken by %s", async (_title, sql, brokenAt) => {
  const student = await createStudent(t);
  for (const isPro of [true, false, true]) await togglePro(student.id, isPro);
  expect(await chain()).toMatchObject({ isValid: true });
  await tamper(sql);
  expect(await chain()).toMatchObject({ isValid: false, brokenAt, lastHash: null });
});

it("takes back the act when its row cannot be written, and the row when the act fails", async () => {
  const student = await createStudent(t);
  await t.app.db.$executeRawUnsafe(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`,
  );
  await t.app.db.$executeRawUnsafe(
    `CREATE TRIGGER fail BEFORE INSERT ON "AuditEntry" FOR EACH ROW WHEN (NEW."outcome" = 'ok') EXECUTE FUNCTION fail()`,
  );
  expect((await togglePro(student.id, true)).status).toBe(500);
  await t.app.db.$executeRawUnsafe(`DROP TRIGGER fail ON "AuditEntry"`);
  expect((await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } })).isPro).toBe(false);
  expect((await auditOf(t)).at(-1)).toMatchObject({
    action: "set_pro",
    outcome: "error",
    targetUserId: student.id,
  });

  // At the commit, when all of the act is done.
  await t.app.db.$executeRawUnsafe(
    `CREATE CONSTRAINT TRIGGER fail AFTER UPDATE ON "User" DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW EXECUTE FUNCTION fail()`,
  );
  const before = await auditOf(t);
  expect((await togglePro(student.id, true)).status).toBe(500);
  expect((await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } })).isPro).toBe(false);
  expect((await auditOf(t)).slice(before.length).map(({ outcome }) => outcome)).toEqual(["error"]);
});

it("leaves both or none of act and row when its connections die at any moment", async () => {
  const student = await createStudent(t);
  const before = await t.app.db.auditEntry.count();
  const [{ name } = { name: "" }] = await t.app.db.$queryRaw<
    { name: string }[]
  >`SELECT current_database() AS name`;
  for (let n = 0; n < 15; n += 1) {
    const toggled = togglePro(student.id, n % 2 === 0).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, n));
    await cutConnections(name);
    await toggled;
  }
  const { isPro } = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
  const rows = (await auditOf(t)).slice(before).filter(({ outcome }) => outcome === "ok");
  const changes = rows.map(({ details }) => (details as { after: { isPro: boolean } }).after.isPro);
  expect(isPro).toBe(changes.at(-1) ?? false);
  expect(await chain()).toMatchObject({ isValid: true });
});

async function cutConnections(database: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [database]);
  await client.end();
}

it("is read a page at a time, and by action, outcome and user", async () => {
  const [student, other] = [await createStudent(t), await createStudent(t)];
  for (const isPro of [true, false, true]) await togglePro(student.id, isPro);
  await togglePro(other.id, true);
  const first = await audit("?limit=2&action=set_pro");
  const second = await audit(`?limit=2&action=set_pro&cursor=${first.next ?? ""}`);
  expect(first.rows.concat(second.rows).map(({ targetUserId }) => targetUserId)).toEqual([
    other.id,
    student.id,
    student.id,
    student.id,
  ]);
  expect(second.next).toBeNull();
  expect((await audit(`?userId=${other.id}`)).rows).toHaveLength(1);
  expect((await audit("?outcome=refused")).rows).toHaveLength(0);
  for (const query of ["?limit=0", "?limit=101", "?action=sing", "?cursor=-1", "?userId=1.5", "?other=1"]) {
    expect((await t.api("GET", `/api/secure-admin/audit${query}`, { headers })).status).toBe(400);
  }
});

it("is given out as a file that a spreadsheet opens and nobody's nickname commands", async () => {
  const student = await createStudent(t, { nickname: `=1+"1",x`, nicknameKey: "formel" });
  await togglePro(student.id, true);
  const response = await t.api("GET", "/api/secure-admin/audit/export?action=set_pro", { headers });
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="registro-2026-11-20.csv"`);
  const lines = (await response.text()).trim().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    "id,at,actor,action,outcome,targetUserId,targetNickname,ip,details,previousHash,hash",
  );
  expect(lines[1]).toContain(`"'=1+""1"",x"`);
  expect(lines[1]).toContain((await auditOf(t)).find(({ action }) => action === "set_pro")?.hash);
  expect((await audit()).rows[0]).toMatchObject({ action: "export_audit", details: { action: "set_pro" } });
});

it("is still sound when addresses are forgotten after 90 days, which cannot be guessed from it", async () => {
  const student = await createStudent(t);
  await togglePro(student.id, true);
  const addresses = async () => (await auditOf(t)).filter(({ ip }) => ip !== null).length;
  const [had, { entries }] = [await addresses(), await chain()];
  expect(had).toBeGreaterThan(0);
  t.advance(90 * 24 * 60 * 60 * 1000 - 1);
  await sweepRetention(t.app);
  expect(await addresses()).toBe(had);
  t.advance(24 * 60 * 60 * 1000);
  await Promise.all([sweepRetention(t.app), sweepRetention(t.app)]);
  expect(await addresses()).toBe(0);
  expect(await findTraces(t.app.db, ["198.51.100.7"])).toEqual([]);
  expect(await t.app.db.auditEntry.count({ where: { ipSalt: { not: null } } })).toBe(0);
  headers = await openSecurePanel(t);
  expect(await chain()).toMatchObject({ isValid: true, brokenAt: null });
  expect((await chain()).entries).toBeGreaterThan(entries);
});

it("a stretch of more than one reading is checked whole", async () => {
  await t.app.db.$executeRawUnsafe(
    `INSERT INTO "AuditEntry" ("at", "actor", "action", "outcome", "details")
     SELECT now(), 'x', 'list_users', 'ok', '{}' FROM generate_series(1, 5200)`,
  );
  expect((await chain()).entries).toBeGreaterThan(5200);
  await tamper(`UPDATE "AuditEntry" SET "details" = '{"a":1}' WHERE "id" = 5100`);
  expect(await chain()).toMatchObject({ isValid: false, brokenAt: 5100 });
});
