/**
 * Forty exercises most of which our solver knows nothing of, and a model that leads, knows all the answers and writes them when it is
 * asked: what its prefaces name is kept by the guard, and what they forget is not shown at all.
 */
import { exerciseFrom } from "@/lib/features/coach/exercise/begin-exercise";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import { isSweeping, partOf } from "@/tests/support/sweep";
import { findLeak } from "./pupils/judge";
import { playLeading, type Memory } from "./pupils/play-leading";
import { unsolvedExercises } from "./pupils/unsolved-exercises";

const maxLeaking = 1;
/** All but "de. ep": of a short answer halves may be words of their own. */
const minSeenByJudge = 0.99;

test("our solver knows nothing of half of the forty and more", () => {
  expect(unsolvedExercises).toHaveLength(40);
  const unsolved = unsolvedExercises.filter(({ text }) => {
    const sheet = findSheet(text);
    return !sheet || exerciseFrom(text, sheet).items.every(({ solution }) => solution.flat().length === 0);
  });
  expect(unsolved.length).toBeGreaterThanOrEqual(20);
});

/** In part, every fourth. */
const played = partOf([...unsolvedExercises.entries()], 4);

describe.each([0, ...(isSweeping ? [5, 11] : [])])("in the dresses from the %i. on", (first) => {
  test.each<Memory>(["all", "first", "none"])(
    "a model that solves on request, whose preface names of the items: %s",
    async (memory) => {
      const leaks: string[] = [];
      const count = { turns: 0, told: 0, standIns: 0 };
      for (const [at, exercise] of played) {
        const wanted = Object.values(exercise.answers).map((answer) => ({ answer, text: exercise.text }));
        const toldIn = (text: string) => wanted.find((one) => findLeak(text, one));
        const turns = await playLeading(exercise, memory, first + at);
        count.turns += turns.length;
        count.told += turns.filter(({ said }) => toldIn(said)).length;
        count.standIns += turns.filter(({ isStandIn }) => isStandIn).length;
        const leaking = turns.find(({ shown }) => toldIn(shown));
        if (leaking) leaks.push(`«${leaking.message}» ${toldIn(leaking.shown)?.answer}: ${leaking.shown}`);
      }
      console.log(
        [`${memory}: ${leaks.length} of ${played.length} leak, ${JSON.stringify(count)}`, ...leaks].join(
          "\n",
        ),
      );
      expect(leaks.length).toBeLessThanOrEqual(maxLeaking);
      expect(count.told / count.turns).toBeGreaterThanOrEqual(minSeenByJudge);
      // Who tells all of it is heard: what is kept is kept by the guard.
      if (memory === "all") expect(count.standIns).toBe(0);
    },
    120_000,
  );
});
