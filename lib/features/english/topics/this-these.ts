import { endsNounPhrase, isPair, isPluralNoun, isSingularNoun } from "../nouns";
import { atEachWord, grammarRule, matchWords } from "../rule";
import { baseOfThird } from "../verbs";
import type { Word } from "../words";

const plurals = new Map([
  ["this", "these"],
  ["that", "those"],
]);
const singulars = new Map([
  ["these", "this"],
  ["those", "that"],
]);

const verbsBeforeObject =
  /^(?:like|likes|liked|love|loves|loved|hate|hates|buy|bought|read|reads|want|wants|see|saw|of|with|in|for|about|do|did|use|used|wear|wears|got|have|has)$/;

/** "This books are": the word is no verb ("this looks good", "this books a table for you"). */
const isSurelyNoun = (words: Word[], at: number) =>
  baseOfThird(words[at + 1]?.lower ?? "") === undefined ||
  /^(?:are|aren't|were|weren't|have|don't)$/.test(words[at + 2]?.lower ?? "") ||
  verbsBeforeObject.test(words[at - 1]?.lower ?? "");

/** "I said that boys are": here "that" joins two clauses. */
const mayBeConjunction = (words: Word[], at: number) => {
  if (words[at]?.lower !== "that" || at === 0) return false;
  const before = words[at - 1]?.lower ?? "";
  return !verbsBeforeObject.test(before) && !(/^(?:are|were)$/.test(before) && !words[at + 2]);
};

export const thisThese = grammarRule({
  topic: "this-these",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const noun = words[at + 1];
      if (!noun || noun.gap !== " " || !endsNounPhrase(words[at + 2])) return undefined;
      const plural = plurals.get(lower);
      if (plural && isPluralNoun(noun.lower) && noun.lower !== "people")
        return (isPair(noun.lower) || isSurelyNoun(words, at)) && !mayBeConjunction(words, at)
          ? matchWords(words, at, at + 1, `${plural} ${noun.text}`)
          : undefined;
      const singular = singulars.get(lower);
      const isListed = /^(?:and|or)$/.test(words[at + 2]?.lower ?? "");
      if (!singular || !isSingularNoun(noun.lower) || isListed) return undefined;
      return matchWords(words, at, at + 1, `${singular} ${noun.text}`);
    }),
  explanation:
    "This e that vanno con una cosa sola, these e those con più cose. Attenzione ai nomi che in inglese sono sempre plurali, come i vestiti con due gambe.",
  hints: [
    "La cosa che indichi è una sola o sono più di una?",
    "In inglese anche la parola che indica, come l'articolo italiano, segue il numero del nome.",
    "Guarda se il nome finisce in -s e scegli, tra this e these o tra that e those, quella dello stesso numero.",
  ],
  examples: [
    { wrong: "This shoes are new.", right: "These shoes are new." },
    { wrong: "I want these book.", right: "I want this book." },
    { wrong: "I like this trousers.", right: "I like these trousers." },
    { wrong: "Who are that girls?", right: "Who are those girls?" },
    { wrong: "Look at those house!", right: "Look at that house!" },
    { wrong: "This questions are easy.", right: "These questions are easy." },
  ],
});
