import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { auditOf, createAdministeredApp } from "../support/administrators";
import { auditorAddress, createAuditor, type Auditor } from "../support/auditors";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

let t: TestApp;
let auditor: Auditor;
beforeEach(async () => {
  t = await createAdministeredApp({ TRUST_PROXY: "1" });
  auditor = await createAuditor(t);
});
afterEach(() => t.close());

/** As somebody could who owns the database: not with the application's own means. */
async function tamper(sql: string): Promise<void> {
  await t.app.db.$transaction([
    t.app.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL`),
    t.app.db.$executeRawUnsafe(sql),
    t.app.db.$executeRawUnsafe(`ALTER TABLE "AuditEntry" ENABLE TRIGGER ALL`),
  ]);
}

it.each([
  `UPDATE "AuditEntry" SET "actor" = 'nobody'`,
  `UPDATE "AuditEntry" SET "ip" = '203.0.113.9'`,
  `UPDATE "AuditEntry" SET "ip" = NULL`,
  `UPDATE "AuditEntry" SET "ip" = NULL, "ipSalt" = NULL, "ipHash" = NULL`,
  `DELETE FROM "AuditEntry"`,
  `DELETE FROM "AuditEntry" WHERE "id" = 99999`,
  `TRUNCATE "AuditEntry"`,
])("%s fails", async (sql) => {
  await auditor.togglePro(999_999, true); // From an address.
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
  expect(await auditor.chain()).toMatchObject({ isValid: true, entries: count + 1 });
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
  for (const isPro of [true, false, true]) await auditor.togglePro(student.id, isPro);
  expect(await auditor.chain()).toMatchObject({ isValid: true });
  await tamper(sql);
  expect(await auditor.chain()).toMatchObject({ isValid: false, brokenAt, lastHash: null });
});

it("is still sound when addresses are forgotten after 90 days, which cannot be guessed from it", async () => {
  const student = await createStudent(t);
  await auditor.togglePro(student.id, true);
  const addresses = async () => (await auditOf(t)).filter(({ ip }) => ip !== null).length;
  const [had, { entries }] = [await addresses(), await auditor.chain()];
  expect(had).toBeGreaterThan(0);
  t.advance(90 * 24 * 60 * 60 * 1000 - 1);
  await sweepRetention(t.app);
  expect(await addresses()).toBe(had);
  t.advance(24 * 60 * 60 * 1000);
  await Promise.all([sweepRetention(t.app), sweepRetention(t.app)]);
  expect(await addresses()).toBe(0);
  expect(await findTraces(t.app.db, [auditorAddress])).toEqual([]);
  expect(await t.app.db.auditEntry.count({ where: { ipSalt: { not: null } } })).toBe(0);
  auditor = await createAuditor(t);
  expect(await auditor.chain()).toMatchObject({ isValid: true, brokenAt: null });
  expect((await auditor.chain()).entries).toBeGreaterThan(entries);
});

it("a stretch of more than one reading is checked whole", async () => {
  await t.app.db.$executeRawUnsafe(
    `INSERT INTO "AuditEntry" ("at", "actor", "action", "outcome", "details")
     SELECT now(), 'x', 'list_users', 'ok', '{}' FROM generate_series(1, 5200)`,
  );
  expect((await auditor.chain()).entries).toBeGreaterThan(5200);
  await tamper(`UPDATE "AuditEntry" SET "details" = '{"a":1}' WHERE "id" = 5100`);
  expect(await auditor.chain()).toMatchObject({ isValid: false, brokenAt: 5100 });
});
