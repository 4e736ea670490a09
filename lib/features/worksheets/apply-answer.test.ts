import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { applyAnswer, type Progress } from "./apply-answer";
import { earnedRung } from "./rules";

const start = new Date("2026-11-20T09:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

const state: ItemState = {
  part: 0,
  number: 1,
  prompt: "She go / goes / going to school.",
  gaps: [{ start: 4, end: 21, options: ["go", "goes", "going"], isDone: false }],
  solution: [["goes"]],
  tried: [],
  hints: 0,
  isContested: false,
  isSkipped: false,
  isBack: false,
  status: "open",
};
const fresh: Progress = { state, verdicts: [], note: null, tries: [], helpLevel: 0, answeredAt: null };

const wrong = (own: string) => ({
  gaps: [{ gap: 0, own, verdict: "wrong" as const }],
  tryKey: `0 ${own}`,
});
const right = { gaps: [{ gap: 0, own: "goes", verdict: "right" as const }], tryKey: undefined };

/** Answers one after another, so many milliseconds apart. */
function play(answers: (typeof right | ReturnType<typeof wrong>)[], apartMs: number) {
  let progress = fresh;
  const verdicts = answers.map((answer, at) => {
    const done = applyAnswer(progress, answer, after(at * apartMs));
    progress = done.after ?? progress;
    return done.verdict;
  });
  return { progress, verdicts };
}

it("counts each wrong answer once, and the same again as none", () => {
  const { progress, verdicts } = play([wrong("go"), wrong("go"), wrong("going")], 5000);
  expect(verdicts).toEqual(["wrong", "again", "wrong"]);
  expect(progress.tries).toHaveLength(2);
  expect(earnedRung(progress, after(60_000))).toBe(3);
});

it("earns no help by options picked at once, and remembers that they were picked", () => {
  const { progress } = play([wrong("go"), wrong("going"), right], 300);
  expect(progress.tries).toHaveLength(2);
  expect(earnedRung(progress, after(60_000))).toBe(1);
  expect(progress.state.status).toBe("done");
});

it("shows a first try that was helped as nothing", () => {
  const helped = applyAnswer({ ...fresh, helpLevel: 1 }, right, start).after;
  expect(helped?.state.gaps[0]?.first).toBe("unclear");
  expect(applyAnswer(fresh, right, start).after?.state.gaps[0]?.first).toBe("right");
});

it("calls what nobody is sure of neither right nor wrong, and takes no answer to what is solved", () => {
  const unsure = { gaps: [{ gap: 0, own: "gone", verdict: "unsure" as const }], tryKey: "0 gone" };
  const noted = applyAnswer(fresh, unsure, start);
  expect([noted.verdict, noted.after?.state.status]).toEqual(["unverified", "unverified"]);
  const solved = applyAnswer(fresh, right, start).after ?? fresh;
  expect(applyAnswer(solved, wrong("go"), after(5000))).toEqual({ verdict: "again", after: undefined });
});
