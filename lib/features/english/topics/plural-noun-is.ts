import { isCommonAdjective } from "../adjectives";
import { atEachWord, grammarRule, matchWords } from "../rule";
import { baseOfThird } from "../verbs";
import type { Word } from "../words";

const plurals = new Set("people children men women police".split(" "));
const quantifiers = new Set("many some these those most all other few several young old".split(" "));

const agreed = new Map(
  Object.entries({
    is: "are",
    "isn't": "aren't",
    was: "were",
    "wasn't": "weren't",
    has: "have",
    "hasn't": "haven't",
    does: "do",
    "doesn't": "don't",
  }),
);

/** Only a noun that surely is the subject: not "helping people is fun", not "the people is sovereign". */
function isSubject(words: Word[], at: number): boolean {
  const noun = words[at]?.lower ?? "";
  const before = words[at - 1]?.lower;
  if (at === 0) return true;
  if (before === "the" || before === "my" || before === "our")
    return at === 1 && (noun !== "people" || isCommonAdjective(words[at + 2]?.lower ?? ""));
  if (before === "of") return /^lots?$/.test(words[at - 2]?.lower ?? "");
  if (quantifiers.has(before ?? "") || isCommonAdjective(before ?? ""))
    return at === 1 || ["because", "but", "think", "the", "when"].includes(words[at - 2]?.lower ?? "");
  return ["because", "but", "think", "when", "if"].includes(before ?? "");
}

export const pluralNounIs = grammarRule({
  topic: "people-is",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const verb = words[at + 1];
      if (!plurals.has(lower) || !verb || verb.gap !== " " || !isSubject(words, at)) return undefined;
      const form = agreed.get(verb.lower) ?? baseOfThird(verb.lower);
      return form ? matchWords(words, at, at + 1, `${words[at]?.text} ${form}`) : undefined;
    }),
  explanation:
    '"La gente è" in italiano è singolare, ma people vale "le persone": è plurale, come children, men, women e police, e vuole il verbo al plurale.',
  hints: [
    "In inglese questo nome è uno solo o sono tanti?",
    'Pensa a people come a "le persone", non come a "la gente".',
    "Il nome è plurale: scegli la forma del verbo che useresti con they.",
  ],
  examples: [
    { wrong: "People is nice here.", right: "People are nice here." },
    { wrong: "Many people has a phone.", right: "Many people have a phone." },
    { wrong: "The children was tired.", right: "The children were tired." },
    { wrong: "I think people likes music.", right: "I think people like music." },
    { wrong: "Italian people is friendly.", right: "Italian people are friendly." },
    { wrong: "A lot of people lives in London.", right: "A lot of people live in London." },
    { wrong: "Some people doesn't like fish.", right: "Some people don't like fish." },
  ],
});
