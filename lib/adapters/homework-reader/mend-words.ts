import { bareWord } from "./bare-word";
import { isCommonWord, isKnownWord, languageOf, type Language } from "./known-words";

/** What was read of a word, how sure of it the reader was, and whether anything but a gap stands close to it. */
type Token = { text: string; confidence?: number };

/**
 * A reader that is as sure as this has seen what is printed, word or not: some exercises have words that are none. Of Italian we
 * know too few words to doubt one sooner.
 */
const sure = 0.9;
const sureOfItalian = 0.6;
const sureOfSigns = 0.95;
const isUnsure = ({ confidence = 1 }: Token) => confidence < sure;

/**
 * What a reader of small print takes for what, both ways: letters that melt into each other, and letters that look alike; no
 * vowel for another, which is how pupils spell and what exercises print to have it corrected.
 */
const melting = bothWays("l t|l i|t i|f t|h b|rn m|m ni|m in|d cl|w vv|u ti|b li");
const alike = bothWays("c e|o c|s a|g e|g q|v y|u n|n r");
const signs: [string, string][] = [
  ["1", "I"],
  ["1", "l"],
  ["1", "t"],
  ["0", "o"],
  ["0", "O"],
  ["5", "S"],
  ["$", "s"],
  ["|", "I"],
  ["|", "l"],
  ["!", "l"],
];

function bothWays(pairs: string): [string, string][] {
  return pairs.split("|").flatMap((pair): [string, string][] => {
    const [one = "", other = ""] = pair.split(" ");
    return [
      [one, other],
      [other, one],
    ];
  });
}

/** Words of one and two letters that may stand where two words were taken for one. */
const small = new Set("a an am as at be by do go he if in is it me my no of on or so to up us we".split(" "));
/** What a sentence begins with, where a name could have been taken for two words. */
const openers = new Set(
  "this that these those they what where when who why how she he it we you the there if is are do does did can could would will have has was were my our your his her their in on at let not no".split(
    " ",
  ),
);
const minLength = 4;
const maxLength = 24;

const isWord = (text: string) => /^\p{L}+$/u.test(text);

/** The words as they are printed; a token that was joined to the one before it is empty. */
export function mendWords(tokens: readonly Token[]): string[] {
  const texts = tokens.map(({ text }) => text);
  const language = languageOf(texts);
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next && isCutShort(texts[at] ?? "", next.text)) {
      [texts[at], texts[at + 1]] = [`${texts[at]}${next.text}`, ""];
      continue;
    }
    if (!next || isLabel(texts, at) || /^\(?[a-hA-H][.)\]]/.test(next.text)) continue;
    if (!isUnsure(token) && !isUnsure(next) && !areScraps(texts[at] ?? "", next.text)) continue;
    const moved = movedSpace(texts[at] ?? "", next.text, language);
    if (moved) [texts[at], texts[at + 1]] = moved;
  }
  return texts.map((text, at) => {
    const token = tokens[at];
    const short = withoutApostrophe.get(text);
    if (short !== undefined && (token?.confidence ?? 1) < sureOfSigns) return short;
    if (!token || (!isUnsure(token) && !isPlainlyTwo(text))) return text;
    if (language === "italian" && (token.confidence ?? 1) > sureOfItalian) return text;
    const isFirst = at === 0 || !/\p{L}$/u.test(texts[at - 1] ?? "");
    return mended(text, { isFirst, language });
  });
}

/** "b at the station": the letter of an option. */
const isLabel = (texts: readonly string[], at: number) =>
  /^[a-h]$/.test(texts[at] ?? "") &&
  (at === 0 || texts.some((text, other) => other !== at && /^[b-h]$/.test(text)));

/** Neither of two is a word, or one is a letter that is none: whatever the reader was sure of, it was not the space. */
const areScraps = (one: string, other: string) =>
  /^\p{Ll}/u.test(other) &&
  !isKnownWord(bareWord(one).word) &&
  (/^[b-z]$/.test(one) || !isKnownWord(bareWord(other).word));

/** "let' s", "won 't" */
const isCutShort = (one: string, other: string) =>
  (/\p{L}['’]$/u.test(one) && /^(?:m|s|t|d|ll|ve|re)[.,?!]?$/.test(other)) ||
  (/\p{L}$/u.test(one) && /^['’](?:m|s|t|d|ll|ve|re)[.,?!]?$/.test(other));

/** "Si tdown" → "Sit down", "w orld" → "world". */
function movedSpace(read: string, other: string, language: Language): [string, string] | undefined {
  const { open: quote, word: one, close: sign } = bareWord(read);
  const { open, word: next, close } = bareWord(other);
  if (open !== "" || sign !== "" || !isWord(one) || !isWord(next) || [one, next].every(stands(language)))
    return undefined;
  const both = one + next;
  if (both.length < 3 || both.length > maxLength || /\p{Ll}\p{Lu}/u.test(both)) return undefined;
  if (isCommonWord(both.toLowerCase(), language)) return [quote + both + close, ""];
  const parts = partsOf(both, language);
  return parts ? [quote + parts[0], parts[1] + close] : undefined;
}

/** Whether a word stays as it is, or is two words itself. */
const stands = (language: Language) => (word: string) =>
  isKnownWord(word) || isBent(word.toLowerCase()) || apart(word, language) !== undefined;

/** The only two words that follow one another in some letters. */
function partsOf(letters: string, language: Language): [string, string] | undefined {
  const found: [string, string][] = [];
  for (let cut = 1; cut < letters.length; cut += 1) {
    const [one, other] = [letters.slice(0, cut), letters.slice(cut)];
    if (isPart(one.toLowerCase(), language) && isPart(other.toLowerCase(), language))
      found.push([one, other]);
  }
  return found.length === 1 ? found[0] : undefined;
}

const isPart = (word: string, language: Language) =>
  word.length < 3 && language === "english" ? small.has(word) : isCommonWord(word, language);

/** "informations", "stoped": what a class writes, and exercises print to have it corrected. */
const isBent = (word: string) =>
  word.length > minLength &&
  ["s", "es", "ed", "d", "ing", "er", "est", "ly", "n", "en"].some(
    (ending) => word.endsWith(ending) && isKnownWord(word.slice(0, -ending.length)),
  );

/** "Aleopard", "ifit": no word begins like this, whatever the reader was sure of. */
function isPlainlyTwo(text: string): boolean {
  if (/^[AI]\p{Ll}{5}/u.test(text)) return true;
  return /^\p{Ll}{4}$/u.test(text) && [text.slice(0, 2), text.slice(2)].every((part) => small.has(part));
}

type Place = { isFirst: boolean; language: Language };

function mended(text: string, place: Place): string {
  const { open, word, close } = bareWord(text);
  if (word.length < 2 || word.length > maxLength || isKnownWord(word) || /^\d+$/.test(word)) return text;
  if (isBent(word.toLowerCase())) return text;
  const { isFirst, language } = place;
  const meant =
    withoutApostrophe.get(word) ??
    asLetters(word, language) ??
    unconfused(word, language) ??
    apart(word, language) ??
    (isFirst ? lostPronoun(word) : undefined);
  return meant === undefined ? text : open + meant + close;
}

const withoutApostrophe = new Map(
  "Id I'd|Lets Let's|cant can't|Cant Can't|thats that's|Thats That's|whats what's|Whats What's|Im I'm|Ive I've|lm I'm|lve I've|ld I'd|dont don't|doesnt doesn't|didnt didn't|isnt isn't|arent aren't|wasnt wasn't|werent weren't|havent haven't|hasnt hasn't|hadnt hadn't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|mustnt mustn't|youre you're|theyre they're|youve you've|theyve they've"
    .split("|")
    .map((pair): [string, string] => {
      const [seen = "", meant = ""] = pair.split(" ");
      return [seen, meant];
    }),
);

const signLetters = new Map([
  ["$", "s"],
  ["0", "o"],
  ["1", "l"],
  ["5", "s"],
  ["|", "l"],
]);

/** "$0" → "so": signs that no word has. */
function asLetters(word: string, language: Language): string | undefined {
  const letters = Array.from(word, (sign) => signLetters.get(sign) ?? sign).join("");
  return letters !== word && !/^\d/.test(word) && isWord(letters) && isPart(letters, language)
    ? letters
    : undefined;
}

/** The only word that looks like it but for one letter, or two that melt into each other. */
function unconfused(word: string, language: Language): string | undefined {
  // A word with a capital may be a name.
  if (/^\p{Lu}\p{L}*$/u.test(word)) return undefined;
  for (const table of isWord(word) ? [melting, alike] : [signs]) {
    const found = new Set(table.flatMap((pair) => replaced(word, pair)).filter(isFitting));
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
  }
  return undefined;

  function isFitting(other: string): boolean {
    return other.length > 1 && /^\p{L}\p{Ll}*$/u.test(other) && isPart(other.toLowerCase(), language);
  }
}

function replaced(word: string, [seen, meant]: [string, string]): string[] {
  const all: string[] = [];
  for (let at = word.indexOf(seen); at >= 0; at = word.indexOf(seen, at + 1))
    all.push(word.slice(0, at) + meant + word.slice(at + seen.length));
  return all;
}

/** "lcut", "twish": the I that begins a sentence. */
function lostPronoun(word: string): string | undefined {
  const rest = word.slice(1);
  const isLost = /^[lt1|Ii]\p{Ll}{2,}$/u.test(word) && isCommonWord(rest, "english");
  return isLost && rest.length > 2 ? `I ${rest}` : undefined;
}

/** "Thisisthe" → "This is the": the fewest words that make it up, if there is only one way. */
function apart(word: string, language: Language): string | undefined {
  if (!isWord(word) || word.length < minLength || /\p{Lu}/u.test(word.slice(1)) || language === "italian")
    return undefined;
  const best = fewestWords(word.toLowerCase(), language);
  if (!best || best.length < 2) return undefined;
  const [first = ""] = best;
  const isCapital = /^\p{Lu}/u.test(word);
  const isOpened = openers.has(first) || (first.length === 1 && (best[1]?.length ?? 0) > 4);
  if (isCapital && !isOpened) return undefined;
  let from = 0;
  return best.map((part) => word.slice(from, (from += part.length))).join(" ");
}

/** Undefined where there are several ways. */
function fewestWords(letters: string, language: Language): string[] | undefined {
  const ways: { words: string[]; count: number }[] = [{ words: [], count: 1 }];
  for (let end = 1; end <= letters.length; end += 1) {
    let best: { words: string[]; count: number } | undefined;
    for (let from = 0; from < end; from += 1) {
      const before = ways[from];
      const word = letters.slice(from, end);
      if (!before || before.count === 0 || !isPart(word, language)) continue;
      const words = [...before.words, word];
      if (!best || words.length < best.words.length) best = { words, count: before.count };
      else if (words.length === best.words.length) best.count += before.count;
    }
    ways.push(best ?? { words: [], count: 0 });
  }
  const whole = ways[letters.length];
  return whole?.count === 1 ? whole.words : undefined;
}
