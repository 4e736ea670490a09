const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety`.split(/\s+/),
);

export const isNumber = (word: string | undefined) =>
  word !== undefined && (/^\d{1,3}$/.test(word) || word.split("-").every((part) => numberWords.has(part)));

/** Nouns without a plural, as far as pupils use them. */
export const uncountables = new Set(
  `information homework advice furniture luggage baggage money bread music traffic equipment knowledge rubbish butter rice
  sugar milk water news weather time`.split(/\s+/),
);
