import { withApostrophe } from "./named-words";

/** What is said of forms and sentences, no word to choose. */
export const ofGrammar =
  /(?<!\p{L})(?:present|past|future|simple|continuous|perfect|conditional|tense|form[ae]?|verb[oi]?|positive|negative|question|affermativ\p{L}*|negativ\p{L}*|interrogativ\p{L}*|sentences?|fras[ei]|base|participle|plural\p{L}*|singular\p{L}*|ing|gerund|infinitive|adjectives?|adverbs?|nouns?|tense|true|false|vero|falso)(?!\p{L})/iu;
const italian =
  /(?<!\p{L})(?:il|lo|la|gli|le|un|una|di|del|della|dei|che|con|per|nel|nella|una|tra|sono|usa|scegli|completa|volta|forma|parola|parole|frasi|verbi)(?!\p{L})/iu;
const separators = [/,\s(?:or|o|and|e)\s|,|;|\s(?:or|o)\s/, /\/|\|/, /\s[–-]\s|•/];
const maxWords = 3;

/** The words of a list, if a piece of an instruction is one. */
function listIn(piece: string): string[] {
  const parts = separators
    .map((by) =>
      piece
        .split(by)
        .map((part) => part.trim().replace(/^["']|["'.]$/g, ""))
        .filter(Boolean),
    )
    .find((found) => found.length > 1);
  const isWord = (part: string) =>
    part.split(/\s+/).length <= maxWords && /^[a-z][a-z' -]{1,24}$/i.test(part) && !ofGrammar.test(part) && !italian.test(part);
  return parts?.every(isWord) ? parts : [];
}

const range = /(?<![\d.])(\d{1,2})\s?[-–]\s?(\d{1,2})\s?[:.)]\s?([^\d]{3,80})/g;

/** "1-4: make or do? 5-7: up, after, off": the words for the items from one number to another. */
export const banksByRange = (instruction = "") =>
  [...instruction.matchAll(range)]
    .map(([, from, to, list = ""]) => ({
      from: Number(from),
      to: Number(to),
      words: listIn(list.replace(/[?.!:;]\s*$/, "").trim()),
    }))
    .filter(({ words }) => words.length > 1);

/** The box of words that an instruction lists: "use: fridge, pillow, stairs", "make / do", "[ how much – here you are ]". */
export function bankIn(instruction = ""): string[] {
  const bracketed = [...instruction.matchAll(/[[({]([^\])}]{5,200})[\])}]/g)].map(([, inside = ""]) => inside);
  const bare = instruction.replace(/[[({][^\])}]{0,200}[\])}]/g, " ");
  const told = bare.split(/[:.?!]/);
  return [...new Set([...bracketed, ...told].flatMap(listIn))].map(withApostrophe);
}
