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
  examples: [
    { wrong: "Tomorrow I go to the dentist.", right: "Tomorrow I will go to the dentist." },
    { wrong: "Next summer we visit Scotland.", right: "Next summer we will visit Scotland." },
    { wrong: "She comes to my house tomorrow.", right: "She will come to my house tomorrow." },
    { wrong: "In ten years I am a doctor.", right: "In ten years I will be a doctor." },
    { wrong: "We going to see a film tonight.", right: "We are going to see a film tonight." },
    { wrong: "He is going buy a bike.", right: "He is going to buy a bike." },
    { wrong: "I'm going to visiting my aunt.", right: "I'm going to visit my aunt." },
    { wrong: "I promise I don't tell anyone.", right: "I promise I won't tell anyone." },
    { wrong: "Do you will come to my party?", right: "Will you come to my party?" },
    { wrong: "What do you do next weekend?", right: "What will you do next weekend?" },
  ],
});
