/** `npm run seed`: the demo accounts into an empty PostgreSQL database of DATABASE_URL, for a demonstration. */
import { connectPostgres } from "@/lib/db/client";
import { env } from "@/lib/env";
import { seedDemoAccounts } from "@/prisma/seed";

const { DATABASE_URL, ALLOW_LOCAL_ADAPTERS } = env();
if (!DATABASE_URL) {
  console.error("DATABASE_URL is not set. The embedded database needs no command: npm start seeds it.");
  process.exit(1);
}
if (!ALLOW_LOCAL_ADAPTERS) {
  console.error(
    "The passwords of the demo accounts are public: set ALLOW_LOCAL_ADAPTERS=1 if nobody real is served.",
  );
  process.exit(1);
}
const db = connectPostgres(DATABASE_URL, 1);
await seedDemoAccounts(db);
await db.$disconnect();
