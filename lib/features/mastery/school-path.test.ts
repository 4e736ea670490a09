import { schoolClasses } from "@/lib/features/accounts/rules";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { exerciseTopics } from "@/lib/features/exercises/exercise";
import { topicName } from "@/lib/i18n/it";
import { onwardsFrom, schoolPath, startOf } from "./school-path";

const onPath = schoolPath.flatMap(({ topics }) => topics);

test("every topic that can be found or trained is a stop, once, and has a name", () => {
  const known = new Set([...grammarRules.map(({ topic }) => topic), ...exerciseTopics, "spelling"]);
  expect([...onPath].sort()).toEqual([...known].sort());
  for (const topic of onPath) expect(topicName(topic)).not.toBe(topic);
});

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
  expect(onwards).toHaveLength(onPath.length - 1);
  expect(onwards.at(-1)).toBe("much-many");
  expect(onwardsFrom("calques")[0]).toBe("be-agreement");
});
