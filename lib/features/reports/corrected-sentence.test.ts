import { correctedSentence } from "./corrected-sentence";

const of = (text: string, quote: string, correction: string) => {
  const start = text.indexOf(quote);
  return correctedSentence({ start, end: start + quote.length, correction, text });
};

it.each([
  ["Yesterday I go to school", "go", "went", "Yesterday I go to school", "Yesterday I went to school"],
  ["Hi! She like dogs. Me too.", "like", "likes", "She like dogs.", "She likes dogs."],
  ["he is ten", "he", "He", "he is ten", "He is ten"],
  ["I like\nI has a cat\nBye", "has", "have", "I has a cat", "I have a cat"],
])("in %j the sentence of %j", (text, quote, correction, before, after) => {
  expect(of(text, quote, correction)).toEqual({ before, after });
});

it("of more than a glance is not shown", () => {
  expect(of(`I go ${"very far ".repeat(30)}`, "go", "went")).toBeUndefined();
});
