import { nameKey } from "@/lib/features/accounts/rules";
import type { UserRow } from "./data";
import type { UserSort } from "./rules";

/** Where a user stands in a list: by what it is sorted, and by the id where that is the same. */
export type UserPlace = { id: number } & (
  | { sort: "newest" }
  | { sort: "last_login"; at: Date }
  | { sort: "xp"; xp: number }
  | { sort: "nickname"; nicknameKey: string }
);

/** When who has never logged in did so, as the index `User_lastLogin` has it. */
const never = new Date(0);
const largestDateMs = 8_640_000_000_000_000;

/** What a page's last row is called in `X-Next-Cursor`: the id, behind a point and what it is sorted by where that is not the id. */
export function cursorOf(
  sort: UserSort,
  user: Pick<UserRow, "id" | "lastLoginAt" | "xp" | "nickname">,
): string {
  switch (sort) {
    case "newest":
      return String(user.id);
    case "last_login":
      return `${(user.lastLoginAt ?? never).getTime()}.${user.id}`;
    case "xp":
      return `${user.xp}.${user.id}`;
    case "nickname":
      return `${Buffer.from(nameKey(user.nickname)).toString("base64url")}.${user.id}`;
  }
}

/** The place a cursor names; undefined for one of another sort, or of none. */
export function placeOf(sort: UserSort, { key, id }: { key?: string; id: number }): UserPlace | undefined {
  if (sort === "newest") return key === undefined ? { sort, id } : undefined;
  if (sort === "nickname") {
    const nicknameKey = Buffer.from(key ?? "", "base64url").toString();
    return nicknameKey && !nicknameKey.includes("\0") ? { sort, id, nicknameKey } : undefined;
  }
  const number = /^\d{1,16}$/.test(key ?? "") ? Number(key) : Number.NaN;
  if (sort === "xp") return number < 2 ** 31 ? { sort, id, xp: number } : undefined;
  return number <= largestDateMs ? { sort, id, at: new Date(number) } : undefined;
}
