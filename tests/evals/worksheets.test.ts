import { isSweeping, partOf } from "@/tests/support/sweep";
import { readFileSync } from "node:fs";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { pageText } from "@/lib/ports/homework-reader";
import { firstSet } from "./worksheets/first-set";
import { pictureOf } from "./worksheets/pictures";
import { errorRateOf, f1Of, scoreReading, type Score } from "./worksheets/score";
import { secondSet } from "./worksheets/second-set";
import type { Worksheet } from "./worksheets/worksheet";

const reader = tesseractReader({ timeoutMs: 60_000 });
const patience = new AbortController().signal;

afterAll(() => reader.close());

async function readSet(set: readonly Worksheet[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const sheet of set)
    scores.push(scoreReading(sheet, pageText(await reader.read(readFileSync(pictureOf(sheet)), patience))));
  return scores;
}

/** The second set is what the reader was not made for: in part, more of it is read than of the first. */
describe.each([
  { name: "first", set: partOf(firstSet, 6), pages: isSweeping ? 12 : 2 },
  { name: "second", set: partOf(secondSet, 2), pages: isSweeping ? 8 : 4 },
])("the $name set of worksheets, as a phone sends them", ({ set, pages }) => {
  let scores: Score[];
  beforeAll(async () => {
    scores = await readSet(set);
  }, 240_000);

  test("is found item by item, number and words", () => {
    expect(scores).toHaveLength(pages);
    const mistaken = scores.flatMap(({ name, wrongItems, missedItems }) =>
      [...wrongItems, ...missedItems].map((item) => `${name}: ${item}`),
    );
    expect({ isGood: f1Of(scores) >= 0.95, mistaken }).toMatchObject({ isGood: true });
  });

  test("is read letter by letter", () => {
    const printed = new Set(set.filter(({ photo }) => !photo).map(({ name }) => name));
    for (const score of scores) {
      expect({
        name: score.name,
        isGood: errorRateOf(score) <= (printed.has(score.name) ? 0.02 : 0.05),
      }).toEqual({
        name: score.name,
        isGood: true,
      });
    }
  });
});
