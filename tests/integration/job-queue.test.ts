import { pgBossJobs } from "@/lib/adapters/jobs/pg-boss";
import { connectPostgres } from "@/lib/db/client";
import { createLog } from "@/lib/log";
import type { JobHandlers } from "@/lib/ports/jobs";
import { createTestDatabase } from "../setup/database";

// Every other test finds them in its database (tests/setup/prepare-template.ts).
test("the queue makes its tables where there are none, and the next instance finds them", async () => {
  const connectionString = await createTestDatabase();
  const db = connectPostgres(connectionString, 1);
  await db.$executeRaw`DROP SCHEMA pgboss CASCADE`;
  await db.$disconnect();
  const open = () => pgBossJobs({ database: { connectionString }, log: createLog("silent") });
  const [first, second] = [open(), open()];
  await first.enqueue("sweep", {});
  const sweep = jest.fn(() => Promise.resolve());
  expect(await second.drain({ sweep } as unknown as JobHandlers)).toBe(1);
  expect(sweep).toHaveBeenCalledTimes(1);
  await Promise.all([first.stop(), second.stop()]);
});
