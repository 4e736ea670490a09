import { allFacts } from "@/lib/features/coach/lessons/all-facts";
import { tasksOfFacts } from "@/lib/features/coach/lessons/all-tasks";
import { findFact } from "@/lib/features/coach/lessons/find-fact";
import { writeOut } from "@/lib/features/coach/rule/answer-pattern";
import { readAnswer } from "@/lib/features/coach/rule/read-answer";
import { partOf } from "@/tests/support/sweep";
import { expectTeacherly } from "./expect-teacherly";
import { play } from "./play-chat";

describe("the question that ends a lesson", () => {
  const yes = /^(?:Giusto|Esatto|Sì, (?:proprio così|giusto))!/;

  test("is answered in few words, and the coach goes on", () => {
    const lines = play([
      "Perché wanted ha una sillaba in più?",
      "la seconda",
      "ah no ended xk finisce in d",
      "I ended the lesson at two",
      "qual è la differenza tra say e tell",
      "boh",
      "told perché c'è me",
    ]);
    lines.forEach(expectTeacherly);
    expect(lines[1]?.reply).not.toMatch(/ended/);
    expect(lines[2]?.reply).toMatch(yes);
    expect(lines[5]?.reply).not.toMatch(/told/i);
    expect(lines[6]?.reply).toMatch(yes);
    expect(lines.every(({ plan: { about } }) => about === "rule")).toBe(true);
  });

  test("waits for a whole sentence too, with its mistake", () => {
    const lines = play([
      "differenza tra lose e miss",
      "yesterday I lost the bus",
      "yesterday I missed the bus",
      "I missed the train and she don't",
    ]);
    lines.forEach(expectTeacherly);
    expect(lines[1]?.reply).not.toMatch(/missed/);
    expect(lines[2]?.reply).toMatch(yes);
    expect(lines[3]?.plan.findings).toHaveLength(1);
  });

  const asked = allFacts.flatMap(({ id, asks, task: words }) => {
    const task = tasksOfFacts.get(id);
    const isTold = findFact(asks[0] ?? "")?.lesson.id === id;
    return task && isTold && task.answers.length > 0 && !task.isOwn
      ? [{ id, ask: asks[0] ?? "", words, task }]
      : [];
  });

  test.each(partOf(asked, 12))(
    "$words is judged, and not given away before two tries",
    ({ id, ask, task }) => {
      const right = writeOut(task.answers[0]?.says[0] ?? "")[0]?.replaceAll(" *", ",") ?? "";
      const wrong = writeOut(task.wrong[0]?.says[0] ?? "")[0]?.replaceAll(" *", ",") ?? "boh";
      const [first] = play([ask]);
      const told = first?.plan.state.rule;
      if (told?.lesson !== id || !told.isFact) return;
      const lines = play([ask, wrong, "boh", right]);
      lines.slice(1).forEach(expectTeacherly);
      expect(lines.at(-1)?.reply).toMatch(yes);
      for (const { reply } of lines.slice(1, 3)) expect(readAnswer(task, reply)?.kind).not.toBe("right");
    },
  );
});
