"use client";

import { useQuery } from "@tanstack/react-query";
import { xpForExercise } from "@/lib/features/exercises/rules";
import type { StopReply } from "@/lib/features/mastery/contract";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { exercisesQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { StopMark } from "@/components/progress/stop-mark";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";

/** What was seen of a topic and what that proves, and the way to train it. */
export default function StopDetails({ stop, onClose }: { stop: StopReply; onClose: () => void }) {
  const { topic, name, evidence, hasExercises, score } = stop;
  const seen = t.seen(stop);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<EnglishMarked text={name} />}
      actions={
        <>
          {hasExercises && <LinkButton href={`/exercises?topic=${topic}`}>{t.train}</LinkButton>}
          <LinkButton href="/" variant={hasExercises ? "secondary" : "primary"}>
            {t.talk}
          </LinkButton>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <StopMark evidence={evidence} className="size-14 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold first-letter:uppercase">{t.evidence(evidence, stop)}</p>
          <p className="text-sm">{t.evidenceTexts[evidence]}</p>
        </div>
      </div>
      {seen.length > 0 && (
        <div className="flex flex-col gap-2 rounded-md bg-sunk p-4 text-sm">
          <h3 className="font-semibold">{t.seenTitle}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {seen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {score !== undefined && <p className="font-semibold">{t.howOften(score)}</p>}
          <p className="text-ink-soft">{t.lastSeen(stop)}</p>
        </div>
      )}
      <WhereTrained stop={stop} />
    </Dialog>
  );
}

/** What practice earns: nothing but what one of today's is worth that is about this topic and still open. */
function WhereTrained({ stop: { topic, hasExercises } }: { stop: StopReply }) {
  const { id } = useLearner();
  const { data } = useQuery(exercisesQuery(id));
  if (!hasExercises) return <p className="text-sm text-ink-soft">{t.noExercises}</p>;
  const isToday = data?.exercises.some((one) => one.topic === topic && !one.isSolved);
  return <p className="text-sm text-ink-soft">{isToday ? t.isToday(xpForExercise) : t.practice}</p>;
}
