import { fourthSheets } from "./textbook-items-fourth";
import { thirdSheets } from "./textbook-items-third";
import { heldOutSheets } from "./textbook-items-held-out";
import { textbookSheets } from "./textbook-items";
import { judgeSheets } from "./textbook-score";

/** How many of each set must be solved, of how many. What is not solved must be declined. */
const sets = [
  { name: "first", sheets: textbookSheets, items: 60, atLeast: 55 },
  { name: "second", sheets: heldOutSheets, items: 63, atLeast: 55 },
  { name: "third", sheets: thirdSheets, items: 66, atLeast: 48 },
  { name: "fourth", sheets: fourthSheets, items: 49, atLeast: 27 },
];

describe.each(sets)("the $name set of textbook items", ({ sheets, items, atLeast }) => {
  const judged = judgeSheets(sheets);

  test("is read whole", () => {
    expect(judged).toHaveLength(items);
    expect(judged.filter(({ prompt }) => prompt === "(not read)")).toEqual([]);
  });

  test("is never solved wrong", () => {
    expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  });

  test(`is solved in at least ${atLeast} items`, () => {
    expect(judged.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(atLeast);
  });
});
