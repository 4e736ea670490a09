import type { CoachBrief } from "@/lib/ports/tutor";
import type { Intent } from "../intent/intent";
import { choiceOpenings, sharperOpening, smallStepOpenings, smallStepsFor } from "../phrases/small-steps";
import type { Picker } from "../phrases/picker";

export type HintStep = CoachBrief["hintStep"];

/** What the student asks for beside the answer. */
export type Wish = "hint" | "reason" | "choice";

export const wishOf = (intent: Intent): Wish => {
  if (intent === "guess-list") return "choice";
  return intent === "why" || intent === "explain-more" ? "reason" : "hint";
};

type Hintable = { topic: string; quote: string; explanation: string; hints: string[] };

/**
 * What the student is given on a rung, in words that were not heard yet: the rung's own hint, what stands below it,
 * then ever smaller questions. Who asks why hears the rule itself first; who sends a list of guesses is asked to choose.
 */
export function hintFor(
  finding: Hintable,
  step: HintStep,
  { picker, wants }: { picker: Picker; wants: Wish },
): string {
  const [usual = "", vague = "", precise = ""] = finding.hints;
  const opening = sharperOpening(finding) ?? usual;
  const rungs: string[][] = [
    [opening],
    [vague, opening],
    [finding.explanation, vague],
    [precise, finding.explanation, vague],
  ];
  if (wants === "choice") return smallQuestion(finding, picker, choiceOpenings);
  const due = [...(wants === "reason" ? [finding.explanation] : []), ...(rungs[step] ?? [])];
  return (
    due.map(askOnce).find((hint) => hint !== "" && !picker.isSaid(hint)) ??
    smallQuestion(finding, picker, smallStepOpenings)
  );
}

/** One question at a time: what comes before the last is a statement, but for an English example (in asterisks). */
export const askOnce = (text: string) =>
  text.replace(/\*[^*]*\*|\?(?=[\s\S]*\S)/g, (found) => (found === "?" ? "." : found));

function smallQuestion({ topic, quote }: Hintable, picker: Picker, openings: readonly string[]): string {
  const shown = quote.replace(/\?/g, "");
  const asks = smallStepsFor(topic, quote).map(({ ask }) => ask.replace("{quote}", shown));
  const unheard = asks.filter((ask) => !picker.isSaid(ask));
  return picker.say(
    (unheard.length > 0 ? unheard.slice(0, 1) : asks).map((ask) => `[${openings.join("|")}]: ${ask}?`),
  );
}
