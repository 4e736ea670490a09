import { clauseParts } from "./clause-parts";
import { rebuild } from "./rebuild-clause";

const who = "(?:i|you|he|she|it|we|they|(?:my|your|his|her|our|their|the) \\p{L}+|\\p{L}+)";
const age =
  "(?:(?:an?|at) (?:\\p{L}+ )?\\p{L}+|children|kids|(?:very )?(?:young|little|small|younger)|\\p{L}+|\\d{1,2})(?: years old)?";
const timeOf = `when ${who} (?:was|were) ${age}|in those days|in the past|at that time|as a (?:child|boy|girl|kid)`;
const front = new RegExp(`^(${timeOf}),? (?=\\p{L}+ \\p{L}+)`, "iu");
const back = new RegExp(`,? (${timeOf})$`, "iu");
const isNow = /\b(?:now|today|yesterday|ago|last|once|still)\b/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const opened = (text: string) =>
  /^(?:my|your|his|her|our|their|the|you|he|she|it|we|they|did)\b/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "We lived in Bari when I was two." → "We used to live in Bari …", with its time clause in either place or without it. */
export function usedToAnew(prompt: string): string[] | undefined {
  const source = prompt
    .trim()
    .replace(/\([^()]{0,40}\)[.?!]?$/, "")
    .trim();
  const mark = source.endsWith("?") ? "?" : ".";
  const bare = source.replace(/[.?!]$/, "");
  const time = (front.exec(bare) ?? back.exec(bare))?.[1];
  const main = bare.replace(front, "").replace(back, "");
  const parts = isNow.test(bare) ? undefined : clauseParts(capital(main) + mark);
  if (!parts || parts.tense !== "past-simple" || parts.adverb) return undefined;
  const forms = rebuild({ ...parts, verb: `use to ${parts.verb}` }, {})?.map((one) => one.slice(0, -1));
  if (!forms || !time) return forms?.map((one) => one + mark);
  const [last, first] = [time.charAt(0).toLowerCase() + time.slice(1), capital(time)];
  return forms.flatMap((one) =>
    [`${one} ${last}`, `${first}, ${opened(one)}`, `${first} ${opened(one)}`, one].map((text) => text + mark),
  );
}
