import { shownItem, shownSheet } from "@/tests/support/shown-sheet";
import {
  addRow,
  joinable,
  joinWithNext,
  mergeRows,
  moveRow,
  nextLabel,
  problemOf,
  problemOfAll,
  rowsOf,
  type Row,
} from "./rows";

const row = (n: number, own: Partial<Row> = {}): Row => ({
  key: `n${n}`,
  n,
  part: 0,
  label: String(n),
  text: `Text ${n}.`,
  isUnsure: false,
  isLocked: false,
  ...own,
});
const shown = (rows: Row[]) => rows.map(({ part, label, text }) => `${part}/${label} ${text}`);

test("the rows of a sheet stand by part, and those with a try are locked", () => {
  const items = [shownItem(1, { part: 1 }), shownItem(2, { isEditable: false }), shownItem(3)];
  expect(rowsOf({ ...shownSheet, items }).map(({ n, part, isLocked }) => [n, part, isLocked])).toEqual([
    [2, 0, true],
    [3, 0, false],
    [1, 1, false],
  ]);
});

describe("moving", () => {
  const rows = [row(1), row(2), row(3, { part: 1 })];

  test("passes the neighbour", () => {
    expect(shown(moveRow(rows, "n2", -1, 2))).toEqual(["0/2 Text 2.", "0/1 Text 1.", "1/3 Text 3."]);
    expect(shown(moveRow(rows, "n1", 1, 2))).toEqual(["0/2 Text 2.", "0/1 Text 1.", "1/3 Text 3."]);
  });

  test("leaves the part at its edge for the one beside it", () => {
    expect(shown(moveRow(rows, "n2", 1, 2))).toEqual(["0/1 Text 1.", "1/2 Text 2.", "1/3 Text 3."]);
    expect(shown(moveRow(rows, "n3", -1, 2))).toEqual(["0/1 Text 1.", "0/2 Text 2.", "0/3 Text 3."]);
  });

  test("changes nothing at the ends of the page", () => {
    expect(moveRow(rows, "n1", -1, 2)).toBe(rows);
    expect(moveRow(rows, "n3", 1, 2)).toBe(rows);
  });
});

describe("joining", () => {
  test("makes one sentence of two, which keeps the first one's place and the doubt about either", () => {
    const rows = [row(1), row(2, { isUnsure: true }), row(3)];
    expect(joinWithNext(rows, "n1")).toEqual([row(1, { text: "Text 1. Text 2.", isUnsure: true }), row(3)]);
  });

  test.each([
    ["the last one", [row(1)]],
    ["the last one of its part", [row(1), row(2, { part: 1 })]],
    ["one before one with a try", [row(1), row(2, { isLocked: true })]],
    ["one with a try", [row(1, { isLocked: true }), row(2)]],
  ])("leaves %s alone", (_, rows) => {
    expect(joinable(rows, "n1")).toBeUndefined();
    expect(joinWithNext(rows, "n1")).toEqual(rows);
  });
});

test("a new row comes at the end of its part with the next number", () => {
  const rows = [row(1), row(2, { part: 1, label: "b" })];
  expect(shown(addRow(rows, 0, "x"))).toEqual(["0/1 Text 1.", "0/2 ", "1/b Text 2."]);
  expect(shown(addRow(rows, 1, "x"))).toEqual(["0/1 Text 1.", "1/b Text 2.", "1/c "]);
  expect(shown(addRow(rows, 2, "x")).at(-1)).toBe("2/1 ");
});

test.each([
  ["", "1"],
  ["9", "10"],
  ["b", "c"],
  ["B", "C"],
  ["z", ""],
  ["1a", ""],
])("after %j comes %j", (label, next) => expect(nextLabel(label)).toBe(next));

describe("what is wrong", () => {
  test.each<[string, Partial<Row>, object | undefined]>([
    ["nothing", {}, undefined],
    ["no text", { text: "  " }, { text: "Scrivi la frase." }],
    ["no number", { label: " " }, { label: "Scrivi il numero della frase." }],
    ["a long number", { label: "1234567" }, { label: "Il numero può avere al massimo 6 caratteri." }],
    ["a long text", { text: "x".repeat(301) }, { text: "Una frase può avere al massimo 300 caratteri." }],
    [
      "seven gaps",
      { text: "____ ".repeat(7) },
      { text: "Una frase può avere al massimo 6 spazi da riempire." },
    ],
    ["nothing where there is a try", { text: "", isLocked: true }, undefined],
  ])("with %s", (_, own, problem) => {
    expect(problemOf(row(1, own))).toEqual(problem && expect.objectContaining(problem));
  });

  test("with all of them", () => {
    expect(problemOfAll([])).toBe("Una scheda ha almeno una frase.");
    expect(problemOfAll(Array.from({ length: 60 }, (_, n) => row(n)))).toBeUndefined();
    expect(problemOfAll(Array.from({ length: 61 }, (_, n) => row(n)))).toBe(
      "Una scheda ha al massimo 60 frasi.",
    );
  });
});

test("the newest rows take what was typed here, and what was added behind its neighbour", () => {
  const base = [row(1), row(2), row(3)];
  const added = row(0, { key: "new", n: undefined, label: "1b", text: "Added." });
  const mine = [row(1, { text: "Mine." }), added, row(2), row(3, { text: "Mine too." })];
  const newest = [row(1), row(2, { text: "Theirs." }), row(3, { isLocked: true }), row(4)];
  expect(shown(mergeRows(mine, base, newest))).toEqual([
    "0/1 Mine.",
    "0/1b Added.",
    "0/2 Theirs.",
    "0/3 Text 3.",
    "0/4 Text 4.",
  ]);
});
