/**
 * Writes `lib/features/english/lexicon/vocabulary.json`: the words that compromise (MIT licence, copyright Spencer Kelly) knows,
 * which takes half a second to unfold them whenever it is loaded. To be run when its version changes: `npm run vocabulary`.
 */
import { writeFileSync } from "node:fs";
import { wordLists } from "./vocabulary/word-lists";

const lists = Object.entries(wordLists()).map(([name, words]) => [name, words.join("\n")]);
writeFileSync(
  "lib/features/english/lexicon/vocabulary.json",
  `${JSON.stringify(Object.fromEntries(lists), undefined, 2)}\n`,
);
