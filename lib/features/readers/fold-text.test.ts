import { foldForReading } from "./fold-text";

const read = (typed: string) => foldForReading(typed).text;

test("an ordinary text is read as it was typed", () => {
  const typed = "Yesterday I go to school.\n1. She ____ (go) home, 1000000 times… 👍🏽 Perché?";
  expect(read(typed)).toBe(typed);
  expect(foldForReading(typed).toTyped(10)).toBe(10);
});

test.each([
  ["letters", "soooooooo nice", "sooo nice"],
  ["letters in any case", "NoOoOOOOo", "NoOoOOOOo".slice(0, 1) + "oOo"],
  ["syllables", "ahahahahahahahahahahahahahahahahah che ridere", "ahahahah che ridere"],
  ["longer syllables", "blablablablablablabla ok", "blablablabla ok"],
  ["signs", "what?!!!!!!!! ok......................", "what?!!! ok............"],
  ["blanks", "a \t     b\n\n\n\n\n\nc", "a \t b\n\n\nc"],
  ["emoji", "😂😂😂😂😂😂 ok", "😂😂😂 ok"],
])("runs of %s end", (_, typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test("gaps of an exercise stay gaps, and numbers numbers", () => {
  expect(read("I __________ (go)")).toBe("I __________ (go)");
  expect(read("1000000 euro")).toBe("1000000 euro");
});

test("a word ends at forty letters, whatever it is made of", () => {
  const word = "abcdefghij".repeat(30);
  expect(read(`${word} x`)).toBe(`${"abcdefghij".repeat(4)} x`);
  expect(read("1234567890".repeat(400))).toHaveLength(40);
});

test("the whole ends at 4,000 characters as they are once decomposed", () => {
  expect(read("ab c ".repeat(2000))).toHaveLength(4000);
  expect(read("㏂ x ".repeat(2000)).normalize("NFKD").length).toBeLessThanOrEqual(4000);
  expect(read("㏂ x ".repeat(2000)).normalize("NFKD").length).toBeGreaterThan(3900);
});

test("a place in what is read leads back to what was typed", () => {
  const typed = "hahahahahahaha I goooooood home 😂😂😂😂😂 yes";
  const { text, toTyped } = foldForReading(typed);
  const back = (quote: string) => {
    const start = text.indexOf(quote);
    return typed.slice(toTyped(start), toTyped(start + quote.length));
  };
  expect(back("home")).toBe("home");
  expect(back("yes")).toBe("yes");
  expect(back("goood ")).toBe("goooooood ");
  expect(toTyped(0)).toBe(0);
  expect(toTyped(text.length)).toBe(typed.length);
});
