import { adverbSwaps } from "./adverbs/table";
import { grammarRule, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import type { Word } from "../lexicon/words";

const findSwaps = swapFinder(swapsOf(adverbSwaps));

/** "Happily" → "happy", "beautifully" → "beautiful", "comfortably" → "comfortable". */
function adjectiveOf(adverb: string): string {
  if (adverb.endsWith("ably") || adverb.endsWith("ibly")) return `${adverb.slice(0, -1)}e`;
  return adverb.endsWith("ily") ? `${adverb.slice(0, -3)}y` : adverb.slice(0, -2);
}

/** "Angry" → "angrily", "gentle" → "gently". */
function adverbOf(adjective: string): string {
  if (adjective.endsWith("le")) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith("y") ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** The lines that say how the word is to be changed instead of what it becomes. */
function changed(words: Word[], match: Match): Match {
  const word = words.find(({ start }) => start === match.start)?.lower ?? "";
  if (match.correction === "ADV") return { ...match, correction: adverbOf(word) };
  return match.correction === "ADJ" ? { ...match, correction: adjectiveOf(word) } : match;
}

export const adverbs = grammarRule({
  topic: "adverbs",
  find: ({ words }) => findSwaps(words).map((match) => changed(words, match)),
  explanation:
    "L'aggettivo dice com'è una cosa o una persona, e sta anche dopo to be e i verbi dei sensi; l'avverbio dice come si fa qualcosa. Qualche avverbio non prende -ly e ha una forma sua.",
  hints: [
    "Questa parola dice com'è qualcuno o come fa qualcosa?",
    "Con un verbo d'azione serve un avverbio; dopo to be, look, feel, smell e taste un aggettivo.",
    "Cambia solo la forma di quella parola; attento a quelle che non seguono la regola, come l'avverbio di good.",
  ],
});
