import { matchWords, type Match } from "../../sentence/rule";
import { baseOfPast, isPastForm, participleOf } from "../../lexicon/verbs";
import { follows, setOf, type Word } from "../../lexicon/words";

const noticed = setOf("realised realized noticed discovered remembered understood saw");
/** What had happened by the time one noticed it. */
const gone = setOf("lose forget leave steal miss break drop disappear take make eat go");

/** "When I arrived, the lesson already started": over by then. */
function alreadyOver(words: Word[], at: number): Match[] | undefined {
  const verb = words[at + 1]?.lower ?? "";
  const base =
    words[at]?.lower === "already" && follows(words[at + 1]) && isPastForm(verb)
      ? baseOfPast(verb)
      : undefined;
  const isAfterHelper = /^(?:had|have|has|was|were|is|are|'ve|'d)$|'(?:ve|d|s)$/.test(
    words[at - 1]?.lower ?? "",
  );
  const isThen = words.some(
    ({ lower }, place) =>
      lower === "when" &&
      /^(?:arrived|came|got|reached|woke|entered|returned)$/.test(words[place + 2]?.lower ?? ""),
  );
  return base && !isAfterHelper && isThen
    ? matchWords(words, at, at + 1, `had already ${participleOf(base)}`)
    : undefined;
}

/** "I realised that I forgot my keys": what had happened before is one step further back. */
export function pastBeforePast(words: Word[], at: number): Match[] | undefined {
  const over = alreadyOver(words, at);
  if (over) return over;
  const before = words[at - 1]?.lower ?? "";
  if (!noticed.has(words[at]?.lower ?? "") || /^(?:have|has|just|.+'ve)$/.test(before)) return undefined;
  const from = words[at + 1]?.lower === "that" ? at + 2 : at + 1;
  const verb = from + 1;
  const lower = words[verb]?.lower ?? "";
  const isHere = /^(?:i|he|she|we|they)$/.test(words[from]?.lower ?? "") && follows(words[verb]);
  const base = isHere && isPastForm(lower) ? baseOfPast(lower) : undefined;
  const isLater = words
    .slice(verb)
    .some(({ lower: word }) => /^(?:every|always|when|often|while)$/.test(word));
  return base && gone.has(base) && !isLater
    ? matchWords(words, verb, verb, `had ${participleOf(base)}`)
    : undefined;
}
