import type { FindingReply } from "@/lib/features/findings/contract";
import type { MistakeTopic } from "@/lib/features/topics/rules";

/** So many places of a message are underlined at once. */
const maxShown = 3;

/** What is of more use later: how a word is written, and small words that no sentence depends on. */
const later: Partial<Record<MistakeTopic, number>> = {
  spelling: 3,
  capitals: 3,
  apostrophes: 3,
  other: 3,
  "a-or-an": 2,
  "the-generic": 2,
  "missing-article": 2,
  "adverb-place": 1,
  "adjective-order": 1,
  prepositions: 1,
  "confused-words": 1,
  "false-friends": 1,
};

/**
 * The places of a message in the order in which they are worked on: first the one the coach begins with and the two that teach
 * most, then the others; each time in the order of the text.
 */
export function sequenceOf(findings: readonly FindingReply[]): FindingReply[] {
  const [begun, ...others] = findings;
  if (!begun || findings.length <= maxShown) return [...findings];
  const weightOf = ({ topic }: FindingReply) => later[topic] ?? 0;
  const useful = others.toSorted((one, other) => weightOf(one) - weightOf(other)).slice(0, maxShown - 1);
  const isFirst = (one: FindingReply) => one === begun || useful.includes(one);
  return [...findings.filter(isFirst), ...findings.filter((one) => !isFirst(one))];
}

/** Those that are marked in the text, in its order: all that were put right, and the next ones that are open. */
export function markedOf(findings: readonly FindingReply[]): FindingReply[] {
  const next = sequenceOf(findings)
    .filter(({ isResolved }) => !isResolved)
    .slice(0, maxShown);
  return findings.filter((one) => one.isResolved || next.includes(one));
}

/** The place that comes after one, of those still open; from the last one it goes on with the first. */
export function nextOpen(findings: readonly FindingReply[], id: string): FindingReply | undefined {
  const sequence = sequenceOf(findings);
  const at = sequence.findIndex((one) => one.id === id);
  return [...sequence.slice(at + 1), ...sequence.slice(0, Math.max(at, 0))].find(
    ({ isResolved }) => !isResolved,
  );
}
