import { typeset } from "@/components/coach-text/typeset";

test.each([
  ["it's l'aereo, don't, I'm, d'accordo", "it’s l’aereo, don’t, I’m, d’accordo"],
  ["the students' books", "the students’ books"],
  ["un po' di tempo, un po'.", "un po’ di tempo, un po’."],
  ["dell'", "dell’"],
  ["possessive 's: Anna's", "possessive ’s: Anna’s"],
  ["the 1990's", "the 1990’s"],
  ["tell 'em", "tell ’em"],
  ["L'«altro» è d'«oro»", "L’«altro» è d’«oro»"],
])("an apostrophe in or after a word is one in print: %j", (text, set) => {
  expect(typeset(text)).toBe(set);
});

test.each([
  ["'I'm tired,' said Tom.", "‘I’m tired,’ said Tom."],
  ["Tom said, 'I'm tired.'", "Tom said, ‘I’m tired.’"],
  ["Scegli 'have' o 'has'.", "Scegli ‘have’ o ‘has’."],
  ["«'I'm hungry' said Anna.»", "«‘I’m hungry’ said Anna.»"],
])("and what quotes is a pair: %j", (text, set) => {
  expect(typeset(text)).toBe(set);
});

test.each([
  ["aggettivi in -ed e in -ing", "aggettivi in \u2011ed e in \u2011ing"],
  ["La -s, «-es» (-ies)", "La \u2011s, «\u2011es» (\u2011ies)"],
])("a suffix stays with its hyphen: %j", (text, set) => {
  expect(typeset(text)).toBe(set);
});

test.each([
  "",
  "Ciao!",
  "well-known, e-mail, 5-6, -5, a - b, --due",
  "6' 2\", ' ', ''",
  "https://example.org/it's/-ed e www.example.org/l'aereo",
  "«caporali», “virgolette” e l’apice",
])("leaves %j as it is", (text) => {
  expect(typeset(text)).toBe(text);
});

test.each([
  "'".repeat(4000),
  "'a ".repeat(3000),
  "-a".repeat(4000),
  "a'".repeat(4000),
  "http://'".repeat(1000),
])("each character keeps its place, also of hostile text (%#)", (text) => {
  expect(typeset(text)).toHaveLength(text.length);
});
