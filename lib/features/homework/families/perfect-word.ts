import { baseOfParticiple } from "@/lib/features/english/lexicon/verbs";
import { setOf } from "@/lib/features/english/lexicon/words";
import { wordAt, type OptionPlace } from "../option-place";
import { fittingPerfectWord } from "./degree";

export const perfectWords = setOf("just already yet still ever never since for ago always recently before");

const neverCue =
  /\b(?:would like|'d like|id like|want to|first time|scared|afraid|excited|don't know|doesn't know|hates?|can't wait|not interested|dream|in my life|in his life|in her life|vegetarian|so i don't|what's it like|nervous|be careful|can't swim|no idea)\b/i;
const alreadyCue =
  /\b(?:times|twice|once|don't want to|no,? thanks|not hungry|don't need|doesn't need|you're late|too late|so (?:i|we|you|he|she) (?:can|don't)|done|there|before|let's|again|know (?:it|the end)|finished it|ready|we can|i can|don't worry|another|early|it's only|so soon|all the)\b/i;
const justCue =
  /\b(?:look|minutes? ago|seconds? ago|moment|still (?:wet|hot|warm)|wet|hot|listen|news|page \d|now|can't breathe|be careful|don't sit|don't walk|don't tell|happy because|tired because|fresh|great news|guess what|here (?:he|she|it|they)|smell|don't (?:touch|drink|eat|open|wake)|careful|clean the floor)\b/i;

/** "Just", "already", "never" in the middle of a perfect, by what else is said. */
function middleWord(options: readonly string[], place: OptionPlace): string[] {
  const next = wordAt(place.after, 0);
  const isMiddle = baseOfParticiple(next) !== undefined || next === "been";
  const isDenied = /n't\b|\bnot\b/i.test(place.textBefore.split(/[,;]/).at(-1) ?? "");
  if (!isMiddle || place.isQuestion || isDenied) return [];
  const around = `${place.earlier} ${place.textBefore} , ${place.textAfter} ${place.later}`;
  const told = [
    ["never", neverCue] as const,
    ["already", alreadyCue] as const,
    ["just", justCue] as const,
  ].filter(([word, cue]) => cue.test(around) && options.some((option) => option.toLowerCase() === word));
  const middle = options.filter((option) => /^(?:just|already|never)$/i.test(option));
  if (middle.length === 1) return middle;
  const [only, ...more] = told;
  return only && more.length === 0 ? options.filter((option) => option.toLowerCase() === only[0]) : [];
}

/** The small words of the present perfect among others. */
export function fittingPerfect(options: readonly string[], place: OptionPlace): string[] {
  const own = options.filter((option) => perfectWords.has(option.toLowerCase()));
  const found = fittingPerfectWord(own, place);
  if (found.length > 0) return found;
  const end = /^\s*(?:$|[,;:])/.test(place.textAfter) ? own.filter((option) => /^yet$/i.test(option)) : [];
  if (end.length === 1 && /n't\b|\bnot\b|\?/i.test(place.textBefore + (place.isQuestion ? "?" : "")))
    return end;
  return middleWord(own, place);
}
