/** `npm run migrate`: brings the PostgreSQL database of DATABASE_URL up to date, before a deployment. */
import { readDatabaseAddress } from "@/lib/env";
import { migratePostgres } from "./migrations/databases";
import { reasonOf } from "./migrations/reason";

try {
  const address = readDatabaseAddress(process.env);
  if (!address) {
    console.error("DATABASE_URL is not set. The embedded database needs no command: npm start migrates it.");
    process.exit(1);
  }
  const applied = await migratePostgres(address);
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.");
} catch (error) {
  console.error(`The database could not be migrated: ${reasonOf(error)}`);
  process.exit(1);
}
