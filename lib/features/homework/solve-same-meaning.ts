import { adjectiveOf, isComparative } from "@/lib/features/english/lexicon/adjectives";
import { ingsOf, participlesOf } from "@/lib/features/english/lexicon/verb-forms";
import { baseOfIng } from "@/lib/features/english/lexicon/verbs";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { clauseParts } from "./clause-parts";
import type { HomeworkItem } from "./homework-sheet";
import { rebuild } from "./rebuild-clause";

const asks =
  /\bsame (?:meaning|thing)|\bmeans? the same|stesso significato|\bsecond sentence|seconda frase|\bused? to\b|key ?word|parola (?:data|in maiuscolo)|\bword given/i;

const opposites = new Map(
  `tall short|old young|big small|large small|long short|fast slow|good bad|expensive cheap|easy difficult|heavy light|hot cold
  |near far|rich poor|high low|strong weak|happy sad|noisy quiet|early late|thin fat|clean dirty|interesting boring|safe dangerous`
    .split("|")
    .flatMap((pair): [string, string][] => {
      const [one = "", other = ""] = pair.trim().split(" ");
      return [
        [one, other],
        [other, one],
      ];
    }),
);
const bigWords = ["big", "large"];
const oppositesOf = (word: string) => {
  const own = opposites.get(word);
  return own === undefined ? [] : bigWords.includes(own) ? bigWords : [own];
};

/** A pattern of a sentence, and the sentences that say the same; "S" stands for whoever the second one begins with. */
type Rule = { form: RegExp; same: (found: string[]) => string[] };

const doing = (words: string) => {
  const [base = "", ...rest] = words.split(" ");
  return ingsOf(base).map((ing) => [ing, ...rest].join(" "));
};
const done = (words: string) => {
  const [ing = "", ...rest] = words.split(" ");
  return participlesOf(baseOfIng(ing) ?? ing).map((one) => [one, ...rest].join(" "));
};

const subjects: Record<string, string> = { me: "I", him: "he", her: "she", us: "we", them: "they" };
const beOf = (subject: string) =>
  /^i$/i.test(subject) ? "am" : /^(?:you|we|they)$/i.test(subject) || /s$/.test(subject) ? "are" : "is";
const objects: Record<string, string> = { i: "me", he: "him", she: "her", we: "us", they: "them" };

const withEnd = (text: string, end: string, other: string) =>
  text.endsWith(end) ? text.slice(0, text.length - end.length) + other : text;

/** "My brother is taller than me" → "I'm not as tall as my brother", "I am shorter than my brother". */
function compared([subject = "", degree = "", other = ""]: string[]): string[] {
  const adjective = isComparative(degree) ? adjectiveOf(degree) : /^more (\w+)$/.exec(degree)?.[1];
  if (!adjective) return [];
  const first = subjects[other.toLowerCase()] ?? other;
  const second = objects[subject.toLowerCase()] ?? subject.charAt(0).toLowerCase() + subject.slice(1);
  const be = beOf(first);
  const not = be === "am" ? ["am not", "'m not"] : [`${be} not`, `${be}n't`];
  const denied = not.flatMap((one) =>
    ["as", "so"].map((as) => `${first} ${one} ${as} ${adjective} as ${second}`),
  );
  const turned = oppositesOf(adjective).flatMap((opposite) =>
    comparativesOf(opposite).map((form) => `${first} ${be} ${form} than ${second}`),
  );
  const pronoun = /^(?:i|he|she|we|they)$/i.test(subject) ? subject : undefined;
  const nominative = pronoun ? turned.map((one) => withEnd(one, second, pronoun)) : [];
  const longer = pronoun
    ? [...denied, ...turned].map((one) => withEnd(one, second, `${pronoun} ${beOf(pronoun)}`))
    : [];
  return [...denied, ...turned, ...longer, ...nominative];
}

const irregular: Record<string, string> = { good: "better", bad: "worse", far: "further" };
function comparativesOf(adjective: string): string[] {
  if (irregular[adjective]) return [irregular[adjective]];
  if (/[^aeiou]y$/.test(adjective)) return [`${adjective.slice(0, -1)}ier`];
  if (/e$/.test(adjective)) return [`${adjective}r`];
  if (/^(?:big|hot|thin|fat|sad)$/.test(adjective)) return [`${adjective}${adjective.at(-1)}er`];
  return adjective.length < 7 ? [`${adjective}er`] : [`more ${adjective}`];
}

const rules: Rule[] = [
  {
    form: /^it(?:'s not| is not| isn't) (?:necessary|compulsory|obligatory)(?: for \w+)? to (.{2,80})$/i,
    same: ([doings = ""]) =>
      ["don't have to", "do not have to", "don't need to", "needn't"].map((one) => `S ${one} ${doings}`),
  },
  {
    form: /^it(?:'s| is) (?:necessary|compulsory|obligatory)(?: for \w+)? to (.{2,80})$/i,
    same: ([doings = ""]) => ["have to", "must"].map((one) => `S ${one} ${doings}`),
  },
  {
    form: /^(?:it(?:'s| is) (?:forbidden|against the rules|not allowed) to|you(?:'re not| are not| aren't) allowed to|do not|don't) (.{2,80})$/i,
    same: ([doings = ""]) =>
      ["mustn't", "must not", "can't", "aren't allowed to"].map((one) => `S ${one} ${doings}`),
  },
  {
    form: /^(?:i advise you to|i think it(?:'s| is) a good idea (?:for you )?to|it(?:'s| is) a good idea (?:for you )?to|my advice is to) (.{2,80})$/i,
    same: ([doings = ""]) => ["should", "ought to"].map((one) => `S ${one} ${doings}`),
  },
  {
    form: /^(?:perhaps|maybe) (\w+(?: \w+)?) will (.{2,60})$/i,
    same: ([subject = "", doings = ""]) =>
      ["might", "may", "could"].map((one) => `${subject} ${one} ${doings}`),
  },
  {
    form: /^(?:let's|why don't we|shall we) (.{2,60})$/i,
    same: ([doings = ""]) => [
      ...doing(doings).flatMap((one) => [`How about ${one}`, `What about ${one}`]),
      `Why don't we ${doings}`,
      `Shall we ${doings}`,
      `Let's ${doings}`,
    ],
  },
  {
    form: /^(\w+(?: \w+)?) (?:started|began) (?:to )?(\w+ing(?: .{2,50}?)?) ((?:an?|two|three|four|five|six|seven|eight|nine|ten|\d+|many) \w+) ago$/i,
    same: ([subject = "", doings = "", time = ""]) =>
      [`been ${doings}`, ...done(doings)].flatMap((one) =>
        ["have ", "has ", "'ve ", "'s "].map(
          (have) => `${subject}${have.startsWith("'") ? "" : " "}${have}${one} for ${time}`,
        ),
      ),
  },
  { form: /^(.{1,40}?) (?:is|are|am) ((?:more )?\w+) than (.{1,40})$/i, same: compared },
  {
    form: /^(.{1,40}?) (is|are) too (\w+)((?: for| to) .{2,50})$/i,
    same: ([subject = "", be = "", adjective = "", rest = ""]) =>
      oppositesOf(adjective).flatMap((one) =>
        [`${be}n't`, `${be} not`].map((not) => `${subject} ${not} ${one} enough${rest}`),
      ),
  },
];

const past =
  / ?(?:,|\bin the past\b|\byears ago\b|\bbut now\b|\bwhen (?:i|he|she|we|they|you) (?:was|were)\b).{0,60}$/i;
const opening = /^(?:years ago|in the past|when \w+ (?:was|were) [^,]{2,30}),? /i;

/** "He smoked in the past but now he doesn't" → "He used to smoke". */
function usedTo(source: string): string[] {
  const time = /\bwhen (?:i|he|she|we|they|you) (?:was|were) [^,.]{2,30}/i.exec(source)?.[0];
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
  return [...built, ...(time ? built.map((one) => `${one} ${time}`) : []), ...object];
}

const lowerWords = (text: string) => splitWords(text).map(({ lower }) => lower);

type Halves = { source: string; key: string; stem: string; end: string };

/** "It isn't necessary to go. (HAVE) You ____.": the first sentence, its key word, what is printed of the second. */
function halvesOf({ prompt, gaps }: HomeworkItem): Halves | undefined {
  const [gap, more] = gaps;
  if (!gap || more || gap.given !== undefined || gap.options) return undefined;
  const before = prompt.slice(0, gap.start);
  const found = /^(.{5,160}[.!?])\s*(?:\(?([A-Z]{3,})\)?\s*)?(?:[→=-]+>?\s*)?([^.!?()]{0,60})$/.exec(before);
  if (!found?.[1]) return undefined;
  return {
    source: found[1],
    key: found[2]?.toLowerCase() ?? "",
    stem: found[3] ?? "",
    end: prompt.slice(gap.end),
  };
}

const generic = ["You", "I", "We", "They", "He", "She"];

/** What completes a second sentence that means the same as the first; only the common ways of saying it. */
export function solveSameMeaning(item: HomeworkItem, instruction: string): string[] | undefined {
  const halves = asks.test(instruction) ? halvesOf(item) : undefined;
  if (!halves) return undefined;
  const [first = ""] = halves.source.split(/(?<=[.!?])\s/);
  const bare = first.replace(/[.!?]$/, "");
  const isUsedTo = /\bused? to\b/i.test(instruction) || /^used?$/.test(halves.key);
  const found = isUsedTo
    ? usedTo(first)
    : rules.flatMap(({ form, same }) => {
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

/** What of a sentence stands between the printed words; none where they are not its own. */
function restOf(sentence: string, { stem, end }: Halves): string[] {
  const words = splitWords(sentence.replace(/ '(?=(?:m|ve|s|re)\b)/g, "'"));
  const [opened, closed] = [lowerWords(stem), lowerWords(end)];
  const isFitting =
    words.length > opened.length + closed.length &&
    opened.every((word, at) => word === words[at]?.lower) &&
    closed.every((word, at) => word === words[words.length - closed.length + at]?.lower);
  return isFitting
    ? [
        words
          .slice(opened.length, words.length - closed.length)
          .map(({ text }) => text)
          .join(" "),
      ]
    : [];
}
