import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { subjectBefore } from "../subject";
import { baseOfIng, baseOfParticiple, baseOfThird, isBase, participleOf } from "../verbs";
import type { Sentence } from "../language";
import type { Word } from "../words";

const units = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/;
const points = new Set(
  "monday tuesday wednesday thursday friday saturday sunday yesterday january february march april june july august september october november december christmas childhood primary last this".split(
    " ",
  ),
);
/** Verbs of states, with which "for two years" cannot mean a plan or a habit. */
const states = new Set(["live", "know"]);

function isPointInTime(words: Word[], at: number): boolean {
  const word = words[at]?.lower ?? "";
  return (
    /^(?:19|20)\d\d$/.test(word) ||
    points.has(word) ||
    (/^(?:i|he|she|we|they)$/.test(word) && words[at + 1]?.lower.startsWith("w") === true)
  );
}

const isDuration = (words: Word[], at: number) =>
  (isNumber(words[at]?.lower) || words[at]?.lower === "many" || words[at]?.lower === "a") &&
  units.test(words[at + 1]?.lower ?? "");

/** "Have lived", "has never been": the perfect is there already. */
const isPerfect = (words: Word[], at: number) =>
  /^(?:have|has)$/.test(words[at]?.lower ?? "") &&
  words.slice(at + 1, at + 4).some(({ lower }) => lower === "got" || baseOfParticiple(lower) !== undefined);

/** The verb before since or for, as [subject, verb, perfect form]. */
function presentVerb(words: Word[], limit: number): [number, number, string] | undefined {
  for (let at = limit - 1; at > 0; at -= 1) {
    const lower = words[at]?.lower ?? "";
    const subject = subjectBefore(words, at);
    if (
      !subject ||
      (subject.person === "third" && words[subject.from]?.lower === "it") ||
      isPerfect(words, at)
    )
      continue;
    const have = subject.person === "third" ? "has" : "have";
    const continuous = baseOfIng(words[at + 1]?.lower ?? "");
    if (/^(?:am|is|are)$/.test(lower))
      return continuous
        ? [subject.from, at + 1, `${have} been ${words[at + 1]?.text}`]
        : [subject.from, at, `${have} been`];
    const base = isBase(lower) ? lower : baseOfThird(lower);
    if (base && lower !== "do" && lower !== "does")
      return [subject.from, at, `${have} ${participleOf(base)}`];
  }
  return undefined;
}

function wrongTense({ words }: Sentence, at: number): Match[] | undefined {
  const found = presentVerb(words, at);
  if (!found) return undefined;
  const [from, verb, perfect] = found;
  const isDurationNext =
    isDuration(words, at + 1) && !/^(?:ago|to|of|until)$/.test(words[at + 3]?.lower ?? "");
  const isSince = words[at]?.lower !== "for" && isDurationNext;
  const isMoment = words[at]?.lower === "since" && isPointInTime(words, at + 1);
  const base = baseOfThird(words[verb]?.lower ?? "") ?? words[verb]?.lower ?? "";
  const isState = states.has(base);
  const isFor =
    words[at]?.lower === "for" && isState && isDurationNext && !words.some(({ lower }) => lower === "every");
  if (!isSince && !isMoment && !isFor) return undefined;
  return matchWords(words, from, verb, `${textOf(words, from, subjectEnd(words, from, verb))} ${perfect}`);
}

function subjectEnd(words: Word[], from: number, verb: number): number {
  let end = from;
  while (end + 1 < verb && !subjectBefore(words.slice(0, end + 2), end + 1)) end += 1;
  return end;
}

/** "I have lived here since two years", "I live here from ten years": a duration wants for. */
const wrongSince = ({ words }: Sentence, at: number): Match[] | undefined =>
  isDuration(words, at + 1) && !/^(?:ago|to|of|until|old)$/.test(words[at + 3]?.lower ?? "")
    ? matchWords(words, at, at + 2, `for ${textOf(words, at + 1, at + 2)}`)
    : undefined;

export const sinceFor = grammarRule({
  topic: "since-for",
  find: (sentence) =>
    atEachWord(sentence.words, (lower, at) => {
      if (!/^(?:since|from|for)$/.test(lower)) return undefined;
      const tense = wrongTense(sentence, at) ?? [];
      return lower === "for" ? tense : [...tense, ...(wrongSince(sentence, at) ?? [])];
    }),
  explanation:
    "Un'azione cominciata nel passato che dura ancora vuole il present perfect, non il presente. Since introduce il momento d'inizio (since Monday), for la durata (for three weeks).",
  hints: [
    "L'azione è cominciata nel passato e dura ancora: quale tempo verbale usa l'inglese?",
    'Dove l\'italiano usa il presente con "da", l\'inglese guarda indietro fino all\'inizio. Decidi anche se quel "da" dice un inizio o una durata.',
    "Serve have o has più il participio passato; poi since con un momento, for con una durata.",
  ],
  examples: [
    { wrong: "I live here since 2019.", right: "I have lived here since 2019." },
    { wrong: "She knows Marco since last year.", right: "She has known Marco since last year." },
    { wrong: "We live in Rome for ten years.", right: "We have lived in Rome for ten years." },
    { wrong: "I have played tennis since two years.", right: "I have played tennis for two years." },
    { wrong: "I am studying English since 2020.", right: "I have been studying English since 2020." },
    { wrong: "He works here since Monday.", right: "He has worked here since Monday." },
    { wrong: "I am here since Tuesday.", right: "I have been here since Tuesday." },
  ],
});
