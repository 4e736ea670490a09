import { PrismaPg } from "@prisma/adapter-pg";
import type { Db } from "@/lib/db/client";
import { PrismaClient } from "@/lib/db/generated/client";

/**
 * A client that waits for the database as long as the database likes. The application's gives up after 2.5 s: too soon
 * for what happens meanwhile in a test, on a machine that is busy.
 */
export const connectPatiently = (connectionString: string): Db =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString, max: 10, options: "-c TimeZone=UTC" }),
    transactionOptions: { maxWait: 30_000, timeout: 30_000 },
  });
