/** What is read of a text, in characters after compatibility decomposition (NFKD). */
export const maxReadLength = 4000;
/** A word is read up to here. */
export const maxWordLength = 40;

/** Threads that read. Each serves its own conversations, so that what it remembers of one is used again. */
export const threadCount = 2;
/** Requests that may wait for a thread before the next one is refused. Turns that are charged always wait. */
export const maxWaiting = 100;
export const retryAfterSeconds = 5;

/** What a thread may use to read a message, and what the longest texts add to it, in milliseconds of its own time. */
const messageBudgetMs = 300;
const longTextBudgetMs = 700;

export const budgetMs = (characters: number): number =>
  messageBudgetMs + longTextBudgetMs * Math.min(1, characters / maxReadLength);

/** On a busy machine a thread gets little of a second. After so many times its budget it is ended in any case. */
export const maxSlowness = 10;

/** How long a thread may take to load what it reads with. */
export const startMs = 120_000;
/** Words that may wait for the dictionary, and how long one may: more of them pass for known. */
export const maxWaitingWords = 40;
export const dictionaryMs = 5_000;
