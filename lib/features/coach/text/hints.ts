import type { MistakeTopic, Topic } from "@/lib/features/topics/rules";
import { smallStepsFor } from "./small-steps";
import type { Say } from "../activity";
import { smallStepOpenings } from "./words";

export type Hintable = { topic: MistakeTopic; quote: string; explanation: string; hints: string[] };

/** Where a topic holds mistakes of two kinds, its usual first question would be about the other kind. */
const sharperOpenings: readonly { topic: Topic; quote: RegExp; ask: string }[] = [
  {
    topic: "since-for",
    quote: /^(?:since|for|from)\b/i,
    ask: "Dopo quella parolina dici quando è cominciato o quanto tempo dura?",
  },
];

/**
 * The hint that is due after so many: from a first question to the rule, then ever smaller questions, over and over. Who
 * asks why hears the rule itself first. A statement, or ends with its one question.
 */
export function hintAt(
  finding: Hintable,
  given: number,
  say: Say,
  wants: "hint" | "reason" = "hint",
): string {
  const [usual = "", vague = "", precise = ""] = finding.hints;
  const opening =
    sharperOpenings.find(({ topic, quote }) => topic === finding.topic && quote.test(finding.quote))?.ask ??
    usual;
  const rungs = [opening, vague, finding.explanation, precise];
  const sorted = wants === "reason" ? [finding.explanation, precise, vague] : rungs;
  const due = sorted.filter((text, at) => text !== "" && sorted.indexOf(text) === at);
  const hint = due[given];
  if (hint) return askOnce(hint);
  const quote = finding.quote.replace(/\?/g, "");
  const steps = smallStepsFor(finding.topic, finding.quote);
  const step = steps[(given - due.length) % steps.length];
  return step ? `${say(smallStepOpenings)}: ${step.replace("{quote}", quote)}?` : askOnce(usual);
}

/** One question at a time: what comes before the last is a statement, but for an English example (in asterisks). */
export const askOnce = (text: string) =>
  text.replace(/\*[^*]*\*|\?(?=[\s\S]*\S)/g, (found) => (found === "?" ? "." : found));
