import { expand, pickerFor } from "./picker";

const coach = (text: string) => ({ role: "coach" as const, text });

describe("expand", () => {
  test("unfolds every alternative", () =>
    expect(expand("[Guarda|Rileggi] [qui|lì].").map(({ text }) => text)).toEqual([
      "Guarda qui.",
      "Guarda lì.",
      "Rileggi qui.",
      "Rileggi lì.",
    ]));
});

describe("pickerFor", () => {
  const pool = ["[Guarda|Rileggi] [ancora|di nuovo] «{quote}».", "Torniamo a «{quote}»."];

  test("says every phrase once before it repeats one", () => {
    const history: { role: "coach"; text: string }[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      history.push(coach(pickerFor(history, turn).say(pool, { quote: "I go" })));
    expect(new Set(history.map(({ text }) => text)).size).toBe(5);
  });

  test("prefers words that were not heard yet", () => {
    const next = pickerFor([coach("Guarda ancora «I go».")], 3).say(
      ["[Guarda|Rileggi] [ancora|di nuovo] «{quote}»."],
      {
        quote: "I go",
      },
    );
    expect(next).toBe("Rileggi di nuovo «I go».");
  });

  test("falls silent when all was said and silence is allowed", () =>
    expect(pickerFor([coach("Ciao!")], 0).fresh(["Ciao!"])).toBe(""));

  test("leaves out a phrase whose blank has nothing in it", () =>
    expect(pickerFor([], 0).say(["Per «{word}».", "Bene."])).toBe("Bene."));
});
