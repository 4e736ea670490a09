import { kindAfterNoun } from "./possessive-s/noun-nouns";
import { isSingularNoun } from "../lexicon/nouns";
import { isBe, isVerbForm } from "../lexicon/verbs";
import { genderOfName } from "../lexicon/genders";
import { isPlace } from "../lexicon/places";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { endsNounPhrase } from "../sentence/noun-phrase";
import { follows, setOf, type Word } from "../lexicon/words";

const owners =
  setOf(`mum dad mother father mom sister brother friend cousin uncle aunt grandmother grandfather grandma grandpa
teacher neighbour classmate girlfriend boyfriend dog cat baby son daughter husband wife`);
const manyOwners = setOf(
  "parents grandparents friends cousins teachers neighbours classmates brothers sisters",
);
/** What one says belongs to somebody with -'s. */
const things =
  setOf(`phone telephone mobile house bike bicycle car room bedroom name birthday book books dog cat bag computer job work
scooter motorbike party shoes clothes dress jacket hair eyes school email address number house flat garden boat farm shop restaurant
hamster horse rabbit hobby hobbies toys game games laptop tablet camera watch umbrella money voice wedding tail owner bed desk wardrobe
pen pencil diary backpack rucksack wallet jumper shirt skirt hat cap coat jeans trousers glasses guitar piano kitchen office seat moped passport homework notebook ball
racket helmet locker pillow towel sandwich breakfast lunch dinner face hand hands hairstyle smile`);
/** Only "parents" and "grandparents" are surely many where the sign is missing. */
const couples = setOf("parents grandparents");
const singleWithS = setOf(
  "mums dads mothers fathers sisters brothers uncles aunts grandmothers grandfathers grandmas grandpas",
);
const possessives = /^(?:my|your|his|her|our|their)$/;
const subjects = setOf(
  "maths math english italian history geography science art music french german spanish latin physics chemistry technology biology philosophy",
);
const schoolNouns = setOf(
  "teacher professor lesson lessons test book homework exam exercise exercises exercise-book notebook teachers books tests",
);

/** "The phone of my mum", "the bike of Luca". */
function ofOwner(words: Word[], at: number): Match[] | undefined {
  const [article, thing, of] = [words[at], words[at + 1], words[at + 2]];
  if (
    article?.lower !== "the" ||
    !follows(thing) ||
    !things.has(thing.lower) ||
    !follows(of) ||
    of.lower !== "of"
  )
    return undefined;
  const first = words[at + 3];
  if (!follows(first)) return undefined;
  const isOwned = possessives.test(first.lower);
  const to = isOwned ? at + 4 : at + 3;
  const owner = words[to];
  if (
    !follows(owner) ||
    !endsNounPhrase(words[to + 1]) ||
    /^(?:who|which|that)$/.test(words[to + 1]?.lower ?? "") ||
    (words[to + 1]?.lower === "and" && !/^(?:i|we|he|she|they|it)$/.test(words[to + 2]?.lower ?? ""))
  )
    return undefined;
  const isName = !isOwned && genderOfName(owner) !== undefined && !isPlace(owner.lower);
  const isBareKin = !isOwned && /^(?:mum|dad|grandma|grandpa|mom)$/.test(owner.lower);
  const isMany = manyOwners.has(owner.lower);
  if (!isName && !isBareKin && !(isOwned && (owners.has(owner.lower) || isMany))) return undefined;
  const whole = textOf(words, at + 3, to);
  return matchWords(words, at, to, `${whole}${isMany ? "'" : "'s"} ${thing.text}`);
}

/** "My grandparents house": the sign is missing. */
function withoutSign(words: Word[], at: number): Match[] | undefined {
  const [mine, owner, thing] = [words[at], words[at + 1], words[at + 2]];
  if (!possessives.test(mine?.lower ?? "") || !follows(owner) || !follows(thing)) return undefined;
  if (
    (!things.has(thing.lower) && !isSingularNoun(thing.lower)) ||
    thing.lower === "work" ||
    thing.lower === "watch" ||
    // "Are your parents home?"
    (thing.lower === "home" && isBe(words[at - 1]?.lower ?? ""))
  )
    return undefined;
  if (couples.has(owner.lower)) return matchWords(words, at + 1, at + 1, `${owner.text}'`);
  return singleWithS.has(owner.lower) && !isVerbForm(thing.lower)
    ? matchWords(words, at + 1, at + 1, `${owner.text.slice(0, -1)}'s`)
    : undefined;
}

/** "The teacher of maths", "a test of English": a noun before the noun. */
function ofSubject(words: Word[], at: number): Match[] | undefined {
  const [noun, of, subject] = [words[at], words[at + 1], words[at + 2]];
  if (!noun || !schoolNouns.has(noun.lower) || of?.lower !== "of" || !follows(of) || !follows(subject))
    return undefined;
  // The title of somebody who teaches at a university.
  if (noun.lower === "professor" && words.some(({ lower }) => lower === "university")) return undefined;
  if (subject.lower === "school" && /^(?:books?|teachers?)$/.test(noun.lower))
    return matchWords(words, at, at + 2, `school ${noun.text}`);
  const isOver =
    endsNounPhrase(words[at + 3]) ||
    /^(?:seems?|gave|gives|said|says|told|asked|explained|always|never)$/.test(words[at + 3]?.lower ?? "");
  if (!subjects.has(subject.lower) || !isOver) return undefined;
  const article = words[at - 1];
  const right = `${subject.text} ${noun.text}`;
  if (!article || !/^an?$/.test(article.lower)) return matchWords(words, at, at + 2, right);
  return matchWords(words, at - 1, at + 2, `${/^[aei]/i.test(subject.text) ? "an" : "a"} ${right}`);
}

export const possessiveS = grammarRule({
  topic: "possessive-s",
  find: ({ words }) =>
    atEachWord<"before">(
      words,
      (_, at) =>
        ofOwner(words, at) ??
        withoutSign(words, at) ??
        ofKind("before", ofSubject(words, at) ?? kindAfterNoun(words, at)),
    ),
  explanation:
    "Di persone e animali l'inglese non dice «la cosa di qualcuno»: mette prima chi possiede, con il genitivo sassone, e poi la cosa senza articolo. Se chi possiede è un plurale in -s basta l'apostrofo.",
  hints: [
    "A chi appartiene la cosa di cui parli, e dove lo metti in inglese?",
    "L'ordine è l'opposto dell'italiano: prima la persona, poi quello che è suo.",
    "Scrivi chi possiede, attacca il segno del genitivo sassone, e poi la cosa senza articolo.",
  ],
  kinds: {
    before: {
      explanation:
        "Per dire di che materia o di che tipo è una cosa, l'inglese mette un nome davanti all'altro, senza preposizione.",
      hints: [
        "Servono tre parole come in italiano, o in inglese ne bastano due?",
        "In inglese il nome che precisa sta davanti, come un aggettivo.",
        "Togli la preposizione e scambia di posto i due nomi.",
      ],
    },
  },
});
