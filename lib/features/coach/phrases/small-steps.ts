import { topicSteps, type SmallStep } from "./topic-steps";

/** For any mistake, once those of its topic are used up. */
const anySteps: SmallStep[] = [
  { ask: "quante parole ci sono in «{quote}», e quale toccheresti" },
  { ask: "quale parola di «{quote}» ti convince meno" },
  { ask: "che cosa vuoi dire in italiano con «{quote}»" },
  { ask: "se leggi «{quote}» ad alta voce, dove ti fermi" },
  { ask: "in «{quote}» manca una parola, ne avanza una o ne è sbagliata una" },
  { ask: "il punto da cambiare è all'inizio o alla fine di «{quote}»" },
];

/** Questions about the words of a quote need more than one. */
const comparesWords = /quante parole|quale parola di|all'inizio|quale di quelle|dove ti fermi/;

/** The small questions for a mistake, those of its topic first. */
export const smallStepsFor = (topic: string, quote: string): SmallStep[] =>
  [...(topicSteps.find(([name]) => name.test(topic))?.[1] ?? []), ...anySteps].filter(
    ({ ask }) => /\s/.test(quote.trim()) || !comparesWords.test(ask),
  );

/** The same, to somebody who sent a list of guesses. */
export const choiceOpenings = [
  "Scegline una sola e difendila rispondendo a questo",
  "Tienine una sola, e per decidere dimmi",
  "Prima di sceglierne una, pensaci",
  "Una sola va sul quaderno, quindi chiediti",
  "Punta su una e dimmi il perché partendo da qui",
  "Decidi per una, ma prima",
  "Ne basta una, ragionata",
  "Scarta quelle che non vanno, chiedendoti",
];

/** How a small question is put. */
export const smallStepOpenings = [
  "Dimmi solo questo",
  "Partiamo da poco",
  "Una domanda piccola",
  "Un passo alla volta",
  "Pensa solo a una cosa",
  "Cominciamo da qui",
  "Intanto dimmi",
  "Facciamola facile",
];

/** Where a topic holds mistakes of two kinds, its usual first question would be about the other kind. */
const sharperOpenings = [
  {
    topic: "since-for",
    quote: /^(?:since|for|from)\b/i,
    ask: "Dopo quella parolina dici quando è cominciato o quanto tempo dura?",
  },
];

/** A first question that fits the very words of a mistake, where there is one. */
export const sharperOpening = (mistake: { topic: string; quote: string }) =>
  sharperOpenings.find(({ topic, quote }) => topic === mistake.topic && quote.test(mistake.quote))?.ask;
