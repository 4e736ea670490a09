import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  openSystemPanel,
  secureEmails,
} from "../support/administrators";
import { auditorAddress, createAuditor, type Auditor } from "../support/auditors";
import { createStudent, userOf } from "../support/students";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let auditor: Auditor;
beforeEach(async () => {
  t = await createAdministeredApp({ TRUST_PROXY: "1" });
  auditor = await createAuditor(t);
});
afterEach(() => t.close());

it("tells who did what, on whom, before and after, from where, and how it ended", async () => {
  const student = await createStudent(t, { nickname: "Volpe", nicknameKey: "volpe" });
  await auditor.togglePro(student.id, true);
  await auditor.togglePro(999_999, true);
  const { rows } = await auditor.page();
  expect(rows[1]).toMatchObject({
    action: "set_pro",
    actor: `secure:${secureEmails[0]}`,
    outcome: "ok",
    targetUserId: student.id,
    targetNickname: "Volpe",
    ip: auditorAddress,
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
      auditor.togglePro(student.id, n % 2 === 0),
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
  const { isPro } = await userOf(t, student);
  expect(changes.at(-1)?.after).toEqual({ isPro, hasManualPro: isPro });
  expect(await auditor.chain()).toMatchObject({ isValid: true, entries: before + 50, brokenAt: null });
});

it("takes back the act when its row cannot be written, and the row when the act fails", async () => {
  const student = await createStudent(t);
  await t.app.db.$executeRawUnsafe(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`,
  );
  await t.app.db.$executeRawUnsafe(
    `CREATE TRIGGER fail BEFORE INSERT ON "AuditEntry" FOR EACH ROW WHEN (NEW."outcome" = 'ok') EXECUTE FUNCTION fail()`,
  );
  expect((await auditor.togglePro(student.id, true)).status).toBe(500);
  await t.app.db.$executeRawUnsafe(`DROP TRIGGER fail ON "AuditEntry"`);
  expect((await userOf(t, student)).isPro).toBe(false);
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
  expect((await auditor.togglePro(student.id, true)).status).toBe(500);
  expect((await userOf(t, student)).isPro).toBe(false);
  expect((await auditOf(t)).slice(before.length).map(({ outcome }) => outcome)).toEqual(["error"]);
});

it("leaves both or none of act and row when its connections die at any moment", async () => {
  const student = await createStudent(t);
  const before = await t.app.db.auditEntry.count();
  const [{ name } = { name: "" }] = await t.app.db.$queryRaw<
    { name: string }[]
  >`SELECT current_database() AS name`;
  for (let n = 0; n < 15; n += 1) {
    const toggled = auditor.togglePro(student.id, n % 2 === 0).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, n));
    await cutConnections(name);
    await toggled;
  }
  const { isPro } = await userOf(t, student);
  const rows = (await auditOf(t)).slice(before).filter(({ outcome }) => outcome === "ok");
  const changes = rows.map(({ details }) => (details as { after: { isPro: boolean } }).after.isPro);
  expect(isPro).toBe(changes.at(-1) ?? false);
  expect(await auditor.chain()).toMatchObject({ isValid: true });
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
  for (const isPro of [true, false, true]) await auditor.togglePro(student.id, isPro);
  await auditor.togglePro(other.id, true);
  const first = await auditor.page("?limit=2&action=set_pro");
  const second = await auditor.page(`?limit=2&action=set_pro&cursor=${first.next ?? ""}`);
  expect(first.rows.concat(second.rows).map(({ targetUserId }) => targetUserId)).toEqual([
    other.id,
    student.id,
    student.id,
    student.id,
  ]);
  expect(second.next).toBeNull();
  expect((await auditor.page(`?userId=${other.id}`)).rows).toHaveLength(1);
  expect((await auditor.page("?outcome=refused")).rows).toHaveLength(0);
  for (const query of ["?limit=0", "?limit=101", "?action=sing", "?cursor=-1", "?userId=1.5", "?other=1"]) {
    expect((await auditor.get(query)).status).toBe(400);
  }
});

it("is given out as a file that a spreadsheet opens and nobody's nickname commands", async () => {
  const student = await createStudent(t, { nickname: `=1+"1",x`, nicknameKey: "formel" });
  await auditor.togglePro(student.id, true);
  const response = await auditor.get("/export?action=set_pro");
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="registro-2026-11-20.csv"`);
  const lines = (await response.text()).trim().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    "id,at,actor,action,outcome,targetUserId,targetNickname,ip,details,previousHash,hash",
  );
  expect(lines[1]).toContain(`"'=1+""1"",x"`);
  expect(lines[1]).toContain((await auditOf(t)).find(({ action }) => action === "set_pro")?.hash);
  expect((await auditor.page()).rows[0]).toMatchObject({
    action: "export_audit",
    details: { action: "set_pro" },
  });
});

const readUsers = (query = "") =>
  t.api("GET", `/api/secure-admin/users${query}`, { headers: auditor.headers });

it("has a row of every list that was read, with its length, and a sound chain, after many at once", async () => {
  await createStudent(t);
  const before = await t.app.db.auditEntry.count();
  const responses = await Promise.all(
    ["", "?limit=1", "?search=nessuno", "?cursor=1"].flatMap((query) =>
      Array.from({ length: 8 }, () => readUsers(query)),
    ),
  );
  const lengths = await Promise.all(
    responses.map(async (response) => ((await response.json()) as unknown[]).length),
  );
  const rows = (await auditOf(t)).slice(before);
  const noted = rows.map(({ details }) => (details as { rows: number }).rows);
  expect(noted.sort()).toEqual(lengths.sort());
  expect(await auditor.chain()).toMatchObject({ isValid: true, entries: before + 32 });
});

it("nothing is read that cannot be noted", async () => {
  await t.app.db.$executeRawUnsafe(
    `ALTER TABLE "AuditEntry" ADD CONSTRAINT "full" CHECK ("id" < 1) NOT VALID`,
  );
  expect((await readUsers()).status).toBe(500);
});
