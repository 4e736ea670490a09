import { genderOf } from "@/lib/features/english/lexicon/genders";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { backshift } from "./backshift";
import type { Gap, HomeworkItem } from "./homework-sheet";

const asksReported = /\breported speech\b|\bindirect speech\b|discorso indiretto|\breport(?:ed)?\b/i;
const quoted = /["“”«»]([^"“”«»]{3,120})["“”«»]/;

const words = (text: string) => splitWords(text).map(({ lower }) => lower);

/** Words of a speech that change with who tells it. */
const turned: Record<string, string[]> = {
  my: ["his", "her", "my", "their"],
  our: ["their", "our"],
  your: ["my", "his", "her", "our", "their"],
  me: ["him", "her", "me"],
  us: ["them", "us"],
  you: ["me", "him", "her", "us", "them"],
  i: ["he", "she", "i"],
  here: ["there"],
  this: ["that", "the"],
  these: ["those", "the"],
  today: ["that day"],
};

const areSame = (own: readonly string[], printed: readonly string[]) =>
  own.length === printed.length &&
  own.every((word, at) => word === printed[at] || turned[word]?.includes(printed[at] ?? "") === true);

/**
 * "“I am tired,” she said. → She said that she ____ tired.": the words that are missing of the speech as it is told.
 * Undefined where the printed end is not the end of the speech.
 */
export function solveReportedGap(
  { prompt, gaps }: HomeworkItem,
  gap: Gap,
  instruction: string,
): string[] | undefined {
  const speech = quoted.exec(prompt);
  if (!speech || gaps.length !== 1 || gap.start < speech.index + speech[0].length) return undefined;
  const told = prompt.slice(speech.index + speech[0].length, gap.start);
  const isTold = asksReported.test(instruction) || /\b(?:said|told)\b/i.test(told);
  const subject =
    /\b(?:said|told (?:me|him|her|us|them|\p{Lu}\p{Ll}+))\s+(?:that\s+)?(i|he|she|it|we|they|(?:my|his|her|their|the) \w+)\s*$/iu.exec(
      told,
    )?.[1];
  const shifted = isTold && subject ? backshift(speech[1] ?? "", subject) : undefined;
  if (!shifted) return undefined;
  const printed = words(prompt.slice(gap.end));
  return missing(shifted.verbs, shifted.rest, printed);
}

/** The verbs with as much of what follows them as is not printed behind the gap. */
function missing(verbs: readonly string[], end: string, printed: readonly string[]): string[] | undefined {
  const rest = words(end);
  for (let from = 0; from <= rest.length; from += 1) {
    if (areSame(rest.slice(from), printed)) {
      const kept = rest.slice(0, from);
      if (kept.some((word) => turned[word] !== undefined)) return undefined;
      return verbs.map((verb) =>
        [
          verb,
          ...splitWords(end)
            .slice(0, from)
            .map(({ text }) => text),
        ].join(" "),
      );
    }
  }
  // "… that they would ____": a part of the verb is printed behind the gap too.
  const [only] = verbs;
  const whole = [...words(only ?? ""), ...rest];
  const from = whole.length - printed.length;
  return verbs.length === 1 &&
    from > 0 &&
    from < words(only ?? "").length &&
    areSame(whole.slice(from), printed)
    ? [whole.slice(0, from).join(" ")]
    : undefined;
}

const reporters =
  /^["“«]([^"“”«»]{3,120})["”»],?\s*(?:(said|told (?:me|him|her|us|them)) ((?:(?:my|the|his|her) )?\p{L}+)|((?:(?:my|the|his|her) )?\p{L}+) (said|told (?:me|him|her|us|them)))\s*\.?$/iu;
const colon =
  /^(\p{Lu}\p{Ll}+|(?:My|The|His|Her) \w+)(?: (said|says))?\s*[:,]\s*["“«]([^"“”«»]{3,120})["”»]\.?$/u;
const timed = /\b(?:now|today|tonight|tomorrow|yesterday|here|this|these|next|last|ago|you|your)\b/i;

/** A speech told by somebody else, whole: "Tom said that he was happy." */
export function reportWhole(prompt: string, instruction: string): string[] | undefined {
  if (!asksReported.test(instruction)) return undefined;
  const text = prompt.trim();
  const found = reporters.exec(text);
  const told = colon.exec(text);
  const [speech = "", by = "", verb = ""] = found
    ? [found[1], found[3] ?? found[4], found[2] ?? found[5]]
    : told
      ? [told[3], told[1], "said"]
      : [];
  const pronoun = speakerOf(by);
  if (speech === "" || !pronoun || timed.test(speech) || /\?/.test(speech)) return undefined;
  const first = /^(i|we)\b/i.exec(speech)?.[1]?.toLowerCase();
  const subject =
    first === "we"
      ? "they"
      : first === "i"
        ? pronoun
        : /^(he|she|it|they)\b/i.exec(speech)?.[1]?.toLowerCase();
  const shifted = subject ? backshift(speech, subject) : undefined;
  if (!shifted || !subject) return undefined;
  const own: Record<string, string> = { he: "his", she: "her", they: "their" };
  const object: Record<string, string> = { he: "him", she: "her", they: "them" };
  const rest = shifted.rest
    .replace(/\bmy\b/gi, own[pronoun] ?? "")
    .replace(/\bour\b/gi, "their")
    .replace(/\bme\b/gi, object[pronoun] ?? "")
    .replace(/\bI\b/g, pronoun);
  const name = by.charAt(0).toUpperCase() + by.slice(1);
  return shifted.verbs.flatMap((done) =>
    ["that ", ""].map(
      (link) => `${name} ${verb === "says" ? "said" : verb} ${link}${subject} ${done} ${rest}`.trim() + ".",
    ),
  );
}

function speakerOf(by: string): string | undefined {
  if (/^(?:he|she|they)$/i.test(by)) return by.toLowerCase();
  const head = splitWords(by).at(-1);
  const gender = head && genderOf(head);
  return gender === "male" ? "he" : gender === "female" ? "she" : undefined;
}
