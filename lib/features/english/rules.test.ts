import { runsOf } from "./rules";

const text = "Usa have oppure has.";
const english = [
  { start: 4, end: 8 },
  { start: 16, end: 19 },
];

test.each([
  [0, 20, "Usa |⟦have⟧| oppure |⟦has⟧|."],
  [4, 8, "⟦have⟧"],
  [6, 18, "⟦ve⟧| oppure |⟦ha⟧"],
  [8, 16, " oppure "],
  [8, 8, ""],
])("from %i to %i a text is cut where its language changes", (start, end, cut) => {
  const runs = runsOf(text, { start, end }, english);
  expect(runs.map(({ text: run, lang }) => (lang === "en" ? `⟦${run}⟧` : run)).join("|")).toBe(cut);
});
