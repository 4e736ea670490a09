import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { placeItems } from "./place-items";

const item = (prompt: string): ItemState => ({
  part: 0,
  number: 1,
  prompt,
  gaps: [{ start: 0, end: 4, isDone: false }],
  solution: [[]],
  tried: [],
  hints: 0,
  isContested: false,
  isSkipped: false,
  isBack: false,
  status: "open",
});
const box = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.05 });
const gap = { x: 0.3, y: 0.2, width: 0.1, height: 0.04 };

it("finds the lines of an item, also where it runs over two, and what was read with little confidence", () => {
  const lines = [
    { text: "Complete with the past simple.", box: box(0.1), confidence: 0.95 },
    { text: "1. We ____ to the cinema", box: box(0.2), gaps: [gap], confidence: 0.9 },
    { text: "with all our friends last night.", box: box(0.25), confidence: 0.9 },
    { text: "2. She ____ a long letter.", box: box(0.3), confidence: 0.4 },
  ];
  const placed = placeItems(
    [item("We ____ to the cinema with all our friends last night."), item("She ____ a long letter.")],
    lines,
  );
  expect(placed[0]).toEqual({
    isUnsure: false,
    place: { item: { x: 0.1, y: 0.2, width: 0.8, height: expect.closeTo(0.1) }, gaps: [gap] },
  });
  expect(placed[1]).toMatchObject({ isUnsure: true, place: { item: { y: 0.3 }, gaps: [] } });
});

it("has no place for an item that is on no line, nor where a reader tells none", () => {
  expect(placeItems([item("They ____ home.")], [{ text: "Unit 5" }])).toEqual([{ isUnsure: false }]);
  expect(placeItems([item("They ____ home.")], [{ text: "1. They ____ home." }])).toEqual([
    { isUnsure: false },
  ]);
});
