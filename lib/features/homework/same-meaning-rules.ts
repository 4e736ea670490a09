import { adjectiveOf, isComparative } from "@/lib/features/english/lexicon/adjectives";
import { ingsOf, participlesOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { baseOfIng, baseOfParticiple, baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { oppositesOf } from "./opposite-adjectives";
import { degreeOf } from "./solve-word-form";

/** A pattern of a sentence, and the sentences that say the same; "S" stands for whoever the second one begins with. */
export type SameRule = { form: RegExp; same: (found: string[]) => string[] };

const each = (words: string, change: (base: string) => string[]) => {
  const [base = "", ...rest] = words.split(" ");
  return change(base).map((form) => [form, ...rest].join(" "));
};
const doing = (words: string) => each(words, (base) => ingsOf(baseOfIng(base) ?? base));
const done = (words: string) => each(words, (form) => participlesOf(baseOfIng(form) ?? form));
const did = (words: string) =>
  each(words, (form) => pastsOf(baseOfParticiple(form) ?? baseOfIng(form) ?? form));

const subjects: Record<string, string> = { me: "I", him: "he", her: "she", us: "we", them: "they" };
const objects: Record<string, string> = { i: "me", he: "him", she: "her", we: "us", they: "them" };
const isMany = (subject: string) => /^(?:you|we|they|these|those)$|[^s']s$| and /i.test(subject);
const beOf = (subject: string) => (/^i$/i.test(subject) ? "am" : isMany(subject) ? "are" : "is");
const nots = (be: string) => (be === "am" ? ["am not", "'m not"] : [`${be} not`, `${be}n't`]);
const haves = (subject: string) =>
  /^i$/i.test(subject) || isMany(subject) ? ["have ", "'ve "] : ["has ", "'s "];
const lowered = (text: string) =>
  /^(?:The|My|Your|His|Her|Our|Their|This|That|These|Those|A|An|It|He|She|We|They|You)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const withHave = (subject: string, rest: string) =>
  haves(subject).map((have) => `${subject}${have.startsWith("'") ? "" : " "}${have}${rest}`);

const adjectiveIn = (degree: string) =>
  isComparative(degree) ? adjectiveOf(degree) : /^more ([\w-]+)$/.exec(degree)?.[1];
const comparative = (adjective: string) => degreeOf(adjective, "comparative") ?? [];

/** "X is taller than Y", said from either side: "Y is not as tall as X", "X is not as short as Y". */
function compared([subject = "", be = "", degree = "", other = ""]: string[]): string[] {
  const adjective = adjectiveIn(degree);
  if (!adjective || /^(?:no|nothing|nobody)\b/i.test(subject)) return [];
  const first = subjects[other.toLowerCase()] ?? other;
  const second = objects[subject.toLowerCase()] ?? lowered(subject);
  const denied = (who: string, own: string, quality: string, to: string) => [
    ...nots(own).flatMap((not) => ["as", "so"].map((as) => `${who} ${not} ${as} ${quality} as ${to}`)),
    `${who} ${own} less ${quality} than ${to}`,
  ];
  const own = beOf(first);
  const turned = oppositesOf(adjective).flatMap((opposite) => [
    ...comparative(opposite).map((form) => `${first} ${own} ${form} than ${second}`),
    ...denied(subject, be, opposite, lowered(other)),
  ]);
  const said = [...denied(first, own, adjective, second), ...turned];
  const pronoun = /^(?:i|he|she|we|they)$/i.test(subject) ? subject : undefined;
  return pronoun
    ? [
        ...said,
        ...said.flatMap((one) => (one.endsWith(` ${second}`) ? withPronoun(one, second, pronoun) : [])),
      ]
    : said;
}

const withPronoun = (text: string, object: string, pronoun: string) =>
  [pronoun, `${pronoun} ${beOf(pronoun)}`].map((one) => text.slice(0, -object.length) + one);

/** "X is not as tall as Y" → "Y is taller than X". */
function notAs([subject = "", be = "", adjective = "", other = ""]: string[]): string[] {
  const first = subjects[other.toLowerCase()] ?? other.replace(/ (?:is|are|am)$/, "");
  const second = objects[subject.toLowerCase()] ?? lowered(subject);
  return [
    ...comparative(adjective).map((form) => `${first} ${beOf(first)} ${form} than ${second}`),
    `${subject} ${be} less ${adjective} than ${other}`,
    ...oppositesOf(adjective).flatMap((one) =>
      comparative(one).map((form) => `${subject} ${be} ${form} than ${other}`),
    ),
  ];
}

/** "No one in my class is faster than Ali" → "Ali is the fastest (student) in my class". */
function nobodyMore([kind = "", place = "", degree = "", best = ""]: string[]): string[] {
  const adjective = adjectiveIn(degree);
  const isThing = !/^(?:one|body)$/i.test(kind);
  const nouns = isThing
    ? ["", ` ${kind.replace(/^other /i, "")}`]
    : ["", " person", " one", " student", " pupil", " boy", " girl", " player"];
  return (adjective ? (degreeOf(adjective, "superlative") ?? []) : []).flatMap((form) =>
    nouns.map((noun) => `${best} ${beOf(best)} the ${form}${noun}${place}`),
  );
}

/** What has gone on since it was begun. */
const goneOn = ([subject = "", doings = "", link = "", time = ""]: string[]) =>
  [`been ${doing(doings)[0] ?? ""}`, ...done(doings)].flatMap((one) =>
    withHave(subject, `${one} ${link === "for" ? `for ${time}` : `since ${time}`}`),
  );

const modal =
  (...words: string[]) =>
  ([doings = ""]: string[]) =>
    words.map((one) => `S ${one} ${doings}`);
const needn = modal("don't have to", "do not have to", "don't need to", "do not need to", "needn't");
const banned = modal(
  "mustn't",
  "must not",
  "can't",
  "cannot",
  "aren't allowed to",
  "are not allowed to",
  "'re not allowed to",
);
const advised = modal("should", "ought to", "'d better", "had better");

const still = "(?: and (?:i|we|they|he|she)(?:'m|'re| am| are|'s| is)? still .{2,40})?";
const begun = "(?:started|began) (?:to )?";
const lapse =
  "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|many|several) (?:days?|weeks?|months?|years?|hours?|minutes?)";

export const sameRules: SameRule[] = [
  {
    form: /^(?:i|you|he|she|we|they) (?:don't|doesn't|do not|does not) (?:have|need) to (.{2,80})$/i,
    same: ([doings = ""]) => ["isn't", "is not"].map((not) => `It ${not} necessary to ${doings}`),
  },
  {
    form: /^you (?:must not|mustn't|can't|cannot) (.{2,80})$/i,
    same: ([doings = ""]) =>
      ["It is forbidden to", "It's forbidden to", "You aren't allowed to", "You are not allowed to"].map(
        (one) => `${one} ${doings}`,
      ),
  },
  {
    form: /^(?:it(?:'s not| is not| isn't) (?:necessary|compulsory|obligatory)(?: for \w+)? to|(?:you|there's|there is) (?:don't|no) need to) (.{2,80})$/i,
    same: needn,
  },
  {
    form: /^it(?:'s| is) (?:necessary|compulsory|obligatory)(?: for \w+)? to (.{2,80})$/i,
    same: modal("have to", "must", "need to"),
  },
  {
    form: /^(?:it(?:'s| is) (?:forbidden|prohibited|against the (?:rules|law)|not (?:allowed|permitted)) to|you(?:'re not| are not| aren't) allowed to|do not|don't) (.{2,80})$/i,
    same: banned,
  },
  {
    form: /^(?:i advise you to|i think it(?:'s| is) a good idea (?:for you )?to|it(?:'s| is) a good idea (?:for you )?to|my advice is to|if i were you,? i(?:'d| would)|you ought to|you(?:'d| had) better) (.{2,80})$/i,
    same: advised,
  },
  {
    form: /^(?:(?:perhaps|maybe),? (\w+(?: \w+)?) will|it(?:'s| is) possible that (\w+(?: \w+)?) will|(\w+(?: \w+)?) will (?:perhaps|maybe)) (.{2,60})$/i,
    same: ([one, two, three, doings = ""]) =>
      ["might", "may", "could"].map((may) => `${one ?? two ?? three ?? ""} ${may} ${doings}`),
  },
  {
    form: /^(?:let's|why don't we|shall we|how about|what about) (.{2,60})$/i,
    same: ([words = ""]) => {
      const doings = baseOfIng(words.split(" ")[0] ?? "")
        ? each(words, (ing) => [baseOfIng(ing) ?? ing])[0]
        : words;
      return [
        ...doing(words).flatMap((one) => [`How about ${one}`, `What about ${one}`]),
        `Why don't we ${doings}`,
        `Shall we ${doings}`,
        `Let's ${doings}`,
      ];
    },
  },
  {
    form: new RegExp(`^(\\w+(?: \\w+)?) ${begun}(\\w+(?: .{2,50}?)??) (${lapse}) ago${still}$`, "i"),
    same: ([subject = "", doings = "", time = ""]) => goneOn([subject, doings, "for", time]),
  },
  {
    form: new RegExp(
      `^(\\w+(?: \\w+)?) ${begun}(\\w+(?: .{2,50}?)??) (?:in|on|at) ((?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|\\w+day|\\w+ o'clock)\\b.{0,12}?)${still}$`,
      "i",
    ),
    same: ([subject = "", doings = "", time = ""]) => goneOn([subject, doings, "since", time]),
  },
  {
    form: new RegExp(
      `^(.{1,30}?)(?: have| has|'ve|'s) (?:been )?(\\w+(?:ing|ed|en|wn|t|d)(?: .{2,50}?)?) for (${lapse})$`,
      "i",
    ),
    same: ([subject = "", doings = "", time = ""]) =>
      doing(each(doings, (form) => [baseOfIng(form) ?? baseOfParticiple(form) ?? form])[0] ?? "").flatMap(
        (one) => [`${subject} started ${one} ${time} ago`, `${subject} began ${one} ${time} ago`],
      ),
  },
  {
    form: new RegExp(
      `^the last time (i|we|they|he|she|you) (\\w+(?: .{2,50}?)?) was (?:(${lapse}) ago|in (\\d{4}|\\w+))$`,
      "i",
    ),
    same: ([subject = "", doings = "", time, point]) =>
      each(doings, (form) => participlesOf(baseOfPast(form) ?? form)).flatMap((one) =>
        withHave(subject, `not ${one} ${time ? `for ${time}` : `since ${point}`}`).flatMap((text) => [
          text,
          text.replace(/\b(have|has) not\b/, "$1n't"),
        ]),
      ),
  },
  {
    form: new RegExp(
      `^(i|we|they|he|she|you)(?: haven't| hasn't| have not| has not|'ve not|'s not) (\\w+(?: .{2,50}?)?) for (${lapse})$`,
      "i",
    ),
    same: ([subject = "", doings = "", time = ""]) =>
      did(doings).map((one) => `The last time ${subject} ${one} was ${time} ago`),
  },
  { form: /^(.{1,40}?) (is|are|am) ((?:more )?[\w-]+) than (.{1,40})$/i, same: compared },
  { form: /^(.{1,40}?) (is|are|am)(?:n't| not) (?:as|so) (\w+) as (.{1,40})$/i, same: notAs },
  {
    form: /^(?:no ?)(one|body|other \w+|\w+)(?: else)?((?: in| of| at) .{2,30}?)? is ((?:more )?[\w-]+) than (.{1,40})$/i,
    same: nobodyMore,
  },
  {
    form: /^(.{1,40}?)(?: (is|are|am|was|were)|('m|'s|'re)) too (\w+)((?: for| to) .{2,50})$/i,
    same: ([subject = "", long, short = "", adjective = "", rest = ""]) =>
      oppositesOf(adjective).flatMap((one) =>
        [...(long ? nots(long) : [`${short} not`, "am not", "is not", "isn't", "are not", "aren't"])].map(
          (not) => `${subject}${not.startsWith("'") ? "" : " "}${not} ${one} enough${rest}`,
        ),
      ),
  },
  {
    form: /^(.{1,40}?)(?: (is|are|am|was|were)(?:n't| not)|('m|'s|'re) not) (\w+) enough((?: for| to) .{2,50})$/i,
    same: ([subject = "", long, short = "", adjective = "", rest = ""]) =>
      oppositesOf(adjective).map((one) => `${subject}${long ? ` ${long}` : short} too ${one}${rest}`),
  },
  {
    form: /^it(?:'s| is| was) such an? (\w+) (\w+)( that)? (.{3,60})$/i,
    same: ([adjective = "", noun = "", , rest = ""]) =>
      ["is", "was"].flatMap((be) =>
        [" that ", " "].map((that) => `The ${noun} ${be} so ${adjective}${that}${rest}`),
      ),
  },
  {
    form: /^the (\w+) (is|was) so (\w+)(?: that)? (.{3,60})$/i,
    same: ([noun = "", be = "", adjective = "", rest = ""]) =>
      [" that ", " "].map(
        (that) =>
          `It ${be} such ${/^[aeiou]/i.test(adjective) ? "an" : "a"} ${adjective} ${noun}${that}${rest}`,
      ),
  },
  {
    form: /^(i|we|they|you) (?:like|love) (.{2,30}) (?:more|better) than (.{2,30})$/i,
    same: ([subject = "", one = "", other = ""]) => [`${subject} prefer ${one} to ${other}`],
  },
  {
    form: /^(i|we|they|you) prefer (.{2,30}) to (.{2,30})$/i,
    same: ([subject = "", one = "", other = ""]) =>
      ["more", "better"].map((more) => `${subject} like ${one} ${more} than ${other}`),
  },
  {
    form: /^(.{2,30}?) (?:belongs|belong) to (.{2,30})$/i,
    same: ([thing = "", owner = ""]) => {
      const own = { me: "mine", you: "yours", him: "his", her: "hers", us: "ours", them: "theirs" }[
        owner.toLowerCase()
      ];
      return [`${thing} ${beOf(thing)} ${own ?? `${owner}'s`}`];
    },
  },
  {
    form: /^if (\w+) (?:don't|doesn't|do not|does not) (.{2,40}?), (.{3,60})$/i,
    same: ([subject = "", doings = "", rest = ""]) =>
      /^(?:he|she|it)$/i.test(subject)
        ? []
        : [`Unless ${subject} ${doings}, ${rest}`, `Unless ${subject} ${doings} ${rest}`],
  },
];
