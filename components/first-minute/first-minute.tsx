"use client";

import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { firstMinute as t } from "@/lib/i18n/it/first-minute";
import { AnimalStep } from "@/components/first-minute/animal-step";
import { keepMinute, useKeptMinute, type KeptMinute } from "@/components/first-minute/kept-minute";
import { NewcomerDesk } from "@/components/first-minute/newcomer-desk";
import { StepFrame } from "@/components/first-minute/step-frame";
import { useIsNew } from "@/components/first-minute/use-is-new";
import { useLearner } from "@/components/learner/use-learner";
import { lazyOr } from "@/components/ui/lazy-or";

const loadLaterSteps = () => import("@/components/first-minute/later-steps");
const LaterSteps = lazyOr(loadLaterSteps, () => <p className="text-center">{t.noNet}</p>);

type FirstMinuteProps = {
  /** Sends a message. Answers whether it was taken. */
  onSend: (text: string) => boolean;
  /** The usual ways to begin: for who is not new after all, or has skipped this. */
  children: ReactNode;
};

const moods = ["smiles", "listens", "thinks"] as const;

/** Three small steps from an empty chat to a first mistake put right: an animal, a class, a sentence. */
export default function FirstMinute({ onSend, children }: FirstMinuteProps) {
  const { id } = useLearner();
  const isNew = useIsNew();
  const minute = useKeptMinute(id);
  /** What was pressed is gone with its step: the focus goes to what took its place. */
  const [hasMoved, setHasMoved] = useState(false);

  if (!minute || (isNew === undefined && !minute.isSkipped)) return <NewcomerDesk mood="smiles" />;
  if (!isNew || minute.isSkipped)
    return (
      <NewcomerDesk mood="asks">
        <UsualWays takesFocus={hasMoved}>{children}</UsualWays>
      </NewcomerDesk>
    );

  const { step, sentence } = minute;

  function move(change: Partial<KeptMinute>) {
    setHasMoved(true);
    keepMinute(id, { step, sentence, ...change });
  }

  return (
    <NewcomerDesk mood={moods[step]}>
      <StepFrame
        key={step}
        step={step}
        all={moods.length}
        takesFocus={hasMoved}
        onBack={() => move({ step: step === 2 ? 1 : 0 })}
        onSkip={() => move({ isSkipped: true })}
      >
        {step === 0 ? (
          <AnimalStep onDone={() => move({ step: 1 })} prepare={loadLaterSteps} />
        ) : (
          <Suspense fallback={null}>
            <LaterSteps
              step={step}
              onAnswered={() => move({ step: 2 })}
              chosen={sentence}
              onChoose={(one) => keepMinute(id, { step, sentence: one })}
              onSend={onSend}
            />
          </Suspense>
        )}
      </StepFrame>
    </NewcomerDesk>
  );
}

function UsualWays({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ways.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return <div ref={ways}>{children}</div>;
}
