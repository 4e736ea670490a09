/** What every test database is a copy of: migrated, with the tables that pg-boss makes for itself when it is first used. */
import { pgBossJobs } from "@/lib/adapters/jobs/pg-boss";
import { createLog } from "@/lib/log";
import type { JobHandlers } from "@/lib/ports/jobs";
import { migratePostgres } from "@/scripts/migrations/databases";

const connectionString = process.env.DATABASE_URL ?? "";
await migratePostgres(connectionString);
const jobs = pgBossJobs({ database: { connectionString }, log: createLog("silent") });
await jobs.drain({} as JobHandlers); // There are none.
await jobs.stop();
