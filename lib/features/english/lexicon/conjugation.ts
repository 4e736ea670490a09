import { personOf, type Person } from "./subject-person";
import { ingsOf, participlesOf, pastsOf } from "./verb-forms";
import { thirdPerson } from "./verbs";

export type Tense =
  | "present-simple"
  | "present-continuous"
  | "past-simple"
  | "past-continuous"
  | "present-perfect"
  | "present-perfect-continuous"
  | "past-perfect"
  | "past-perfect-continuous"
  | "will"
  | "future-continuous"
  | "going-to"
  | Modal;

export type Modal = "can" | "could" | "must" | "should" | "would" | "may" | "might";

/** `verb` is the base, with what belongs to it: "get up", "have got", "do my homework". */
export type Clause = {
  subject: string;
  verb: string;
  tense: Tense;
  form: "positive" | "negative" | "question";
  /** Of frequency or the like, put where it belongs: "always", "never", "already". */
  adverb?: string;
};

/** A finite helper and what may follow it: "has" + "lived"; no helper in "lives", where `mains` are finite. */
type Predicate = { helper?: string; mains: string[] };

/** One word or several, the empty ones left out. */
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

const presentBe: Record<Person, string> = { I: "am", you: "are", third: "is", plural: "are" };
const pastBe = (person: Person) => (person === "I" || person === "third" ? "was" : "were");
const presentHave = (person: Person) => (person === "third" ? "has" : "have");

/** The verb's first word changed, the rest of the phrase behind it. */
function inflect(verb: string, forms: (base: string) => string[]): string[] {
  const [base = "", ...rest] = verb.split(" ");
  return forms(base).map((form) => join(form, ...rest));
}

const restOf = (verb: string) => verb.split(" ").slice(1).join(" ");
const isBeVerb = (verb: string) => verb.split(" ")[0] === "be";
const isHaveGot = (verb: string) => verb === "have got" || verb.startsWith("have got ");

function simplePresent(verb: string, person: Person, isPositive: boolean): Predicate {
  if (isBeVerb(verb)) return { helper: presentBe[person], mains: [restOf(verb)] };
  if (isHaveGot(verb)) return { helper: presentHave(person), mains: [restOf(verb)] };
  const isThird = person === "third";
  if (!isPositive) return { helper: isThird ? "does" : "do", mains: [verb] };
  return { mains: isThird ? inflect(verb, (base) => [thirdPerson(base)]) : [verb] };
}

function simplePast(verb: string, person: Person, isPositive: boolean): Predicate {
  if (isBeVerb(verb)) return { helper: pastBe(person), mains: [restOf(verb)] };
  return isPositive ? { mains: inflect(verb, pastsOf) } : { helper: "did", mains: [verb] };
}

function predicateOf({ subject, verb, tense, form }: Clause): Predicate {
  const person = personOf(subject);
  const isPositive = form === "positive";
  const ings = () => inflect(verb, ingsOf);
  const participles = () => inflect(verb, participlesOf);
  const beenDoing = () => ings().map((ing) => `been ${ing}`);
  switch (tense) {
    case "present-simple":
      return simplePresent(verb, person, isPositive);
    case "past-simple":
      return simplePast(verb, person, isPositive);
    case "present-continuous":
      return { helper: presentBe[person], mains: ings() };
    case "past-continuous":
      return { helper: pastBe(person), mains: ings() };
    case "present-perfect":
      return { helper: presentHave(person), mains: participles() };
    case "present-perfect-continuous":
      return { helper: presentHave(person), mains: beenDoing() };
    case "past-perfect":
      return { helper: "had", mains: participles() };
    case "past-perfect-continuous":
      return { helper: "had", mains: beenDoing() };
    case "future-continuous":
      return { helper: "will", mains: ings().map((ing) => `be ${ing}`) };
    case "going-to":
      return { helper: presentBe[person], mains: [`going to ${verb}`] };
    case "will":
    case "can":
    case "could":
    case "must":
    case "should":
    case "would":
    case "may":
    case "might":
      return { helper: tense, mains: [verb] };
  }
}

const attached = new Map(
  Object.entries({
    am: "'m",
    is: "'s",
    are: "'re",
    has: "'s",
    have: "'ve",
    had: "'d",
    will: "'ll",
    would: "'d",
  }),
);
const irregularNots: Record<string, string[]> = {
  am: [],
  can: ["can't"],
  will: ["won't"],
  may: [],
  might: ["mightn't"],
};
const notsOf = (helper: string) => irregularNots[helper] ?? [`${helper}n't`];

const pronoun = /^(?:i|you|he|she|it|we|they|who|that|there)$/i;

/** "'s" after any one person or thing, the others after pronouns only. */
function attachedOf(subject: string, helper: string): string | undefined {
  const short = attached.get(helper);
  return short && (pronoun.test(subject) || (short === "'s" && !/s$/.test(subject))) ? short : undefined;
}

/** These may stand before the helper of a negative verb: "she usually doesn't". */
const loose = /^(?:usually|often|sometimes|normally|generally|probably|still|really|also)$/;

function positives({ subject, adverb }: Clause, { helper, mains }: Predicate): string[] {
  const helpers = helper ? [helper, attachedOf(subject, helper)].filter((one) => one !== undefined) : [""];
  return mains.flatMap((main) => helpers.map((one) => join(one, adverb, main)));
}

function negatives({ subject, adverb }: Clause, { helper = "", mains }: Predicate): string[] {
  const short = /^(?:am|is|are|has|have)$/.test(helper) ? attachedOf(subject, helper) : undefined;
  const long = helper === "can" ? "cannot" : `${helper} not`;
  const starts = [...notsOf(helper), long, ...(short ? [`${short} not`] : [])];
  return mains.flatMap((main) => [
    ...starts.map((start) => join(start, adverb, main)),
    ...(adverb && loose.test(adverb)
      ? starts.filter((start) => !start.startsWith("'")).map((start) => join(adverb, start, main))
      : []),
  ]);
}

const midSentence = (subject: string) =>
  /^(?:My|Your|His|Her|Our|Their|The|This|These|That|Those|A|An|You|He|She|It|We|They|Who|People|Everyone|Everybody|Somebody|Someone|Nobody)\b/.test(
    subject,
  )
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;

/**
 * Every right way to write what stands in the gap, the taught one first: helper and verb, in a question with the
 * subject between ("does she live"), long and short, British and American, with plain apostrophes. Short forms that
 * lean on the subject begin with the apostrophe ("'s living").
 */
export function conjugate(clause: Clause): string[] {
  const subject = clause.subject.trim().replaceAll("’", "'");
  const plain = { ...clause, subject };
  const predicate = predicateOf(plain);
  switch (clause.form) {
    case "positive":
      return unique(positives(plain, predicate));
    case "negative":
      return unique(negatives(plain, predicate));
    case "question":
      return unique(
        predicate.mains.map((main) => join(predicate.helper, midSentence(subject), clause.adverb, main)),
      );
  }
}

/** What follows "Yes," or "No,": "she does", "she doesn't", "she does not". `subject` is a pronoun. */
export function shortAnswer(
  clause: Pick<Clause, "subject" | "verb" | "tense">,
  answer: "yes" | "no",
): string[] {
  const { helper = "" } = predicateOf({ ...clause, form: "question" });
  const { subject } = clause;
  if (answer === "yes") return [join(subject, helper)];
  return negatives({ ...clause, form: "negative" }, { helper, mains: [""] }).map((ending) =>
    ending.startsWith("'") ? subject + ending : join(subject, ending),
  );
}

const unique = (forms: string[]) => [...new Set(forms)];
