import { Prisma } from "@/lib/db/generated/client";
import { ownFields, type UserRow } from "./data";
import { commonShare, countedMatches, piecesOf, piecesSample, sampledUsers } from "./rules";

// As the index `User_search` has it.
const searched = Prisma.sql`("nicknameKey" || E'\n' || "displayNameKey" || E'\n' || "email")`;

type Time = "heartsUpdatedAt" | "subscriptionEndDate" | "createdAt" | "lastLoginAt";
type ListedUser = {
  [Field in keyof UserRow]: Field extends Time ? string | Extract<UserRow[Field], null> : UserRow[Field];
};

/** A row of a page of users as JSON; the page that has nobody is one row without. */
export type ListedRow = { total: number } & (ListedUser | { id: null });

/** The user of a row. */
export function userOf({
  heartsUpdatedAt,
  subscriptionEndDate,
  createdAt,
  lastLoginAt,
  ...row
}: ListedUser): UserRow {
  return {
    ...row,
    heartsUpdatedAt: new Date(heartsUpdatedAt),
    subscriptionEndDate: subscriptionEndDate === null ? null : new Date(subscriptionEndDate),
    createdAt: new Date(createdAt),
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
  };
}

type Page = { before?: number; take: number };

/**
 * The users with a text (folded by `nameKey`) in nickname, name or address, newest first, and in each row how many there
 * are in all: a row of nulls but for that, if none is on the page.
 */
export function usersPage(part: string, { before = 2 ** 31 - 1, take }: Page): Prisma.Sql {
  if (part) return pageOfFound(part, { before, take });
  return Prisma.sql`
    SELECT counted."users" AS "total", listed.*
    FROM "UserCount" AS counted LEFT JOIN (${listed(Prisma.sql`
      SELECT * FROM "User" WHERE "id" < ${before} ORDER BY "id" DESC LIMIT ${take}`)}) AS listed ON TRUE`;
}

/**
 * What many have is found quickest by looking at one user after another, what few have by the index, which knows who has
 * all its pieces; the newest users tell which it is, and which of the pieces are the rarest. Only one of the two ways is
 * gone: PostgreSQL asks for `choice` before it begins with either.
 */
function pageOfFound(part: string, { before, take }: Required<Page>): Prisma.Sql {
  const holdsIt = Prisma.sql`position(${part} IN ${searched}) > 0`;
  const isCommon = Prisma.sql`(SELECT "isCommon" FROM choice)`;
  return Prisma.sql`
    WITH newest AS MATERIALIZED (
      SELECT "id", ${searched} AS "text" FROM "User" ORDER BY "id" DESC LIMIT ${sampledUsers}
    ), choice AS MATERIALIZED (
      SELECT avg((position(${part} IN "text") > 0)::int) > ${commonShare} AS "isCommon", ARRAY(
        SELECT piece FROM unnest(${piecesOf(part)}::text[]) AS piece
        ORDER BY (SELECT count(*) FROM (SELECT "text" FROM newest LIMIT ${piecesSample}) AS few
                  WHERE position(piece IN few."text") > 0)
        FETCH FIRST ROW WITH TIES
      ) AS "rarest"
      FROM newest
    ), few AS MATERIALIZED (
      SELECT "id" FROM "User" WHERE NOT ${isCommon}
        AND search_pieces(${searched}) @> (SELECT "rarest" FROM choice) AND ${holdsIt}
    ), many AS (
      SELECT "id" FROM "User" WHERE ${isCommon} AND ${holdsIt} LIMIT ${countedMatches}
    ), page AS (
      (SELECT * FROM "User" WHERE ${isCommon} AND ${holdsIt} AND "id" < ${before} ORDER BY "id" DESC LIMIT ${take})
      UNION ALL
      SELECT * FROM "User"
      WHERE "id" IN (SELECT "id" FROM few WHERE "id" < ${before} ORDER BY "id" DESC LIMIT ${take})
    )
    SELECT counted."total", listed.*
    FROM (SELECT least((SELECT count(*) FROM few) + (SELECT count(*) FROM many), ${countedMatches})::int AS "total") AS counted
    LEFT JOIN (${listed(Prisma.sql`SELECT * FROM page`)}) AS listed ON TRUE`;
}

const columns = Prisma.raw(
  Object.keys(ownFields)
    .map((name) => `u."${name}"`)
    .join(", "),
);

const listed = (users: Prisma.Sql) => Prisma.sql`
  SELECT ${columns}, CASE WHEN r."userId" IS NOT NULL THEN jsonb_build_object('status', r."status") END AS "deletionRequest"
  FROM (${users}) AS u LEFT JOIN "DeletionRequest" AS r ON r."userId" = u."id"`;
