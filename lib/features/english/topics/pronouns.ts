import { isPluralNoun, isSingularNoun } from "../lexicon/nouns";
import { swapClasses } from "../sentence/swap-classes";
import { objectSwaps } from "./pronouns/table";
import { genderOfName } from "../lexicon/genders";
import { matchWords, grammarRule, ofKind, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { isBe, isVerbForm } from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";

const findSwaps = swapFinder(swapsOf(objectSwaps));

const people = new Set(`${swapClasses.get("PERSON") ?? ""}|${swapClasses.get("KIN") ?? ""}`.split("|"));

/** "I stayed in, that is why": here "that" opens a clause of its own. */
const ownClause =
  /^(?:why|how|what|when|where|because|all|it|right|true|ok|not|enough|great|good|nice|fine|cool|my|your|so)$/;

/** What a thing or somebody is said to do in a relative clause. */
const relativeVerbs =
  /^(?:is|was|means|has|had|are|were|lives|works|plays|likes|loves|cooks|teaches|studies|speaks|wants|knows|always|never|took|takes|lasts|lasted|costs?|starts?|started|came|comes|lived|worked|played|loved|spent|won|went|made|makes|can|could|will)$/;
const pronounSubject = /^(?:i|you|we|they|he|she)$/;

/** "My sister Noemi", "my grandma", "Giada": somebody. */
function isSomebody(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  // "The Basilica of Saint Anthony".
  if (/^(?:of|saint|san|santa|st)$/.test(words[at - 1]?.lower ?? "")) return false;
  if (people.has(word.lower) || genderOfName(word) !== undefined) return true;
  return /^\p{Lu}\p{Ll}/u.test(word.text) && people.has(words[at - 1]?.lower ?? "");
}

/** ", that is visited by many": behind a comma a relative clause takes another pronoun. */
function afterComma(words: Word[], at: number): Match[] | undefined {
  const word = words[at];
  const verb = words[at + 1];
  const next = words[at + 2];
  if (word?.lower !== "that" || !/^\s*,\s*$/.test(word.gap) || !follows(verb) || !next) return undefined;
  const noun = words[at - 1]?.lower ?? "";
  const isPerson = isSomebody(words, at - 1);
  const isVerb =
    relativeVerbs.test(verb.lower) ||
    (pronounSubject.test(verb.lower) &&
      isSingularNoun(noun) &&
      !words.some(({ lower }) => orders.test(lower)));
  const isLong = at >= 3 && !ownClause.test(next.lower);
  // "The funny thing is, that": not behind a verb.
  const isAfterVerb = words
    .slice(0, at)
    .some((one) => isBe(one.lower) || isVerbForm(one.lower) || /^(?:i|he|she|it|we|they)$/.test(one.lower));
  const isOpening = isPerson || isAfterVerb || isSingularNoun(noun) || isPluralNoun(noun);
  if (isInserted(words, at)) return undefined;
  // "That is certain", "this year, that means …": a remark of its own.
  const isRemark =
    !isPerson && ((isBe(verb.lower) && !follows(words[at + 3])) || /^mean[st]$/.test(verb.lower));
  return isVerb &&
    !isRemark &&
    (isLong || isPerson) &&
    isOpening &&
    !isBe(noun) &&
    !/^(?:but|and|so|because|if|than|then|this|is|which|who)$/.test(noun)
    ? matchWords(words, at, at, isPerson ? "who" : "which")
    : undefined;
}

/**
 * "It is the tower, a ruin, that is famous", "when I met her, that was the end": the comma closes what was put in
 * between, or the clause before the main one.
 */
function isInserted(words: Word[], at: number): boolean {
  let from = at - 1;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  const opening = words[from]?.lower ?? "";
  if (/^(?:when|whenever|if|because|after|once|as|just|since)$/.test(opening)) return true;
  return (
    from > 0 &&
    (/^(?:a|an|the|such|like)$/.test(opening) || /[a-z]{2}ed$/.test(opening)) &&
    !hasFinite(words.slice(from, at))
  );
}

const hasFinite = (words: Word[]) =>
  words.some(
    ({ lower }, place) => place > 0 && (isBe(lower) || /^(?:i|he|she|it|we|they|has|have|had)$/.test(lower)),
  );

/** "So happy, that", "she said, that": a clause and no relative one. */
const orders = /^(?:so|such|said|says|say|think|thinks|know|told|hope)$/;

/** "Luca, which is brave": a name is a person. */
function afterName(words: Word[], at: number): Match[] | undefined {
  const name = words[at - 1];
  if (
    words[at]?.lower !== "which" ||
    !name ||
    (genderOfName(name) === undefined && !isApposition(words, at - 1))
  )
    return undefined;
  if (/^(?:of|saint|san|santa|st|to|the)$/.test(words[at - 2]?.lower ?? "")) return undefined;
  return words[at]?.gap === "," || words[at]?.gap === ", " || words[at]?.gap === " "
    ? matchWords(words, at, at, "who")
    : undefined;
}

/** "About a boy, Miguel, which loves": a name told behind a person. */
const isApposition = (words: Word[], at: number) =>
  /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? "") &&
  people.has(words[at - 1]?.lower ?? "") &&
  (words[at]?.gap === ", " || words[at]?.gap === " ");

export const pronouns = grammarRule({
  topic: "pronouns",
  find: ({ words }) => {
    const relatives = words.flatMap((_, at) => afterComma(words, at) ?? afterName(words, at) ?? []);
    const isRelative = ({ correction }: Match) => /^(?:who|whose|which|that)$/i.test(correction);
    return [
      ...findSwaps(words).map((match) =>
        isRelative(match) ? { ...match, kind: "relative" as const } : match,
      ),
      ...(ofKind("relative", relatives) ?? []),
    ];
  },
  explanation:
    "I pronomi inglesi cambiano forma: una per il soggetto, una dopo il verbo e dopo le preposizioni, una per dire di chi è qualcosa quando il nome non c'è.",
  hints: [
    "Questo pronome fa l'azione, la riceve, o dice di chi è qualcosa?",
    "In italiano il pronome spesso resta uguale; in inglese prima del verbo e dopo il verbo ha due forme diverse.",
    "Tieni la stessa persona e metti la forma del pronome che va in questo posto della frase.",
  ],
  kinds: {
    relative: {
      explanation:
        "Il «che» e il «cui» italiani hanno più parole in inglese: una per le persone, una per le cose, una per dire di chi è qualcosa, e fra virgole non vanno bene tutte.",
      hints: [
        "Questa parola unisce due frasi: parla di una persona, di una cosa, o di qualcosa che appartiene a qualcuno?",
        "In italiano basta «che»; in inglese la parola cambia con quello a cui si riferisce e con la virgola.",
        "Guarda il nome che sta subito prima e scegli la parola che va con lui.",
      ],
    },
  },
});
