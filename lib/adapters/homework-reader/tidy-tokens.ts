import { withAccent } from "./italian-accents";

/** Signs that no school book prints, and what stands in their place. */
const labels: [RegExp, string][] = [
  [/^[CG¢©][ce]\)$/, "c)"],
  [/^[CG¢©][ce]\.$/, "c."],
  [/^b[hbl]\)$/, "b)"],
  [/^dd\)$/, "d)"],
  [/^[¢©€<C]\)$/, "c)"],
  [/^[¢€]$/, "c"],
];
/** Words that no sentence ends with. */
const cannotEnd = /^(?:my|your|his|our|their|the|an?|of|and|or|very)\.$/i;
const strokes = /^[|l[\]{}!]$/;
const strokeWords: [RegExp, string][] = [
  [/^[|l1!]['’](m|ve|ll|d)\b/, "I'$1"],
  [/^lI['’](m|ve|ll|d)\b/, "I'$1"],
  [/^[\[{]([IA-Z]['’]\p{L}+)$/u, "$1"],
];
/** Only an Italian E stands alone between words, and with its accent. */
const english = /(?<!\p{L})(?:the|an?|is|are|was|to|of|you|we|they|he|she|it|my|with)(?!\p{L})/giu;
const italian =
  /(?<!\p{L})(?:il|lo|la|gli|le|un|una|di|del|della|dell'\p{L}+|che|con|per|nel|nella|sono|non|mia|mio|mi|ti|si|questo|questa|molto|perch[eé]|abbastanza|siamo|sei|ha|ho|hanno|come|ieri|inutile|quando|dove|chi|dopo|dal|dalla|alla)(?!\p{L})/giu;

/** Words as they must have been printed: the pronoun that was taken for a stroke, the letter of an option for a coin. */
export function tidyTokens(tokens: readonly string[]): string[] {
  return withoutLoneQuote(withPairedQuotes(tidyWords(tokens)));
}

function tidyWords(tokens: readonly string[]): string[] {
  const text = tokens.join(" ");
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const isItalian = count(italian) > count(english) + (count(english) > 0 ? 1 : 0);
  return tokens.map((read, at) => {
    const token = read.replace(/^[.,](?=\p{L}{2})/u, (sign) =>
      sign === "." && /^.\p{Lu}/u.test(read) ? ". " : ", ",
    );
    const label = labels.find(([form]) => form.test(token));
    if (label && (at === 0 || token.length > 1)) return label[1];
    const [before, next] = [tokens[at - 1] ?? "", tokens[at + 1] ?? ""];
    if (strokes.test(token) && isPronoun(before, next, at)) return "I";
    if (/^[1TH]$|^IT$/.test(token) && isOpenForI(before, at) && /^(?:____|\(|[a-z])/.test(next)) return "I";
    if (/^I[snft]$|^1[sS]$/.test(token) && /^\p{Ll}+,?$/u.test(before) && !/^[a-h]$/.test(before))
      return token.toLowerCase().replace("1", "i");
    if (/^[~°=]+$/.test(token)) return isItalian || at > 0 ? "–" : "";
    const word = strokeWords.reduce((read, [from, to]) => read.replace(from, to), token);
    // What goes on in small letters did not end.
    if (cannotEnd.test(word) && /^\p{Ll}{2}/u.test(next)) return word.slice(0, -1);
    const whole =
      /^(?:\p{L}{3,})?\.$/u.test(word) && /^\p{Ll}{2}/u.test(next) ? word.replace(".", ",") : word;
    return isItalian ? tidyItalian(whole, at) : whole;
  });
}

/** Dust behind the end of a sentence. */
const withoutLoneQuote = (words: string[]): string[] =>
  /^["”’'*~\]]$/.test(words.at(-1) ?? "") && !/["“”[]/.test(words.slice(0, -1).join(" "))
    ? words.with(-1, "")
    : words;

const opening = { single: /^[‘'](?=\p{Lu})/u, double: /^[“"](?=\p{Lu})/u };
const closing = { single: /(?<=[.?!,])['’]$/, double: /(?<=[.?!,])[”"]$/ };

/** What is said opens and ends with the same kind of quote; where one of them was seen to be single, both are. */
function withPairedQuotes(words: string[]): string[] {
  const from = words.findIndex((word) => opening.single.test(word) || opening.double.test(word));
  const to = words.findIndex(
    (word, at) => at > from && (closing.single.test(word) || closing.double.test(word)),
  );
  if (from >= 0 && to < 0) return withEndOfSpeech(words, from);
  if (from < 0) return words;
  const isSingle = opening.single.test(words[from] ?? "") || closing.single.test(words[to] ?? "");
  if (!isSingle) return words;
  return words.map((word, at) => {
    if (at === from) return word.replace(opening.double, "‘");
    return at === to ? word.replace(closing.double, "’") : word;
  });
}

const speaker = /^(?:I|he|she|we|they|\p{Lu}\p{Ll}+)$/u;
const speaks = /^(?:said|asked|told|says|asks|answered|replied|shouted)$/;

/** "‘Sit down, he said": a small quote behind a comma is easily lost. */
const withEndOfSpeech = (words: string[], from: number): string[] =>
  words.map((word, at) => {
    const isEnd = at > from && /\p{L}[,?!]$/u.test(word);
    const isSaid = speaker.test(words[at + 1] ?? "") && speaks.test(words[at + 2] ?? "");
    return isEnd && isSaid ? `${word}${/^[“"]/.test(words[from] ?? "") ? "”" : "’"}` : word;
  });

const isPronoun = (before: string, next: string, at: number) =>
  (next !== "" || /\p{L}/u.test(before)) && (at > 0 || /^\p{Ll}|^____/u.test(next));

/** Behind the number of an item, the end of a sentence or a word that joins two. */
const isOpenForI = (before: string, at: number) =>
  at > 0 &&
  (/^\(?(?:\d{1,2}[a-h]?|[a-h])[.)]?$|[.?!:,]$|^____$/.test(before) ||
    /^(?:and|but|because|if|when|that|so|where|what|while|than|as|or|before|after|do|did|am|was|can|until|why|have|think)$/i.test(
      before,
    ));

function tidyItalian(word: string, at: number): string {
  if (/^[€¢é&@]$/.test(word)) return "è";
  if (word === "E" && at > 0) return "È";
  return word
    .replace(/^(c|com|cos|dov|quand|n)(['’])[¢é€e](?=[.,?!]?$)/i, "$1$2è")
    .replace(/^l(?=eri|o$)/, "I")
    .replace(/^[a-z]+(?=[.,?!;:]?$)/i, withAccent)
    .replace(/^I['’](?=\p{Ll})/u, "l'")
    .replace(/ll?[I|]['’](?=\p{Ll})/u, "ll'");
}
