import { secretOf, type Finding } from "./finding";
import { suggestSpellings } from "./harper";
import { italianWords, sharedWords } from "./language-words";
import { isCommonEnglish, isProperName } from "./vocabulary";
import type { Sentence } from "./language";

/** What pupils write and Harper's ranking or distance would miss. */
const frequentMisspellings = new Map(
  Object.entries({
    wich: "which",
    frend: "friend",
    freind: "friend",
    wensday: "Wednesday",
    wendsday: "Wednesday",
    biciclete: "bicycle",
    bycicle: "bicycle",
    beutiful: "beautiful",
    becaus: "because",
    becouse: "because",
    becuase: "because",
    beacuse: "because",
    becose: "because",
    shcool: "school",
    scool: "school",
    wather: "weather",
    allways: "always",
    alwais: "always",
    intresting: "interesting",
    interessing: "interesting",
    confortable: "comfortable",
    tomorow: "tomorrow",
    tommorow: "tomorrow",
    evry: "every",
    favorit: "favourite",
    definitly: "definitely",
    beatifull: "beautiful",
    writting: "writing",
    studing: "studying",
    happyness: "happiness",
    necesary: "necessary",
    exemple: "example",
    diffrent: "different",
    realy: "really",
    holyday: "holiday",
    brekfast: "breakfast",
  }),
);

const minWordLength = 4;
/** What one message may cost: a page of invented words would keep the server busy for seconds. */
const maxUnknownWords = 12;
const maxCheckedWords = 300;
const chatWords = new Set(
  "gonna wanna gotta cuz coz dunno yeah yep nope haha hahaha lol omg btw thx pls kinda okay".split(" "),
);

/** "Color" and "realize" are right in America. */
const americanVariants: [RegExp, string][] = [
  [/or(?=s|ed|ing|ful|ite|ites|hood|$)/, "our"],
  [/iz(?=e|ed|es|ing|ation)/, "is"],
  [/yz(?=e|ed|es|ing)/, "ys"],
  [/er(?=s|$)/, "re"],
  [/l(?=ed|ing|er)/, "ll"],
  [/^gray/, "grey"],
  [/^mom/, "mum"],
  [/^math$/, "maths"],
  [/ense$/, "ence"],
  [/og$/, "ogue"],
];

const isAmerican = (word: string, suggestions: string[]) =>
  americanVariants.some(
    ([pattern, british]) => suggestions.includes(word.replace(pattern, british)) && pattern.test(word),
  );

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The table's word for it; a word with a capital may be a name, so that only the table knows it. */
function frequentCorrection(word: string): string | undefined {
  const frequent = frequentMisspellings.get(word.toLowerCase());
  return frequent && (/^[A-Z]/.test(word) ? capitalised(frequent) : frequent);
}

/** Whether a word is worth looking up: no name, no chat word, nothing Italian, nothing we know is right. */
const isDoubtful = (word: string) =>
  /^[a-z]+$/.test(word) &&
  word.length >= minWordLength &&
  ![chatWords, italianWords, sharedWords].some((known) => known.has(word)) &&
  !isProperName(word) &&
  !isCommonEnglish(word);

/** The correction we would bet on, or nothing. */
function choose(word: string, suggestions: string[]): string | undefined {
  const isOnlyCapital = suggestions.some((suggestion) => suggestion.toLowerCase() === word);
  if (isOnlyCapital || isAmerican(word, suggestions)) return undefined;
  const best = nearest(word, suggestions);
  return best && isNear(word, best.toLowerCase()) ? best : undefined;
}

/** The fewest slips away; of two alike, the more common word. */
function nearest(word: string, suggestions: string[]): string | undefined {
  const distance = (suggestion: string) =>
    countSlips(word, suggestion.toLowerCase()) + (isCommonEnglish(suggestion.toLowerCase()) ? 0 : 0.5);
  return suggestions.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** One slip (two in a long word), the first letter kept: what lies farther is a guess. */
function isNear(word: string, suggestion: string): boolean {
  const maxSlips = word.length >= 7 ? 2 : 1;
  return word[0] === suggestion[0] && !/['\s]/.test(suggestion) && countSlips(word, suggestion) <= maxSlips;
}

/** Letters added, lost, changed or swapped with a neighbour (optimal string alignment). */
function countSlips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const change = cell(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = isSwap ? cell(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(change, swap, cell(row - 1, column) + 1, cell(row, column - 1) + 1));
    }
  }
  return cell(from.length, to.length);
}

const explanation =
  "L'inglese non si scrive come si pronuncia: lettere doppie, mute o scambiate di posto si imparano guardando bene la parola.";

/** Long words can show two letters at either end, short ones would be told by them. */
const shownLetters = (word: string) => (word.length >= 8 ? 2 : 1);

const hintsFor = (correction: string): Finding["hints"] => [
  "Rileggi la parola lettera per lettera: ce n'è una che manca, avanza o ha cambiato posto?",
  `La parola che cerchi ha ${correction.length} lettere: conta le tue e confronta.`,
  `Comincia con "${correction.slice(0, shownLetters(correction))}" e finisce con "${correction.slice(-shownLetters(correction))}": controlla che cosa succede nel mezzo.`,
];

/** Misspelt words of the English sentences of a text. */
export async function findMisspellings(text: string, sentences: Sentence[]): Promise<Finding[]> {
  const words = sentences.flatMap((sentence) => sentence.words);
  const corrections = await correctionsFor(new Set(words.map((word) => word.text)));
  return words.flatMap(({ text: quote, start, end }) => {
    const correction = corrections.get(quote);
    if (!correction) return [];
    const secret = secretOf(text, start, end, correction);
    const hints = hintsFor(correction);
    return [{ topic: "spelling", start, end, quote, explanation, hints, correction, secret }];
  });
}

async function correctionsFor(words: Set<string>): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  let unknownWords = 0;
  for (const word of [...words].slice(0, maxCheckedWords)) {
    const frequent = frequentCorrection(word);
    if (frequent) corrections.set(word, frequent);
    if (frequent || unknownWords >= maxUnknownWords || !isDoubtful(word)) continue;
    const suggestions = await suggestSpellings(word);
    if (suggestions) unknownWords += 1;
    const correction = suggestions && choose(word, suggestions);
    if (correction) corrections.set(word, correction);
  }
  return corrections;
}
