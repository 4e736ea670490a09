import { readLines } from "./read-lines";

test("readLines takes lines and words out of the table, and leaves empty ones out", () => {
  const tsv = [
    "1\t1\t0\t0\t0\t0\t0\t0\t900\t300\t-1\t",
    "4\t1\t1\t1\t1\t0\t10\t20\t200\t30\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t22\t40\t24\t96.1\tShe",
    "5\t1\t1\t1\t1\t2\t60\t22\t50\t24\t12.5\t ",
    "4\t1\t1\t1\t2\t0\t10\t60\t200\t30\t-1\t",
    "5\t1\t1\t1\t2\t1\t10\t62\t40\t24\t95\t ",
    "",
  ].join("\n");
  expect(readLines(tsv)).toEqual([
    {
      bbox: { x0: 10, y0: 20, x1: 210, y1: 50 },
      words: [{ text: "She", bbox: { x0: 10, y0: 22, x1: 50, y1: 46 } }],
    },
  ]);
  expect(readLines("")).toEqual([]);
});
