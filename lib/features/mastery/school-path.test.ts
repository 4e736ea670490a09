import { schoolClasses } from "@/lib/features/accounts/rules";
import { schoolPath, topics } from "@/lib/features/topics/rules";
import { onwardsFrom, startOf } from "./school-path";

test("the years are in the order of school, each with ten or eleven stops", () => {
  const years = schoolPath.map(({ schoolClass }) => schoolClasses.indexOf(schoolClass));
  expect(years).toEqual([...years].sort((one, other) => one - other));
  for (const { topics } of schoolPath) expect([10, 11]).toContain(topics.length);
});

test.each([
  [null, "be-agreement"],
  ["primary5", "be-agreement"],
  ["middle2", "capitals"],
  ["high2", "the-generic"],
  ["high5", "the-generic"],
] as const)("of %s nothing was seen: they start at %s", (schoolClass, topic) => {
  expect(startOf(schoolClass)).toBe(topic);
});

test("the way goes on behind a stop, and comes to what was left out at the end", () => {
  const onwards = onwardsFrom("past-time");
  expect(onwards[0]).toBe("irregular-past");
  expect(onwards).toHaveLength(topics.length - 1);
  expect(onwards.at(-1)).toBe("much-many");
  expect(onwardsFrom("calques")[0]).toBe("be-agreement");
});
