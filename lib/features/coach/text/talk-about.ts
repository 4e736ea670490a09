import type { MistakeTopic, Topic } from "@/lib/features/topics/rules";
import type { Say } from "../activity";
import type { OpenFinding } from "../open-finding";
import { asQuote, closed, present } from "./present";
import { onward } from "./step-text";
import { keyOf, noText, type TextState, type TextStep } from "./text-state";
import { texts } from "./words";

/** The mistake the coach has asked about, if it is still open. */
export const focusOf = (
  state: TextState | undefined,
  open: readonly OpenFinding[],
): OpenFinding | undefined => open.find((one) => keyOf(one) === state?.focus?.key);

type About = { state: TextState | undefined; one: OpenFinding; say: Say };

/** Who is stuck, or wants the answer, gets the next hint; who asks why, the rule. */
export function helpOn({ state = noText, one, say }: About, wants: "hint" | "reason" | "answer"): TextStep {
  const opening = { hint: texts.stuck, reason: texts.reason, answer: texts.notTold }[wants];
  return onward(state, one, say, opening, wants === "reason" ? "reason" : undefined);
}

/** A few words in answer to the coach's question about a mistake: nobody judges them, and the next hint follows. */
export const hear = ({ state = noText, one, say }: About): TextStep => onward(state, one, say, texts.heard);

/** Rules without exceptions; about the others a student who contradicts may well be right. */
const certain: ReadonlySet<MistakeTopic> = new Set([
  "third-person-s",
  "do-or-does",
  "did-with-past",
  "age-with-have",
  "i-am-agree",
  "modal-to",
  "modal-form",
  "be-agreement",
  "double-negative",
  "plural-adjectives",
  "every-singular",
  "for-to-verb",
  "explain-say-suggest-me",
  "article-with-possessive",
  "a-or-an",
  "comparatives",
  "irregular-past",
  "since-for",
] as const);

/** The same of a topic that has exceptions elsewhere: what the student's sentence ends in, at the mistake. */
const certainEndings: readonly { topic: Topic; ending: RegExp }[] = [
  {
    topic: "stative-ing",
    ending: /\b(?:knowing|believing|understanding|wanting|needing|preferring|belonging|owning|meaning)$/i,
  },
  {
    topic: "prepositions",
    ending:
      /\b(?:forward to [a-z]+|depend(?:s|ed|ing)? (?:from|of)|arriv(?:e|es|ed|ing) to|discuss(?:es|ed|ing)? about|(?:go|goes|went|going) to home|listen(?:s|ed|ing)? [a-z]+)$/i,
  },
  { topic: "past-time", ending: /\b(?:yesterday|ago|last (?:night|week|month|year|summer|winter))\b/i },
  {
    topic: "verb-patterns",
    ending: /\b(?:enjoy|avoid|finish|mind|dislike)(?:s|es|ed)? to [a-z]+$/i,
  },
];

function isCertain({ topic, quote, sentence }: OpenFinding): boolean {
  const upTo = sentence.slice(0, Math.max(sentence.indexOf(quote), 0)) + quote;
  return certain.has(topic) || certainEndings.some((one) => one.topic === topic && one.ending.test(upTo));
}

/**
 * Whether a mistake is taken off that the student says is none: its rule has exceptions, or it was said before.
 */
export const mayBeNone = (state: TextState | undefined, one: OpenFinding): boolean =>
  (state?.focus?.key === keyOf(one) && state.focus.isDisputed) || one.source === "tutor" || !isCertain(one);

/**
 * A student who contradicts: where the rule is certain the coach says it and asks once whether it fits; else, and said
 * again, the mark is taken off.
 */
export function dispute({ state = noText, one, say }: About): TextStep & { isDropped: boolean } {
  const quote = asQuote(one.quote);
  if (mayBeNone(state, one)) {
    const next = closed(state, one);
    return {
      state: { ...next, points: next.points.filter(({ key }) => key !== keyOf(one)) },
      lines: [say(isCertain(one) ? texts.droppedUnsure : texts.dropped, { quote }), say(texts.what)],
      isDropped: true,
    };
  }
  const step = present(state, one, say, { opening: texts.disputed, wants: "reason" });
  const focus = { key: keyOf(one), given: 0, isDisputed: true };
  const [opening = ""] = step.lines;
  const lines = [opening, one.explanation.replace(/\?/g, "."), say(texts.agreeTask)];
  return { state: { ...noText, ...step.state, focus }, lines, isDropped: false };
}

/** "Lascia perdere": the coach does not ask about it again. */
export const leaveAlone = ({ state = noText, one, say }: About): TextStep => ({
  state: closed(state, one),
  lines: [say(texts.leftAlone, { quote: asQuote(one.quote) }), say(texts.what)],
});
