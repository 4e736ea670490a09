import { withIndefinite } from "../lexicon/indefinite-article";
import { fixedArticles } from "./missing-article/fixed";
import { jobs } from "./missing-article/jobs";
import { isSingularNoun } from "../lexicon/nouns";
import {
  countWords,
  findOnLine,
  lineOf,
  nounEnd,
  oneOf,
  oneOfPhrases,
  phrase,
  replaceOnLine,
  type Line,
} from "../sentence/phrase-line";
import { grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { isCommonAdjective } from "../lexicon/adjectives";
import { isAdjective } from "../lexicon/vocabulary";
import { follows, setOf } from "../lexicon/words";

const adverbs = oneOf(
  "not also now still really just always only maybe probably never already actually currently",
);
const contracted = oneOf("i'm he's she's you're who's");
const be = `(?:am|is|was|be|been|being|isn't|wasn't|becomes?|became|becoming|${contracted}|you are|you aren't|you were)`;
const kin = oneOf(
  `mother father mum mom dad daddy mummy sister brother friend uncle aunt auntie cousin grandmother grandfather grandma grandpa
  granny grandad neighbour boyfriend girlfriend husband wife son daughter parent nephew niece`,
);
const asked = `(?:is|was|isn't|wasn't) (?:he|she|(?:your|his|her|my|their|our|the)(?: \\w+)? (?:${kin})|(?!(?:there|this|that|it|the|a|an|your|my|his|her|our|their) )[a-z]+)|(?:are|were|aren't) you`;
const kindOf = `(?:(?:${oneOf(
  `very famous good great young old professional retired brilliant fantastic excellent real little primary
  secondary nursery english italian french german american british spanish swimming wonderful bad terrible clever nice
  hard-working busy important successful popular rich simple normal big talented amazing strict tall beautiful kind
  brave funny friendly strong happy new private best-selling top part-time full-time qualified`,
)}) )*`;
/** "She is head teacher", "he was elected captain": one person of a kind needs no article; "she's vegan" is no noun. */
const unique = oneOf(
  `captain mayor manager director principal headteacher headmaster owner producer editor ambassador author vegetarian vegan
  maid cook genius model`,
);
const job = `(?!(?:${unique}) ?(?:$|,|\\w)|coach of (?:the|a|an) )${jobs}`;

const jobPatterns = [
  phrase(`(?<before>${be}(?: (?:${adverbs}))*) (?<noun>${kindOf}${job})${nounEnd}`),
  phrase(`(?<before>${asked}) (?<noun>${kindOf}${job})${nounEnd}`),
  phrase(`(?<before>(?:work|works|worked|working|job) (?:as|like)) (?<noun>${kindOf}${job})${nounEnd}`),
];

/** Singular nouns that need no article in some meaning of theirs: "have lunch", "at school", "it was fun". */
const mayBeBare =
  setOf(`breakfast lunch dinner supper brunch school class church hospital prison college university bed home work practice
  football basketball volleyball baseball time fun pizza chocolate chicken fish lamb turkey cake salad soup toast coffee tea milk juice fruit hair
  experience homework skin control access permission space room sport art history science music training fever
  temperature health colour light power glass paper wood iron stone television tv internet reason war life death love age
  company nature food water ice gas oil sand land air fire heat cold rain snow wind weather summer winter spring autumn
  season night day-time english place part number half kind sort lot bit course drama theatre dance drawing painting cheese
  butter bread meat rice pasta salt pepper sugar sauce melon onion garlic egg beer wine lemonade orange coconut pie curry steak
  sausage bacon yoghurt jam fashion design technology information news advice money cash change exercise email video luck trouble help peace
  society culture education language grammar speech religion film cinema traffic transport pollution plastic metal gold silver
  competition communication conversation business research respect pain hope fear energy strength youth beauty freedom
  friendship talent thought interest attention pressure support success failure doubt trust faith memory duty difficulty one lemon
  style gym pe sex second third dad mum mom grandma grandpa god christmas easter monday water trip`);
/** "Late summer", "next door": no kinds of things. */
const timeless = setOf(
  "all both half every each this that any some no late early next last first second third same other own more most less least such many few little much enough no under",
);

const sized = oneOf(
  "small big nice beautiful little old new large tall long lovely modern quiet comfortable huge pretty famous strange",
);
const inPlaces = phrase(`(?:in|with|near) (?<noun>(?:very )?(?:${sized}) (?:[\\w-]+ )?[\\w-]+)${nounEnd}`);
const halfHour = phrase(`(?<!(?:a|an|the|every|each|one|last|first|second|next|this|whole|and) )half hour`);

/** "My favourite word is doctor", "her job title was teacher": the noun itself is meant. */
/** "The air is cleaner in the mountains": a comparative, and somebody only where one is named. */
const comparedJobs = /^(?:cleaner|cooler)$/;
const somebody = new RegExp(`\\b(?:he|she|he's|she's|i'm|i|you|${kin})\\b`);
const aboutWords = /\b(?:name|surname|word|called|named|title|answer|dr|doctor who|jobs?|profession)\b/;
const elected = /\b(?:elected|voted|made|named|chosen)\b/;

function findJobs(line: Line): Match[] {
  return jobPatterns.flatMap((pattern) =>
    findOnLine(line, pattern).flatMap(({ to, match }) => {
      const earlier = line.text.slice(0, match.index);
      const isCompared = match.groups?.noun?.endsWith("er") && line.words[to + 1]?.lower === "than";
      const clause = earlier.slice(earlier.lastIndexOf(",") + 1);
      const isComparative =
        comparedJobs.test(match.groups?.noun ?? "") && !somebody.test(`${earlier} ${match[0]}`);
      if (isCompared || isComparative || aboutWords.test(clause) || elected.test(earlier)) return [];
      return insertArticle(line, to, match.groups?.noun ?? "");
    }),
  );
}

/** Puts the article before the phrase that ends at `to`; the word in front of it shows where. */
function insertArticle(line: Line, to: number, noun: string): Match[] {
  const start = to - countWords(noun) + 1;
  const before = textOf(line.words, start - 1, start - 1);
  const opening = before === "like" ? "as" : before;
  const written = textOf(line.words, start, to);
  return replaceOnLine(line, { from: start - 1, to }, `${opening} ${withIndefinite(written)}`);
}

const have =
  "(?:have|has|had|having)(?: (?:not|also|only|never|always))?(?: got)?|(?:i've|you've|we've|they've|he's|she's|haven't|hasn't) got|(?:don't|doesn't|didn't) have|(?:have|has|haven't|hasn't) (?:i|you|he|she|we|they) got|wants?|wanted|needs?|needed|bought|would like|i'd like";
const there = "there(?: is| was| isn't| wasn't|'s)|(?:is|was|isn't|wasn't) there";
const copula = `(?:am|is|was|isn't|wasn't|it's|that's|he's|she's|i'm|becomes?|became)`;
const phrases = [
  {
    pattern: phrase(`(?:${have}|${there}) (?<noun>(?:(?:very|really) )?(?:[\\w-]+ )?[\\w-]+)${nounEnd}`),
    least: 0,
  },
  {
    pattern: phrase(`${copula}(?: (?:also|really))? (?<noun>(?:very )?(?:[\\w-]+ ){1,2}[\\w-]+)${nounEnd}`),
    least: 1,
  },
  { pattern: phrase(`(?:^|(?<=, ))what (?<noun>(?:[\\w-]+ ){1,2}[\\w-]+)(?=$|,)`), least: 1 },
];

const isDescribing = (word: string) => word === "very" || isCommonAdjective(word) || isAdjective(word);

const compounds = new RegExp(
  `(?:${oneOfPhrases(`swimming pool, mobile phone, shopping centre, shopping mall, football pitch, video game, pencil case,
  school bag, teddy bear, guinea pig, computer game, sports centre, train station, bus stop, living room, tennis court, school uniform,
  alarm clock, washing machine, birthday party, birthday present, credit card, baseball cap, pen friend, best friend, big sister,
  twin sister, twin brother, little brother, little sister, stomach ache, sore throat, football match, bus ticket, train ticket`)})$`,
);

const nounsToo = setOf("flat square musical human adult animal giant present");

/** Whether the words are adjectives and one countable thing: "nice day", "dog". */
function isBareThing(noun: string, leastAdjectives: number): boolean {
  if (leastAdjectives === 0 && compounds.test(noun)) return true;
  const words = noun.split(" ");
  const thing = words.pop() ?? "";
  if (!isSingularNoun(thing) || mayBeBare.has(thing) || (isDescribing(thing) && !nounsToo.has(thing)))
    return false;
  return words.length >= leastAdjectives && words.every((word) => isDescribing(word) && !timeless.has(word));
}

function findThings(line: Line): Match[] {
  const half = findOnLine(line, halfHour).flatMap((found) => replaceOnLine(line, found, "half an hour"));
  const found = [...phrases, { pattern: inPlaces, least: 1 }].flatMap(({ pattern, least }) =>
    findOnLine(line, pattern).flatMap(({ to, match }) => {
      const noun = match.groups?.noun ?? "";
      return isBareThing(noun, least) ? insertArticle(line, to, noun) : [];
    }),
  );
  return [...found, ...half];
}

/** "A so beautiful day", "a such nice house": the article comes behind such. */
const findSuch = ({ words }: Line): Match<"such">[] =>
  words.flatMap((article, at) => {
    const [intensifier, adjective, noun] = words.slice(at + 1, at + 4);
    if (!/^an?$/.test(article.lower) || !/^(?:so|such)$/.test(intensifier?.lower ?? "")) return [];
    if (!adjective || !isDescribing(adjective.lower) || !follows(noun) || !isSingularNoun(noun.lower))
      return [];
    const right = `such ${withIndefinite(adjective.text).split(" ")[0]}`;
    return ofKind("such", matchWords(words, at, at + 1, right)) ?? [];
  });

const findFixed = swapFinder(swapsOf(fixedArticles));

export const missingArticle = grammarRule({
  topic: "missing-article",
  find: ({ words }) => {
    const line = lineOf(words);
    return [...findSuch(line), ...findFixed(words), ...findJobs(line), ...findThings(line)];
  },
  explanation:
    "In inglese un nome singolare che si può contare non sta mai da solo: con i mestieri («mia madre è insegnante») e con le cose che si hanno l'italiano può farne a meno, l'inglese vuole l'articolo indeterminativo.",
  hints: [
    "Questo nome è singolare e si può contare: in inglese può stare tutto solo?",
    "In italiano puoi dire il mestiere, o la cosa che hai, senza niente davanti; in inglese davanti manca una parolina.",
    "Metti l'articolo indeterminativo prima del nome, o dell'aggettivo se ce n'è uno, e sceglilo secondo il suono che segue.",
  ],
  kinds: {
    such: {
      explanation:
        "Davanti a un aggettivo con il suo nome singolare l'inglese usa such, e l'articolo viene dopo; so sta davanti a un aggettivo da solo.",
      hints: [
        "Dopo l'aggettivo c'è un nome: quale parola vuole l'inglese per dire «così»?",
        "Non è la parola che usi davanti a un aggettivo da solo, e l'articolo cambia posto.",
        "Metti prima la parola che rafforza, poi l'articolo, poi l'aggettivo e il nome.",
      ],
    },
  },
});
