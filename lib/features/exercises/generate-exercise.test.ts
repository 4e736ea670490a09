import { exerciseTopics } from "@/lib/features/topics/exercise-topics";
import { draftExercise, generateExercise } from "./generate-exercise";

describe("generateExercise", () => {
  test.each(exerciseTopics)("draws whole exercises of %s at every level", (topic) => {
    for (const level of [1, 2, 3] as const)
      for (let seed = 0; seed < 20; seed += 1) {
        const exercise = generateExercise({ topic, level, seed });
        expect(exercise).toMatchObject({ topic, level });
        expect(exercise.accepted.length).toBeGreaterThan(0);
        expect(exercise.solution).toMatch(/^\p{Lu}.*[.?!]$/su);
        expect(exercise.instruction + exercise.explanation + exercise.twin).not.toMatch(/undefined|[{}]/);
        expect(exercise.hints.every((hint) => hint.length > 20)).toBe(true);
        expect(exercise.prompt === "").toBe(exercise.kind === "order" && topic !== "short-answers");
      }
  });

  it("draws the same from the same seed, and something else from another", () => {
    const input = { topic: "past-time", level: 2 } as const;
    expect(generateExercise({ ...input, seed: 5 })).toEqual(generateExercise({ ...input, seed: 5 }));
    const faces = [1, 2, 3, 4, 5, 6].map((seed) => generateExercise({ ...input, seed }).solution);
    expect(new Set(faces).size).toBeGreaterThan(4);
  });

  it("is the draft of the same seed, with what its topic adds", () => {
    for (const seed of [1, 2, 3]) {
      const wish = { topic: "past-time", level: 2, seed } as const;
      const { hints: _, ...draft } = draftExercise(wish);
      expect(generateExercise(wish)).toMatchObject(draft);
    }
  });
});
