import type { z } from "zod";
import type { Administrator, Ctx } from "@/lib/context";
import { nameKey } from "@/lib/features/accounts/rules";
import { readRecorded } from "@/lib/features/audit/record-audit";
import { pageOf } from "@/lib/http/paging";
import type { adminUsersCall } from "./contract";
import { presentUser } from "./present-user";
import { userOf, usersPage, type ListedRow } from "./search-data";

type Query = z.output<(typeof adminUsersCall)["query"]>;

/** A page of the users, newest first, and how many there are. What was searched for is not noted: it may be a name. */
export async function listUsers(ctx: Ctx<Administrator>, { search = "", limit, cursor }: Query) {
  const part = nameKey(search.trim());
  const rows = await readRecorded<ListedRow>(
    ctx,
    { action: "list_users", details: { isSearch: part !== "" }, limit },
    usersPage(part, { before: cursor, take: limit + 1 }),
  );
  const now = ctx.now();
  return pageOf(
    rows.filter((row) => row.id !== null).map((row) => presentUser(userOf(row), now)),
    { limit, total: rows[0]?.total ?? 0 },
  );
}
