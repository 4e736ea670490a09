import { countTold, countUnread } from "./unread-work";

test.each([
  ["Traduci: il mio cane dorme sul divano", 1],
  ["Traduci in inglese\n1. Ho fame.\n2. Vado a scuola a piedi.\n3. Mia zia abita a Bari.", 3],
  ["per domani: 1) la mamma di Leo cucina 2) i miei amici giocano fuori", 2],
  ["a) They ____ in a tent b) We ____ under the stars", 2],
  ["1) Mi piace il gelato 2) Ho scritto una lettera a mia zia", 2],
  ["She put the ______ on the table and the ______ in the oven", 2],
])("%j sets something to be solved", (message, count) => {
  expect(countUnread(message)).toBe(count);
});

test.each([
  "ciao, come va?",
  "yesterday I go to the park with my 2 dogs and 3 friends",
  "allora 1 cosa vuol dire must 2 come si fa il futuro",
  "non so... forse went?",
  "due cose insieme: 1) come si dice tavolo 2) ho scritto I goed to school",
  'due cose insieme: 1) mi interroghi su altri tre verbi 2) e come si dice in inglese "ho perso il treno"?',
  "tre domande: 1) che differenza c'è tra in e on 2) come si pronuncia though 3) si dice I am agree?",
  "ho due dubbi\n1. quando uso some\n2. la prof mi ha segnato she go to school",
  "a) mi spieghi il present perfect b) puoi controllare I have went",
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
