import { isCommonAdjective } from "../adjectives";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
import { baseOfIng } from "../verbs";
import type { Sentence } from "../language";
import type { Word } from "../words";

const people = new Set(
  "friend teacher brother sister mother father cousin classmate girl boy man woman student actor singer".split(
    " ",
  ),
);
const openers = new Set("because when if".split(" "));
const opinions = new Set("think hope know believe".split(" "));

const describes = (word: string) =>
  isCommonAdjective(word) || baseOfIng(word) !== undefined || /^(?:very|so|too|really|not)$/.test(word);

/** Whether the word opens a sentence or a quotation, and not what goes on after a bracket. */
const isFirst = ({ start, gap }: Word) => start === 0 || /[.!?…\n:]\s*["“«']?$|(?:\s|^)["“«']$/.test(gap);

/** "Is raining.", "Is a nice day.", "Is my friend." — but "Is Luca here?" is a question. */
function atStart({ words, isQuestion, isWhole, isClosed }: Sentence): Match[] {
  const verb = words[0]?.lower ?? "";
  const next = words[1]?.lower ?? "";
  if (
    !words[0] ||
    !isFirst(words[0]) ||
    isQuestion ||
    !isWhole ||
    !/^(?:is|isn't|was|wasn't)$/.test(verb) ||
    words[1]?.gap !== " "
  )
    return [];
  const possessed = /^(?:my|our|the)$/.test(next) && words.length === 3 && isClosed;
  const isNoun = /^(?:a|an)$/.test(next) && words.length <= 5 && isClosed;
  if (!describes(next) && !possessed && !isNoun) return [];
  const person = (possessed || isNoun) && people.has(words.at(-1)?.lower ?? "");
  return matchWords(words, 0, 1, `${person ? "he" : "it"} ${verb} ${words[1]?.text}`);
}

/** "I like it because is funny", "I think is late". */
function inside({ words }: Sentence): Match[] {
  return atEachWord(words, (lower, at) => {
    const verb = words[at + 1];
    const next = words[at + 2]?.lower ?? "";
    if (!verb || verb.gap !== " " || !describes(next)) return undefined;
    const hasOpened = openers.has(lower) && at > 0;
    const hasOpinion = opinions.has(lower) && /^(?:i|you|we|they)$/.test(words[at - 1]?.lower ?? "");
    if (!hasOpened && !hasOpinion) return undefined;
    if (/^(?:is|isn't|was|wasn't)$/.test(verb.lower))
      return matchWords(words, at, at + 2, `${lower} it ${verb.text} ${next}`);
    if (/^(?:are|aren't)$/.test(verb.lower) && hasOpened)
      return matchWords(words, at, at + 2, `${lower} they ${verb.text} ${next}`);
    return undefined;
  });
}

export const missingSubject = grammarRule({
  topic: "missing-subject",
  find: (sentence) => [...atStart(sentence), ...inside(sentence)],
  explanation:
    "In italiano il soggetto si può sottintendere, in inglese no: ogni verbo vuole il suo, anche quando si parla del tempo o di una cosa già nominata.",
  hints: [
    "Prova a chiederti: chi o che cosa fa l'azione in questo punto?",
    "In italiano il soggetto può restare nascosto; in inglese deve vedersi sempre.",
    "Davanti al verbo essere manca un pronome: scegli quello adatto a ciò di cui parli.",
  ],
  examples: [
    { wrong: "Is raining.", right: "It is raining." },
    { wrong: "Is very cold today.", right: "It is very cold today." },
    { wrong: "Is my friend.", right: "He is my friend." },
    { wrong: "I like this book because is funny.", right: "I like this book because it is funny." },
    { wrong: "Is important to study.", right: "It is important to study." },
    { wrong: "I think is difficult.", right: "I think it is difficult." },
    { wrong: "I like dogs because are friendly.", right: "I like dogs because they are friendly." },
  ],
});
