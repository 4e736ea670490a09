import { partOf } from "@/tests/support/sweep";
import { allFacts } from "./all-facts";
import { asLesson, fact } from "./fact";
import { findFact, findNext, nearFacts } from "./find-fact";

const maxWords = 60;
const outside = (text: string) => text.replace(/\*[^*]*\*/g, "").replace(/«[^«»]*»/g, "");

describe("the facts", () => {
  test("are as their schema says, each under a name of its own", () => {
    expect(allFacts.map((one) => fact.parse(one))).toHaveLength(allFacts.length);
    expect(new Set(allFacts.map(({ id }) => id)).size).toBe(allFacts.length);
  });

  test("answer shortly, without a question but for the one at the end", () => {
    const faults = allFacts.flatMap(({ id, answer, easier, next, task }) => [
      ...[answer, easier, ...next.map((one) => one.answer)]
        .filter((text) => outside(text).includes("?") || text.split(/\s+/).length > maxWords)
        .map((text) => `${id}: ${text}`),
      ...(outside(task).split("?").length === 2 && task.endsWith("?") ? [] : [`${id}: ${task}`]),
    ]);
    expect(faults).toEqual([]);
  });

  test("are found by nearly all ways to ask that they list", () => {
    const all = allFacts.flatMap(({ id, asks: ways }) => ways.map((way) => ({ id, way })));
    const asks = partOf(all, 4);
    const found = asks.filter(({ id, way }) => findFact(way)?.lesson.id === id);
    expect(found.length / asks.length).toBeGreaterThan(0.86);
  });
});

describe("what is asked in other words", () => {
  test.each([
    ["scusa prof ma dopo if ci va will oppure no", "if-and-will"],
    ["ma hear e listen che differenza hanno", "hear-or-listen"],
    ["nn capisco la differenza fra borrow e lend", "borrow-or-lend"],
  ])("%s", (message, id) => expect(findFact(message)?.lesson.id).toBe(id));

  test.each(["che tempo fa domani", "posso andare a giocare", "chi ha vinto la partita ieri", "saw"])(
    "nothing answers: %s",
    (message) => expect(findFact(message)).toBeUndefined(),
  );

  test("what follows a fact is answered by it", () => {
    const before = allFacts.find(({ next }) => next.length > 0);
    const [follow] = before?.next ?? [];
    if (!before || !follow) throw new Error("no fact with a question after it");
    expect(findNext(follow.asks[0] ?? "", asLesson(before))?.explanation).toBe(follow.answer);
  });

  test("at most two facts come near what has no answer", () =>
    expect(nearFacts("non so se con i verbi ci va una cosa").length).toBeLessThanOrEqual(2));
});
