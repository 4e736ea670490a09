import { connectPostgres, inTransaction } from "@/lib/db/client";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { createTestDatabase } from "../setup/database";

// The test server runs in a time zone that is neither ours nor UTC.
test("a time is stored and read as the moment it is, whatever the server's time zone", async () => {
  const db = connectPostgres(await createTestDatabase(), 1);
  const moment = new Date("2026-07-01T10:00:00.123Z");
  const rows = await db.$queryRaw`
    SELECT ${moment}::timestamptz AS moment, extract(epoch FROM ${moment}::timestamptz)::float8 AS seconds`;
  expect(rows).toEqual([{ moment, seconds: moment.getTime() / 1000 }]);
  await db.$disconnect();
});

test("whatever is asked on a connection that broke counts as a database that is away, not as a fault of ours", async () => {
  const url = await createTestDatabase();
  const [db, killer] = [connectPostgres(url, 1), connectPostgres(url, 1)];
  const errors: unknown[] = [];
  const transaction = inTransaction(db, async (tx) => {
    const [backend] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await killer.$queryRaw`SELECT pg_terminate_backend(${backend?.pid ?? 0}::int)`;
    for (let n = 0; n < 3; n += 1) await tx.$queryRaw`SELECT 1`.catch((error: unknown) => errors.push(error));
    await tx.user.count().catch((error: unknown) => errors.push(error));
  });
  await transaction.catch((error: unknown) => errors.push(error));
  expect(errors.length).toBeGreaterThanOrEqual(4);
  expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  await Promise.all([db.$disconnect(), killer.$disconnect()]);
});
