import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { subjectBefore, type Subject } from "../subject";
import type { Word } from "../words";

const have = new Map([
  ["have", "present"],
  ["has", "present"],
  ["had", "past"],
]);

const beOf: Record<Subject["person"], { present: string; past: string }> = {
  I: { present: "am", past: "was" },
  you: { present: "are", past: "were" },
  third: { present: "is", past: "was" },
  plural: { present: "are", past: "were" },
};

/** What may follow an age; "12 years of experience", "two years left" are something else. */
const mayFollow = new Set("and but so now today because i my like too".split(" "));

const beFor = (pronoun: string) => (/^(?:he|she|it)$/.test(pronoun) ? "is" : "are");

/** "How many years do you have?", "How many years has she got?" */
function wrongQuestion(words: Word[]): Match[] {
  const [how, many, years, auxiliary, pronoun, verb] = words.map(({ lower }) => lower);
  const isAge =
    `${how} ${many} ${years}` === "how many years" && /^(?:you|he|she|it|they)$/.test(pronoun ?? "");
  const hasHave = /^(?:do|does|have|has)$/.test(auxiliary ?? "") && /^(?:have|got)$/.test(verb ?? "");
  if (!isAge || !hasHave || words.length !== 6) return [];
  return matchWords(words, 0, 5, `how old ${beFor(pronoun ?? "")} ${words[4]?.text}`);
}

export const ageWithHave = grammarRule({
  topic: "age-with-have",
  find: ({ words }) => [
    ...wrongQuestion(words),
    ...atEachWord(words, (lower, at) => {
      const subject = have.has(lower) ? subjectBefore(words, at) : undefined;
      if (!subject) return undefined;
      const tense = have.get(lower) === "past" ? "past" : "present";
      const number = words[at + 1]?.lower === "got" ? at + 2 : at + 1;
      if (!isNumber(words[number]?.lower) || !/^years?$/.test(words[number + 1]?.lower ?? ""))
        return undefined;
      const last = words[number + 2]?.lower === "old" ? number + 2 : number + 1;
      const next = words[last + 1];
      if (next && last === number + 1 && !/[,.;!?]/.test(next.gap) && !mayFollow.has(next.lower))
        return undefined;
      const who = textOf(words, subject.from, at - 1);
      const years = /^(?:1|one)$/.test(words[number]?.lower ?? "") ? "year" : "years";
      const correction = `${who} ${beOf[subject.person][tense]} ${words[number]?.text} ${years} old`;
      return matchWords(words, subject.from, last, correction);
    }),
  ],
  explanation:
    'In italiano gli anni si "hanno", in inglese si "sono": per l\'età si usa il verbo essere, e dopo il numero si può aggiungere "years old".',
  hints: [
    "In italiano per dire l'età usiamo il verbo avere: e l'inglese, quale verbo usa?",
    "L'età in inglese non si possiede: non si usa have, né nelle domande né nelle risposte.",
    'Metti il verbo essere accordato con il soggetto, poi il numero e "years old".',
  ],
  examples: [
    { wrong: "I have 12 years.", right: "I am 12 years old." },
    { wrong: "My sister has 9 years.", right: "My sister is 9 years old." },
    { wrong: "She has fifteen years old.", right: "She is fifteen years old." },
    { wrong: "My name is Anna and I have got 11 years.", right: "My name is Anna and I am 11 years old." },
    { wrong: "How many years do you have?", right: "How old are you?" },
    { wrong: "They have ten years.", right: "They are ten years old." },
    { wrong: "Marco has 14 years, he lives in Rome.", right: "Marco is 14 years old, he lives in Rome." },
  ],
});
