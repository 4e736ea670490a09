import { familyOf } from "./word-families";

/** Closed sets that an instruction or a bank of words names; those of several words first. */
const units =
  `don't have to|doesn't have to|didn't have to|have to|has to|had to|must not|is there|are there|there is|there are
  |there isn't|there aren't|isn't there|aren't there|there was|there were|there's|was there|were there|haven't got|hasn't got
  |have got|has got|have not got|has not got|a lot of|lots of|a few|a little|too much|too many|how much|how many|how old
  |how often|how long|how far|what time|no one|next to|in front of|a|an|some|any|much|many|no|none|the|is|are|am|was|were
  |isn't|aren't|wasn't|weren't|do|does|did|don't|doesn't|didn't|have|has|haven't|hasn't|had|since|for|in|on|at|this|that
  |these|those|his|her|its|my|your|our|their|mine|yours|hers|ours|theirs|me|you|him|it|us|them|i|he|she|we|they|few|little
  |who|which|where|whose|when|what|why|how|whom|can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|may|might
  |needn't|something|anything|nothing|everything|someone|anyone|everyone|somebody|anybody|nobody|everybody|somewhere
  |anywhere|nowhere|everywhere|myself|yourself|himself|herself|itself|ourselves|yourselves|themselves|too|enough|so|such
  |very|just|already|yet|still|ever|never|ago|and|but|because|or|although|while|if|unless|to|from|with|by|under|behind
  |between|near|about|of|into|during|until|before|after|won't|who's|it's|they're|you're|there|then|than|as|up|off|used to|use to|didn't use to`
    .split("|")
    .map((unit) => unit.trim());
const known = new Set(units);
const longest = 3;

type Token = { text: string; gap: string };

const tokensOf = (text: string): Token[] => {
  let from = 0;
  return [...text.matchAll(/[\p{L}']+/gu)].map(({ 0: word, index }) => {
    const gap = text.slice(from, index);
    from = index + word.length;
    return { text: withApostrophe(word.replace(/^'|'$/g, "")), gap };
  });
};

/** The unit that begins at a token, its longest reading first, and how many tokens it takes. */
function unitAt(tokens: readonly Token[], at: number): { unit: string; size: number } | undefined {
  for (let size = longest; size > 0; size -= 1) {
    const part = tokens.slice(at, at + size);
    const isWhole = part.length === size && part.slice(1).every(({ gap }) => gap.trim() === "");
    const unit = part.map(({ text }) => text).join(" ");
    if (isWhole && known.has(unit)) return { unit, size };
  }
  return undefined;
}

/** "isnt" → "isn't", as it is often typed. */
export const withApostrophe = (text: string) =>
  text.replace(
    /\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|might|need|ca)nt\b/gi,
    "$1n't",
  );

const joint = /^(?:or|and|o|e|oppure)$/;
const isSign = (gap: string) => /^[\s"“”«»()]*[,/|][\s"“”«»()]*$/.test(gap);
const isBlank = (gap: string) => /^[\s"“”«»]*$/.test(gap);

/** Where the next word of a list begins: behind a comma, a bar, "or". */
function nextOfList(tokens: readonly Token[], at: number): number | undefined {
  const next = tokens[at];
  if (!next) return undefined;
  const isJoined =
    joint.test(next.text) && (isBlank(next.gap) || isSign(next.gap)) && tokens[at + 1] !== undefined;
  if (isJoined && isBlank(tokens[at + 1]?.gap ?? "")) return at + 1;
  return isSign(next.gap) ? at : undefined;
}

/** "a or an", "is, are or am", "in / on / at", "must / don't have to"; not a part of a longer list. */
function joinedWords(tokens: readonly Token[]): string[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const words: string[] = [];
    let place: number | undefined = at;
    let end = at;
    while (place !== undefined) {
      const found = unitAt(tokens, place);
      if (!found) break;
      words.push(found.unit);
      end = place + found.size;
      place = nextOfList(tokens, end);
    }
    // "in, on, under the bed": what follows the sign belongs to the list too, so that it is not whole.
    const isCut = place !== undefined && isSign(tokens[end]?.gap ?? "");
    const isPart = isSign(tokens[at]?.gap ?? "");
    if (words.length > 1 && !isCut && !isPart) return words;
    if (words.length > 1) at = end - 1;
  }
  return [];
}

/** "scegli in on at", "some any:": small words of one kind in a row, with nothing between them. */
function listedWords(tokens: readonly Token[]): string[] {
  let row: string[] = [];
  for (let at = 0; at <= tokens.length; at += 1) {
    const found = unitAt(tokens, at);
    const isNext = row.length === 0 || isBlank(tokens[at]?.gap ?? "");
    if (found && isNext && (row.length === 0 || familyOf([...row, found.unit]))) {
      row = [...row, found.unit];
      at += found.size - 1;
      continue;
    }
    if (row.length > 1) return row;
    row = found ? [found.unit] : [];
    at += (found?.size ?? 1) - 1;
  }
  return [];
}

/** So many small words behind one another are a list of whatever kind: "in on under behind next to". */
const minRow = 4;
const opensList = /(?:^|[:,]|\b(?:con|with|use|usa|tra|fra|between|from|scegli|choose))\s*$/;

function rowOfWords(tokens: readonly Token[]): string[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const row: string[] = [];
    let end = at;
    for (let found = unitAt(tokens, end); found; found = unitAt(tokens, end)) {
      if (end > at && !isBlank(tokens[end]?.gap ?? "")) break;
      row.push(found.unit);
      end += found.size;
    }
    if (row.length < minRow) continue;
    const before = tokens
      .slice(0, at)
      .map(({ gap, text: word }) => gap + word)
      .join("");
    const isOpened = opensList.test(before + (tokens[at]?.gap ?? ""));
    const isClosed = tokens[end] === undefined || !isBlank(tokens[end]?.gap ?? "");
    if (isOpened && isClosed) return row;
  }
  return [];
}

/** "who, which (you can also use that)". */
function withAlso(words: string[], text: string): string[] {
  const more = /\b(?:also|anche) (?:use |usare |mettere |put )?["']?([a-z']+)/.exec(text)?.[1] ?? "";
  return known.has(more) && !words.includes(more) && familyOf([...words, more]) ? [...words, more] : words;
}

/** Words an instruction names to choose from, in small letters; none where it names none. */
export function namedWords(text: string): string[] {
  const tokens = tokensOf(text);
  const joined = joinedWords(tokens);
  if (joined.length > 1) return withAlso(joined, text);
  const row = rowOfWords(tokens);
  return row.length > 1 ? row : listedWords(tokens);
}
