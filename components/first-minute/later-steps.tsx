import { ClassStep } from "@/components/first-minute/class-step";
import type { Step } from "@/components/first-minute/kept-minute";
import { SentenceStep, type SentenceStepProps } from "@/components/first-minute/sentence-step";

type LaterStepsProps = SentenceStepProps & { step: Step; onAnswered: () => void };

/** The class and the sentence. Fetched apart: the first load of the chat has no room for them. */
export default function LaterSteps({ step, onAnswered, ...sentence }: LaterStepsProps) {
  return step === 1 ? <ClassStep onAnswered={onAnswered} /> : <SentenceStep {...sentence} />;
}
