"use client";

import { progress as t } from "@/lib/i18n/it";
import { TrainingCard } from "@/components/exercises/training-card";
import { useLearner } from "@/components/learner/use-learner";
import { ParentReportCard } from "@/components/parent-report/parent-report-card";
import { Figures } from "@/components/progress/figures";
import { LevelCard } from "@/components/progress/level-card";
import { LoadFailed } from "@/components/learner/load-failed";
import { MasteryCard } from "@/components/progress/mastery-card";
import { StrengthsCard } from "@/components/progress/strengths-card";
import { SuggestionsCard } from "@/components/progress/suggestions-card";
import { useProgress } from "@/components/progress/use-progress";
import { WeeksChart } from "@/components/progress/weeks-chart";
import { ScreenBody } from "@/components/shell/screen-body";
import { Skeleton } from "@/components/ui/skeleton";

export function ProgressScreen() {
  const { level, xp } = useLearner();
  const query = useProgress();
  const { data } = query;
  const hasFailed = query.isError && !data;
  return (
    <ScreenBody title={t.title}>
      <LevelCard level={level} xp={xp} />
      <Figures xp={xp} progress={data} missing={hasFailed ? "unknown" : "awaited"} />
      {data && (
        <>
          <WeeksChart weeks={data.weeks} xpToday={data.xpToday} />
          <StrengthsCard progress={data} />
          <SuggestionsCard progress={data} />
        </>
      )}
      {!data && !hasFailed && <Waiting />}
      {hasFailed && <LoadFailed message={t.failed} query={query} />}
      <TrainingCard />
      <MasteryCard />
      <ParentReportCard />
    </ScreenBody>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  );
}
