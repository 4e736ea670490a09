import { irregularVerbs } from "../lexicon/irregular-verbs";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isPronoun, subjectBefore } from "../sentence/subject";
import { isCommonEnglish } from "../lexicon/vocabulary";
import type { Word } from "../lexicon/words";

const invented = new Map(
  irregularVerbs.flatMap(({ base, pasts }) =>
    (base === "be" ? [] : [`${base}ed`, `${base}d`, `${base}${base.at(-1)}ed`])
      .filter((form) => form.endsWith("ed") && !pasts.includes(form) && !isCommonEnglish(form))
      .map((form) => [form, pasts[0] ?? base] as const),
  ),
);

for (const [form, past] of [
  ["waked", "woke"],
  ["brang", "brought"],
  ["brung", "brought"],
  ["thinked", "thought"],
  ["teached", "taught"],
  ["winned", "won"],
  ["drived", "drove"],
] as const)
  invented.set(form, past);

const lonelyParticiples = new Map(
  irregularVerbs
    .filter(({ base }) => base !== "be")
    .flatMap(({ base, pasts, participles }) =>
      participles
        .filter((form) => form !== base && !pasts.includes(form) && form !== "been")
        .map((form) => [form, pasts[0] ?? base] as const),
    ),
);

/** "I seen him", "she gone": a participle where only the past can stand alone. */
function lonelyParticiple(words: Word[], at: number): Match[] | undefined {
  const past = lonelyParticiples.get(words[at]?.lower ?? "");
  const subject = past ? subjectBefore(words, at) : undefined;
  if (!subject || !isPronoun(words[at - 1])) return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${past}`);
}

export const irregularPast = grammarRule({
  topic: "irregular-past",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const past = invented.get(lower);
      if (!past) return lonelyParticiple(words, at);
      const hasNeighbour = at > 0 && words[at]?.gap === " ";
      return hasNeighbour
        ? matchWords(words, at - 1, at, `${textOf(words, at - 1, at - 1)} ${past}`)
        : matchWords(words, at, at, past);
    }),
  explanation:
    "I verbi irregolari non prendono -ed: hanno un passato tutto loro, da imparare a memoria. Il participio, da solo, non basta: vuole have.",
  hints: [
    "Questo verbo è regolare o irregolare?",
    "Il tempo è giusto, la forma no: con gli irregolari non basta aggiungere -ed, e il participio da solo non regge la frase.",
    "Cerca il verbo nella tabella degli irregolari: ti serve la seconda colonna.",
  ],
  examples: [
    { wrong: "We goed to the cinema.", right: "We went to the cinema." },
    { wrong: "She buyed a new dress.", right: "She bought a new dress." },
    { wrong: "I eated two sandwiches.", right: "I ate two sandwiches." },
    { wrong: "He runned very fast.", right: "He ran very fast." },
    { wrong: "I seen him at the station.", right: "I saw him at the station." },
    { wrong: "They taked the train.", right: "They took the train." },
    { wrong: "My dog catched the ball.", right: "My dog caught the ball." },
  ],
});
