import { swappedAdjectives } from "./adjective-order/adjective-chain";
import { isColour, isDescribing, isOrigin } from "../lexicon/adjective-classes";
import { endsNounPhrase } from "../sentence/noun-phrase";
import { isNoun, isPair, isPluralNoun, isSingularNoun } from "../lexicon/nouns";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isBe, isModal } from "../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";

/** Adjectives that may follow their noun: "a bag full of books", "with the door open", "a man alone". */
const mayFollow = setOf(`
good bad famous popular useful important happy kind angry busy
full empty open closed free ready right wrong true false possible impossible necessary late later early earlier last next
near close far high low long fast hard afraid available alone well better best more less sick ill dead different similar clean
dry wet cold hot warm cool safe tired public light deep wide tall old young present responsible sorry`);
/** Of those, what describes its noun where nothing follows: "it is a film famous", "she is a person kind". */
const atTheEnd = setOf(
  "good bad famous popular useful important happy kind busy angry fast hot tall young old long high cold different light clean",
);
/** What changes or judges its object: "we painted the door red", "I find this book boring". */
const changers = setOf(`
paint paints painted make makes made making keep keeps kept find finds found turn turns turned dye dyed colour leave
left get gets getting think thinks thought consider call called want wants like likes prefer prefers need needs push
wash washes cut see saw seen look looks looked become became go went teach teaches learn learns study speak speaks serve`);
const partsOfBody = /^(?:hair|hairs|eyes|nose|ears|legs|hands|feet|face|mouth|skin|teeth|tail|fur)$/;
/** What makes one thing with the noun after it. */
const firstOfTwo = setOf(
  "swimming mobile birthday football tennis school shopping pencil living video computer",
);
const plainVerbs = setOf(
  `like likes liked love loves loved hate hates prefer prefers eat eats ate drink drinks drank watch watches watched read reads
  buy bought wear wears wore meet met know knows visit visited listen cook cooks use uses play tell tells told write wrote`,
);
const articles = setOf("a an");
const beforePlural = setOf(
  "got have has had with two three four five six some many wear wears wearing tells us me him her of to",
);
const masses = setOf(
  "food music hair weather juice rock art bread chocolate clothes furniture water milk tea coffee rice people literature",
);
/** After these the adjective belongs to what follows: "a boy good at maths". */
const complements = setOf("of to than enough as about that by");
const units =
  /^(?:day|week|month|year|hour|minute|metre|meter|kilometre|mile|foot|feet|inche|centimetre|time)s?$/;

const stories =
  /^(?:film|movie|book|story|video|documentary|article|lesson|song|project|game|programme|novel|poem|text|comic)$/;
const measures = /^(?:long|high|tall|deep|wide|old|late|early|free|open|hard|fast|more|better)$/;
const amounts = /^(?:bit|lot|little|few|couple|while|kind|sort|way|dozen|hundred|thousand|million)$/;

const describes = (lower: string, isLast: boolean) =>
  isDescribing(lower) && (!mayFollow.has(lower) || (isLast && atTheEnd.has(lower)));

/** Where the adjectives after the noun end: "red", "very nice", "black and white"; undefined when there is none. */
function lastAdjective(words: Word[], noun: number): number | undefined {
  const isVery = /^(?:very|really|so|too)$/.test(words[noun + 1]?.lower ?? "");
  const first = noun + (isVery ? 2 : 1);
  if (!words.slice(noun + 1, first + 1).every(follows)) return undefined;
  const next = words[first + 1];
  const isLast = !next || endsClause(next.gap) || /^(?:and|but|because|in|when|with)$/.test(next.lower);
  const adjective = words[first]?.lower ?? "";
  const isPluralised =
    isPluralNoun(words[noun]?.lower ?? "") && /[^s]s$/.test(adjective) && !isPluralNoun(adjective);
  if (!describes(isPluralised ? adjective.slice(0, -1) : adjective, isLast || isVery)) return undefined;
  const isPairOfThem =
    next?.lower === "and" && isDescribing(words[first + 2]?.lower ?? "") && follows(words[first + 2]);
  return isPairOfThem && endsNounPhrase(words[first + 3]) ? first + 2 : first;
}

/** Where the clause starts in which the word stands. */
function startOfClause(words: Word[], at: number): number {
  let from = at;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  return from;
}

const articleFor = (following: string) => (/^[aeiou]/i.test(following) ? "an" : "a");

function beforeNoun(words: Word[], noun: number, last: number): Match[] {
  const isBody = partsOfBody.test(words[noun]?.lower ?? "");
  const adjectives = words
    .slice(noun + 1, last + 1)
    // "Hair short and blond": "short blond hair".
    .filter(({ lower }) => !isBody || lower !== "and")
    .map(({ text, lower }) =>
      isDescribing(lower) || !isDescribing(lower.slice(0, -1)) ? text : text.slice(0, -1),
    )
    .join(" ");
  const from = firstOfTwo.has(words[noun - 1]?.lower ?? "") ? noun - 1 : noun;
  const article = words[from - 1];
  const phrase = `${adjectives} ${textOf(words, from, noun)}`;
  if (!articles.has(article?.lower ?? "")) return matchWords(words, from, last, phrase);
  const right = articleFor(adjectives);
  return article?.lower === right
    ? matchWords(words, from, last, phrase)
    : matchWords(words, from - 1, last, `${right} ${phrase}`);
}

const isHotDrink = (noun: string, adjective: string) =>
  /^(?:water|milk|tea|coffee|food|bread|clothes|hair|people)$/.test(noun) && mayFollow.has(adjective);

/** "A big carpet", "a swimming pool": what stands between the article and the noun. */
const opensWithArticle = (words: Word[], noun: number) =>
  articles.has(words[noun - 2]?.lower ?? "") &&
  words.slice(noun - 1, noun + 1).every(follows) &&
  isSingularNoun(words[noun]?.lower ?? "") &&
  (isDescribing(words[noun - 1]?.lower ?? "") || firstOfTwo.has(words[noun - 1]?.lower ?? ""));

/** Whether the noun stands where an adjective after it describes it: "a dog", "I like films", "there are streets". */
function isDescribed(words: Word[], noun: number): boolean {
  const { lower = "" } = words[noun] ?? {};
  const before = words[noun - 1]?.lower ?? "";
  if (words[noun]?.gap !== " ") return false;
  if (before === "and" && partsOfBody.test(lower)) return isPluralNoun(lower) || lower === "hair";
  if (articles.has(before) || opensWithArticle(words, noun))
    return isSingularNoun(lower) || (isNoun(lower) && !amounts.test(lower) && !isDescribing(lower));
  const isMany = isPluralNoun(lower) || isPair(lower) || /^(?:persons|peoples)$/.test(lower);
  if (isMany && beforePlural.has(before)) return true;
  const isThereAre =
    /^(?:are|were)$/.test(before) && /^(?:there|they|we|these|those)$/.test(words[noun - 2]?.lower ?? "");
  if (isMany && isThereAre) return true;
  if (!isMany && !masses.has(lower)) return false;
  if (!isMany && /^(?:has|have|got|had|with)$/.test(before)) return true;
  return plainVerbs.has(before) || (before === "to" && /^listen/.test(words[noun - 2]?.lower ?? ""));
}

function afterNoun(words: Word[], noun: number): Match[] | undefined {
  const { lower = "" } = words[noun] ?? {};
  const last = isDescribed(words, noun) ? lastAdjective(words, noun) : undefined;
  if (
    last === undefined ||
    (units.test(lower) && measures.test(words[last]?.lower ?? "")) ||
    !endsNounPhrase(words[last + 1])
  )
    return undefined;
  const adjective = words[last]?.lower ?? "";
  const after = words[last + 1];
  const isMany = !articles.has(words[noun - 1]?.lower ?? "");
  // "The town square", "a quarter of a century old"
  if (adjective === "square" || (adjective === "old" && /^(?:century|decade|week|month)$/.test(lower)))
    return undefined;
  if (isHotDrink(lower, adjective) || isAdjectiveAndNoun(lower, adjective)) return undefined;
  if (
    after?.gap === " " &&
    complements.has(after.lower) &&
    !(after.lower === "about" && (isMany || stories.test(lower)))
  )
    return undefined;
  const clause = words.slice(startOfClause(words, noun), noun);
  if (clause.some((word, at) => changers.has(word.lower) && !isWish(clause, at) && !isOfColour(clause, at)))
    return undefined;
  return beforeNoun(words, noun, last);
}

/** "A toxic metal", "a Native American": the first word describes, and the second is the thing or the person. */
const isAdjectiveAndNoun = (first: string, second: string) =>
  (isOrigin(second) || materials.test(second)) && !isSingularNoun(first) && !isPluralNoun(first);
const materials =
  /^(?:metal|wood|gold|silver|plastic|glass|cotton|wool|silk|leather|paper|stone|steel|rubber)$/;

/** "I'd like a phone", "I like films": a wish or a taste, and nothing that is changed. */
const isWish = (clause: Word[], at: number) =>
  /^(?:like|likes|want|wants|need|needs|prefer|prefers|see|saw|look|looks|looked|go|went|found)$/.test(
    clause[at]?.lower ?? "",
  ) && clause.slice(at + 1).every(({ lower }) => articles.has(lower) || beforePlural.has(lower));

/** "Of colour blue" changes nothing. */
const isOfColour = (clause: Word[], at: number) =>
  clause[at]?.lower === "colour" && clause[at - 1]?.lower === "of";

const people = /^(?:boys?|girls?|students?|man|woman|friends?|family|singer|actor|player|team|teacher)$/;

const isVerbNext = (lower: string) =>
  isBe(lower) || isModal(lower) || /^(?:has|have|had|lives|works|plays|costs)$/.test(lower);

/** "The car red is mine", "is that car blue yours": in the subject of be. */
function inSubject(words: Word[], noun: number): Match[] | undefined {
  const { lower = "" } = words[noun] ?? {};
  const adjective = words[noun + 1];
  const next = words[noun + 2];
  const determiner = words[noun - 1]?.lower ?? "";
  if (!/^(?:the|this|that|these|those)$/.test(determiner) || !(isSingularNoun(lower) || isPluralNoun(lower)))
    return undefined;
  if (![words[noun], adjective, next].every(follows) || !adjective || !next) return undefined;
  const isPlain =
    isDescribing(adjective.lower) && (!mayFollow.has(adjective.lower) || adjective.lower === "tall");
  if (!isPlain) return undefined;
  if (isOrigin(adjective.lower))
    return people.test(lower) && /^(?:who|that|is|was|in|with)$/.test(next.lower)
      ? beforeNoun(words, noun, noun + 1)
      : undefined;
  const before = words[noun - 2];
  const isAsked = before !== undefined && isBe(before.lower);
  const opens = !before || endsClause(words[noun - 1]?.gap ?? "");
  const isOwner = isColour(adjective.lower) && /^(?:mine|yours|his|hers|ours|theirs)$/.test(next.lower);
  return (opens && isVerbNext(next.lower)) || (isAsked && isOwner)
    ? beforeNoun(words, noun, noun + 1)
    : undefined;
}

/** "She has the hair blond", "with the eyes blue": Italian has an article for what everybody has one of. */
function ofBody(words: Word[], noun: number): Match[] | undefined {
  const [have, article] = [words[noun - 2]?.lower ?? "", words[noun - 1]];
  if (!partsOfBody.test(words[noun]?.lower ?? "") || article?.lower !== "the" || !follows(words[noun]))
    return undefined;
  if (!/^(?:has|have|had|got|with|having)$/.test(have)) return undefined;
  const last = lastAdjective(words, noun);
  if (last === undefined || !endsNounPhrase(words[last + 1])) return undefined;
  const phrase = `${textOf(words, noun + 1, last)} ${words[noun]?.text}`;
  const isOne = /^(?:nose|face|mouth|tail)$/.test(words[noun]?.lower ?? "");
  return matchWords(words, noun - 1, last, isOne ? `${articleFor(phrase)} ${phrase}` : phrase);
}

export const adjectiveOrder = grammarRule({
  topic: "adjective-order",
  find: ({ words }) =>
    atEachWord(
      words,
      (_, at) =>
        afterNoun(words, at) ?? ofBody(words, at) ?? inSubject(words, at) ?? swappedAdjectives(words, at),
    ),
  explanation:
    "In inglese l'aggettivo che descrive un nome sta davanti al nome, non dopo come spesso in italiano. Con più aggettivi c'è un ordine: prima che cosa ne pensi, poi grandezza, età, colore, provenienza e materiale. L'articolo resta in testa a tutti.",
  hints: [
    "In che ordine metti qui la cosa e le parole che la descrivono?",
    "L'ordine italiano spesso è diverso: in inglese la descrizione viene prima della cosa, e l'opinione prima di tutto il resto.",
    "Metti la descrizione davanti al nome (opinione, grandezza, età, colore, origine, materiale) e ricontrolla l'articolo.",
  ],
});
