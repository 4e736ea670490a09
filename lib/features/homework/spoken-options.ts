import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { gapMark } from "./homework-sheet";
import { familyOf } from "./word-families";

const asksToChoose =
  /(?<!\p{L})(?:scegli\p{L}*|scelta|choose|opzion\p{L}*|circle|cerchia|sottolinea|underline|giust\p{L}|corrett\p{L}|correct|right)(?!\p{L})/iu;

const beForms = new Set(["am", "is", "are"]);
const lemmaOf = (word: string) =>
  beForms.has(word)
    ? "be"
    : (baseOfThird(word) ?? baseOfIng(word) ?? baseOfPast(word) ?? baseOfParticiple(word) ?? word);

/** Whether a word is one more of those there are to choose from: another form of theirs, or one of their kind. */
const goesWith = (words: readonly string[], next: string) =>
  !words.includes(next) &&
  (words.every((word) => lemmaOf(word) === lemmaOf(next)) || familyOf([...words, next]) !== undefined);

/** "she go o goes to school", "he she it is eight": what there is to choose from, with slashes between. */
export function withSpokenOptions(piece: string, head: string): string {
  if (piece.includes(gapMark) || piece.includes("/")) return piece;
  const joined = piece.replace(/ (?:o|oppure) (?=[a-z])/gi, " / ");
  if (joined !== piece || !asksToChoose.test(head)) return joined;
  const words = piece.split(/\s+/);
  for (let at = 0; at < words.length - 1; at += 1) {
    const options = [words[at]?.toLowerCase() ?? ""];
    while (goesWith(options, words[at + options.length]?.toLowerCase() ?? ""))
      options.push(words[at + options.length]?.toLowerCase() ?? "");
    if (options.length > 1)
      return [
        ...words.slice(0, at),
        words.slice(at, at + options.length).join(" / "),
        ...words.slice(at + options.length),
      ].join(" ");
  }
  return piece;
}
