import type { FindingReply } from "@/lib/features/findings/contract";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { markedOf, nextOpen, sequenceOf } from "@/components/findings/sequence";

const place = (id: string, topic: MistakeTopic, isResolved = false): FindingReply => ({
  id,
  topic,
  topicName: topic,
  start: 0,
  end: 1,
  quote: id,
  explanation: "",
  hints: [],
  attempts: 0,
  isResolved,
});

const long = [
  place("a", "spelling"),
  place("b", "spelling"),
  place("c", "third-person-s"),
  place("d", "the-generic"),
  place("e", "irregular-past"),
];
const ids = (findings: readonly FindingReply[]) => findings.map(({ id }) => id).join("");
const solve = (...solved: string[]) => long.map((one) => ({ ...one, isResolved: solved.includes(one.id) }));

describe("the places of a long message", () => {
  test("begin with the coach's and the two that teach most, in the order of the text", () => {
    expect(ids(sequenceOf(long))).toBe("acebd");
    expect(ids(markedOf(long))).toBe("ace");
  });

  test("come up as those before them are put right, and none is left out", () => {
    expect(ids(markedOf(solve("c")))).toBe("abce");
    expect(ids(markedOf(solve("a", "c", "e")))).toBe("abcde");
  });

  test("lead from one to the next that is open, and round", () => {
    expect(nextOpen(long, "a")?.id).toBe("c");
    expect(nextOpen(solve("c"), "a")?.id).toBe("e");
    expect(nextOpen(long, "d")?.id).toBe("a");
    expect(nextOpen(solve("b", "c", "d", "e"), "a")).toBeUndefined();
  });

  test("are all marked where they are few", () => {
    const few = long.slice(0, 3);
    expect(ids(markedOf(few))).toBe("abc");
    expect(sequenceOf([])).toEqual([]);
  });
});
