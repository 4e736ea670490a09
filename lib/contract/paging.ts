import { WithHeaders } from "./call";

/** Which page: at most `limit` rows, those after `cursor`. */
export type PageQuery<Cursor> = { limit: number; cursor?: Cursor };
type Size<Row> = {
  limit: number;
  /** Of all pages, where it is counted. */
  total?: number;
  /** Where a row stands in the list; its id unless said. */
  cursorOf?: (row: Row) => string;
};

/** A page of a list of which one row more than its limit was read, which says that there is another page. */
export function pageOf<Row extends { id: number | string }>(
  rows: Row[],
  { limit, total, cursorOf = ({ id }) => String(id) }: Size<Row>,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return new WithHeaders<Row[]>(page, {
    ...(total !== undefined && { "X-Total-Count": String(total) }),
    ...(rows.length > limit && last && { "X-Next-Cursor": cursorOf(last) }),
  });
}
