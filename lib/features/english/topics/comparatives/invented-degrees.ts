import { allDegrees } from "../../lexicon/adjectives";
import { isAdjective, isCommonEnglish } from "../../lexicon/vocabulary";

/** Adjectives that take more and most, as pupils put an ending on them. */
const longAdjectives =
  `difficult beautiful important interesting dangerous expensive delicious comfortable famous popular modern special wonderful
  amazing fantastic boring useful intelligent exciting careful colourful helpful relaxing tiring crowded romantic generous
  nervous curious serious attractive traditional patient excited tired surprised bored interested different`.split(
    /\s+/,
  );

const irregular: Record<string, string> = {
  gooder: "better",
  goodder: "better",
  goodest: "best",
  goodiest: "best",
  badder: "worse",
  badest: "worst",
  baddest: "worst",
  worser: "worse",
  worsest: "worst",
  betterer: "better",
  bestest: "best",
  farer: "further",
  farest: "furthest",
  funner: "more fun",
  funnest: "most fun",
};

function withEnding(adjective: string): [string, string][] {
  const stem = adjective.replace(/e$/, "");
  return [
    [`${stem}er`, `more ${adjective}`],
    [`${stem}est`, `most ${adjective}`],
  ];
}

/** "Biger", "happyer": the ending put on without a change of spelling; a "dryer" is a machine. */
const misspelt = allDegrees().flatMap(([adjective, { comparative, superlative }]): [string, string][] => {
  const stem = adjective.replace(/e$/, "");
  const pairs: [string, string][] = [
    [`${stem}er`, comparative],
    [`${stem}est`, superlative],
  ];
  return pairs.filter(([naive, right]) => naive !== right && naive !== "dryer");
});

const invented = new Map([...misspelt, ...longAdjectives.flatMap(withEnding), ...Object.entries(irregular)]);

const misspeltForms = new Set(misspelt.map(([naive]) => naive));

/** "Biger": the right degree, but for its letters. */
export const isMisspeltDegree = (word: string) => misspeltForms.has(word) && !(word in irregular);

/** "beautifulest" → "most beautiful"; undefined for a word that exists. */
export const inventedDegree = (word: string) => invented.get(word) ?? lengthened(word);

const isLong = (adjective: string) =>
  /(?:ful|ing|ous|ive|ent|ant|al|able|ible|ed|ic|ish|less)$/.test(adjective) && isAdjective(adjective);

/** "famouser", "comfortablest": an ending on an adjective too long for it. */
function lengthened(word: string): string | undefined {
  const ending = /(?:er|est)$/.exec(word)?.[0];
  if (!ending || isCommonEnglish(word) || word.length < 8) return undefined;
  const stem = word.slice(0, -ending.length);
  const adjective = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].find(isLong);
  return adjective && `${ending === "er" ? "more" : "most"} ${adjective}`;
}
