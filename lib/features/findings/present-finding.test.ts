import { presentFinding } from "./present-finding";

const row = {
  id: "f1",
  topic: "irregular-past",
  start: 12,
  end: 14,
  quote: "go",
  explanation: "Alcuni verbi cambiano forma al passato.",
  hints: ["Quando succede?", "Che cosa fa il verbo?", "Cerca la sua forma irregolare."],
  correction: "went",
  secret: "I went to",
  source: "engine" as const,
  attempts: 0,
  resolvedAt: null,
};

describe("presentFinding", () => {
  test("shows one more rung of the ladder with each attempt, and never the correction", () => {
    const shown = [0, 1, 2, 3, 9].map((attempts) => presentFinding({ ...row, attempts }));
    expect(shown.map(({ hints }) => hints.length)).toEqual([1, 2, 3, 3, 3]);
    expect(JSON.stringify(shown)).not.toMatch(/\bwent\b/);
  });

  test("adds a solved twin after two attempts", () => {
    expect(presentFinding({ ...row, attempts: 1 }).twin).toBeUndefined();
    expect(presentFinding({ ...row, attempts: 2 }).twin).toEqual({
      wrong: expect.any(String) as string,
      right: expect.any(String) as string,
    });
  });

  test("of a topic there is no longer, is another mistake, and never shows how it was stored", () => {
    const shown = presentFinding({ ...row, topic: "articles-jobs", attempts: 2 });
    expect(shown).toMatchObject({ topic: "other", topicName: "Altro" });
    expect(JSON.stringify(shown)).not.toContain("articles-jobs");
  });

  test("tells the correction once it was found", () => {
    const { correction, isResolved, twin } = presentFinding({ ...row, attempts: 3, resolvedAt: new Date(0) });
    expect({ correction, isResolved, twin }).toEqual({
      correction: "went",
      isResolved: true,
      twin: undefined,
    });
  });
});
