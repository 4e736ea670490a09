import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import { DeletionStatus, Prisma } from "@/lib/db/generated/client";
import { avatarIds } from "@/lib/features/accounts/rules";
import { subscriptionStatuses } from "@/lib/features/billing/rules";
import { ownFields, type UserRow } from "./data";
import {
  commonShare,
  countedMatches,
  piecesOf,
  piecesSample,
  sampledUsers,
  type UserFilter,
  type UserSort,
} from "./rules";
import { conditionOf, isBehind, orderOf } from "./order-data";
import type { UserPlace } from "./user-cursors";

// As the index `User_search` has it.
const searched = Prisma.sql`("nicknameKey" || E'\n' || "displayNameKey" || E'\n' || "email")`;

const userAsJson = z.object({
  id: z.int(),
  nickname: z.string(),
  displayName: z.string(),
  email: z.string(),
  emailVerifiedAt: jsonInstant.nullable(),
  avatarId: z.enum(avatarIds),
  xp: z.int(),
  hearts: z.int(),
  heartsUpdatedAt: jsonInstant,
  isPro: z.boolean(),
  hasManualPro: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionEndDate: jsonInstant.nullable(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
  createdAt: jsonInstant,
  lastLoginAt: jsonInstant.nullable(),
  lastLoginIp: z.string().nullable(),
  deletionRequest: z.object({ status: z.enum(DeletionStatus) }).nullable(),
}) satisfies z.ZodType<UserRow>;

const total = z.int();
/** The page that has nobody is one row without a user. */
const rowsAsJson = z.array(z.union([userAsJson.extend({ total }), z.object({ total, id: z.null() })]));

/** The users of a page of `usersPage`, which comes as JSON, and how many there are in all. */
export function readUsersPage(json: unknown): { users: UserRow[]; total: number } {
  const rows = rowsAsJson.parse(json);
  return { users: rows.flatMap((row) => (row.id === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

type UsersPage = {
  sort: UserSort;
  filter?: UserFilter;
  /** Behind whom the page begins, in the same sort. */
  after?: UserPlace;
  take: number;
  now: Date;
};

/**
 * The users with a text (folded by `nameKey`) in nickname, name or address, in the order of their `place`, and in each row
 * how many there are in all: a row of nulls but for that, if none is on the page. Of what was searched or narrowed no more
 * than `countedMatches` are counted.
 */
export function usersPage(part: string, page: UsersPage): Prisma.Sql {
  if (part) return pageOfFound(part, page);
  const { sort, filter, after, take, now } = page;
  const users = Prisma.sql`
    SELECT * FROM "User" AS u WHERE ${conditionOf(filter, now)} AND ${isBehind(after)} ORDER BY ${orderOf[sort]} LIMIT ${take}`;
  const counted = filter
    ? Prisma.sql`(SELECT count(*)::int AS "users" FROM
        (SELECT FROM "User" WHERE ${conditionOf(filter, now)} LIMIT ${countedMatches}) AS matching)`
    : Prisma.sql`"UserCount"`;
  return Prisma.sql`
    SELECT counted."users" AS "total", listed.*
    FROM ${counted} AS counted LEFT JOIN (${listed(users, sort)}) AS listed ON TRUE`;
}

/**
 * What many have is found quickest by looking at one user after another, what few have by the index, which knows who has
 * all its pieces; the newest users tell which it is, and which of the pieces are the rarest. Only one of the two ways is
 * gone: PostgreSQL asks for `choice` before it begins with either.
 */
function pageOfFound(part: string, { sort, filter, after, take, now }: UsersPage): Prisma.Sql {
  const holdsIt = Prisma.sql`position(${part} IN ${searched}) > 0 AND ${conditionOf(filter, now)}`;
  const isCommon = Prisma.sql`(SELECT "isCommon" FROM choice)`;
  const onPage = Prisma.sql`${isBehind(after)} ORDER BY ${orderOf[sort]} LIMIT ${take}`;
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
      SELECT "id", "xp", "nicknameKey", "lastLoginAt" FROM "User" WHERE NOT ${isCommon}
        AND search_pieces(${searched}) @> (SELECT "rarest" FROM choice) AND ${holdsIt}
    ), many AS (
      SELECT "id" FROM "User" WHERE ${isCommon} AND ${holdsIt} LIMIT ${countedMatches}
    ), page AS (
      (SELECT * FROM "User" AS u WHERE ${isCommon} AND ${holdsIt} AND ${onPage})
      UNION ALL
      SELECT * FROM "User" WHERE "id" IN (SELECT u."id" FROM few AS u WHERE ${onPage})
    )
    SELECT counted."total", listed.*
    FROM (SELECT least((SELECT count(*) FROM few) + (SELECT count(*) FROM many), ${countedMatches})::int AS "total") AS counted
    LEFT JOIN (${listed(Prisma.sql`SELECT * FROM page`, sort)}) AS listed ON TRUE`;
}

const columns = Prisma.raw(
  Object.keys(ownFields)
    .map((name) => `u."${name}"`)
    .join(", "),
);

const listed = (users: Prisma.Sql, sort: UserSort) => Prisma.sql`
  SELECT ${columns}, CASE WHEN r."userId" IS NOT NULL THEN jsonb_build_object('status', r."status") END AS "deletionRequest",
    row_number() OVER (ORDER BY ${orderOf[sort]}) AS "place"
  FROM (${users}) AS u LEFT JOIN "DeletionRequest" AS r ON r."userId" = u."id"`;
