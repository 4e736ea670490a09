import { nameForStranger } from "./name-for-stranger";

test.each([
  ["Giulia", "Giulia"],
  ["Maria Sofia", "Maria Sofia"],
  ["Anna-Lucia D'Angelo", "Anna-Lucia D'Angelo"],
  ["Niccolò", "Niccolò"],
  ["Łukasz", "Łukasz"],
  ["小明", "小明"],
  ["Ｌｕｃａ", "Luca"],
])("a name stays: %s", (given, shown) => expect(nameForStranger(given)).toBe(shown));

test.each([
  ["Giulia07", "Giulia"],
  ["⭐ Sofia ⭐", "Sofia"],
  ["Anna M. Rossi", "Anna Rossi"],
  ["chiama3331234567", "chiama"],
  ["Marco 333 123 4567", "Marco"],
  ["Marco ٣٣٣١٢٣٤", "Marco"],
  ["Marco ③③③①②③", "Marco"],
  ["Marco 3️⃣3️⃣3️⃣", "Marco"],
  ["Luca luca@casa.example", "Luca"],
  ["Luca @luca_real", "Luca"],
  ["Luca evil.example", "Luca"],
  ["Luca t.me/luca", "Luca"],
  ["Luca luca[at]casa[punto]example", "Luca"],
  ["Luca ｅｖｉｌ．ｅｘａｍｐｌｅ", "Luca"],
  ["Lu\u200Bca", "Luca"],
])("what is no name goes: %s", (given, shown) => expect(nameForStranger(given)).toBe(shown));

test.each([
  "3331234567",
  "+39 333 123-4567",
  "mamma@casa.example",
  "https://evil.example/x",
  "www.evil.example",
  "⭐⭐⭐",
  "a.b.c.d",
  "Scrivimisuinstagramsonosofiarossi",
  "Sei stupido",
])("nothing is left of: %s", (given) => expect(nameForStranger(given)).toBe("uno studente"));

test("a sentence is no name: only its first two words are shown", () => {
  expect(nameForStranger("Vieni subito a prendere il premio che hai vinto")).toBe("Vieni subito");
});
