import { isCommonAdjective } from "../adjectives";
import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { opensClause } from "../subject";
import { endsClause, type Word } from "../words";

const singular = new Map(
  Object.entries({
    informations: "information",
    homeworks: "homework",
    advices: "advice",
    furnitures: "furniture",
    luggages: "luggage",
    baggages: "baggage",
    knowledges: "knowledge",
    equipments: "equipment",
    moneys: "money",
    breads: "bread",
    musics: "music",
    rubbishes: "rubbish",
    traffics: "traffic",
    researches: "research",
    progresses: "progress",
    weathers: "weather",
    softwares: "software",
    spaghettis: "spaghetti",
    jewelleries: "jewellery",
    sceneries: "scenery",
    garbages: "garbage",
    feedbacks: "feedback",
    evidences: "evidence",
  }),
);
/** Also third persons of verbs (or slips for one): a noun only after what opens a noun phrase. */
const alsoVerbs = new Set("advices researches progresses evidences".split(" "));
const nounOpeners = new Set(
  "some many much any the a an these those few several two three my your his her our their of no more".split(
    " ",
  ),
);

const uncountable = new Set(
  "information homework advice furniture luggage baggage equipment news research traffic rubbish".split(" "),
);
/** "A beautiful weather": here the article goes and nothing takes its place. */
const withoutArticle = new Set("weather fun luck".split(" "));
/** "An information desk" is fine: only what surely ends the noun counts. */
const nounEnd = new Set(
  `about for from to in on at and but because that today yesterday tomorrow please of with before after when if is was
  or so i he she we they you here there who which during`.split(/\s+/),
);

const determinerFor = new Map(
  Object.entries({ many: "a lot of", few: "a little", these: "this", those: "that", several: "some" }),
);
const verbFor = new Map(
  Object.entries({ are: "is", "aren't": "isn't", were: "was", "weren't": "wasn't", have: "has" }),
);
/** "How many", "too many": what is many there has to be much. */
const degree = /^(?:how|too|so|not|very|as|that)$/;

function determinerOf(words: Word[], at: number): { from: number; text: string } | undefined {
  const before = words[at - 1]?.lower ?? "";
  const farther = words[at - 2]?.lower ?? "";
  if (before === "many" && (degree.test(farther) || farther.endsWith("n't")))
    return { from: at - 1, text: "much" };
  if (before === "few" && farther === "a") return { from: at - 2, text: "a little" };
  if (isNumber(before) || /^an?$/.test(before)) return { from: at - 1, text: "some" };
  const text = determinerFor.get(before);
  return text === undefined ? undefined : { from: at - 1, text };
}

function fixPlural(words: Word[], at: number, noun: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  if (alsoVerbs.has(words[at]?.lower ?? "") && !nounOpeners.has(before) && !isCommonAdjective(before))
    return undefined;
  const verb = words[at + 1];
  const determiner = determinerOf(words, at);
  const agreed = verb && !endsClause(verb.gap) ? verbFor.get(verb.lower) : undefined;
  const correction = [determiner?.text, noun, agreed].filter(Boolean).join(" ");
  return matchWords(words, determiner?.from ?? at, agreed ? at + 1 : at, correction);
}

const endsNoun = (next: Word | undefined) => !next || endsClause(next.gap) || nounEnd.has(next.lower);

/** "An advice", "a good news", "what a beautiful weather". */
function fixArticle(words: Word[], at: number): Match[] | undefined {
  if (!endsNoun(words[at + 1])) return undefined;
  const adjectives = [0, 1, 2].find((count) => /^an?$/.test(words[at - 1 - count]?.lower ?? ""));
  if (adjectives === undefined) return undefined;
  const article = at - 1 - adjectives;
  const between = words.slice(article + 1, at);
  if (between.some(({ lower }) => !isCommonAdjective(lower) && !/^(?:very|really|great)$/.test(lower)))
    return undefined;
  const noun = words[at]?.lower ?? "";
  const isBare = withoutArticle.has(noun) || words[article - 1]?.lower === "what";
  if (withoutArticle.has(noun) && adjectives === 0) return undefined;
  const rest = textOf(words, article + 1, at);
  return matchWords(words, article, at, isBare ? rest : `some ${rest}`);
}

const pieces = new Set("information advice furniture homework luggage news equipment".split(" "));

/** "Another advice", "every information", "these homework", "one news". */
function fixDeterminer(words: Word[], at: number): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const noun = words[at]?.text;
  if (!pieces.has(noun ?? "") || !endsNoun(words[at + 1])) return undefined;
  if (/^(?:another|every|each|one)$/.test(before))
    return matchWords(words, at - 1, at, `${words[at - 1]?.text} piece of ${noun}`);
  if (before !== "these" && before !== "those") return undefined;
  return matchWords(words, at - 1, at, `${determinerFor.get(before)} ${noun}`);
}

const agreeing = new Set(
  "information homework advice furniture luggage money news equipment traffic weather".split(" "),
);

/** "The news are bad", "my homework were difficult", where nothing else can be the subject. */
function fixVerb(words: Word[], at: number): Match[] | undefined {
  const verb = words[at + 1];
  const right = verbFor.get(verb?.lower ?? "");
  if (!agreeing.has(words[at]?.lower ?? "") || !right || verb?.gap !== " ") return undefined;
  const isPlain = /^(?:the|my|your|his|her|our|their|this|all)$/.test(words[at - 1]?.lower ?? "");
  const joins = words.slice(Math.max(0, at - 3), at - 1).some(({ lower }) => lower === "and");
  if (!isPlain || joins || !opensClause(words, at - 1)) return undefined;
  return matchWords(words, at, at + 1, `${words[at]?.text} ${right}`);
}

export const uncountableNouns = grammarRule({
  topic: "uncountables",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const noun = singular.get(lower);
      if (noun) return fixPlural(words, at, noun);
      const isKnown = uncountable.has(lower) || withoutArticle.has(lower);
      return (isKnown ? fixArticle(words, at) : undefined) ?? fixDeterminer(words, at) ?? fixVerb(words, at);
    }),
  explanation:
    "Alcuni nomi che in italiano si contano, in inglese sono come l'acqua: niente -s, niente a/an davanti, e il verbo va al singolare. Per una quantità si usa some o a lot of.",
  hints: [
    "Questo nome, in inglese, si può contare uno per uno?",
    "È un nome che in inglese si comporta come water: prova a pensare a come tratteresti quello.",
    'Togli ciò che indica "uno" o "tanti" (articolo o -s): con questi nomi la forma è una sola.',
  ],
  examples: [
    { wrong: "I need some informations.", right: "I need some information." },
    { wrong: "I have many homeworks today.", right: "I have a lot of homework today." },
    { wrong: "She gave me a good idea and an advice.", right: "She gave me a good idea and some advice." },
    { wrong: "These informations are useful.", right: "This information is useful." },
    { wrong: "We bought new furnitures.", right: "We bought new furniture." },
    { wrong: "He has two luggages.", right: "He has some luggage." },
    { wrong: "I did my homeworks.", right: "I did my homework." },
    { wrong: "She told me a great news.", right: "She told me some great news." },
    { wrong: "What a nice weather!", right: "What nice weather!" },
    { wrong: "The news are good.", right: "The news is good." },
    { wrong: "He gave me another advice.", right: "He gave me another piece of advice." },
  ],
});
