import { isProperName } from "@/lib/features/english/lexicon/vocabulary";
import { lookUp } from "../clues/dictionary";

const howSaid =
  /(?<!\p{L})(?:come|cm|km|kome) (?:si|posso|potrei|devo|dico|dici|diresti|scrivo|traduco)(?!\p{L})|(?<!\p{L})in inglese(?!\p{L})/iu;
const owned =
  /(?<!\p{L})(\p{L}+) (?:d(?:i|el|ello|ella|ei|egli|elle) |d(?:ell)?['’] ?)((?:(?:mi[oae]|miei|tu[oae]|tuoi|su[oae]|suoi|nostr[oaei]|vostr[oaei]) )?)(\p{L}+)(?: e (?:(?:mi[oae]|tu[oae]|su[oae]|nostr[oa]|di) )?(\p{L}+))?/giu;

/** How many own it: one, several of a kind ("dei miei amici"), or two by name. */
export type Owners = "one" | "many" | "two";

/** "Anna", "giulia", and not "Italia": a country's flag is a word. */
function isName(word: string): boolean {
  const lower = word.toLowerCase();
  const isWord = lookUp(lower, "italian")?.form === lower;
  return !isWord && (isProperName(lower) || /^\p{Lu}\p{Ll}/u.test(word));
}

/**
 * "Come si dice casa di Marco e Luca?", "il libro di mia sorella in inglese": whose it is is asked, and not what a house is.
 * Undefined for a word, "tazza di tè", and where nobody asks.
 */
export function ownersAsked(message: string): Owners | undefined {
  if (!howSaid.test(message)) return undefined;
  for (const [whole, thing = "", possessive = "", owner = "", other] of message.matchAll(owned)) {
    const isThing = lookUp(thing.toLowerCase(), "italian") !== undefined;
    const isOwner = possessive.trim() !== "" || isName(owner);
    if (!isThing || !isOwner || lookUp(whole.toLowerCase(), "italian")) continue;
    if (other !== undefined && (isName(other) || possessive.trim() !== "")) return "two";
    return /^(?:miei|tuoi|suoi|mie|nostri|vostri|nostre|vostre)$/iu.test(possessive.trim()) ? "many" : "one";
  }
  return undefined;
}
