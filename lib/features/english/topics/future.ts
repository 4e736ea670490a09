import { findWrongForms } from "./future/future-forms";
import { findPresentForFuture } from "./future/present-for-future";
import { lineOf } from "../sentence/phrase-line";
import { grammarRule, type Match } from "../sentence/rule";
import type { Sentence } from "../sentence/language";

const textOfAll = (sentences: Sentence[]) => sentences.map(({ words }) => lineOf(words).text).join(", ");

/** Keeps the earlier of two matches over the same words. */
const withoutOverlaps = (matches: Match[]) =>
  matches.filter(
    ({ start, end }, at) => !matches.slice(0, at).some((other) => start < other.end && other.start < end),
  );

export const future = grammarRule({
  topic: "future",
  find: ({ words, isQuestion }, at, all) => {
    const line = lineOf(words);
    const before = textOfAll(all.slice(Math.max(0, at - 2), at));
    return withoutOverlaps([
      ...findWrongForms(line, isQuestion),
      ...findPresentForFuture(line, isQuestion, before),
    ]);
  },
  explanation:
    "L'italiano usa spesso il presente per il futuro (domani vado); l'inglese no: per un programma, una previsione o una promessa ci vuole una forma del futuro, fatta con tutti i suoi pezzi e con il verbo alla forma base.",
  hints: [
    "Questa azione succede adesso, di solito, o deve ancora succedere?",
    "In italiano qui basta il presente; in inglese il verbo deve mostrare da solo che si parla del futuro.",
    "Pensa se è un programma, una previsione o una decisione del momento, e controlla che la forma del futuro abbia tutti i suoi pezzi.",
  ],
});
