import { findGrammar } from "@/lib/features/english/find-grammar";
import { judgeTry } from "./judge-try";
import { writtenFix } from "./written-fix";

/** What is shown in the place of the mistake, in its sentence, after a try that was accepted. */
function shown(sentence: string, text: string): string {
  const [finding] = findGrammar(sentence);
  if (!finding) throw new Error(`No mistake in ${sentence}`);
  expect(judgeTry({ text, open: { ...finding, lastTry: null }, sentence })).toBe("right");
  const { start, end, correction } = finding;
  const words = writtenFix({ text, sentence, ...finding }) ?? correction;
  return sentence.slice(0, start) + words + sentence.slice(end);
}

test.each([
  ["My brother have a dog.", "had", "My brother had a dog."],
  ["My brother have a dog.", "My brother had a dog", "My brother had a dog."],
  ["My brother have a dog.", "brother had", "My brother had a dog."],
  ["I have 12 years.", "I am 12 years old.", "I am 12 years old."],
  ["I have 12 years and I like dogs.", "i'm twelve", "I'm twelve and I like dogs."],
  ["Hello! She don't like apples.", "does not", "Hello! She does not like apples."],
  ["My brother have a dog.", "My cousin has a dog", "My cousin has a dog."],
])("%s put right by «%s» reads: %s", (sentence, text, result) => expect(shown(sentence, text)).toBe(result));

test.each([
  ["the correction itself", "Yesterday I go to school.", "WENT", "Yesterday I went to school."],
  ["a word it does not know", "My brother have a dog.", "forse has", "My brother has a dog."],
  [
    "another order of the sentence",
    "I like very much football.",
    "I like football a lot",
    "I really like football.",
  ],
])("%s leaves the correction", (_, sentence, text, result) => expect(shown(sentence, text)).toBe(result));

test("words that would stand twice are not laid in", () => {
  const sentence = "I have 12 years.";
  const fix = { quote: "have 12 years", correction: "am 12", sentence, start: 2, end: 15 };
  expect(writtenFix({ ...fix, text: "I'm 12" })).toBeUndefined();
  expect(writtenFix({ ...fix, text: "" })).toBeUndefined();
});
