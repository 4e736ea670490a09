import { examplesOf } from "@/lib/features/english/grammar-rules";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { holdsPhrase } from "./phrase";

export type HintStep = CoachBrief["hintStep"];

type Hintable = { topic: string; explanation: string; hints: string[]; secret: string };

const introductions = [
  "Guarda la stessa regola al lavoro altrove:",
  "Confronta con questa frase gemella:",
  "Ecco un esempio con altre parole:",
  "Osserva che cosa succede qui:",
];

/** The rule at work in sentences that give nothing of the student's own away. */
const twinsOf = ({ topic, secret }: Hintable) =>
  examplesOf(topic)
    .map(({ right }) => right)
    .filter((right) => !right.includes("?") && !holdsPhrase(right, secret))
    .map((right, at) => `${introductions[at % introductions.length]} *${right}*`);

/** The hint of a rung (0 opens with a question, 3 shows a twin), in words the coach has not used in this conversation. */
export function hintFor(finding: Hintable, step: HintStep, history: TutorTurn["history"]): string {
  const [opening = "", vague = "", precise = ""] = finding.hints;
  const twins = twinsOf(finding);
  const rungs: string[][] = [
    [opening, vague, finding.explanation],
    [vague, finding.explanation, ...twins],
    [precise, finding.explanation, ...twins],
    [...twins, finding.explanation, precise],
  ];
  const candidates = rungs[step] ?? [];
  const said = history.filter(({ role }) => role === "coach").map(({ text }) => text);
  const isNew = (hint: string) => !said.some((text) => text.includes(hint));
  return candidates.find(isNew) ?? candidates[said.length % candidates.length] ?? finding.explanation;
}
