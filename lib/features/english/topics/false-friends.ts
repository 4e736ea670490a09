import { everydayFalseFriends } from "./false-friends/everyday-words";
import type { FalseFriend } from "./false-friends/false-friend";
import { falseFriendFrames } from "./false-friends/frames";
import { falseFriendNouns } from "./false-friends/nouns";
import { falseFriendVerbs } from "./false-friends/verbs";
import { falseFriendWords } from "./false-friends/words";
import { italianEnglish } from "./false-friends/italian-english";
import { moreFalseFriendNouns } from "./false-friends/more-nouns";
import { schoolFalseFriendNouns } from "./false-friends/school-nouns";
import { schoolFalseFriendVerbs } from "./false-friends/school-verbs";
import { schoolFalseFriendWords } from "./false-friends/school-words";
import { taughtFalseFriends } from "./false-friends/taught";
import { wantsAn, withIndefinite } from "../lexicon/indefinite-article";
import { pluralOf } from "../lexicon/nouns";
import {
  findOnLine,
  lineOf,
  phrase,
  replaceOnLine,
  type Line,
  type LineMatch,
} from "../sentence/phrase-line";
import { grammarRule, textOf, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { ingOf, pastOf, thirdPerson } from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

type Entry = {
  pattern: RegExp;
  forms: Map<string, string>;
  isAlways: boolean;
  isNoun: boolean;
  needsAll: boolean;
  before?: RegExp;
  after?: RegExp;
  near?: RegExp;
  unless?: RegExp;
};

/** Changes the verb of "wait for", and leaves the particle. */
const inflect = (phraseOrWord: string, form: (word: string) => string) =>
  phraseOrWord.replace(/^\S+/, (word) => form(word));
const pluralOfPhrase = (thing: string) =>
  thing.replace(/(?<!\S)\S+$/, (word) => (/s$/.test(word) ? word : pluralOf(word)));
/** "Piece of news" → "pieces of news". */
const pluralOfThing = (thing: string) =>
  thing.includes(" of ") ? thing.replace(/^\S+/, pluralOf) : pluralOfPhrase(thing);

function formsOf({ word, right, kind }: FalseFriend): Map<string, string> {
  const forms = new Map([[word, right]]);
  if (kind === "noun" && !/s$/.test(word))
    forms.set(`${word}s`, pluralOfThing(right)).set(pluralOf(word), pluralOfThing(right));
  if (kind !== "verb") return forms;
  for (const form of [thirdPerson, pastOf, ingOf]) forms.set(form(word), inflect(right, form));
  return forms;
}

const maybe = (source: string | undefined, wrap: (source: string) => string) =>
  source ? new RegExp(wrap(source)) : undefined;

const entries: Entry[] = [
  ...falseFriendNouns,
  ...moreFalseFriendNouns,
  ...falseFriendVerbs,
  ...falseFriendWords,
  ...italianEnglish,
  ...taughtFalseFriends,
  ...schoolFalseFriendNouns,
  ...schoolFalseFriendVerbs,
  ...schoolFalseFriendWords,
  ...everydayFalseFriends,
].map((friend) => {
  const forms = formsOf(friend);
  return {
    forms,
    pattern: phrase([...forms.keys()].join("|")),
    isNoun: friend.kind === "noun",
    isAlways: friend.before === "" && friend.near === undefined,
    needsAll: friend.all === true,
    before: maybe(friend.before, (source) => `(?<![\\w'-])(?:${source}),? $`),
    after: maybe(friend.after, (source) => `^,? ?(?:${source})(?![\\w'-])`),
    near: maybe(
      friend.near,
      (source) => `(?<![\\w'-])(?:${source})(?:s|es|d|ed|ing|ning|ting|ping|y|'s)?(?![\\w'-])`,
    ),
    unless: maybe(friend.unless, (source) => `(?<![\\w'-])(?:${source})`),
  };
});

/** The places of the entries one of whose forms begins with a word: most sentences hold none of them. */
const placesByWord = new Map<string, number[]>();
for (const [place, { forms }] of entries.entries())
  for (const word of new Set([...forms.keys()].map((form) => form.split(" ")[0] ?? "")))
    placesByWord.set(word, [...(placesByWord.get(word) ?? []), place]);

function entriesFor({ words }: Line): Entry[] {
  const places = new Set(words.flatMap(({ lower }) => placesByWord.get(lower) ?? []));
  return entries.filter((_, place) => places.has(place));
}

/** No pattern for what stands before a word is longer. */
const longestSign = 100;

/** Whether what stands around the word makes its Italian meaning certain. */
function isMeant(entry: Entry, line: Line, { match }: LineMatch, isNear: boolean | undefined): boolean {
  const before = line.text.slice(Math.max(0, match.index - longestSign), match.index);
  const after = line.text.slice(match.index + match[0].length);
  const signs = [entry.before?.test(before), entry.after?.test(after), isNear];
  const given = signs.filter((sign) => sign !== undefined);
  return entry.isAlways || (entry.needsAll ? given.every(Boolean) : given.some(Boolean));
}

/** Puts the right word in, with the article its sound wants. */
function replaceWord(line: Line, { from, to }: LineMatch, right: string): Match[] {
  const article = line.words[from - 1]?.lower ?? "";
  const fits = (article === "an") === wantsAn(right);
  if (!/^an?$/.test(article) || fits) return replaceOnLine(line, { from, to }, right);
  return replaceOnLine(line, { from: from - 1, to }, withIndefinite(right));
}

/** "Pullman says", "Philip Pullman": a name where a thing would have its article. */
function isSurname(words: Word[], at: number): boolean {
  const { text = "", gap = "" } = words[at] ?? {};
  if (!/^\p{Lu}\p{Ll}/u.test(text) || /[^s]s$/.test(text)) return false;
  const before = words[at - 1];
  return !before || endsClause(gap) || /^\p{Lu}\p{Ll}/u.test(before.text);
}

const textAround = (place: number, all: Sentence[]) =>
  all
    .slice(Math.max(0, place - 1), place + 2)
    .map(({ words }) => lineOf(words).text)
    .join(", ");

const findFrames = swapFinder(swapsOf(falseFriendFrames));

function find({ words }: Sentence, place: number, all: Sentence[]): Match[] {
  const framed = findFrames(words);
  const line = lineOf(words);
  const around = textAround(place, all);
  const found = entriesFor(line).flatMap((entry) => {
    const places = findOnLine(line, entry.pattern);
    if (places.length === 0 || entry.unless?.test(around)) return [];
    const isNear = entry.near?.test(around);
    return places.flatMap((one) =>
      isMeant(entry, line, one, isNear) && !(entry.isNoun && isSurname(line.words, one.from))
        ? replaceWord(
            line,
            one,
            entry.forms.get(textOf(words, one.from, one.to).toLowerCase().replaceAll("’", "'")) ?? "",
          )
        : [],
    );
  });
  const others = found.filter(
    ({ start, end, correction }, at) =>
      correction &&
      found.findIndex((one) => one.start === start) === at &&
      !framed.some((one) => start < one.end && one.start < end),
  );
  return [...framed, ...others];
}

export const falseFriends = grammarRule({
  topic: "false-friends",
  find,
  explanation:
    "È un falso amico: la parola inglese somiglia a quella italiana ma vuol dire un'altra cosa (parents, per esempio, sono solo mamma e papà). In inglese l'idea che hai in mente ha un nome diverso.",
  hints: [
    "Questa parola somiglia a una parola italiana: sei sicuro che in inglese voglia dire la stessa cosa?",
    "È un falso amico: cercala sul dizionario nella parte inglese-italiano e leggi che cosa significa davvero.",
    "Ora cerca nella parte italiano-inglese la parola italiana che avevi in mente, e usa quella al suo posto.",
  ],
});
