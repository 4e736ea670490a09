import { isFunctionWord } from "../content-words";
import { holdsPhrase, wordsOf } from "../phrase";
import { optionMark, type Secret } from "../guard/secrets";

const drawnGap = /_{2,}|\.{3,}|…/g;
const maxWordsAlone = 3;
/** No word beside a gap is longer. */
const maxNeighbour = 40;
/** The answers of a gap with the words beside it, where the exercise was typed in a form that we do not read. */
export function secretsOfDrawnGap(
  answers: string[],
  message: string,
  { number, at }: { number: string; at: number },
): Secret[] {
  const gaps = [...message.matchAll(drawnGap)];
  const item = [...message.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => word === number)?.index ?? -1;
  const from = gaps.length === 1 ? 0 : item;
  const gap = from < 0 ? undefined : gaps.filter(({ index }) => index >= from)[at];
  if (!gap) return answers.flatMap((answer) => secretAlone(answer, message));
  const end = gap.index + gap[0].length;
  const [given = ""] = /^\s*\([^()]{1,40}\)/.exec(message.slice(end)) ?? [];
  const before = wordsOf(message.slice(Math.max(0, gap.index - maxNeighbour), gap.index)).at(-1) ?? "";
  const after = wordsOf(message.slice(end + given.length, end + given.length + maxNeighbour))[0] ?? "";
  return answers.flatMap((answer) => {
    if (wordsOf(answer).length > maxWordsAlone) return secretAlone(answer, message);
    const inContext = `${before} ${answer} ${after}`.trim();
    const bare = given.replace(/[()]/g, "").trim();
    const options = bare.split("/").map((option) => option.trim());
    if (options.length > 1 && options.some((option) => holdsPhrase(option, answer)))
      return [{ answer, inContext, quote: `${before} ${options.join(optionMark)} ${after}`.trim() }];
    return [{ answer, inContext, quote: bare || wordsKnown(answer, message) }];
  });
}

/**
 * An answer without its place, to what a message asks. "On" or "is" alone would forbid every sentence that holds it; of
 * an answer with several words of its own these are no secret one by one.
 */
export function secretAlone(answer: string, message: string): Secret[] {
  const words = wordsOf(answer);
  const own = words.filter((word) => !isFunctionWord(word) && !holdsPhrase(message, word));
  if (own.length > 1 || words.length > maxWordsAlone)
    return [{ answer, inContext: answer, quote: message, isText: true }];
  const inContext = words.length === 1 && words.every(isFunctionWord) ? "" : answer;
  return [{ answer, inContext, quote: wordsKnown(answer, message) }];
}

/** The words of an answer that stand in a message, and so may be quoted; none if it holds the whole of it. */
function wordsKnown(answer: string, message: string): string {
  if (holdsPhrase(message, answer)) return "";
  return wordsOf(answer)
    .filter((word) => holdsPhrase(message, word))
    .join(" ");
}

/** What may be quoted of a secret besides, since the student has just written it. */
export function quotable(secret: Secret, message: string): Secret {
  const known = secret.isText ? message : wordsKnown(secret.answer, message);
  return known ? { ...secret, quote: `${secret.quote} ${known}`.trim() } : secret;
}
