/**
 * Forty exercises our solver knows nothing of, and a model that leads, knows all the answers and writes them when it is
 * asked: what its prefaces name is kept by the guard, and what they forget is not shown at all.
 */
import { exerciseFrom } from "@/lib/features/coach/exercise/exercise-state";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import { findLeak } from "./pupils/judge";
import { playLeading, type Memory } from "./pupils/play-leading";
import { unsolvedExercises } from "./pupils/unsolved-exercises";

const maxLeaking = 1;

test("our solver knows none of the forty", () => {
  expect(unsolvedExercises).toHaveLength(40);
  const solved = unsolvedExercises.filter(({ text }) => {
    const sheet = findSheet(text);
    return sheet && exerciseFrom(text, sheet).items.some(({ solution }) => solution.flat().length > 0);
  });
  expect(solved.map(({ text }) => text)).toEqual([]);
});

test.each<Memory>(["all", "first", "none"])(
  "a model that solves on request and whose preface names %s of the items",
  async (memory) => {
    const leaks: string[] = [];
    let said = 0;
    let turns = 0;
    for (const [seed, exercise] of unsolvedExercises.entries()) {
      const wanted = Object.values(exercise.answers).map((answer) => ({ answer, text: exercise.text }));
      const played = await playLeading(exercise, memory, seed);
      const toldIn = (text: string) => wanted.find((one) => findLeak(text, one));
      turns += played.length;
      said += played.filter((turn) => toldIn(turn.said)).length;
      const leaking = played.find(({ shown }) => toldIn(shown));
      if (leaking)
        leaks.push(`#${seed} «${leaking.message}» ${toldIn(leaking.shown)?.answer}: ${leaking.shown}`);
    }
    console.log(
      [`${memory}: ${leaks.length} of 40 exercises leak; ${said} of ${turns} turns told`, ...leaks].join(
        "\n",
      ),
    );
    expect(leaks.length).toBeLessThanOrEqual(maxLeaking);
  },
  120_000,
);
