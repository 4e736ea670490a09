import { connectPostgres } from "@/lib/db/client";
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
