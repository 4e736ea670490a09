/** All that a pattern stands for: "{I'm|I am} twelve{ years old|}" → four sentences, the first choices first. */
export function expand(pattern: string): string[] {
  const group = /\{([^{}]*)\}/.exec(pattern);
  if (!group) return [pattern];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return (group[1] ?? "").split("|").flatMap((choice) => expand(before + choice + after));
}

/** What may be written in the other's place without changing the sentence. Each is tried wherever it stands. */
const sameMeaning: [RegExp, string][] = [
  [/\bI am\b(?=.)/, "I'm"],
  [/\b(you|we|they) are\b(?! not\b)(?= \w)/i, "$1're"],
  [/\b(you|we|they) are not\b/i, "$1're not"],
  [/\b(he|she|it|that|who|what|where|there) is\b(?= \w)/i, "$1's"],
  [/\b(he|she|it) has\b(?= (?:got|been|never)\b)/i, "$1's"],
  [/\b(I|you|we|they) have\b(?= (?:got|been|never)\b)/i, "$1've"],
  [/\b(I|you|he|she|it|we|they) will\b(?= (?!not))/i, "$1'll"],
  [/\b(I|you|he|she|we|they) would\b(?= (?!not))/i, "$1'd"],
  [/\b(do|does|did|is|are|was|were|has|have|should|could|would|must) not\b/i, "$1n't"],
  [/\bwill not\b/i, "won't"],
  [/\bcannot\b/i, "can't"],
];

const otherWords: [RegExp, string][] = [
  [/\bmum\b/i, "mom"],
  [/\bmum\b/i, "mother"],
  [/\bdad\b/i, "father"],
  [/\bfavourite\b/i, "favorite"],
  [/\bcolour\b/i, "color"],
  [/\baunt and uncle\b/i, "uncle and aunt"],
  [/\baunt and uncle\b/i, "uncles"],
  [/\bgrey\b/i, "gray"],
  [/\bcentre\b/i, "center"],
  [/\bneighbour/i, "neighbor"],
  [/\bat the weekend\b/i, "on the weekend"],
  [/\bat the weekend\b/i, "at weekends"],
  [/\bfootball\b/i, "soccer"],
  [/\bfilms\b/i, "movies"],
  [/\bfilm\b/i, "movie"],
  [/\btrainers\b/i, "sneakers"],
  [/\bmaths\b/i, "math"],
  [/\bgrandmother\b/i, "grandma"],
  [/\bgrandfather\b/i, "grandpa"],
  [/\bTV\b/, "television"],
  [/\bbike\b/i, "bicycle"],
  [/\bon holiday\b/i, "on vacation"],
  [/\bbiscuits\b/i, "cookies"],
];

function withEach(sentences: string[], [pattern, replacement]: [RegExp, string]): string[] {
  return sentences.flatMap((sentence) => {
    const other = sentence.replace(pattern, replacement);
    return other === sentence ? [sentence] : [sentence, withCapitalOf(sentence, other)];
  });
}

const withCapitalOf = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** A sentence in its long form → long and short forms, British and American words, the given one first. */
export const everyForm = (sentence: string): string[] => [
  ...new Set([...sameMeaning, ...otherWords].reduce(withEach, [sentence])),
];
