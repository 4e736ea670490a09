import { lookUp } from "../clues/dictionary";

/** Words by which a question asks for any of a group of things, and our dictionary's name of that group. */
const groups: readonly [string, readonly string[]][] = [
  ["work", ["job", "work", "occupation", "profession", "career"]],
  ["feelings", ["feel", "feeling", "mood", "emotion"]],
  ["weather", ["weather"]],
  ["animals", ["animal", "pet", "creature"]],
  ["food", ["food", "eat", "drink", "meal", "dish", "cook", "taste"]],
  ["clothes", ["clothes", "wear", "dress", "uniform"]],
  ["colours", ["colour", "color"]],
  ["sport", ["sport", "game"]],
  ["family", ["family", "parent", "parents", "relative", "relatives"]],
  ["school", ["subject", "study", "learn", "teach"]],
  ["leisure", ["hobby", "pastime", "instrument"]],
  ["body", ["hurt", "injure", "body"]],
  ["travel", ["travel", "transport", "vehicle", "journey"]],
  ["home", ["furniture", "room"]],
  ["shopping", ["money", "cost", "price", "pay", "spend"]],
  ["health", ["ill", "illness", "disease", "health"]],
  ["character", ["personality", "character"]],
  ["looks", ["appearance", "look"]],
];

const mark = "#";
const groupsByWord = new Map<string, string>(
  groups.flatMap(([group, names]) => names.map((name): [string, string] => [name, mark + group])),
);
const known = new Set(groups.map(([group]) => group));

/** The group that a word of a question asks for a thing of: "pet" → "#animals". */
export const groupAskedBy = (base: string): string | undefined => groupsByWord.get(base);

/** The groups a word of a text belongs to: "sheep" → "#animals". */
export function groupsOf(word: string): string[] {
  const themes = (lookUp(word, "english")?.entries ?? []).map(({ theme }) => theme);
  return [...new Set(themes)].filter((theme) => known.has(theme)).map((theme) => mark + theme);
}
