import { z } from "zod";

export const maxWords = 20;
const maxAsked = 60;
const maxGuesses = 6;

const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

/** A word that was asked for and cannot simply be told. Everything else about it is looked up by its name. */
export const askedWord = z.object({
  /** As the student named it. */
  asked: cut(maxAsked),
  /** The language of the word that was named; the answer is in the other one. */
  language: z.enum(["italian", "english"]),
  cluesGiven: z.number().int().min(0).max(99),
  /** Wrong guesses that were real words, each once, folded. */
  wrongGuesses: z.array(cut(maxAsked)).max(maxGuesses),
  timesAsked: z.number().int().min(1).max(99),
  isTold: z.boolean(),
  isGuessed: z.boolean(),
  /** Whether guesses and "boh" are about this word now. */
  isCurrent: z.boolean(),
  /** Which of its meanings the student has told: the first English word of that entry. */
  sense: cut(maxAsked).optional(),
});

/** The words a conversation has asked for, newest last, and the English word that was spoken of last. */
export const wordState = z.object({
  words: z.array(askedWord).max(maxWords),
  latest: cut(maxAsked).optional(),
  /** What was asked last: "e di bring?" asks the same. */
  asked: z
    .object({
      kind: z.enum(["translation", "synonym", "opposite", "sound", "spelling", "forms"]),
      language: z.enum(["italian", "english"]),
      form: z
        .enum([
          "parts",
          "past",
          "participle",
          "ing",
          "third",
          "base",
          "plural",
          "singular",
          "comparative",
          "superlative",
        ])
        .optional(),
    })
    .optional(),
});

export type AskedWord = z.infer<typeof askedWord>;
export type WordState = z.infer<typeof wordState>;

/** What a conversation starts with. */
export const noWords: WordState = { words: [] };

export const isOpen = ({ isTold, isGuessed }: AskedWord) => !isTold && !isGuessed;

/** The words that guesses are about now. */
export const currentOf = ({ words }: WordState) => words.filter((word) => word.isCurrent && isOpen(word));

/** A word asked for the first time. */
export const firstAsked = (asked: string, language: AskedWord["language"]): AskedWord => ({
  asked: asked.slice(0, maxAsked),
  language,
  cluesGiven: 0,
  wrongGuesses: [],
  timesAsked: 1,
  isTold: false,
  isGuessed: false,
  isCurrent: true,
});

/** The state with a word in its new form; one that was not there becomes the newest. */
export function withWord(state: WordState, word: AskedWord): WordState {
  const at = state.words.findIndex((one) => one.asked === word.asked && one.language === word.language);
  const words = at < 0 ? [...state.words, word] : state.words.with(at, word);
  return { ...state, words: words.slice(-maxWords) };
}

export const withGuess = (word: AskedWord, guess: string): AskedWord =>
  word.wrongGuesses.includes(guess)
    ? word
    : { ...word, wrongGuesses: [...word.wrongGuesses, guess.slice(0, maxAsked)].slice(-maxGuesses) };

/** Once something else is talked about, "boh" is about no word any more; the words stay to be guessed. */
export const leaveWords = (state: WordState): WordState => ({
  words: state.words.map((word) => ({ ...word, isCurrent: false })),
});

export const withLatest = (state: WordState, latest: string): WordState => ({
  ...state,
  latest: latest.slice(0, maxAsked),
});
