import { StatementNames } from "./statement-names";

const namesOf = (names: StatementNames, sql: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(sql));

test("a statement has a name from its fifth use on, the same one ever after", () => {
  const names = new StatementNames();
  expect(namesOf(names, "SELECT 1", 7)).toEqual(["", "", "", "", "coach_1", "coach_1", "coach_1"]);
  expect(namesOf(names, "SELECT 2", 5)).toEqual(["", "", "", "", "coach_2"]);
  expect(names.nameOf("SELECT 1")).toBe("coach_1");
});

test("so many statements have a name and no more, each its own", () => {
  const names = new StatementNames();
  const given = Array.from({ length: 150 }, (_, at) => namesOf(names, `SELECT ${at}`, 5).at(-1));
  expect(new Set(given.slice(0, 100)).size).toBe(100);
  expect(given.slice(100).every((name) => name === "")).toBe(true);
});

test("statements that are never asked again do not fill it up", () => {
  const names = new StatementNames();
  for (let at = 0; at < 5000; at += 1) names.nameOf(`SELECT ${at}`);
  expect(namesOf(names, "SELECT 'again'", 5).at(-1)).toBe("coach_1");
});
