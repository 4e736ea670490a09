import { verbRows } from "@/lib/features/verbs/rules";
import { findVerbs } from "./find-verbs";

const bases = (search: string) => findVerbs(verbRows, search).map(({ base }) => base);

test("every verb has its meaning", () => {
  expect(verbRows.length).toBeGreaterThan(100);
  expect(verbRows.filter(({ meaning }) => meaning === "")).toEqual([]);
});

test.each([
  ["go", ["go", "get"]],
  ["went", ["go"]],
  ["Thought", ["think"]],
  ["to swim", ["swim"]],
  ["andare", ["go", "ride"]],
  ["  CAPIRE ", ["understand"]],
  ["bici", ["ride"]],
  ["xyz", []],
])("«%s» finds %j", (search, found) => expect(bases(search)).toEqual(found));

test("nothing searched is all of them", () => expect(bases(" ")).toHaveLength(verbRows.length));
