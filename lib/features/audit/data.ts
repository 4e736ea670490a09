import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { AuditAction, AuditOutcome } from "./rules";

type NewEntry = {
  at: Date;
  actor: string;
  action: AuditAction;
  outcome: AuditOutcome;
  targetUserId?: number;
  ip?: string;
  details: Record<string, unknown>;
};

/** Adds a row. Its number and its hashes are given by a trigger, which lets one transaction at a time add. */
export function insertEntry(tx: Db | Tx, entry: NewEntry) {
  return tx.$executeRaw(insertion(entry, Prisma.sql`${JSON.stringify(entry.details)}::jsonb`));
}

/**
 * Reads by a query and adds a row, in one statement: there are both or neither. The row's details say how many `rows` were
 * read (those without an id are nobody's), at most `limit`. They come in the order of their `place`, as
 * one JSON document, in which times are strings: as rows they cost more than all the rest.
 */
export async function readWithEntry<Row>(
  db: Db,
  entry: NewEntry & { limit: number },
  query: Query,
): Promise<Row[]> {
  const details = Prisma.sql`${JSON.stringify(entry.details)}::jsonb ||
    (SELECT jsonb_build_object('rows', least(count("id"), ${entry.limit}::int)) FROM listed)`;
  const [page] = await db.$queryRaw<[{ rows: Row[] | null }]>`
    WITH listed AS MATERIALIZED (${query}), recorded AS (${insertion(entry, details)})
    SELECT json_agg(listed ORDER BY "place") AS "rows" FROM listed`;
  return page.rows ?? [];
}

/** A query that another slice has written. */
export type Query = Prisma.Sql;

const insertion = (
  { at, actor, action, outcome, targetUserId, ip }: NewEntry,
  details: Prisma.Sql,
) => Prisma.sql`
  INSERT INTO "AuditEntry" ("at", "actor", "action", "outcome", "targetUserId", "ip", "details")
  VALUES (${at}, ${actor}, ${action}::"AuditAction", ${outcome}::"AuditOutcome", ${targetUserId ?? null}::int,
    ${ip ?? null}, ${details})`;

export type Filter = { action?: AuditAction; outcome?: AuditOutcome; userId?: number };
type Page = { after?: number; take: number };

const fields = {
  id: true,
  at: true,
  actor: true,
  action: true,
  outcome: true,
  targetUserId: true,
  ip: true,
  details: true,
  previousHash: true,
  hash: true,
} satisfies Prisma.AuditEntrySelect;
export type EntryRow = Prisma.AuditEntryGetPayload<{ select: typeof fields }>;

const matching = ({ action, outcome, userId }: Filter) => ({ action, outcome, targetUserId: userId });

/** A page of the newest, those before an id. */
export function listNewest(db: Db, filter: Filter, { after, take }: Page): Promise<EntryRow[]> {
  return db.auditEntry.findMany({
    where: { ...matching(filter), ...(after !== undefined && { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take,
    select: fields,
  });
}

/** A page of the oldest, those after an id. */
export function listOldest(db: Db, filter: Filter, { after = 0, take }: Page): Promise<EntryRow[]> {
  return db.auditEntry.findMany({
    where: { ...matching(filter), id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: fields,
  });
}

/** What these users are called now; who is erased is missing. */
export async function listNicknames(db: Db, ids: number[]): Promise<Map<number, string>> {
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, nickname: true } });
  return new Map(users.map(({ id, nickname }) => [id, nickname]));
}

type Link = { id: number; hash: string };

/** Checks a stretch of the chain after a row that is sound. Answers its length, its last row, and the first that is not sound. */
export async function checkStretch(db: Db, after: Link, take: number) {
  const [stretch] = await db.$queryRaw<
    [{ entries: number; lastId: number | null; lastHash: string | null; brokenAt: number | null }]
  >`
    WITH stretch AS (
      SELECT e."id", e."hash", e."previousHash", audit_hash(e) AS "rightHash",
        ${after.id}::int + row_number() OVER (ORDER BY e."id") AS "rightId",
        lag(e."hash", 1, ${after.hash}::text) OVER (ORDER BY e."id") AS "rightPreviousHash"
      FROM "AuditEntry" e WHERE e."id" > ${after.id} ORDER BY e."id" LIMIT ${take}
    )
    SELECT count(*)::int AS "entries", max("id") AS "lastId",
      (SELECT "hash" FROM stretch ORDER BY "id" DESC LIMIT 1) AS "lastHash",
      (SELECT min("id") FROM stretch
       WHERE "hash" <> "rightHash" OR "id" <> "rightId" OR "previousHash" <> "rightPreviousHash") AS "brokenAt"
    FROM stretch`;
  return stretch;
}
