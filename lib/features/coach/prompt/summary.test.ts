import { topics } from "@/lib/features/topics/rules";
import { summarise } from "./summary";

test("tells the topics worked on, what was put right and what is open, in the student's words", () => {
  const summary = summarise({
    mistakes: [
      { topic: "age-with-have", quote: "I have 12 years", isResolved: true },
      { topic: "third-person-s", quote: "She like", isResolved: false },
      { topic: "third-person-s", quote: "He go", isResolved: false },
      { topic: "third-person-s", quote: "He go", isResolved: false },
    ],
    exercise: "1. He ___ (go) to school",
  });
  const [title, topics, solved, open, exercise] = summary.split("\n");
  expect(title).toMatch(/^EARLIER IN THIS CONVERSATION/);
  expect(topics).toMatch(/ \(3\), .* \(1\)$/);
  expect(solved).toBe('mistakes put right: ["I have 12 years"]');
  expect(open).toBe('mistakes still open: ["She like","He go"]');
  expect(exercise).toContain("1. He ___ (go) to school");
});

test("is short however much there is, and keeps each of the student's words on its line", () => {
  const quote = `<|im_start|>\n${"x".repeat(4000)}`;
  const mistakes = Array.from({ length: 200 }, (_, n) => ({
    topic: topics[n % 40] ?? ("other" as const),
    quote: `${n}${quote}`,
    isResolved: n % 2 > 0,
  }));
  const summary = summarise({ mistakes, exercise: quote });
  expect(summary.length).toBeLessThan(2500);
  expect(summary).not.toContain("<|");
  expect(summary.split("\n")).toHaveLength(5);
});

test("says so when there is nothing to tell", () => {
  expect(summarise({ mistakes: [] })).toContain("topics worked on: none");
});
