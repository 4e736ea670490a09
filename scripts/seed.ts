/** `npm run seed`: the demo accounts into an empty PostgreSQL database of DATABASE_URL, for a demonstration. */
import { hasDemoAccounts } from "@/lib/addresses";
import { connectPostgres } from "@/lib/db/client";
import { databaseAddress } from "@/lib/db/database-url";
import { env } from "@/lib/env";
import { seedDemoAccounts } from "@/prisma/seed";
import { reasonOf } from "./migrations/reason";

const settings = env();
const { DATABASE_URL } = settings;
if (!DATABASE_URL) {
  console.error("DATABASE_URL is not set. The embedded database needs no command: npm start seeds it.");
  process.exit(1);
}
if (!hasDemoAccounts(settings)) {
  console.error(
    "The passwords of the demo accounts are public: set ALLOW_DEMO_ACCOUNTS=1 if nobody real is served.",
  );
  process.exit(1);
}
const db = connectPostgres(databaseAddress(DATABASE_URL, settings), 1);
try {
  await seedDemoAccounts(db);
} catch (error) {
  console.error(`The demo accounts could not be made: ${reasonOf(error)}`);
  process.exit(1);
}
await db.$disconnect();
