import { piecesOf, withoutOpenExample } from "@/components/coach-text/pieces";

const drawn = (line: string, task?: string) =>
  piecesOf(line, task).map((piece) => [
    piece.type === "example" ? (piece.sign ?? "example") : piece.type,
    piece.text.trim(),
  ]);

describe("a line in its pieces", () => {
  test("examples after a colon stand for themselves, and the sentence goes on below", () => {
    expect(
      drawn("Due frasi: *I am waiting for the bus*; *The children are swimming*. Come la useresti?"),
    ).toEqual([
      ["prose", "Due frasi:"],
      ["example", "I am waiting for the bus"],
      ["example", "The children are swimming"],
      ["prose", "Come la useresti?"],
    ]);
  });

  test("a formula is a line to itself", () => {
    expect(drawn("Soggetto + have + participio passato. Negativa: haven't, hasn't.")).toEqual([
      ["rule", "Soggetto + have + participio passato."],
      ["prose", "Negativa: haven't, hasn't."],
    ]);
  });

  test.each([
    ["She has finished her homework.", "example"],
    ["✓ She doesn't like it", "right"],
    ["✗ She don't like it", "wrong"],
    ["❌ She don't like it", "wrong"],
  ])("%j from end to end", (line, type) => {
    expect(drawn(line)).toEqual([[type, line.replace(/^[✓✗❌] /u, "")]]);
  });

  test("one word after a colon is what was asked for", () => {
    expect(drawn("L'opposto di *heavy*: *light*. Con quale frase provi *light*?")).toEqual([
      ["prose", "L'opposto di *heavy*:"],
      ["example", "light"],
      ["prose", "Con quale frase provi *light*?"],
    ]);
  });

  test.each([
    "*although* vuol dire «sebbene» o «benché».",
    "Prendi questa: *The thief stole a ring* si completa così.",
    "Chiede *che cosa*: cerca una cosa.",
    "Ecco la regola: *il verbo non cambia*.",
    "Guarda «She don't»: chi lo fa?",
    "2 + 2 non è inglese, e C++ neppure",
  ])("%j is prose", (line) => {
    expect(drawn(line).every(([type]) => type !== "example")).toBe(true);
  });

  test("the item that is asked for is one in Italian too", () => {
    const task = "Ieri sono andato al mare.";
    expect(drawn(`Ecco la 2: *${task}* Come si dice?`, task)).toEqual([
      ["prose", "Ecco la 2:"],
      ["example", task],
      ["prose", "Come si dice?"],
    ]);
  });

  test.each(["*".repeat(4000), "*a ".repeat(2000), ": *a*".repeat(1500), " + ".repeat(2000)])(
    "nothing of hostile text is lost (%#)",
    (line) => {
      expect(piecesOf(line).length).toBeGreaterThan(0);
    },
  );
});

test.each([
  ["Ecco un esempio: *She has fin", "Ecco un esempio:"],
  ["Ecco un esempio: *", "Ecco un esempio:"],
  ["Ecco un esempio: *She has finished*", "Ecco un esempio:"],
  ["Ecco un esempio: *She has finished*. E", "Ecco un esempio: *She has finished*. E"],
  ["Il verbo *have", "Il verbo *have"],
  ["* primo", "* primo"],
])("of a growing %j is drawn %j", (line, shown) => {
  expect(withoutOpenExample(line)).toBe(shown);
});
