import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import { subjectBefore, type Subject } from "../subject";
import { baseOfParticiple, baseOfThird, hasSamePast, isBase, isPastForm, isModal, pastOf } from "../verbs";
import { endsClause, type Word } from "../words";

const periods = new Set(
  "night week weekend month year summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday christmas easter".split(
    " ",
  ),
);
const units = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/;

/** Where a finished time is named, as [first, last] word; undefined when nothing says the past surely. */
function finishedTime(words: Word[]): [number, number] | undefined {
  for (const [at, { lower }] of words.entries()) {
    const before = words[at - 1]?.lower ?? "";
    const next = words[at + 1]?.lower ?? "";
    if (lower === "yesterday") return [at, /^(?:morning|afternoon|evening)$/.test(next) ? at + 1 : at];
    if (lower === "last" && periods.has(next) && !/^(?:the|my|our|since|a)$/.test(before))
      return [at, at + 1];
    if (lower === "ago" && units.test(before) && words[at - 3]?.lower !== "since") {
      const quantity = words[at - 2]?.lower;
      if (isNumber(quantity) || quantity === "a" || quantity === "an") return [at - 2, at];
    }
    if (at === 1 && words[0]?.lower === "in" && /^(?:1\d\d\d|20[01]\d|202[0-5])$/.test(lower)) return [0, 1];
  }
  return undefined;
}

/** First and last word of the clause around a position. */
function clauseAround(words: Word[], [from, to]: [number, number]): [number, number] {
  const joins = (word: Word) =>
    ["and", "but", "because", "so", "that", "which", "who", "if", "when", "while"].includes(word.lower);
  let start = from;
  while (start > 0 && !endsClause(words[start]?.gap ?? "") && !joins(words[start - 1] as Word)) start -= 1;
  let end = to;
  const opensAfterTime = (at: number) => at === to + 1 && words[at]?.gap.trim() === ",";
  while (end < words.length - 1) {
    const next = words[end + 1] as Word;
    if (joins(next) || (endsClause(next.gap) && !opensAfterTime(end + 1))) break;
    end += 1;
  }
  return [start, end];
}

const pastBe = (person: Subject["person"]) => (person === "I" || person === "third" ? "was" : "were");

function pastFor(verb: string, person: Subject["person"]): string | undefined {
  if (/^(?:am|is|are)$/.test(verb)) return pastBe(person);
  if (/^(?:don't|doesn't)$/.test(verb)) return "didn't";
  const base = isBase(verb) ? verb : baseOfThird(verb);
  return base && !hasSamePast(base) ? pastOf(base) : undefined;
}

export const pastTime = grammarRule({
  topic: "past-time",
  find: ({ words }) => {
    const time = finishedTime(words);
    if (!time) return [];
    const [start, end] = clauseAround(words, time);
    const clause = words.slice(start, end + 1);
    if (
      clause.some(
        ({ lower }) =>
          isPastForm(lower) || isModal(lower) || /^(?:did|didn't|was|were|wasn't|weren't)$/.test(lower),
      )
    )
      return [];
    const hits = atEachWord(words, (lower, at) => {
      const subject = at >= start && at <= end ? subjectBefore(words, at) : undefined;
      const past = subject && pastFor(lower, subject.person);
      if (!subject || !past || /^(?:think|know|hope|believe|guess|remember|say)$/.test(lower))
        return undefined;
      // A present perfect is another mistake, with another remedy.
      if (/^(?:have|has)$/.test(lower) && baseOfParticiple(words[at + 1]?.lower ?? "")) return undefined;
      const from = time[1] < subject.from ? Math.max(time[0], start) : subject.from;
      return matchWords(words, from, at, `${textOf(words, from, at - 1)} ${past}`);
    });
    return hits.slice(0, 1);
  },
  explanation:
    "Quando la frase dice un momento finito (yesterday, last week, two days ago), l'inglese vuole il past simple: -ed per i verbi regolari, una forma da ricordare per quelli irregolari.",
  hints: [
    "Quando succede questa azione, e il verbo lo fa capire?",
    "La parola di tempo dice che è tutto finito, ma il verbo è al presente.",
    "Ti serve il past simple di quel verbo: controlla se è regolare o irregolare.",
  ],
  examples: [
    { wrong: "Yesterday I go to school.", right: "Yesterday I went to school." },
    { wrong: "Last week we visit a museum.", right: "Last week we visited a museum." },
    { wrong: "I see a good film yesterday.", right: "I saw a good film yesterday." },
    { wrong: "Two days ago she buys a bike.", right: "Two days ago she bought a bike." },
    { wrong: "Yesterday they are at home.", right: "Yesterday they were at home." },
    { wrong: "I don't sleep last night.", right: "I didn't sleep last night." },
    { wrong: "In 2015 we live in Turin.", right: "In 2015 we lived in Turin." },
  ],
});
