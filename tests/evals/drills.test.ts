import { canTrain, sourcesOfLesson } from "@/lib/features/coach/drill/sources";
import { isClean, toItem, type DrillItem } from "@/lib/features/coach/drill/to-item";
import { allLessons } from "@/lib/features/coach/lessons/all-lessons";
import { randomOf } from "@/lib/features/exercises/random";
import { solveEachGap } from "@/lib/features/homework/solve-item";
import { isSweeping } from "../support/sweep";

const draws = isSweeping ? 12 : 3;
const trained = allLessons.filter(canTrain).map(({ id }) => id);

const itemsOf = (id: string): DrillItem[] =>
  sourcesOfLesson(id).flatMap(({ makers, only }) =>
    makers
      .flatMap((maker) => Array.from({ length: draws }, (_, seed) => toItem(maker.make(randomOf(seed)))))
      .filter((item) => item !== undefined)
      .filter((item) => isClean(item) && (only?.test(item.text) ?? true)),
  );

/** What the solver of homework, which knows nothing of our makers, calls right and we would not. */
function othersRight({ instruction, item, solution }: DrillItem, topic: string | undefined): string[] {
  const accepted = new Set(solution.gaps[0]?.map((one) => one.toLowerCase()));
  const [solved = []] = solveEachGap(item, {
    instruction,
    ...(topic && { topic }),
    wordBank: [],
    items: [item],
  });
  // A short form may lean on a noun: nobody has to take it.
  return solved.filter((one) => !one.startsWith("'") && !accepted.has(one.toLowerCase()));
}

// "As … as" of an adjective is no gap that the solver knows.
const notSolved = new Set(["as-as"]);

test.each(trained.filter((id) => !notSolved.has(id)))("%s: nothing else is right", (id) => {
  const [source] = sourcesOfLesson(id);
  const other = itemsOf(id).flatMap((item) =>
    othersRight(item, source?.topic).map((answer) => `${item.item.prompt} ${answer}`),
  );
  expect(other).toEqual([]);
});
