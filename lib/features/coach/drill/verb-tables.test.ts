import { toItem } from "./to-item";
import { verbTables } from "./verb-tables";

test("no sentence leaves to be guessed whether a verb is to be a negative, or in which tense", () => {
  const rows = Object.entries(verbTables)
    .filter(([id]) => id !== "question-tags")
    .flatMap(([, tables]) => tables.flatMap(({ rows: all }) => all.trim().split("\n")));
  expect(rows.filter((row) => !/___ [([]/.test(row))).toEqual([]);
  const draft = {
    kind: "gap_fill" as const,
    instruction: "Be o have?",
    words: [],
    accepted: ["is"],
    solution: "",
  };
  expect(toItem({ ...draft, prompt: "She ___ hungry." })).toBeUndefined();
  expect(toItem({ ...draft, prompt: "She ___ (be) hungry." })).toBeDefined();
});
