import { singularOf } from "@/lib/features/english/lexicon/nouns";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBe,
} from "@/lib/features/english/lexicon/verbs";

/** What a word may be a form of: of a noun or an adjective, and of a verb; the likeliest first. */
export type Forms = { plain: string[]; conjugated: string[] };

const comparatives = new Map(
  Object.entries({
    better: "good",
    best: "good",
    worse: "bad",
    worst: "bad",
    further: "far",
    farther: "far",
  }),
);

const undoubled = (stem: string) => (/([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []);
const stemsOf = (stem: string) => [stem, `${stem}e`, ...undoubled(stem), stem.replace(/i$/, "y")];

function plainForms(word: string): string[] {
  const singular = singularOf(word);
  const degree = /^(.{2,30}?)(?:er|est)$/.exec(word)?.[1];
  return [
    ...(singular ? [singular] : []),
    ...(comparatives.has(word) ? [comparatives.get(word) ?? ""] : []),
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith("ves") ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
    ...(word.endsWith("s") && !word.endsWith("ss") ? [word.slice(0, -1)] : []),
    ...(word.endsWith("men") ? [`${word.slice(0, -3)}man`] : []),
    ...(/'s?$/.test(word) ? [word.replace(/'s?$/, "")] : []),
    `${word}s`, // "Trouser", "scissor": the dictionary has the pair.
    ...(degree ? stemsOf(degree) : []),
  ];
}

function verbForms(word: string): string[] {
  const known = [baseOfPast, baseOfParticiple, baseOfThird, baseOfIng].flatMap((base) => base(word) ?? []);
  const stem = /^(.{2,30}?)(?:ed|ing)$/.exec(word)?.[1];
  return [
    ...known,
    ...(isBe(word) || /^(?:been|being)$/.test(word) ? ["be"] : []),
    ...(stem ? stemsOf(stem) : []),
  ];
}

const helper = /^(?:it's|i'm|be|been|am|is|are|was|were|have|has|had|will|would|do|does|did|can)$/;
const somebody = /^(?:it|me|him|her|them|us|you|something|someone|somebody|sth|sb|my|your|his|their)$/;

/** Of a word: its base; of a phrase: with its first or last word put back, and without the thing it is done to. */
export function englishForms(phrase: string): Forms {
  const words = phrase.replace(/^to /, "").split(" ");
  const [first = "", ...rest] = words;
  const bare = words.join(" ");
  const start = bare === phrase ? [] : [bare];
  if (rest.length === 0) return { plain: [...start, ...plainForms(first)], conjugated: verbForms(first) };
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1).join(" ");
  const bases = [first, ...verbForms(first), ...plainForms(first)];
  const tails = [rest, rest.filter((word) => !somebody.test(word))].map((some) => some.join(" "));
  return {
    plain: [...start, ...plainForms(last).map((form) => `${before} ${form}`)],
    conjugated: [
      ...tails.flatMap((tail) => bases.map((base) => `${base} ${tail}`)),
      ...(helper.test(first) ? deeper(rest) : []),
    ],
  };
}

/** "Has been looking after" is of "look after". */
function deeper(rest: string[]): string[] {
  const phrase = rest.join(" ");
  const { plain, conjugated } = englishForms(phrase);
  return [phrase, ...conjugated, ...plain];
}
