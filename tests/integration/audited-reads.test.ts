import { auditOf, createAdministeredApp, openSecurePanel } from "../support/administrators";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let headers: Record<string, string>;
beforeEach(async () => {
  t = await createAdministeredApp();
  headers = await openSecurePanel(t);
});
afterEach(() => t.close());

it("has a row of every list that was read, with its length, and a sound chain, after many at once", async () => {
  await createStudent(t);
  const before = await t.app.db.auditEntry.count();
  const responses = await Promise.all(
    ["", "?limit=1", "?search=nessuno", "?cursor=1"].flatMap((query) =>
      Array.from({ length: 8 }, () => t.api("GET", `/api/secure-admin/users${query}`, { headers })),
    ),
  );
  const lengths = await Promise.all(
    responses.map(async (response) => ((await response.json()) as unknown[]).length),
  );
  const rows = (await auditOf(t)).slice(before);
  const noted = rows.map(({ details }) => (details as { rows: number }).rows);
  expect(noted.sort()).toEqual(lengths.sort());
  const chain = await t.api("GET", "/api/secure-admin/audit/chain", { headers });
  expect(await chain.json()).toMatchObject({ isValid: true, entries: before + 32 });
});

it("nothing is read that cannot be noted", async () => {
  await t.app.db.$executeRawUnsafe(
    `ALTER TABLE "AuditEntry" ADD CONSTRAINT "full" CHECK ("id" < 1) NOT VALID`,
  );
  const response = await t.api("GET", "/api/secure-admin/users", { headers });
  expect(response.status).toBe(500);
});
