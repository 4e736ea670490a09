import type { z } from "zod";
import type { Administrator, Ctx } from "@/lib/context";
import { nameKey } from "@/lib/features/accounts/rules";
import { recordAlone } from "@/lib/features/audit/record-audit";
import { pageOf } from "@/lib/http/paging";
import type { adminUsersCall } from "./contract";
import * as data from "./data";
import { presentUser } from "./present-user";
import { countedMatches } from "./rules";

type Query = z.output<(typeof adminUsersCall)["query"]>;

/** A page of the users, newest first, and how many there are. What was searched for is not noted: it may be a name. */
export async function listUsers(ctx: Ctx<Administrator>, { search = "", limit, cursor }: Query) {
  const part = nameKey(search.trim());
  const found = await data.searchFor(ctx.db, part);
  const rows = await data.listUsers(ctx.db, { search: found, before: cursor, take: limit + 1 });
  const total = part
    ? await data.countFound(ctx.db, found, countedMatches)
    : await data.countAllUsers(ctx.db);
  await recordAlone(ctx, {
    action: "list_users",
    details: { isSearch: part !== "", rows: Math.min(rows.length, limit) },
  });
  const now = ctx.now();
  return pageOf(
    rows.map((row) => presentUser(row, now)),
    { limit, total },
  );
}
