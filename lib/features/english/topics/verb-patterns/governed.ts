import { isDescribing } from "../../lexicon/adjective-classes";
import { formsByWord } from "../../lexicon/inflect";
import { baseOfIng, baseOfThird, ingOf, isBase, isModal, isVerbForm, verbOrNoun } from "../../lexicon/verbs";
import { follows, setOf, type Word } from "../../lexicon/words";
import { endOfNounPhrase } from "../../sentence/noun-phrase";
import { matchWords, type Match } from "../../sentence/rule";
import { isVerbHere, pronounObjects, saysWhere } from "./forms";
import { governors } from "./governors";

type Form = { before: string[]; ending: "base" | "ing" };
type Kind = "ing" | "to";

type Governor = {
  /** The words behind the first one: "forward" + "to". */
  tail: string[];
  object: "-" | "me" | "my mum";
  wrong: Form[];
  right: Form;
  isMeant: (base: string) => boolean;
  /** Whether no verb but those of the list could stand there. */
  isSure: boolean;
};

const formOf = (text: string): Form => {
  const words = text.trim().split(" ");
  return { before: words.slice(0, -1), ending: words.at(-1) === "ing" ? "ing" : "base" };
};

function verbsOf(cell: string): (base: string) => boolean {
  if (!cell) return () => true;
  const verbs = setOf(cell.replace(/[!+]/, ""));
  return (base) => verbs.has(base) !== cell.startsWith("!");
}

const byWord = new Map<string, Governor[]>();
for (const line of governors.trim().split("\n")) {
  const [heads = "", object = "-", wrong = "", right = "", verbs = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  for (const head of heads.split(" ")) {
    const [first = "", ...tail] = head.replace("=", "").split("_");
    const governor: Governor = {
      tail,
      object: object === "me" || object === "my mum" ? object : "-",
      wrong: wrong.split(",").map(formOf),
      right: formOf(right),
      isMeant: verbsOf(verbs),
      isSure: verbs.startsWith("+"),
    };
    for (const form of head.startsWith("=") ? [first] : formsByWord(first).keys())
      byWord.set(form, [...(byWord.get(form) ?? []), governor]);
  }
}

const pronouns = new Set(pronounObjects.split("|"));
const people = /^(?:my|your|his|her|our|their|the)$/;

/** Last word of the object that the governor needs; the governor itself where it needs none. */
function endOfObject(words: Word[], at: number, object: Governor["object"]): number | undefined {
  if (object === "-") return at;
  const first = words[at + 1];
  if (!follows(first)) return undefined;
  if (pronouns.has(first.lower)) return at + 1;
  return object === "my mum" && people.test(first.lower) ? endOfNounPhrase(words, at + 1) : undefined;
}

/** "The hope of winning", "a plan of doing", "do you like work": no verb that governs another. */
const beforeNoun = setOf(
  "a an the my your his her our their no any some little much great only first last of in with this that any",
);

const beforeVerb =
  /^(?:i|you|he|she|it|we|they|to|and|who|don't|doesn't|didn't|can|can't|will|would|never|always|also|really)$/;

/** "There is hope of winning", "our plans of going". */
const mayBeNoun = (words: Word[], at: number) => {
  const { lower = "" } = words[at] ?? {};
  const isDouble = verbOrNoun.has(baseOfThird(lower) ?? lower);
  return isDouble && words[at + 1]?.lower === "of" && !beforeVerb.test(words[at - 1]?.lower ?? "");
};

/** The base of the verb that stands there in the form; undefined where none surely does. */
function baseAt(words: Word[], at: number, { before, ending }: Form, isSure: boolean): string | undefined {
  const { lower = "" } = words[at] ?? {};
  const next = words[at + 1];
  const after = follows(next) ? next.lower : "";
  if (ending === "ing") return isDescribing(lower) ? undefined : baseOfIng(lower);
  if (lower === "be") return lower;
  if (before.length > 0) {
    // "I need of help" is about help.
    return isBase(lower) && !(before[0] === "of" && verbOrNoun.has(lower)) ? lower : undefined;
  }
  if (isSure && isBase(lower)) return isVerbForm(after) || isModal(after) ? undefined : lower;
  if (saysWhere(lower, after)) return lower;
  return isVerbHere(lower, after) ? lower : undefined;
}

const writtenAs = ({ before, ending }: Form, base: string) =>
  [...before, ending === "ing" ? ingOf(base) : base].join(" ");

function findWith(words: Word[], at: number, governor: Governor): Match[] {
  const { tail, object, wrong, right, isMeant, isSure } = governor;
  const hasTail = tail.every((word, back) => {
    const next = words[at + 1 + back];
    return follows(next) && next.lower === word;
  });
  const end = hasTail ? endOfObject(words, at + tail.length, object) : undefined;
  if (end === undefined) return [];
  for (const form of wrong) {
    const verb = end + form.before.length + 1;
    const isThere =
      words.slice(end + 1, verb + 1).every(follows) &&
      form.before.every((word, back) => words[end + 1 + back]?.lower === word);
    const base = isThere && words[verb] ? baseAt(words, verb, form, isSure) : undefined;
    if (base !== undefined && isMeant(base)) return matchWords(words, end + 1, verb, writtenAs(right, base));
  }
  return [];
}

/** What stands in a form that the word before it does not take. */
export const findGoverned = (words: Word[]): Match<Kind>[] =>
  words.flatMap(({ lower }, at) => {
    const found = byWord.get(lower);
    if (!found || beforeNoun.has(words[at - 1]?.lower ?? "") || mayBeNoun(words, at)) return [];
    for (const governor of found) {
      const matches = findWith(words, at, governor);
      const kind: Kind = governor.right.ending === "ing" ? "ing" : "to";
      if (matches.length > 0) return matches.map((match): Match<Kind> => ({ ...match, kind }));
    }
    return [];
  });
