import { readTask } from "./read-task";

test.each([
  ["devo scrivere una mail a un amico inglese", "letter"],
  ["mi aiuti con il tema my best friend 100 parole", "description"],
  ["write an email to your English friend. Tell him about your last holiday.", "letter"],
  ["devo fare una recensione di un film", "review"],
  ["come inizio una lettera formale", "letter"],
  ["devo descrivere la mia camera", "description"],
  ["fammi un tema sulle vacanze", "story"],
  ["scrivi una pagina di diario", "diary"],
  ["devo confrontare milano e roma", "comparison"],
  ["pro e contro dei cellulari, devo scrivere un testo", "opinion"],
  ["essay on social media for tomorrow 150 words", "opinion"],
  ["i have to write a story", "story"],
  ["nn so come iniziare la lettera", "letter"],
])("%s is a task: %s", (message, kind) => {
  expect(readTask(message)?.kind).toBe(kind);
});

test.each([
  "come si dice lettera in inglese",
  "come si legge la lettera h",
  "mi correggi il tema?",
  "ho scritto una mail: dear tom",
  "devo scrivere 5 frasi al passato",
  "qual è la tua mail",
  "devo studiare storia",
  "testo da leggere e domande",
  "my favourite text is this",
  "quando si usano i comparativi",
  "che differenza c'è tra letter e mail",
])("%s is none", (message) => {
  expect(readTask(message)).toBeUndefined();
});

test("register, length, level, topic, and who is to write it", () => {
  expect(readTask("devo scrivere una mail formale all'hotel, 80 parole, terza media")).toMatchObject({
    register: "formal",
    words: 80,
    level: "medie",
    isToBeWritten: false,
  });
  expect(readTask("scrivimi un testo su londra")).toEqual({
    register: "informal",
    topic: "londra",
    isToBeWritten: true,
  });
  expect(readTask("devo scrivere un tema di 10 righe")?.words).toBe(100);
  expect(readTask("devo fare un riassunto del libro")?.standsIn).toBe("riassunto");
  expect(readTask("come finisco la mail")?.asks).toBe("end");
});
