import { argon2Hasher } from "@/lib/adapters/password-hasher/argon2";
import { inTransaction, type Db } from "@/lib/db/client";
import { insertPersona } from "./demo-account";
import { personas } from "./personas";

/** A build may run an ocean away from its database, and there are hundreds of statements. */
const seedingMs = 3 * 60 * 1000;

/** Makes the demo accounts in a database that has no user yet; leaves any other alone. */
export async function seedDemoAccounts(db: Db, now = new Date()): Promise<void> {
  if ((await db.user.count()) > 0) return;
  const hasher = argon2Hasher();
  const hashes = new Map<string, string>();
  for (const { password } of personas) {
    if (!hashes.has(password)) hashes.set(password, await hasher.hash(password));
  }
  await inTransaction(
    db,
    async (tx) => {
      for (const persona of personas)
        await insertPersona(tx, persona, hashes.get(persona.password) ?? "", now);
    },
    seedingMs,
  );
}

/** Whether some of the demo accounts are in a database. */
export async function hasDemoRows(db: Db): Promise<boolean> {
  return (await db.user.count({ where: { email: { in: personas.map(({ email }) => email) } } })) > 0;
}

/** Whether there are users in a database, and no demo account. It may not have been migrated yet, or not to the end. */
export async function holdsOthersAlone(db: Db): Promise<boolean> {
  const [table] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT to_regclass('"User"') IS NOT NULL AS "isThere"`;
  return table?.isThere === true && (await db.user.count()) > 0 && !(await hasDemoRows(db));
}
