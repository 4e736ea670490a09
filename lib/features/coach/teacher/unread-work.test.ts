import { countTold, countUnread } from "./unread-work";

test.each([
  ["Traduci: il mio cane dorme sul divano", 1],
  ["Traduci in inglese\n1. Ho fame.\n2. Vado a scuola a piedi.\n3. Mia zia abita a Bari.", 3],
  ["per domani: 1) la mamma di Leo cucina 2) i miei amici giocano fuori", 2],
  ["a) They ____ in a tent b) We ____ under the stars", 2],
  ["She put the ______ on the table and the ______ in the oven", 2],
])("%j sets something to be solved", (message, count) => {
  expect(countUnread(message)).toBe(count);
});

test.each([
  "ciao, come va?",
  "yesterday I go to the park with my 2 dogs and 3 friends",
  "allora 1 cosa vuol dire must 2 come si fa il futuro",
  "non so... forse went?",
  "la 2 è sunny",
  "come si traduce zaino",
])("%j sets nothing", (message) => {
  expect(countUnread(message)).toBe(0);
});

test("a preface speaks of the gaps of its items and of its secrets", () => {
  const items = [
    { number: "1", answers: [["a"], ["b"]], topic: "other" },
    { number: "2", answers: [["c"]], topic: "other" },
  ];
  expect(countTold({ items, secret: ["d"] })).toBe(4);
});
