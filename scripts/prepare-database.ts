/** Before serving: the database up to date and, where the product runs for itself, with its demo accounts. */
import { hasDemoAccounts, isPreview } from "@/lib/addresses";
import { connectPglite, connectPostgres, type Db } from "@/lib/db/client";
import { databaseAddress, type DatabaseAddress } from "@/lib/db/database-url";
import { openEmbeddedDatabase } from "@/lib/db/embedded";
import { env } from "@/lib/env";
import { secretOf } from "@/lib/secret";
import { hasDemoRows, holdsOthersAlone, seedDemoAccounts } from "@/prisma/seed";
import { describeInstallation } from "./describe-installation";
import { migratePglite, migratePostgres } from "./migrations/databases";
import { reasonOf } from "./migrations/reason";

async function prepareEmbedded(dataDir: string) {
  const database = await openEmbeddedDatabase(dataDir);
  try {
    await migratePglite(database);
    await seedOrRefuse(connectPglite(database));
  } finally {
    await database.close();
  }
}

async function preparePostgres(address: DatabaseAddress) {
  if (isPreview(settings) && hasDemoAccounts(settings)) await refuseRealPeople(connectPostgres(address, 1));
  await migratePostgres(address, undefined, () => seedOrRefuse(connectPostgres(address, 1)));
}

/** Before a branch's migrations come into it, and its jobs take what is to be mailed. */
async function refuseRealPeople(db: Db) {
  try {
    if (!(await holdsOthersAlone(db))) return;
  } finally {
    await db.$disconnect();
  }
  throw new Error(
    "it holds real people, and a preview is a demonstration. Give previews a DATABASE_URL of their own.",
  );
}

/** A database that was made for this computer alone keeps its demo accounts when it is opened to others. */
async function seedOrRefuse(db: Db) {
  try {
    if (hasDemoAccounts(settings)) return await seedDemoAccounts(db);
    if (await hasDemoRows(db)) {
      throw new Error(
        "it holds the demo accounts, whose passwords are public. " +
          "Take another DATA_DIR or DATABASE_URL, or set ALLOW_DEMO_ACCOUNTS=1 for a demonstration.",
      );
    }
  } finally {
    await db.$disconnect();
  }
}

const settings = env();
try {
  if (settings.DATABASE_URL) await preparePostgres(databaseAddress(settings.DATABASE_URL, settings));
  else await prepareEmbedded(settings.DATA_DIR);
  console.log(describeInstallation(settings, secretOf(settings)));
} catch (error) {
  console.error(`The database could not be prepared: ${reasonOf(error)}`);
  process.exit(1);
}
