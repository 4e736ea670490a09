import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
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
  }),
);

const uncountable = new Set([
  "information",
  "homework",
  "advice",
  "furniture",
  "luggage",
  "baggage",
  "equipment",
]);
/** "An information desk" is fine: only what surely ends the noun counts. */
const nounEnd = new Set(
  "about for from to in on at and but because that for today yesterday tomorrow please of with".split(" "),
);

const determinerFor = new Map(
  Object.entries({ many: "a lot of", few: "a little", these: "this", those: "that", several: "some" }),
);
const verbFor = new Map(Object.entries({ are: "is", were: "was", have: "has" }));

function fixPlural(words: Word[], at: number, noun: string): Match[] {
  const before = words[at - 1]?.lower ?? "";
  const verb = words[at + 1];
  const determiner = isNumber(before) || /^an?$/.test(before) ? "some" : determinerFor.get(before);
  const agreed = verb && !endsClause(verb.gap) ? verbFor.get(verb.lower) : undefined;
  const correction = [determiner, noun, agreed].filter(Boolean).join(" ");
  return matchWords(words, determiner ? at - 1 : at, agreed ? at + 1 : at, correction);
}

function fixArticle(words: Word[], at: number): Match[] | undefined {
  const next = words[at + 1];
  const ends = !next || endsClause(next.gap) || nounEnd.has(next.lower);
  if (!/^an?$/.test(words[at - 1]?.lower ?? "") || !ends) return undefined;
  return matchWords(words, at - 1, at, `some ${words[at]?.text}`);
}

export const uncountableNouns = grammarRule({
  topic: "uncountables",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const noun = singular.get(lower);
      if (noun) return fixPlural(words, at, noun);
      return uncountable.has(lower) ? fixArticle(words, at) : undefined;
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
  ],
});
