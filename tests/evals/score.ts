import type { Finding } from "@/lib/features/english/finding";

/** Sentences typed by hand for one topic: one mistake each, and twins without any. */
export type Labels = {
  topic: string;
  wrong: { text: string; quote: string; corrections: string[] }[];
  right: string[];
};

export type Score = {
  topic: string;
  wrong: number;
  /** Mistakes that a finding overlaps. */
  found: number;
  /** Of those, with one of the accepted corrections. */
  corrected: number;
  right: number;
  /** Findings where nothing is wrong, in either kind of sentence. */
  falseAlarms: { text: string; quote: string; topic: string }[];
  missed: string[];
};

/** What a score is computed from: our findings, or another engine's. */
export type Found = Pick<Finding, "start" | "end" | "quote" | "correction"> & { topic: string };

type Half = "development" | "held out";

/** Every second sentence: what is looked at while rules are written, and what only judges them. */
export function halfOf({ topic, wrong, right }: Labels, half: Half): Labels {
  const rest = half === "development" ? 0 : 1;
  const pick = <T>(all: T[]) => all.filter((_, index) => index % 2 === rest);
  return { topic, wrong: pick(wrong), right: pick(right) };
}

/** Holds the engine's findings against the labels of one topic. */
export async function scoreTopic(
  labels: Labels,
  analyse: (text: string) => Promise<Found[]>,
): Promise<Score> {
  const score: Score = {
    topic: labels.topic,
    wrong: labels.wrong.length,
    found: 0,
    corrected: 0,
    right: labels.right.length,
    falseAlarms: [],
    missed: [],
  };
  for (const { text, quote, corrections } of labels.wrong) {
    const start = text.indexOf(quote);
    const end = start + quote.length;
    const findings = await analyse(text);
    const hits = findings.filter((finding) => finding.start < end && finding.end > start);
    if (hits.length > 0) score.found += 1;
    else score.missed.push(text);
    const accepted = corrections.map((correction) => text.slice(0, start) + correction + text.slice(end));
    if (hits.some((hit) => accepted.includes(applied(text, hit)))) score.corrected += 1;
    score.falseAlarms.push(
      ...alarms(
        text,
        findings.filter((finding) => !hits.includes(finding)),
      ),
    );
  }
  for (const text of labels.right) {
    score.falseAlarms.push(...alarms(text, await analyse(text)));
  }
  return score;
}

const applied = (text: string, { start, end, correction }: Found) =>
  text.slice(0, start) + correction + text.slice(end);
/** Who writes without any capital is rightly told about "i" and "monday", in whatever topic's sentence. */
const isJustified = (text: string, { topic }: { topic: string }) =>
  topic === "capitals" && text === text.toLowerCase();
const alarms = (text: string, findings: Found[]) =>
  findings
    .filter((finding) => !isJustified(text, finding))
    .map(({ quote, topic }) => ({ text, quote, topic }));

/** Found mistakes among everything found. */
export const precisionOf = ({ found, falseAlarms }: Pick<Score, "found" | "falseAlarms">) =>
  found + falseAlarms.length === 0 ? 1 : found / (found + falseAlarms.length);

export const recallOf = ({ found, wrong }: Pick<Score, "found" | "wrong">) =>
  wrong === 0 ? 1 : found / wrong;
