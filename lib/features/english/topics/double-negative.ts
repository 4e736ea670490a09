import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import { isVerbForm } from "../verbs";
import type { Word } from "../words";

const positive = new Map(
  Object.entries({
    nothing: "anything",
    nobody: "anybody",
    never: "ever",
    nowhere: "anywhere",
    none: "any",
    no: "any",
  }),
);

const reports = /^(?:think|believe|say|said|mean|know|care|mind|suppose)$/;
const isNegation = (word: string) => /n't$/.test(word) || word === "never" || word === "cannot";

/** The negative word that repeats a negation at most three words later; "no" only before its noun. */
function repeatedAt(words: Word[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const word = words[next];
    if (!word || word.gap !== " ") return undefined;
    const isNo = word.lower === "no" && words[next + 1]?.gap === " ";
    if (isNo || (word.lower !== "no" && positive.has(word.lower)))
      return words[next + 1]?.lower === "but" ? undefined : next;
    if (["that", "who", "because", "and", "to"].includes(word.lower)) return undefined;
    if (reports.test(word.lower) && words[next + 1]?.lower !== "nothing") return undefined;
  }
  return undefined;
}

export const doubleNegative = grammarRule({
  topic: "double-negative",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      if (!isNegation(lower) || !isVerbForm(words[at + 1]?.lower ?? "")) {
        if (!/^(?:isn't|aren't|wasn't|weren't|haven't|hasn't|there's)$/.test(lower)) return undefined;
      }
      const second = isNegation(lower) ? repeatedAt(words, at) : undefined;
      const word = second === undefined ? "" : (words[second]?.lower ?? "");
      const fixed = word === "no" && words[(second ?? 0) + 1]?.lower === "one" ? "any" : positive.get(word);
      if (second === undefined || !fixed) return undefined;
      const end = word === "no" || word === "none" ? second + 1 : second;
      const tail = end > second ? ` ${words[end]?.text}` : "";
      return matchWords(words, at, end, `${textOf(words, at, second - 1)} ${fixed}${tail}`);
    }),
  explanation:
    'In italiano due negazioni si rafforzano ("non so niente"), in inglese ne basta una sola: se il verbo è già negativo, l\'altra parola prende la forma con any-.',
  hints: [
    "Quante negazioni conti in questa frase, e quante ne servono in inglese?",
    '"Non so niente" ha due negazioni; l\'inglese ne sopporta una per frase.',
    "Lascia negativo il verbo e trasforma la seconda parola negativa nella sua sorella che comincia con any (o con ev-).",
  ],
  examples: [
    { wrong: "I don't know nothing.", right: "I don't know anything." },
    { wrong: "She didn't see nobody.", right: "She didn't see anybody." },
    { wrong: "We haven't got no money.", right: "We haven't got any money." },
    { wrong: "I can't find it nowhere.", right: "I can't find it anywhere." },
    { wrong: "He never says nothing.", right: "He never says anything." },
    { wrong: "They don't have no friends.", right: "They don't have any friends." },
    { wrong: "There isn't nothing in the fridge.", right: "There isn't anything in the fridge." },
  ],
});
