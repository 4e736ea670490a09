import { readWords } from "./read-lines";

test("readWords takes the words out of the table, and leaves empty ones out", () => {
  const tsv = [
    "1\t1\t0\t0\t0\t0\t0\t0\t900\t300\t-1\t",
    "4\t1\t1\t1\t1\t0\t10\t20\t200\t30\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t22\t40\t24\t96.1\tShe",
    "5\t1\t1\t1\t1\t2\t60\t22\t50\t24\t12.5\t ",
    "",
  ].join("\n");
  expect(readWords(tsv)).toEqual([
    { text: "She", bbox: { x0: 10, y0: 22, x1: 50, y1: 46 }, confidence: 0.961 },
  ]);
  expect(readWords("")).toEqual([]);
});
