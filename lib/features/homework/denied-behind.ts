import { oppositesOf } from "./opposite-adjectives";

const place =
  /^ ?(?:____ )?(?:[a-z ]{0,30}?)\b(at|in|on) ([^,:;.!?–]{2,40}?)(?: (?:today|yesterday|last \w+|now))?\s?[,:;.–-]\s?(?:but )?(?:i|he|she|it|we|they|you|there)(?: (?:is|are|am|was|were)|'s|'re|'m) (?:at|in|on) (.{2,40}?)[.!]?$/i;
const quality =
  /^ ?(?:very )?(\w+)(?: (?:today|yesterday|now))?\s?[,:;.–-]\s?(?:but )?(?:i|he|she|it|we|they|you)(?: (?:is|are|am|was|were)|'s|'re|'m) (?:very |really |so )?(\w+)\b/i;

/** "My parents ____ at home: they were at the theatre": what is said behind a gap denies the sentence it is in. */
export function isDeniedBehind(after: string): boolean {
  const [, , one = "", other = ""] = place.exec(after) ?? [];
  if (one !== "" && one.toLowerCase() !== other.toLowerCase()) return true;
  const [, first = "", second = ""] = quality.exec(after) ?? [];
  return oppositesOf(first.toLowerCase()).includes(second.toLowerCase());
}
