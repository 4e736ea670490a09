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

test("three instances that open the queue at once all get it, however often", async () => {
  const connectionString = await createTestDatabase();
  const db = connectPostgres(connectionString, 1);
  for (let time = 0; time < 15; time += 1) {
    await db.$executeRaw`DROP SCHEMA pgboss CASCADE`;
    const all = Array.from({ length: 3 }, () =>
      pgBossJobs({ database: { connectionString }, log: createLog("silent") }),
    );
    await Promise.all(all.map((jobs, at) => jobs.enqueue("send-mail", { mailId: `mail-${at}` })));
    const sent: string[] = [];
    const sendMail = ({ mailId }: { mailId: string }) => Promise.resolve(void sent.push(mailId));
    await all[0]?.drain({ "send-mail": sendMail } as unknown as JobHandlers);
    expect(sent.sort()).toEqual(["mail-0", "mail-1", "mail-2"]);
    await Promise.all(all.map((jobs) => jobs.stop()));
  }
  await db.$disconnect();
}, 120_000);
