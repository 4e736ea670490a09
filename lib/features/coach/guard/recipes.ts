import { foldText } from "./fold-text";
import { canonicalWords, type LeakPatterns } from "./leak-patterns";

const minBase = 3;
const maxBase = 30;
const minRhyme = 2;
const maxOnset = 3;

const part = "(?:la |le |il |lo |una? |un'|l'|lettera |lettere )?-?([a-z]+)";
/** What goes, and what comes in its place; nothing where it only goes. */
const swaps = [
  new RegExp(
    `(?:cambi|sostitui|trasform|chang|replac)[a-z]* ${part} (?:in|con|into|to|with|by) ${part}`,
    "g",
  ),
  new RegExp(`(?:togli|leva|elimina|cancella|senza|without|drop|remove|take off) ${part}`, "g"),
];
const swapsTurned = [
  new RegExp(
    `(?:con|metti|usa|scrivi|with|put|use) ${part} (?:al posto|invece|anziche|instead)(?: (?:del|della|dell|di|of))?[ ']${part}`,
    "g",
  ),
];
const rhymes =
  /(?<![a-z])rima|rhym|somigli|(?:ma|pero|solo|but) (?:con|with) (?:la |una |an? )?[a-z]{1,3}(?![a-z])/;
const doubled =
  /raddoppi[a-z]* (?:la |the )?([a-z]) (?:di|of|in) ([a-z]+)(?: (?:e|and) (?:aggiung|metti|attacc|add)[a-z]* -?([a-z]+))?/g;

type Swap = { out: string; into: string };

function swapsIn(plain: string): Swap[] {
  const straight = swaps.flatMap((pattern) => [...plain.matchAll(pattern)]);
  const turned = swapsTurned.flatMap((pattern) => [...plain.matchAll(pattern)]);
  return [
    ...straight.map(([, out = "", into = ""]) => ({ out, into })),
    ...turned.map(([, into = "", out = ""]) => ({ out, into })),
  ];
}

/** Each way in which a part of a text is changed once: "want" with an e for its a. */
const changed = (text: string, { out, into }: Swap): string[] =>
  text
    .split(out)
    .slice(1)
    .map((_, nth) => {
      const pieces = text.split(out);
      return pieces.slice(0, nth + 1).join(out) + into + pieces.slice(nth + 1).join(out);
    });

/**
 * Whether a sentence makes an answer out of another word: "want" with an e for its a, "come careful, ma con help al posto di
 * care", what rhymes with "tent" and begins with w.
 */
export function isMadeByRecipe({ words, phrases }: LeakPatterns, sentence: string): boolean {
  if (words.length + phrases.length === 0) return false;
  const plain = foldText(sentence)
    .replace(/[*_`~"«»“”]/g, "")
    .replace(/\s+/g, " ");
  const tokens = plain.match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
  const isAnswer = (made: string) => words.includes(made);
  const bases = tokens
    .filter(({ length }) => length >= minBase && length <= maxBase)
    .filter((token) => !isAnswer(token));
  const all = swapsIn(plain);
  const isSwapped = all.some(
    (swap) =>
      bases.some((base) => changed(base, swap).some(isAnswer)) ||
      phrases.some((phrase) => phrase.includes(" ") && isPhraseMade(phrase, plain, swap)),
  );
  const onsets = tokens.filter((token) => token.length <= maxOnset);
  const isRhymed =
    rhymes.test(plain) &&
    bases.some((base) => words.some((word) => onsets.some((onset) => isRhyme({ base, word, onset }))));
  const isDoubled = [...plain.matchAll(doubled)].some(([, letter = "", base = "", end = ""]) =>
    isAnswer(base + letter + end),
  );
  return isSwapped || isRhymed || isDoubled;
}

function isPhraseMade(phrase: string, plain: string, { out, into }: Swap): boolean {
  if (out.length < minBase || into.length < minBase) return false;
  const said = ` ${canonicalWords(plain).join(" ")} `;
  return ` ${phrase} `.includes(` ${into} `) && said.includes(` ${phrase} `.replace(` ${into} `, ` ${out} `));
}

function isRhyme({ base, word, onset }: { base: string; word: string; onset: string }): boolean {
  const rest = word.slice(onset.length);
  return word.startsWith(onset) && rest.length >= minRhyme && base !== word && base.endsWith(rest);
}
