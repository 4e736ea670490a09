import { clauseParts } from "./clause-parts";
import { halvesOf, lowerWords, restOf } from "./halves";
import type { HomeworkItem } from "./homework-sheet";
import { sameRules } from "./same-meaning-rules";
import { rebuild } from "./rebuild-clause";

/** Whether a second sentence is to say what the first says. */
export const asksSameMeaning =
  /\bsame (?:meaning|thing)|\bmeans? the same|stesso significato|\bsecond sentence|seconda frase|\bused? to\b|key ?word|parola (?:data|in maiuscolo)|\bword given/i;

const withEnd = (text: string, end: string, other: string) =>
  text.endsWith(end) ? text.slice(0, text.length - end.length) + other : text;

const past =
  / ?(?:,|\bin the past\b|\byears ago\b|\bbut now\b|\bwhen (?:i|he|she|we|they|you) (?:was|were)\b).{0,60}$/i;
const opening = /^(?:years ago|in the past|when \w+ (?:was|were) [^,]{2,30}),? /i;

/** "He smoked in the past but now he doesn't" → "He used to smoke". */
function usedTo(source: string): string[] {
  const time = /\bwhen (?:i|he|she|we|they|you) (?:was|were) [^,.]{2,30}/i.exec(source)?.[0];
  const [, now = ""] =
    /,? but (?:now )?((?:i|he|she|we|they|you) .{2,40}?)(?: now)?[.?!]?$/i.exec(source) ?? [];
  const ends = [" in the past", ...(now ? [` but now ${now}`, ` but ${now} now`, ` but ${now}`] : [])];
  const told = source.replace(opening, "").replace(/[.?]$/, "").replace(past, "").trim();
  const parts = clauseParts(
    `${told.charAt(0).toUpperCase()}${told.slice(1)}${/\?$/.test(source) ? "?" : "."}`,
  );
  if (!parts || parts.tense !== "past-simple") return [];
  const verb = `use to ${parts.verb}`;
  const built = (rebuild({ ...parts, verb }, {}) ?? []).map((one) => one.replace(/[.?]$/, ""));
  const pronoun = /^(?:it|them|him|her)$/i;
  const object =
    parts.rest !== "" && !pronoun.test(parts.rest) && /s$/.test(parts.rest)
      ? [built.map((one) => withEnd(one, parts.rest, "them"))].flat()
      : [];
  return [
    ...built,
    ...ends.flatMap((end) => built.map((one) => one + end)),
    ...(time ? built.map((one) => `${one} ${time}`) : []),
    ...object,
  ];
}

const generic = ["You", "I", "We", "They", "He", "She"];

/** What completes a second sentence that means the same as the first; only the common ways of saying it. */
export function solveSameMeaning(item: HomeworkItem, instruction: string): string[] | undefined {
  const halves = asksSameMeaning.test(instruction) ? halvesOf(item) : undefined;
  if (!halves) return undefined;
  const [first = ""] = halves.source.split(/(?<=[.!?])\s/);
  const bare = first.replace(/[.!?]$/, "");
  const isUsedTo = /\bused? to\b/i.test(instruction) || /^used?$/.test(halves.key);
  const found = isUsedTo
    ? usedTo(first)
    : sameRules.flatMap(({ form, same }) => {
        const match = form.exec(bare);
        return match ? same(match.slice(1)) : [];
      });
  const whole = found.flatMap((one) =>
    one.startsWith("S ") ? generic.map((who) => `${who}${one.slice(1)}`) : [one],
  );
  const fitting = whole.flatMap((one) => restOf(one, halves));
  const keyed = fitting.filter(
    (one) => halves.key === "" || isUsedTo || lowerWords(`${halves.stem} ${one}`).includes(halves.key),
  );
  const all = [
    ...new Set(
      keyed.flatMap((one) => [one, one.replace(/\b(play\w*) the (?=piano|guitar|violin|drums)/, "$1 ")]),
    ),
  ];
  return all.length > 0 ? [...all, ...all.map((one) => `${halves.stem.trim()} ${one}`.trim())] : undefined;
}
