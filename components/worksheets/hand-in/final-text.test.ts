import { shownItem, shownSheet } from "@/tests/support/shown-sheet";
import { finalText, sheetText } from "./final-text";

const written = (...drafts: string[]) =>
  drafts.map((draft) => ({ draft, verdict: draft ? ("right" as const) : ("" as const) }));
const order = shownItem(5, {
  kind: "order",
  pieces: [],
  words: ["like", "I", "tea"],
  text: "like / I / tea",
});
const translation = shownItem(6, { kind: "text", pieces: ["Io vado."], text: "Io vado. → ____" });

test.each([
  ["a gap in its place", shownItem(1, { gaps: written("goes") }), "Sentence 1 goes here."],
  ["a line for a gap that stayed empty", shownItem(1), "Sentence 1 ____ here."],
  [
    "two gaps, one of them empty",
    shownItem(1, { pieces: ["", " you ", " me?"], gaps: written("Do", "") }),
    "Do you ____ me?",
  ],
  ["words put in order", { ...order, gaps: written("I like tea.") }, "I like tea."],
  ["the heap where none was", order, "like / I / tea"],
  ["a task with its answer", { ...translation, gaps: written("I go.") }, "Io vado. → I go."],
  ["a task without one", translation, "Io vado. → (senza risposta)"],
])("%s", (_, item, text) => expect(finalText(item)).toBe(text));

test("all of a sheet, by part, with the way of each sentence", () => {
  const sheet = {
    ...shownSheet,
    handedInAt: "2026-03-08T10:05:00.000Z",
    parts: [...shownSheet.parts, { wordBank: [] }, { name: "C", wordBank: [] }],
    items: [
      shownItem(1, { gaps: written("goes"), way: "tries", tries: 2 }),
      shownItem(2),
      { ...translation, part: 2, way: "show" as const, gaps: written("I go.") },
    ],
  };
  expect(sheetText(sheet).split("\n")).toEqual([
    "Present simple",
    "Consegnata l’8 marzo 2026",
    "",
    "Esercizio A: Completa.",
    "1. Sentence 1 goes here. (dopo 3 prove)",
    "2. Sentence 2 ____ here. (da fare)",
    "",
    "Esercizio C",
    "6. Io vado. → I go. (da far vedere alla prof)",
  ]);
});
