import { WithHeaders } from "./call";

/** Which page: at most `limit` rows, those after `cursor`. */
export type PageQuery<Id> = { limit: number; cursor?: Id };
/** `total`: of all pages, where it is counted. */
type Size = { limit: number; total?: number };

/** A page of a list of which one row more than its limit was read, which says that there is another page. */
export function pageOf<Row extends { id: number | string }>(rows: Row[], { limit, total }: Size) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return new WithHeaders<Row[]>(page, {
    ...(total !== undefined && { "X-Total-Count": String(total) }),
    ...(rows.length > limit && last && { "X-Next-Cursor": String(last.id) }),
  });
}
