import { endsNounPhrase } from "../sentence/noun-phrase";
import { singularOf } from "../lexicon/nouns";
import { atEachWord, grammarRule, matchWords } from "../sentence/rule";
import { isVerbForm } from "../lexicon/verbs";

const weekdayPlural = /^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/;

/** "Days" → "day", with the capital letter of what the student wrote. */
function singularText(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (weekdayPlural.test(lower)) return text.slice(0, -1);
  return singularOf(lower);
}

export const everySingular = grammarRule({
  topic: "every-singular",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const noun = words[at + 1];
      if (!/^(?:every|each)$/.test(lower) || noun?.gap !== " ") return undefined;
      // One word says it: "everyone".
      if (noun.lower === "people") return undefined;
      const after = words[at + 2];
      if (!endsNounPhrase(after) && !isVerbForm(after?.lower ?? "")) return undefined;
      const singular = singularText(noun.text);
      return singular ? matchWords(words, at, at + 1, `${lower} ${singular}`) : undefined;
    }),
  explanation:
    "Every e each prendono le cose una per una: il nome che segue è sempre singolare, come dopo «ogni» in italiano.",
  hints: [
    "Dopo «ogni» in italiano metti il singolare o il plurale?",
    "Every guarda un elemento alla volta, anche quando si parla di tanti.",
    "Controlla la fine del nome: lì c'è un segno del plurale di troppo.",
  ],
});
