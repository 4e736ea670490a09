import { userColumns, userGrid } from "./user-columns";

test("each grid has a width for every column it shows, and one for the menu", () => {
  const widths = [...userGrid.matchAll(/grid-cols-\[([^\]]+)\]/g)].map(([, list = ""]) => list.split("_"));
  const narrow = userColumns.filter(({ isWide }) => !isWide);
  expect(widths.map(({ length }) => length)).toEqual([narrow.length + 1, userColumns.length + 1]);
});
