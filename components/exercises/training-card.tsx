"use client";

import { useQuery } from "@tanstack/react-query";
import { exercises as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { exercisesQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** The way to today's exercises, and how many of them are done. */
export function TrainingCard() {
  const { id } = useLearner();
  const { data } = useQuery(exercisesQuery(id));
  const all = data?.exercises ?? [];
  const solved = all.filter(({ isSolved }) => isSolved).length;
  const isDone = all.length > 0 && solved === all.length;
  return (
    <Card tone="action" className="flex items-center gap-4">
      <div className="flex min-w-0 grow flex-col items-start gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-bold">{t.cardTitle}</h2>
          <p className="text-sm">{isDone ? t.cardDone : t.cardText}</p>
          {solved > 0 && (
            <p className="text-sm font-semibold text-action-ink">{t.partlyDone(solved, all.length)}</p>
          )}
        </div>
        {!isDone && <LinkButton href="/exercises">{solved > 0 ? t.goOn : t.start}</LinkButton>}
      </div>
      <CoachFigure mood={isDone ? "cheers" : "asks"} className="-my-3 size-24 shrink-0 max-[22rem]:hidden" />
    </Card>
  );
}
