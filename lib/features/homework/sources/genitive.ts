import { genderOf } from "@/lib/features/english/lexicon/genders";
import { personNouns, singularOf } from "@/lib/features/english/lexicon/nouns";
import { setOf, splitWords } from "@/lib/features/english/lexicon/words";

const creatures = setOf("dog cat horse bird rabbit hamster cow pet teacher class team school");
const determiner = /^(?:the|my|your|his|her|our|their|this|that|these|those)\s+/i;
export const asksGenitive =
  /(?<!\p{L})'s(?!\p{L})|genitiv|sassone|possessive (?:case|form|['’]?s\b|\(['’]?s)/iu;

const isOwner = (text: string) => {
  const head = splitWords(text.replace(/ and .*$/i, "")).at(-1);
  if (!head) return false;
  const noun = singularOf(head.lower) ?? head.lower;
  const isName = !determiner.test(text) && !/\s/.test(text) && /^\p{Lu}/u.test(text);
  return (
    personNouns.has(noun) ||
    personNouns.has(head.lower) ||
    creatures.has(noun) ||
    isName ||
    genderOf({ ...head, lower: noun, text: noun.charAt(0).toUpperCase() + noun.slice(1) }) !== undefined ||
    /^(?:people|children|men|women|kids|twins)$/.test(head.lower)
  );
};

function ownedBy(owner: string, thing: string): string[] {
  const bare = thing.replace(/^(?:the|a|an) /i, "");
  const name =
    /\s/.test(owner) || /^\p{Lu}/u.test(owner) ? owner : owner.charAt(0).toUpperCase() + owner.slice(1);
  const isPlural =
    /s$/.test(owner) && determiner.test(owner) && !/(?:boss|class|waitress|actress|princess)$/i.test(owner);
  const kept = determiner.test(owner) ? owner : name;
  if (/s$/i.test(owner) && !isPlural) return [`${kept}'s ${bare}`, `${kept}' ${bare}`];
  return [`${kept}${isPlural ? "'" : "'s"} ${bare}`];
}

/** "the kite / luca", "Luca – kite", "the book of Anna" → "Luca's kite"; undefined where it is not plain who owns what. */
export function genitiveOf(text: string): string[] | undefined {
  const plain = text.trim().replace(/[.]$/, "");
  const of =
    /^(?:the )?([\w ]{2,40}?) (?:of|belongs? to) ((?:the |my |your |his |her |our |their )?[\w ]{2,40}?)$/i.exec(
      plain,
    );
  if (of) {
    const [, thing = "", owner = ""] = of;
    return /\b(?:is|are|was|were|has|have)\b/i.test(thing) ? undefined : ownedBy(owner, thing);
  }
  const parts = plain
    .split(/(?<!\s)\s*[/+|,]\s*|(?<!\s)\s+[–—-]\s+/)
    .map((part) => part.replace(/^\(|\)$/g, "").trim());
  const [one = "", other = "", more] = parts;
  if (!one || !other || more !== undefined || parts.some((part) => part.split(" ").length > 4))
    return undefined;
  const [first, second] = [isOwner(one), isOwner(other)];
  if (first !== second) return first ? ownedBy(one, other) : ownedBy(other, one);
  const isThingFirst = /^the\b/i.test(one) && !/^the\b/i.test(other);
  return first && isThingFirst ? ownedBy(other, one) : undefined;
}
