import { splitWords } from "@/lib/features/english/lexicon/words";
import { fold, lookUp, type Entry, type Found } from "../clues/dictionary";
import { themeNames } from "./themes";

const minLetters = 3;

/** What a word of a message may say of a sense: itself, and what it is in English. */
const meaningsOf = (word: string): string[] => [
  word,
  ...(lookUp(word, "italian")?.entries.flatMap(({ english }) => english) ?? []).map(fold),
];

/** "Draws" is of "draw". */
const isOf = (word: string, said: string) =>
  said.length >= minLetters && word.startsWith(said) && word.length - said.length <= 3;

function scoreOf({ definition, theme, english, italian }: Entry, said: readonly string[]): number {
  const words = [
    definition,
    themeNames.get(theme) ?? "",
    theme,
    ...english.slice(1),
    ...italian.slice(1),
  ].flatMap((text) => splitWords(text).map(({ lower }) => fold(lower)));
  return said.filter((word) => meaningsOf(word).some((one) => words.some((own) => isOf(own, one)))).length;
}

/**
 * Which of the meanings of a word a message speaks of ("la riga per disegnare": what you draw lines with), by the first
 * English word of its entry; undefined where it says nothing that only one of them is about.
 */
export function senseIn(message: string, asked: string, { entries }: Found): string | undefined {
  if (entries.length < 2) return undefined;
  const own = new Set(splitWords(asked).map(({ lower }) => fold(lower)));
  const said = splitWords(message)
    .map(({ lower }) => fold(lower))
    .filter((word) => word.length >= minLetters && !own.has(word) && !around.has(word));
  const scores = entries.map((entry) => ({ entry, score: scoreOf(entry, said) }));
  const [best, next] = scores.toSorted((one, other) => other.score - one.score);
  return best && next && best.score > next.score ? best.entry.english[0] : undefined;
}

/** What stands around any question for a word. */
const around = new Set(
  `come dice dire dici cosa vuol significa inglese italiano parola che chi con per una uno del della dei delle gli non nel nella
  senso intendo intendevo quella quello quelle quelli questa questo cioe tipo invece anche sono una cosa fare usa serve scusa
  prof coach grazie favore frase traduci traduzione sai mia mio the and for what does mean how say you`.split(
    /\s+/,
  ),
);
