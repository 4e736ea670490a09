import { PrismaPg } from "@prisma/adapter-pg";
import type { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { addressOf, connectionOptions } from "./connection";
import type { DatabaseAddress } from "./database-url";
import { PrismaClient, type Prisma } from "./generated/client";
import { StatementNames } from "./statement-names";

export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

// Without these a frozen database hangs every request instead of failing in time to say so.
// Waiting for a connection and then for an answer stays within the 5 s after which every call has answered.
const timeouts = { connectionTimeoutMillis: 2500, query_timeout: 2500 };
/** Has the server itself end a statement. A pooler does not take it. */
const serverTimeouts = { statement_timeout: 2500 };
const transactionOptions = { maxWait: 2500, timeout: 5000 };

/** A client on a PostgreSQL server, with its own pool. A pooler between would give a named statement to a connection that does not know it. */
export function connectPostgres(given: DatabaseAddress | string, poolSize = 10): Db {
  const address = addressOf(given);
  const { schema, isPooled } = address;
  const options = { ...connectionOptions(address), ...timeouts, ...(!isPooled && serverTimeouts) };
  const names = new StatementNames();
  const named = { statementNameGenerator: ({ sql }: { sql: string }) => names.nameOf(sql) };
  const adapter = new PrismaPg({ ...options, max: poolSize }, { schema, ...(!isPooled && named) });
  return new PrismaClient({ adapter, transactionOptions });
}

/** A client on the embedded database: one connection, one process. */
export function connectPglite(pglite: PGlite): Db {
  return new PrismaClient({ adapter: new PrismaPGlite(pglite), transactionOptions });
}

/** Runs `work` in one short transaction, unless it is given longer. Never call anything outside the database in it. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, timeoutMs?: number): Promise<T> {
  return db.$transaction(work, { timeout: timeoutMs });
}

/** Sets these advisory locks apart from others; the learner's id is the second half of the key. */
export const learnerLocks = 1;

/**
 * A transaction that changes what a learner has. Any number run beside each other, but none beside one that is alone
 * with the learner.
 */
export function inLearnerTransaction<T>(db: Db, userId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${learnerLocks}::int, ${userId}::int)`;
    return work(tx);
  });
}

/**
 * A transaction that has a learner to itself: it waits for those under way, and whatever begins meanwhile waits for it.
 * As both kinds take their lock before anything else, neither waits for the other in a circle. A lock on the user's row
 * would do the same, but those who share it overtake whoever waits to be alone.
 */
export function aloneWithLearner<T>(db: Db, userId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${learnerLocks}::int, ${userId}::int)`;
    return work(tx);
  });
}
