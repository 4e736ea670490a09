import type { Finding } from "@/lib/features/english/finding";

/** A whole text as a student writes it, with what a teacher would mark in it. */
export type LabelledText = {
  kind: string;
  level: string;
  text: string;
  /** `quote` may stand in the text more than once: `nth` says which. */
  errors: { quote: string; nth?: number; corrections: string[]; kind: string }[];
};

type Found = Pick<Finding, "start" | "end" | "correction">;
type Label = { start: number; end: number; corrections: string[] };

function labelsOf({ text, errors }: LabelledText): Label[] {
  return errors.map(({ quote, nth = 1, corrections }) => {
    let start = text.indexOf(quote);
    for (let count = 1; count < nth; count += 1) start = text.indexOf(quote, start + 1);
    return { start, end: start + quote.length, corrections };
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();

/** Whether a finding writes what the label would have there: both are put in, and the stretch over both is compared. */
function isAsLabelled(text: string, found: Found, label: Label): boolean {
  if (found.start >= label.end || label.start >= found.end) return false;
  const from = Math.min(found.start, label.start);
  const to = Math.max(found.end, label.end);
  const written = (start: number, end: number, correction: string) =>
    plain(text.slice(from, start) + correction + text.slice(end, to));
  const own = written(found.start, found.end, found.correction);
  return label.corrections.some((correction) => written(label.start, label.end, correction) === own);
}

/** How many of a text's mistakes are found and put right as its author does, and how many findings do so. */
export function judgeText(labelled: LabelledText, findings: readonly Found[]) {
  const labels = labelsOf(labelled);
  const isRight = (one: Found) => labels.some((label) => isAsLabelled(labelled.text, one, label));
  const isFound = (label: Label) => findings.some((one) => isAsLabelled(labelled.text, one, label));
  return {
    errors: labels.length,
    found: labels.filter(isFound).length,
    findings: findings.length,
    right: findings.filter(isRight).length,
  };
}
