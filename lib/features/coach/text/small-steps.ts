import type { MistakeTopic } from "@/lib/features/topics/rules";
import { stepsOn } from "@/lib/i18n/it/topics";

/** For any mistake, once those of its topic are used up. */
const anySteps = [
  "quante parole ci sono in «{quote}», e quale toccheresti",
  "quale parola di «{quote}» ti convince meno",
  "che cosa vuoi dire in italiano con «{quote}»",
  "se leggi «{quote}» ad alta voce, dove ti fermi",
  "in «{quote}» manca una parola, ne avanza una o ne è sbagliata una",
  "il punto da cambiare è all'inizio o alla fine di «{quote}»",
];

/** Questions about the words of a quote need more than one. */
const comparesWords = /quante parole|quale parola di|all'inizio|quale di quelle|dove ti fermi/;

/** The small questions for a mistake, those of its topic first; "{quote}" stands for its words. */
export const smallStepsFor = (topic: MistakeTopic, quote: string): string[] =>
  [...stepsOn(topic), ...anySteps].filter((ask) => /\s/.test(quote.trim()) || !comparesWords.test(ask));
