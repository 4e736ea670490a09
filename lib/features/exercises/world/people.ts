import type { Random } from "../random";
import type { ItalianPerson } from "./italian";

export type Pronoun = "I" | "you" | "he" | "she" | "it" | "we" | "they";
/** `young` go to school, `old` are grown up, `any` may be either. */
export type Age = "young" | "old" | "any";

export type Person = {
  en: string;
  it: string;
  pronoun: Pronoun;
  /** my, your, his … */
  own: string;
  italian: ItalianPerson;
  gender: "m" | "f";
  age: Age;
};

const owns: Record<Pronoun, string> = {
  I: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
};
const italians: Record<Pronoun, ItalianPerson> = { I: 0, you: 1, he: 2, she: 2, it: 2, we: 3, they: 5 };

const table = (rows: string): Person[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [en = "", it = "", pronoun = "", gender = "", age = ""] = row.split("|");
      const who = pronoun as Pronoun;
      return {
        en,
        it,
        pronoun: who,
        own: owns[who],
        italian: italians[who],
        gender: gender as "m" | "f",
        age: age as Age,
      };
    });

export const pronouns = table(`
I|io|I|m|young
you|tu|you|m|young
he|lui|he|m|any
she|lei|she|f|any
we|noi|we|m|young
they|loro|they|m|any`);

/** One person: he or she. */
export const singles = table(`
my brother|mio fratello|he|m|young
my sister|mia sorella|she|f|young
my cousin Tom|mio cugino Tom|he|m|young
my best friend|la mia migliore amica|she|f|young
Marco|Marco|he|m|young
Luca|Luca|he|m|young
Giulia|Giulia|she|f|young
Anna|Anna|she|f|young
Sofia|Sofia|she|f|young
my mum|la mia mamma|she|f|old
my dad|mio papà|he|m|old
my aunt|mia zia|she|f|old
my uncle|mio zio|he|m|old
my grandmother|mia nonna|she|f|old
my grandfather|mio nonno|he|m|old
our teacher|la nostra insegnante|she|f|old`);

/** Two or more: they. */
export const groups = table(`
my brothers|i miei fratelli|they|m|young
my sisters|le mie sorelle|they|f|young
my friends|i miei amici|they|m|young
my cousins|i miei cugini|they|m|young
Marco and Anna|Marco e Anna|they|m|young
Giulia and Sofia|Giulia e Sofia|they|f|young
my classmates|i miei compagni di classe|they|m|young
my parents|i miei genitori|they|m|old
my grandparents|i miei nonni|they|m|old
my aunt and uncle|i miei zii|they|m|old`);

export const everybody = [...pronouns, ...singles, ...groups];
/** Without "you", about whom one asks more than one tells. */
export const tellable = everybody.filter(({ pronoun }) => pronoun !== "you");
export const thirds = [...pronouns, ...singles].filter(
  ({ pronoun }) => pronoun === "he" || pronoun === "she",
);

/** "My brother", spoken of to whom he belongs: "your brother". */
export function asked(person: Person): Person {
  const swap = (text: string, pairs: [RegExp, string][]) =>
    pairs.reduce((result, [from, to]) => result.replace(from, to), text);
  return {
    ...person,
    en: swap(person.en, [
      [/^my\b/, "your"],
      [/^our\b/, "your"],
    ]),
    it: swap(person.it, [
      [/^(la )?mia\b/, "$1tua"],
      [/^mio\b/, "tuo"],
      [/^i miei\b/, "i tuoi"],
      [/^le mie\b/, "le tue"],
      [/^la nostra\b/, "la tua"],
    ]),
  };
}

/** Whom one asks about: not oneself or "us", and not "lei", who might be the person one talks to. */
export const askable = everybody
  .filter(({ it, pronoun }) => pronoun !== "I" && pronoun !== "we" && it !== "lei")
  .map(asked);

/** Whether the English alone tells he from she: not so of a teacher. */
export const isTold = ({ en }: Person) => !/teacher|best friend/.test(en);

/** Somebody of the list of whom an activity for the age can be told. */
export const someone = (random: Random, people: readonly Person[], age: Age) =>
  random.pick(people.filter((person) => age === "any" || person.age === "any" || person.age === age));
