import { infinitive, subjectOf } from "./age-subject";
import { beOf, personOf } from "./how-many-years";
import type { Person } from "../../lexicon/subject-person";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { follows, type Word } from "../../lexicon/words";

const owners = /^(?:my|your|his|her|our|their)$/;
const presentOfBe = (person: Person, isPast: boolean) => beOf[person][isPast ? "past" : "present"];

/** "We have the same age", "she has my age", "has the age of twelve". */
export function sameAge(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  if (!/^(?:have|has|had)$/.test(verb)) return undefined;
  const start = /^(?:got|about|almost|nearly|exactly)$/.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const isSame = textOf(words, start, start + 2).toLowerCase() === "the same age";
  const isMine = owners.test(words[start]?.lower ?? "");
  const isMySame = isMine && textOf(words, start + 1, start + 2).toLowerCase() === "same age";
  const isOwn = isMySame || (isMine && words[start + 1]?.lower === "age");
  const last = isSame || isMySame ? start + 2 : start + 1;
  if ((!isSame && !isOwn) || /^(?:group|limit)$/.test(words[last + 1]?.lower ?? "")) return undefined;
  const link = words[last + 1];
  const isWrongLink = isSame && follows(link) && /^(?:of|like|than)$/.test(link.lower);
  const named = isMySame ? `${words[start]?.text} age` : textOf(words, start, last);
  const rest = `${named}${isWrongLink ? " as" : ""}`;
  const end = isWrongLink ? last + 1 : last;
  if (infinitive.test(words[at - 1]?.lower ?? "")) return matchWords(words, at, end, `be ${rest}`);
  const asked = personOf(words[at - 1]);
  if (asked && /^(?:do|does|did)$/.test(words[at - 2]?.lower ?? "")) {
    const be = presentOfBe(asked, words[at - 2]?.lower === "did");
    return matchWords(words, at - 2, end, `${be} ${words[at - 1]?.text} ${rest}`);
  }
  const who = subjectOf(words, at);
  if (!who) return undefined;
  const be = presentOfBe(who.person, verb === "had");
  return matchWords(words, who.from, end, `${textOf(words, who.from, who.to)} ${be} ${rest}`);
}
