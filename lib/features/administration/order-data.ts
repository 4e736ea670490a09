import { Prisma } from "@/lib/db/generated/client";
import { endedStatus } from "@/lib/features/billing/rules";
import { hasNoHearts } from "./data";
import type { UserFilter, UserSort } from "./rules";
import type { UserPlace } from "./user-cursors";

// As the index `User_lastLogin` has it: who has never logged in did so before all others.
const lastLogin = Prisma.sql`COALESCE(u."lastLoginAt", '1970-01-01 00:00:00+00'::timestamptz)`;

/** The order of a sort, of users called `u`. */
export const orderOf: Record<UserSort, Prisma.Sql> = {
  newest: Prisma.sql`u."id" DESC`,
  last_login: Prisma.sql`${lastLogin} DESC, u."id" DESC`,
  xp: Prisma.sql`u."xp" DESC, u."id" DESC`,
  nickname: Prisma.sql`u."nicknameKey", u."id"`,
};

/** Whether `u` comes behind a place. */
export function isBehind(place: UserPlace | undefined): Prisma.Sql {
  if (!place) return Prisma.sql`TRUE`;
  const { id } = place;
  switch (place.sort) {
    case "newest":
      return Prisma.sql`u."id" < ${id}::int`;
    case "last_login":
      return Prisma.sql`(${lastLogin}, u."id") < (${place.at}::timestamptz, ${id}::int)`;
    case "xp":
      return Prisma.sql`(u."xp", u."id") < (${place.xp}::int, ${id}::int)`;
    case "nickname":
      return Prisma.sql`(u."nicknameKey", u."id") > (${place.nicknameKey}::text, ${id}::int)`;
  }
}

/** Whether a row of "User" is among those a list is narrowed to. */
export function conditionOf(filter: UserFilter | undefined, now: Date): Prisma.Sql {
  switch (filter) {
    case undefined:
      return Prisma.sql`TRUE`;
    case "pro":
      return Prisma.sql`"isPro"`;
    case "expired":
      return Prisma.sql`"subscriptionStatus" = ${endedStatus}::"SubscriptionStatus" AND NOT "isPro"`;
    case "unverified":
      return Prisma.sql`"emailVerifiedAt" IS NULL`;
    case "no_hearts":
      return hasNoHearts(now);
  }
}
