import { wordLists } from "@/scripts/vocabulary/word-lists";
import lists from "./vocabulary.json";

test("the words are those of the version of compromise that is installed", () => {
  const installed = Object.entries(wordLists()).map(([name, words]) => [name, words.join("\n")]);
  expect(lists).toEqual(Object.fromEntries(installed));
});
