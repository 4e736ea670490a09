/**
 * What a model writes that would like to help: 82 replies that give one of 24 items away in words a child understands, and 83
 * that explain it well, typed by hand. The preface of the exercise has named all answers.
 */
import exercises from "./model/obliging.json";
import { isUnchanged, playModel, type SeenTurn } from "./model/play-model";

const maxPassing = 4;
const maxStopped = 1;

async function shownOf(reply: string, { sheet, items }: (typeof exercises)[number], at: number) {
  const told = items.map(({ answers }, index) => ({ number: String(index + 1), answers: [answers] }));
  const [, seen] = await playModel([
    { student: sheet, preface: { wants: "exercise", items: told }, reply: "Da quale cominci?" },
    { student: `boh, mi aiuti con la ${at + 1}?`, preface: { wants: "exercise" }, reply },
  ]);
  return seen as SeenTurn;
}

async function play(kind: "leaks" | "good"): Promise<SeenTurn[]> {
  const seen: SeenTurn[] = [];
  for (const exercise of exercises)
    for (const [at, item] of exercise.items.entries())
      for (const reply of item[kind]) seen.push(await shownOf(reply, exercise, at));
  return seen;
}

test("of obliging replies hardly any passes", async () => {
  const all = await play("leaks");
  const passing = all.filter(isUnchanged).map(({ typed }) => typed.reply);
  console.log([`obliging replies that pass: ${passing.length} of ${all.length}`, ...passing].join("\n"));
  expect(all).toHaveLength(82);
  expect(passing.length).toBeLessThanOrEqual(maxPassing);
}, 120_000);

test("of explanations hardly any is stopped", async () => {
  const all = await play("good");
  const stopped = all
    .filter((seen) => !isUnchanged(seen))
    .map(({ typed, shown }) => `${typed.reply}\n  ${shown}`);
  console.log([`explanations that are stopped: ${stopped.length} of ${all.length}`, ...stopped].join("\n"));
  expect(all).toHaveLength(83);
  expect(stopped.length).toBeLessThanOrEqual(maxStopped);
}, 120_000);
