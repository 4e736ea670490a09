/** A word of a text with its place in it (UTF-16 units). */
export type Word = {
  text: string;
  /** Lower case, straight apostrophes, missing apostrophes restored ("dont" → "don't"). */
  lower: string;
  start: number;
  end: number;
  /** What stands between the previous word and this one. */
  gap: string;
};

/** The words of a list typed as one text. */
export const setOf = (words: string) => new Set(words.trim().split(/\s+/));

const missingApostrophe = new Map(
  Object.entries({
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    werent: "weren't",
    havent: "haven't",
    hasnt: "hasn't",
    cant: "can't",
    couldnt: "couldn't",
    shouldnt: "shouldn't",
    wouldnt: "wouldn't",
    im: "i'm",
    hes: "he's",
    shes: "she's",
    youre: "you're",
    theyre: "they're",
    wont: "won't",
    mustnt: "mustn't",
    hadnt: "hadn't",
    ive: "i've",
    youve: "you've",
    weve: "we've",
    theyve: "they've",
    thats: "that's",
    whats: "what's",
    theres: "there's",
  }),
);

/** "Dont": a short form without its sign, which is no other word misspelt. */
export const lacksApostrophe = (word: string) => missingApostrophe.has(word.toLowerCase());

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function splitWords(text: string): Word[] {
  let previousEnd = 0;
  return [...text.matchAll(wordPattern)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const lower = match[0].toLowerCase().replaceAll("’", "'");
    const gap = text.slice(previousEnd, start);
    previousEnd = end;
    return { text: match[0], lower: missingApostrophe.get(lower) ?? lower, start, end, gap };
  });
}

/** Whether the gap before a word closes a sentence, a quotation or a line. */
export const endsSentence = (gap: string) => /[.!?…\n"“”«»()[\]:;|•]|(?:^|\s)['‘’]|['’](?=\s|$)/u.test(gap);

/** Whether the gap before a word separates two clauses. */
export const endsClause = (gap: string) => /[,;:–—()/]|\s-\s/u.test(gap) || endsSentence(gap);

/** Whether the word follows the one before it with nothing but a space between them. */
export const follows = (word: Word | undefined): word is Word => word !== undefined && !/\S/.test(word.gap);
