import { amountOrName, askedBe, beOf, thereBe } from "./be-agreement/be-forms";
import { subjectOf } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { genderOfName } from "../lexicon/genders";
import { isBe, isDo, isModal } from "../lexicon/verbs";
import { isCommonEnglish } from "../lexicon/vocabulary";
import { endsClause, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

/** "If I were you", "I wish she were here": right as they stand. */
const isUnreal = (words: Word[], from: number, at: number) =>
  /^(?:were|weren't)$/.test(words[at]?.lower ?? "") &&
  words
    .slice(Math.max(0, from - 3), from)
    .some(({ lower }) => /^(?:if|wish\w*|though|unless|suppose|rather)$/.test(lower));

/** "The Princess and the Frog is my favourite film": a title. */
const isTitle = (words: Word[], from: number, at: number) =>
  words.slice(from, at).some(({ lower }) => lower === "and") &&
  words
    .slice(at + 1, at + 6)
    .some(({ lower }) =>
      /^(?:book|film|movie|novel|series|story|cartoon|song|game|fairytale|musical)$/.test(lower),
    );

/** Two who are one film, book or brand. */
const knownPairs = new Set(
  `romeo juliet|tom jerry|beauty beast|crime punishment|war peace|pride prejudice|sense sensibility|lilo stitch|hansel gretel|rick morty
  |phineas ferb|dolce gabbana|antony cleopatra|jekyll hyde|jekyll mr|fast furious|timon pumbaa|adam eve|bonnie clyde|starsky hutch|simon garfunkel
  |asterix obelix|masha bear|lady tramp|mice men|johnson johnson|marks spencer|fish chips|mac cheese|bed breakfast|rock roll|bread butter`
    .split("|")
    .map((pair) => pair.trim()),
);

/** "Romeo and Juliet is a tragedy", "War and Peace is long": with capitals and no name of a person. */
function isOneTitle(words: Word[], from: number, at: number): boolean {
  const and = words.findIndex(({ lower }, place) => place > from && place < at && lower === "and");
  if (and < 0) return false;
  const [first, second] = [words[and - 1], words[at - 1]];
  if (!first || !second) return false;
  const isCapital = [first, second].every(({ text }) => /^\p{Lu}/u.test(text));
  const isNoName =
    and === at - 2 &&
    isCommonEnglish(second.lower) &&
    genderOfName(second) === undefined &&
    second.text !== "I";
  return (isCapital && isNoName) || knownPairs.has(`${first.lower} ${second.lower}`);
}

/** "She's called Noemi and she is kind": the first clause had its verb, and "and" opens another. */
function joinsClauses(words: Word[], from: number, at: number): boolean {
  const and = words.findIndex(({ lower }, place) => place >= from && place < at && lower === "and");
  if (and < 0) return false;
  let start = from;
  while (start > 0 && !endsClause(words[start]?.gap ?? "")) start -= 1;
  return words
    .slice(start, and)
    .some(
      ({ lower }, place) =>
        isBe(lower) ||
        isModal(lower) ||
        isDo(lower) ||
        (start + place < from && /^(?:i|you|he|she|it|we|they)$/.test(lower)),
    );
}

/** "My name is Giulia Tom and Jack are my friends": written without a stop, two may be meant. */
const mayBeTwo = (words: Word[], from: number, verb: string) =>
  /^(?:are|were|have)$/.test(verb) &&
  words[from - 1]?.lower === "and" &&
  !isCommonEnglish(words[from - 2]?.lower ?? "");

/** "They was", "my friends is": the verb right after its subject. */
function afterSubject({ words, isWhole }: Sentence, at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  if (beOf("third", verb) === undefined || words[at]?.gap !== " ") return undefined;
  const subject = subjectOf(words, at);
  if (!subject || subject.isGroup || isUnreal(words, subject.from, at)) return undefined;
  // "None of the rooms is ready", "How many hours is the flight?"
  if (/^(?:none|neither|either)$/.test(words[subject.from]?.lower ?? "")) return undefined;
  const isAskedAbout =
    words[subject.from - 1]?.lower === "how" &&
    /^(?:the|a|an|it|this|that|my|your|his|her|our|their)$/.test(words[at + 1]?.lower ?? "");
  if (isAskedAbout) return undefined;
  if (isTitle(words, subject.from, at) || isOneTitle(words, subject.from, at)) return undefined;
  if (joinsClauses(words, subject.from, at) || mayBeTwo(words, subject.from, verb)) return undefined;
  // "Mi chiamo Anna and I am twelve": the name belongs to the Italian before it.
  if (!isWhole && subject.from === 0 && words[1]?.lower === "and") return undefined;
  const form = beOf(subject.person, verb);
  if (!form || form === verb || amountOrName(words, subject, verb)) return undefined;
  // "I like ... and has" and the like are the concern of the third person.
  if (!subject.isPronoun && /^(?:has|have)$/.test(verb)) return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${form}`);
}

export const beAgreement = grammarRule({
  topic: "be-agreement",
  find: (sentence) =>
    atEachWord(
      sentence.words,
      (_, at) => thereBe(sentence, at) ?? askedBe(sentence, at) ?? afterSubject(sentence, at),
    ),
  explanation:
    "To be e to have cambiano con il soggetto: al presente ogni persona ha la sua forma, e al passato I, he, she, it e un nome singolare vanno da una parte, you, we, they e un nome plurale dall'altra.",
  hints: [
    "Soggetto e verbo vanno d'accordo qui?",
    "Ripassa mentalmente il verbo persona per persona: I…, you…, he/she/it…, we…, they…",
    "Tieni il tempo della frase e cambia solo la forma del verbo, guardando se il soggetto è singolare o plurale.",
  ],
});
