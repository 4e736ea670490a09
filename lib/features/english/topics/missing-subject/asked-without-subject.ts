import { matchWords, textOf, type Match } from "../../sentence/rule";
import { degree, isAdjective, isPlainQuality, isWeather } from "../../sentence/subjectless-verb";
import { isBase, isVerbForm, verbOrNoun } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, type Word } from "../../lexicon/words";

const afterQuality = /^(?:to|that|for|from|if|today|tomorrow|outside|in|here|there|now|at|on|because)$/;

/** "Is possible to come?", "Why is important to study?", "Is a good film?" */
export function askedWithout(words: Word[], at: number): Match[] {
  const verb = words[at];
  const [next = "", second, third] = words.slice(at + 1, at + 4).map(({ lower }) => lower);
  if (!verb || !/^(?:is|was)$/.test(verb.lower) || words.slice(at + 1).some(({ gap }) => endsClause(gap)))
    return [];
  const quality = degree.test(next) && next !== "not" ? second : next;
  const after = quality === next ? second : third;
  const isOver = after === undefined || afterQuality.test(after);
  const isSort =
    /^(?:a|an)$/.test(next) &&
    words.length - at <= 5 &&
    words.slice(at + 2).every(({ lower }) => !/^(?:a|an|the)$/.test(lower) && !isVerbForm(lower)) &&
    !isAdjective(words.at(-1)?.lower ?? "");
  const isMine =
    at === 0 &&
    /^(?:my|your)$/.test(next) &&
    words.length - at === 3 &&
    second !== undefined &&
    !isVerbForm(second);
  if (!(isOver && (isWeather(quality ?? "") || isPlainQuality(quality ?? ""))) && !isSort && !isMine)
    return [];
  return matchWords(words, at, at + 1, `${verb.lower} it ${words[at + 1]?.text}`);
}

/** "Can help me with this?", "Are ready?" */
export function askedYou(words: Word[]): Match[] {
  const [verb, next, after] = words;
  if (!verb || !next || words.slice(1).some(({ gap }) => endsClause(gap))) return [];
  const isOffer =
    /^(?:can|could)$/.test(verb.lower) &&
    isBase(next.lower) &&
    after !== undefined &&
    !isBase(after.lower) &&
    after.lower !== "be" &&
    !verbOrNoun.has(next.lower.replace(/^help$/, ""));
  const isState =
    verb.lower === "are" && isPlainQuality(next.lower) && (!after || afterQuality.test(after.lower));
  return isOffer || isState ? matchWords(words, 0, 1, `${verb.lower} you ${next.text}`) : [];
}

/** "Why is important …?" */
export function askedWhy({ words, isQuestion }: Sentence): Match[] {
  if (!isQuestion || words[1]?.gap !== " ") return [];
  if (/^(?:where|what|who|when|how) (?:is|was)$/.test(textOf(words, 0, words.length - 1).toLowerCase()))
    return matchWords(words, 0, 1, `${textOf(words, 0, 1)} it`);
  if (/^what time (?:is|was)$/.test(textOf(words, 0, words.length - 1).toLowerCase()))
    return matchWords(words, 0, 2, `${textOf(words, 0, 2)} it`);
  return /^(?:why|how)$/.test(words[0]?.lower ?? "") ? askedWithout(words, 1) : [];
}
