/** What a child in danger says in so many words, in small letters without accents or signs. */
const plainWords = [
  "suicid",
  "ammazzarmi",
  "uccidermi",
  "impiccarmi",
  "togliermi la vita",
  "farla finita",
  "voglio morire",
  "vorrei morire",
  "voglio sparire",
  "non voglio vivere",
  "non voglio piu vivere",
  "mi taglio",
  "tagliarmi",
  "autolesion",
  "farmi del male",
  "mi picchia",
  "mi tocca",
  "mi violenta",
  "ho paura di tornare a casa",
  "kill myself",
  "hurt myself",
  "cut myself",
  "want to die",
  "end my life",
  "hits me",
  "touches me",
];
const withoutSpaces = plainWords.map((words) => words.replaceAll(" ", ""));
const maxCharacters = 4000;

/**
 * Whether a message says outright that its writer is in danger. Linear in time, whatever is typed: it stands in
 * for the reader of messages where that takes too long.
 */
export function holdsPlainDanger(message: string): boolean {
  const text = message
    .slice(0, maxCharacters)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, (sign) => (sign >= "\u0300" && sign <= "\u036f" ? "" : " "))
    .split(" ")
    .filter(Boolean)
    .join(" ");
  return plainWords.some((words) => text.includes(words));
}

/** The same of letters that were spelled one by one. */
export const spellsPlainDanger = (letters: string): boolean =>
  withoutSpaces.some((words) => letters.includes(words));
