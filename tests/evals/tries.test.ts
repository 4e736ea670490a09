import { sayOn } from "@/lib/features/coach/activity";
import { continueExercise } from "@/lib/features/coach/exercise/continue-exercise";
import { exerciseFrom } from "@/lib/features/coach/exercise/begin-exercise";
import type { ExerciseState } from "@/lib/features/coach/exercise/exercise-state";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import exercises from "./tries/tries.json";

type Turn = { say: string; label: string; must?: string[]; mustNot?: string[] };
/** What came of one message, and what is wrong with the reply to it. */
type Played = Turn & { result: string; faults: string[] };

const maxWords = 70;

function faultsOf({ must = [], mustNot = [] }: Turn, reply: string): string[] {
  const said = reply.toLowerCase();
  const questions = reply.replace(/\*[^*]*\*/g, "").match(/\?/g)?.length ?? 0;
  return [
    ...must.filter((text) => !said.includes(text.toLowerCase())).map((text) => `lacks ${text}`),
    ...mustNot.filter((text) => said.includes(text.toLowerCase())).map((text) => `tells ${text}`),
    ...(reply === "" || questions === 1 ? [] : [`asks ${questions} questions`]),
    ...(reply.split(/\s+/).length > maxWords ? ["is long"] : []),
  ];
}

/** Every message of an exercise in its turn; those of one that is not read are lost. */
function play({ exercise, turns }: { exercise: string; turns: Turn[] }): Played[] {
  const sheet = findSheet(exercise);
  let state: ExerciseState | undefined = sheet && exerciseFrom(exercise, sheet);
  return turns.map((turn, at) => {
    const step = state && continueExercise(state, turn.say, sayOn(at + 1));
    if (step) state = step.state;
    const { right = 0, wrong = 0 } = step?.event ?? {};
    const result =
      right > 0 ? (wrong > 0 ? "partly" : "right") : wrong > 0 ? "wrong" : (step?.event.kind ?? "left");
    return { ...turn, result, faults: faultsOf(turn, step?.lines.join(" ") ?? "") };
  });
}

const halves = [
  { half: "even", read: 28, accepted: 0.98, calledWrong: 0, refused: 0.67 },
  { half: "odd", read: 25, accepted: 0.36, calledWrong: 6, refused: 0.27 },
] as const;

describe.each(halves)(
  "tries at exercises, the $half places",
  ({ half, read, accepted, calledWrong, refused }) => {
    const own = exercises.filter((_, at) => at % 2 === (half === "even" ? 0 : 1));
    const played = own.flatMap(play);
    const labelled = (label: string) => played.filter((turn) => turn.label === label);
    const shareOf = (turns: Played[], result: string) =>
      turns.filter((turn) => turn.result === result).length / turns.length;

    test(`at least ${read} exercises are read`, () => {
      expect(own.filter(({ exercise }) => findSheet(exercise)).length).toBeGreaterThanOrEqual(read);
    });

    test("what is right is accepted, and hardly ever called wrong", () => {
      const right = labelled("right");
      expect(shareOf(right, "right")).toBeGreaterThanOrEqual(accepted);
      expect(right.filter(({ result }) => result === "wrong").length).toBeLessThanOrEqual(calledWrong);
    });

    test("what is wrong is never accepted", () => {
      expect(labelled("wrong").filter(({ result }) => result === "right")).toEqual([]);
      expect(shareOf(labelled("wrong"), "wrong")).toBeGreaterThanOrEqual(refused);
    });

    test("no reply tells an answer, asks twice or runs on", () => {
      expect(played.filter(({ faults }) => faults.some((fault) => !fault.startsWith("lacks")))).toEqual([]);
    });
  },
);
