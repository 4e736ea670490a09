import { writeOut } from "../rule/answer-pattern";
import { readAnswer } from "../rule/read-answer";
import { findSign } from "../rule/match-sign";
import { signsIn, signsOfLessons } from "../rule/signs";
import { allFacts } from "./all-facts";
import { allLessons } from "./all-lessons";
import { tasksOfFacts, tasksOfLessons } from "./all-tasks";
import { taskAnswers, type TaskAnswers } from "./task";

const all = [...tasksOfFacts, ...tasksOfLessons].map(([id, task]): [string, TaskAnswers] => [id, task]);
const closed = all.filter(([, task]) => task.answers.length > 0);
const spoken = (pattern: string) => writeOut(pattern).map((text) => text.replaceAll("*", "..."));
const kindOf = (task: TaskAnswers, said: string) => readAnswer(task, said)?.kind;

describe("what the closing questions take for an answer", () => {
  test("is as its schema says", () => {
    expect(all.map(([, task]) => taskAnswers.parse(task))).toEqual(all.map(([, task]) => task));
  });

  test("is there for every fact and every lesson", () => {
    expect(allFacts.filter(({ id }) => !tasksOfFacts.has(id)).map(({ id }) => id)).toEqual([]);
    expect(allLessons.filter(({ id }) => !tasksOfLessons.has(id)).map(({ id }) => id)).toEqual([]);
    expect([...tasksOfFacts.keys()].filter((id) => !allFacts.some((one) => one.id === id))).toEqual([]);
    expect([...tasksOfLessons.keys()].filter((id) => !allLessons.some((one) => one.id === id))).toEqual([]);
  });

  test("knows answers, or what an example must show", () => {
    const none = [...tasksOfFacts].filter(
      ([, { answers, holds }]) => answers.length === 0 && holds === undefined,
    );
    expect(none.map(([id]) => id)).toEqual([]);
  });

  test("judges every answer right", () => {
    const faults = closed.flatMap(([id, task]) =>
      task.answers
        .flatMap(({ says }) => says.flatMap(spoken))
        .filter((said) => kindOf(task, said) !== "right")
        .map((said) => `${id}: ${said} -> ${kindOf(task, said)}`),
    );
    expect(faults).toEqual([]);
  });

  test("judges every wrong answer wrong", () => {
    const faults = closed.flatMap(([id, task]) =>
      task.wrong
        .flatMap(({ says }) => says.flatMap(spoken))
        .filter((said) => kindOf(task, said) !== "wrong")
        .map((said) => `${id}: ${said} -> ${kindOf(task, said)}`),
    );
    expect(faults).toEqual([]);
  });

  test("takes one of the options, unless any may be so", () => {
    const faults = closed.flatMap(([id, task]) =>
      task.options && !task.isOwn && task.options.filter((one) => kindOf(task, one) === "right").length > 1
        ? [id]
        : [],
    );
    expect(faults).toEqual([]);
  });

  test("gives no hint that holds an answer, and asks nothing", () => {
    const faults = closed.flatMap(([id, task]) =>
      [task.hint, ...task.wrong.map(({ hint }) => hint)]
        .filter((hint) => hint.includes("?") || (!task.isOwn && kindOf(task, hint) === "right"))
        .map((hint) => `${id}: ${hint}`),
    );
    expect(faults).toEqual([]);
  });

  test("gives a reason of one line", () => {
    const reasons = closed.flatMap(([, { answers }]) => answers.map(({ because }) => because));
    expect(reasons.filter((one) => one.includes("?") || !/[.]$/.test(one) || one.length > 110)).toEqual([]);
  });

  test("a sign is shown by an example, where there is one", () => {
    const open = allFacts.flatMap(({ id, examples }) => {
      const holds = tasksOfFacts.get(id)?.holds;
      return holds === undefined || examples.some((one) => findSign(one, signsIn(holds)) !== undefined)
        ? []
        : [id];
    });
    expect(open.length).toBeLessThan(8);
    expect(signsOfLessons.size).toBeGreaterThan(0);
  });
});
