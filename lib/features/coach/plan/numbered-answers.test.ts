import { readNumbered } from "./numbered-answers";

test.each([
  ["1. goes", [[1, "goes"]]],
  [
    "1) goes 2) went",
    [
      [1, "goes"],
      [2, "went"],
    ],
  ],
  [
    "1 goes, 2 has been, 3 are",
    [
      [1, "goes"],
      [2, "has been"],
      [3, "are"],
    ],
  ],
  [
    "1. goes\n2. went",
    [
      [1, "goes"],
      [2, "went"],
    ],
  ],
  ["la 2 went", [[2, "went"]]],
  ["2: didn't play", [[2, "didn't play"]]],
] as const)("%s", (text, answers) =>
  expect(readNumbered(text, [1, 2, 3])).toEqual(answers.map(([number, answer]) => ({ number, answer }))),
);

test.each(["goes", "I am 12", "12 years old", "7. went"])("no numbered answer: %s", (text) =>
  expect(readNumbered(text, [1, 2, 3])).toEqual([]),
);
