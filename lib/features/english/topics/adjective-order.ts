import { isCommonAdjective } from "../adjectives";
import { endsNounPhrase, isPair, isPluralNoun, isSingularNoun } from "../nouns";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { endsClause, type Word } from "../words";

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Adjectives that may follow their noun: "a bag full of books", "with the door open", "a man alone". */
const mayFollow = list(`good bad famous popular useful important happy kind angry busy

full empty open closed free ready right wrong true false possible impossible necessary late later early earlier last next
near close far high low long fast hard afraid available alone well better best more less sick ill dead different similar clean
dry wet cold hot warm cool safe tired english italian french german spanish american`);
const describing = list(`
strong enormous huge giant lovely brilliant excellent horrible terrible awful incredible exciting crowded colourful
curly blond blonde brown gentle generous honest polite rude selfish cute violet turquoise silver golden wooden
traditional typical fresh spicy tasty scary romantic historical magic musical spectacular sporty elegant`);
/** What changes or judges its object: "we painted the door red", "I find this book boring". */
const changers = list(`
paint paints painted make makes made making keep keeps kept find finds found turn turns turned dye dyed colour leave
left get gets getting think thinks thought consider call called want wants like likes prefer prefers need needs push
wash washes cut see saw seen look looks looked become became go went`);
const articles = list("a an");
const beforePlural = list(
  "got have has had with two three four five six some many wear wears wearing tells us me him her of",
);
/** After these the adjective belongs to what follows: "a boy good at maths". */
const complements = list("of to than enough as about that by");
const timeUnits = /^(?:day|week|month|year|hour|minute)s?$/;

const describes = (lower: string) =>
  describing.has(lower) || (isCommonAdjective(lower) && !mayFollow.has(lower));

/** Where the adjectives after the noun end: "red", "very nice", "black and white"; undefined when there is none. */
function lastAdjective(words: Word[], noun: number): number | undefined {
  const isVery = /^(?:very|really)$/.test(words[noun + 1]?.lower ?? "");
  const first = noun + (isVery ? 2 : 1);
  if (words.slice(noun + 1, first + 1).some(({ gap }) => gap !== " ")) return undefined;
  if (!describes(words[first]?.lower ?? "")) return undefined;
  const isPairOfThem =
    words[first + 1]?.lower === "and" &&
    describes(words[first + 2]?.lower ?? "") &&
    words[first + 2]?.gap === " ";
  return isPairOfThem && endsNounPhrase(words[first + 3]) ? first + 2 : first;
}

/** Where the clause starts in which the word stands. */
function startOfClause(words: Word[], at: number): number {
  let from = at;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  return from;
}

const articleFor = (following: string) => (/^[aeiou]/i.test(following) ? "an" : "a");

function afterArticle(words: Word[], noun: number, last: number): Match[] {
  const adjectives = textOf(words, noun + 1, last);
  const article = words[noun - 1];
  const right = articleFor(adjectives);
  const phrase = `${adjectives} ${words[noun]?.text}`;
  return article?.lower === right
    ? matchWords(words, noun, last, phrase)
    : matchWords(words, noun - 1, last, `${right} ${phrase}`);
}

function wrongOrder(words: Word[], noun: number): Match[] | undefined {
  const lower = words[noun]?.lower ?? "";
  const before = words[noun - 1]?.lower ?? "";
  const isOne = articles.has(before) && isSingularNoun(lower);
  const isMany = beforePlural.has(before) && (isPluralNoun(lower) || isPair(lower));
  if ((!isOne && !isMany) || words[noun]?.gap !== " ") return undefined;
  const last = lastAdjective(words, noun);
  if (timeUnits.test(lower) && words[noun + 1]?.lower === "old") return undefined;
  if (last === undefined || !endsNounPhrase(words[last + 1])) return undefined;
  const after = words[last + 1];
  if (after?.gap === " " && complements.has(after.lower) && !(isMany && after.lower === "about"))
    return undefined;
  const clause = words.slice(startOfClause(words, noun), noun - 1);
  if (clause.some((word) => changers.has(word.lower) && !isWish(clause, word))) return undefined;
  return isOne
    ? afterArticle(words, noun, last)
    : matchWords(words, noun, last, `${textOf(words, noun + 1, last)} ${words[noun]?.text}`);
}

/** "I'd like a phone": a wish, and nothing that is changed. */
const isWish = (clause: Word[], word: Word) =>
  /^(?:like|want|wants|need|needs|see|saw|look|looks|looked|go|went|found)$/.test(word.lower) &&
  clause.at(-1) === word;

export const adjectiveOrder = grammarRule({
  topic: "adjective-order",
  find: ({ words }) => atEachWord(words, (_, at) => wrongOrder(words, at)),
  explanation:
    "In inglese l'aggettivo che descrive un nome sta davanti al nome, non dopo come spesso in italiano. L'articolo resta in testa a tutti.",
  hints: [
    "In che ordine metti qui la cosa e la parola che la descrive?",
    "L'ordine italiano spesso è cosa più qualità; in inglese succede il contrario.",
    "Sposta la parola che descrive subito davanti al nome e ricontrolla l'articolo.",
  ],
  examples: [
    { wrong: "I have a car red.", right: "I have a red car." },
    { wrong: "It was a film very interesting.", right: "It was a very interesting film." },
    { wrong: "She has got hands small.", right: "She has got small hands." },
    { wrong: "He lives in a house old.", right: "He lives in an old house." },
    { wrong: "We have a dog black and white.", right: "We have a black and white dog." },
    { wrong: "I ate a cake delicious.", right: "I ate a delicious cake." },
  ],
});
