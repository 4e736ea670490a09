/** Before serving: the database up to date and, where the product runs for itself, with its demo accounts. */
import { connectPglite, connectPostgres, type Db } from "@/lib/db/client";
import { openEmbeddedDatabase } from "@/lib/db/embedded";
import { env, hasDemoAccounts } from "@/lib/env";
import { secretOf } from "@/lib/secret";
import { seedDemoAccounts } from "@/prisma/seed";
import { describeInstallation } from "./describe-installation";
import { migratePglite, migratePostgres } from "./migrations/databases";
import { reasonOf } from "./migrations/reason";

async function prepareEmbedded(dataDir: string) {
  const database = await openEmbeddedDatabase(dataDir);
  try {
    await migratePglite(database);
    await seed(connectPglite(database));
  } finally {
    await database.close();
  }
}

async function preparePostgres(databaseUrl: string, withDemoAccounts: boolean) {
  await migratePostgres(databaseUrl, undefined, async () => {
    if (withDemoAccounts) await seed(connectPostgres(databaseUrl, 1));
  });
}

async function seed(db: Db) {
  await seedDemoAccounts(db);
  await db.$disconnect();
}

const settings = env();
const withDemoAccounts = hasDemoAccounts(settings);
try {
  if (settings.DATABASE_URL) await preparePostgres(settings.DATABASE_URL, withDemoAccounts);
  else await prepareEmbedded(settings.DATA_DIR);
  console.log(describeInstallation(settings, secretOf(settings)));
} catch (error) {
  console.error(`The database could not be prepared: ${reasonOf(error)}`);
  process.exit(1);
}
