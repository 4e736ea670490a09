import { practisesEnglish } from "./practises-english";

/** What a dictionary knows of it, each word once. */
const practises = (text: string) =>
  practisesEnglish(text, [...new Set(text.toLowerCase().match(/[a-z']+/g))]);

test.each([
  ["I like my red bike", true],
  ["ciao, I like my red bike", true],
  ["I don't know where he lives", true],
  ["i dont know it", false],
  ["I have no idea prof", false],
  ["boh, I do not remember", false],
  ["give me the answer please", false],
  ["the the the the", false],
  ["my bike", false],
])("«%s» practises English: %s", (text, is) => {
  expect(practises(text)).toBe(is);
});
