import { nameKey } from "@/lib/features/accounts/rules";
import type { SecureUserRowReply } from "./contract";
import type { UserSort } from "./rules";

/** Where a user stands in a list: by what it is sorted, and by the id where that is the same. */
export type UserPlace = { id: number } & (
  | { sort: "newest" }
  | { sort: "last_login"; at: Date }
  | { sort: "xp"; xp: number }
  | { sort: "nickname"; nicknameKey: string }
);

/** When who has never logged in did so, as the index `User_lastLogin` has it. */
const never = new Date(0).toISOString();
const largestDateMs = 8_640_000_000_000_000;

type Listed = Pick<SecureUserRowReply, "id" | "lastLoginAt" | "xp" | "nickname">;

/**
 * What a page's last row is called in `X-Next-Cursor`: the id, behind a point and what it is sorted by where that is not the
 * id. The sort itself is in it, so that a page of one is never gone on with in another.
 */
export const cursorOf = (sort: UserSort, user: Listed): string =>
  sort === "newest" ? String(user.id) : `${sort}-${keyOf[sort](user)}.${user.id}`;

const keyOf: Record<Exclude<UserSort, "newest">, (user: Listed) => number | string> = {
  last_login: ({ lastLoginAt }) => Date.parse(lastLoginAt ?? never),
  xp: ({ xp }) => xp,
  nickname: ({ nickname }) => Buffer.from(nameKey(nickname)).toString("base64url"),
};

/** The place a cursor names; undefined for one of another sort, or of none. */
export function placeOf(sort: UserSort, { key, id }: { key?: string; id: number }): UserPlace | undefined {
  if (sort === "newest") return key === undefined ? { sort, id } : undefined;
  if (!key?.startsWith(`${sort}-`)) return undefined;
  const value = key.slice(sort.length + 1);
  if (sort === "nickname") {
    const nicknameKey = Buffer.from(value, "base64url").toString();
    return nicknameKey && !nicknameKey.includes("\0") ? { sort, id, nicknameKey } : undefined;
  }
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  if (sort === "xp") return number < 2 ** 31 ? { sort, id, xp: number } : undefined;
  return number <= largestDateMs ? { sort, id, at: new Date(number) } : undefined;
}
