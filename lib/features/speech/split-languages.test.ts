import { mainLanguage, splitLanguages } from "./split-languages";
import { spokenLines, spokenText } from "./spoken-text";

/** The pieces of a message as "it: …" and "en: …". */
const heard = (message: string) =>
  spokenLines(message)
    .flatMap(splitLanguages)
    .map(({ language, text }) => `${language}: ${text}`);

describe("splitLanguages", () => {
  test.each([
    [
      "a quoted try in an Italian sentence",
      "Riguarda «He like»: manca ancora qualcosa.",
      ["it: Riguarda", "en: He like:", "it: manca ancora qualcosa."],
    ],
    [
      "a single word, however it is marked",
      "Usa *have*, non `has`.",
      ["it: Usa", "en: have,", "it: non", "en: has."],
    ],
    ["Italian in bold", "Attenzione: **non** è così.", ["it: Attenzione: non è così."]],
    ["an Italian quotation", 'Si dice "essere d\'accordo".', ["it: Si dice essere d'accordo."]],
    [
      "English that is not marked",
      "Questo esercizio allena il present simple: proviamo?",
      ["it: Questo esercizio allena il", "en: present simple:", "it: proviamo?"],
    ],
    [
      "English sentences in a row, as one piece",
      "*I have lost my keys.* *She has never tried sushi.*",
      ["en: I have lost my keys. She has never tried sushi."],
    ],
    [
      "a message that is all English",
      "Great job! What did you do yesterday?",
      ["en: Great job! What did you do yesterday?"],
    ],
    ["a number, like what surrounds it", "Chiama il **19696** gratis.", ["it: Chiama il 19696 gratis."]],
    ["a gap", "Ecco la 2: «They ____ (play) tennis»?", ["it: Ecco la 2:", "en: They … (play) tennis?"]],
    ["lines", "Ciao!\n\n- *went*\n- *gone*", ["it: Ciao!", "en: went", "en: gone"]],
    ["nothing that can be heard", "🎉\n---\n✓ …", []],
  ])("reads %s", (_name, message, pieces) => {
    expect(heard(message)).toEqual(pieces);
  });
});

describe("spokenText", () => {
  test.each([
    ["marks", "## Titolo\n> **Prova** __tu__: *go* → *went*, `be`", "Titolo\nProva tu: go, went, be"],
    ["emoji, flags and families", "Bravo 🎉🇮🇹👨‍👩‍👧 👍🏽!", "Bravo !"],
    ["addresses", "Vai [qui](https://example.org/x) o su https://example.org", "Vai qui o su"],
    ["fences and rules", "```\ncode\n```\n***\nfine", "code\nfine"],
    ["slashes between words, not in numbers", "he/she/it, 24/7", "he, she, it, 24/7"],
  ])("leaves out %s", (_name, message, text) => {
    expect(spokenText(message)).toBe(text);
  });

  test("takes a long hostile text in its stride", () => {
    for (const mark of ["*", "**a", "_a", "«", "`", "[", '"', "- ", "> ", "("]) {
      expect(typeof spokenText(mark.repeat(4096 / mark.length))).toBe("string");
    }
  });
});

test("mainLanguage is that of most words", () => {
  expect(mainLanguage("She doesn't like apples")).toBe("en");
  expect(mainLanguage("Che cosa vuol dire apple?")).toBe("it");
  expect(mainLanguage("goed")).toBe("en");
  expect(mainLanguage("123")).toBe("it");
});
