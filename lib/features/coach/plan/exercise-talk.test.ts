import { play } from "@/tests/evals/play-chat";

const pasted =
  "Complete with the past simple. 1. She ____ (break) a cup. 2. They ____ (wear) hats. 3. He ____ (go) home.";
const lastOf = (...said: string[]) => play([pasted, ...said]).at(-1);
const statusOf = (number: number, ...said: string[]) =>
  lastOf(...said)?.plan.state.exercise?.items.find((one) => one.number === number)?.status;

test("what a student takes back is not judged", () => {
  expect(statusOf(1, "breaked... no aspe broke")).toBe("done");
  expect(statusOf(1, "breaked anzi broke")).toBe("done");
});

test("thanks are no try", () =>
  expect(lastOf("broke", "grazie sei stato bravo")?.reply).not.toContain("«grazie"));

test("another form of the word is no slip of the pen", () => {
  const [, line] = play([
    "Complete. 1. It's the ____ (bad) film ever. 2. He is ____ (tall) than me.",
    "worse",
  ]);
  expect(line?.reply).not.toMatch(/scriv|lettera/);
});

test("a row of the table is asked about by its columns", () => {
  const [line] = play(["interrogami sui verbi irregolari"]);
  expect(line?.reply).toMatch(/colonna/);
});
