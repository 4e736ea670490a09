import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { gapMark } from "./homework-sheet";
import { withApostrophe } from "./named-words";

/** What is said of forms and sentences, no word to choose. */
export const ofGrammar =
  /(?<!\p{L})(?:present|past|future|simple|continuous|perfect|conditional|tense|form[ae]?|verb[oi]?|positive|negative|question|affermativ\p{L}*|negativ\p{L}*|interrogativ\p{L}*|sentences?|fras[ei]|base|participle|plural\p{L}*|singular\p{L}*|ing|gerund|infinitive|adjectives?|adverbs?|nouns?|tense|true|false|vero|falso)(?!\p{L})/iu;
const italian =
  /(?<!\p{L})(?:il|lo|la|gli|le|un|una|di|del|della|dei|che|con|per|nel|nella|una|tra|sono|usa|scegli|completa|volta|forma|parola|parole|frasi|verbi)(?!\p{L})/iu;
const separators = [/,\s(?:or|o|and|e)\s|,|;|\s(?:or|o)\s/, /\/|\|/, /\s[–-]\s|•/];
const maxWords = 3;
const fewWords = 3;

/** "Complete with make or do": what is to be done is none of the words. */
const order =
  /^ ?(?:complete|fill in|fill|choose|use|write|put in|put|completa\p{L}*|inseri\p{L}+|scegli\p{L}*|usa\p{L}*|scriv\p{L}+|metti)(?: (?:the|le|gli|i) (?:gaps|blanks|sentences|spaces|frasi|spazi))?(?: (?:with|from|between|con|tra|fra))? /iu;

/** The words of a list, if a piece of an instruction is one. */
function listIn(piece: string): string[] {
  const list = piece.replace(order, "");
  const parts = separators
    .map((by) =>
      list
        .split(by)
        .map((part) => part.trim().replace(/^["']|["'.]$/g, ""))
        .filter(Boolean),
    )
    .find((found) => found.length > 1);
  // "Complete with have got or has got" names forms of a verb.
  const most = list === piece || (parts?.length ?? 0) > fewWords ? maxWords : 1;
  const isWord = (part: string) =>
    part.split(/\s+/).length <= most &&
    /^[a-z][a-z' -]{1,24}$/i.test(part) &&
    !ofGrammar.test(part) &&
    !italian.test(part);
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
  const bracketed = [...instruction.matchAll(/[[({]([^\])}]{5,200})[\])}]/g)].map(
    ([, inside = ""]) => inside,
  );
  const bare = instruction.replace(/[[({][^\])}]{0,200}[\])}]/g, " ");
  const told = bare.split(/[:.?!]/);
  return [...new Set([...bracketed, ...told].flatMap(listIn))].map(withApostrophe);
}

export const bankLabel = /^(?:word ?bank|words?|box|parole|banca di parole|use|usa)\s*:\s*/i;

/** The words of a line that is a box of them; none for another line. */
export function wordsOfBank(line: string): string[] {
  const text = line.replace(bankLabel, "").replace(/^[|[(\s]+|(?<![|\])\s])[|\])\s]+$/g, "");
  const isLabelled = bankLabel.test(line);
  if (text.includes(gapMark) || /[.?!]$/.test(text) || text.length > 300) return [];
  const parts = text
    .split(/[,;•·|]|(?<!\s)(?:\s+[/–-]\s+|\s{2,})|(?<=\p{L})\/(?=\p{L})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1) return parts;
  const words = text.split(" ");
  // "Fammi sto es xk nn ho tempo" is a row of words too.
  const isRow = words.length > 1 && countEnglishWords(text) * 2 >= words.length;
  return (isLabelled || isRow) && words.every((word) => /^[a-z'-]+$/.test(word)) ? words : [];
}

/** "just, yet, ever (una volta ciascuna)". */
const withoutAside = (line: string) =>
  line
    .replace(/\([^()]{0,80}\)$/, "")
    .replace(/(?:una|1) volta ciascun[ao]\)?$/i, "")
    .replace(/(?<![\s,(–-])[\s,(–-]+$/, "");

const maxBankWords = 4;

/** The same for a line above or below numbered items, without what is said about its words. */
export function wordsAbove(line: string): string[] {
  const words = ofGrammar.test(line) ? [] : wordsOfBank(withoutAside(line)).map(withApostrophe);
  return words.every((word) => word.split(" ").length <= maxBankWords && !/[!?:]/.test(word)) ? words : [];
}

/** "(bed, fridge, sofa)", "Words: bed, fridge": a box below the items; none for another line. */
export const wordsBelow = (line: string) =>
  bankLabel.test(line) || /^[([][^()[\]]{3,200}[,–/-][^()[\]]{2,200}[)\]]$/.test(line)
    ? wordsOfBank(line).map(withApostrophe)
    : [];
