import type { z } from "zod";
import type { Administrator, Ctx } from "@/lib/context";
import { nameKey } from "@/lib/features/accounts/rules";
import { AppError } from "@/lib/errors";
import { readRecorded } from "@/lib/features/audit/record-audit";
import { errors } from "@/lib/i18n/it";
import { pageOf } from "@/lib/contract/paging";
import type { adminUsersCall } from "./contract";
import { presentUser } from "./present-user";
import { readUsersPage, usersPage } from "./search-data";
import { cursorOf, placeOf } from "./user-cursors";

type Query = z.output<(typeof adminUsersCall)["query"]>;

/**
 * A page of the users and how many there are. What was searched for is not noted: it may be a name. BAD_INPUT for the cursor
 * of another sort.
 */
export async function listUsers(ctx: Ctx<Administrator>, query: Query) {
  const { search = "", filter, sort, limit, cursor } = query;
  const part = nameKey(search.trim());
  const now = ctx.now();
  const after = cursor && placeOf(sort, cursor);
  if (cursor && !after) throw new AppError("BAD_INPUT", errors.badInput);
  const rows = await readRecorded<unknown>(
    ctx,
    { action: "list_users", details: { isSearch: part !== "", filter }, limit },
    usersPage(part, { sort, filter, after, take: limit + 1, now }),
  );
  const { users, total } = readUsersPage(rows);
  return pageOf(
    users.map((user) => presentUser(user, now)),
    { limit, total, cursorOf: (user) => cursorOf(sort, user) },
  );
}
