import { inventedPast } from "../lexicon/invented-pasts";
import { irregularVerbs } from "../lexicon/irregular-verbs";
import { pastOf } from "../lexicon/verbs";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { hasOwnMeaning } from "../sentence/double-forms";
import { isPronoun, subjectBefore } from "../sentence/subject";
import type { Word } from "../lexicon/words";

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
      const base = inventedPast(lower);
      if (base !== undefined && hasOwnMeaning(words, at)) return undefined;
      if (base === undefined) return ofKind("alone", lonelyParticiple(words, at));
      const past = pastOf(base);
      const hasNeighbour = at > 0 && words[at]?.gap === " ";
      return hasNeighbour
        ? matchWords(words, at - 1, at, `${textOf(words, at - 1, at - 1)} ${past}`)
        : matchWords(words, at, at, past);
    }),
  explanation: "I verbi irregolari non prendono -ed: hanno un passato tutto loro, da imparare a memoria.",
  hints: [
    "Questo verbo è regolare o irregolare?",
    "Il tempo è giusto, la forma no: con gli irregolari non basta aggiungere -ed.",
    "Cerca il verbo nella tabella degli irregolari: ti serve la seconda colonna.",
  ],
  kinds: {
    alone: {
      explanation:
        "Il participio, la terza colonna degli irregolari, da solo non basta: vuole have. Per raccontare il passato c'è la seconda colonna.",
      hints: [
        "Questa forma del verbo può stare senza un aiutante davanti?",
        "È il participio: da solo non regge la frase.",
        "Cerca il verbo nella tabella degli irregolari: ti serve la seconda colonna.",
      ],
    },
  },
});
