const known =
  `voglio vorrei volevo morire uccidere uccidermi uccidersi ammazzare ammazzarmi ammazzarsi suicidio suicidarmi
suicidarsi impiccarmi sparire scomparire picchia picchiano minaccia minacciano violentata violentato bullismo bullizzano
tagliarmi dimagrire anoressica anoressico vomito pastiglie pillole genitori patrigno
suicide suicidal myself killing anymore stepfather bullied bullying threatened raped
istruzioni regole ignora ignore instructions prompt sviluppatore cocaina marijuana pistola
fidanzata fidanzato password indirizzo`.split(/\s+/);

const knownWords = new Set(known);
/** Near to a known word and right as they are. */
const others = new Set(
  "ignori ignoro ignored ignores genitore istruzione regola morirei morirai minacci suicidi suicides indirizzi passwords vomita vomiti vorresti vorremo dimagrite picchiare pistole pillola pastiglia".split(
    " ",
  ),
);
const minLength = 5;

const byFirstLetter = new Map<string, string[]>();
for (const word of known)
  byFirstLetter.set(word[0] ?? "", [...(byFirstLetter.get(word[0] ?? "") ?? []), word]);

/** A text with each word that is one slip away from a word we look for in its place. */
export function nearestKnownWords(words: string): string {
  return words
    .split(" ")
    .map((word) => {
      if (word.length < minLength || knownWords.has(word) || others.has(word)) return word;
      return byFirstLetter.get(word[0] ?? "")?.find((one) => isOneSlipAway(word, one)) ?? word;
    })
    .join(" ");
}

/** One letter too many, too few or another one, or two changed round. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const rest = word.slice(at);
  const otherRest = other.slice(at);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
