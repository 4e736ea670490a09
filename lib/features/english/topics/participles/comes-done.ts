import { subjectOf } from "../../sentence/noun-subject";
import { matchWords, type Match } from "../../sentence/rule";
import { follows, type Word } from "../../lexicon/words";

const oftenDone =
  /^(?:used|called|made|done|written|considered|eaten|sold|played|celebrated|organised|organized|cooked|served|paid|chosen|built|taught|punished|respected)$/;

/** "How it comes used": Italian makes its passive with venire. */
export function comesDone(words: Word[], at: number): Match[] | undefined {
  const form = words[at]?.lower ?? "";
  if (!/^(?:come|comes|came)$/.test(form) || !follows(words[at]) || !follows(words[at + 1])) return undefined;
  if (!oftenDone.test(words[at + 1]?.lower ?? "")) return undefined;
  const subject = subjectOf(words, at);
  if (!subject || /^(?:i|we|you|he|she)$/.test(words[subject.head]?.lower ?? "")) return undefined;
  const isPlural = subject.person === "plural";
  const be = form === "came" ? (isPlural ? "were" : "was") : isPlural ? "are" : "is";
  return matchWords(words, at, at, be);
}
