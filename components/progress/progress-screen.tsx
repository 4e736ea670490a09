"use client";

import { progress as t } from "@/lib/i18n/it";
import { safeProgress } from "@/lib/i18n/it/load-failed";
import { TrainingCard } from "@/components/exercises/training-card";
import { LoadFailed } from "@/components/learner/load-failed";
import { useLearner } from "@/components/learner/use-learner";
import { ParentReportCard } from "@/components/parent-report/parent-report-card";
import { FiguresCard } from "@/components/progress/figures-card";
import { JourneyCard } from "@/components/progress/journey-card";
import { SuggestionsCard } from "@/components/progress/suggestions-card";
import { useProgress } from "@/components/progress/use-progress";
import { ScreenBody } from "@/components/shell/screen-body";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export function ProgressScreen() {
  const { xp } = useLearner();
  const query = useProgress();
  const { data } = query;
  const hasFailed = query.isError && !data;
  return (
    <ScreenBody title={t.title}>
      <JourneyCard />
      <TrainingCard />
      {data && <SuggestionsCard progress={data} />}
      {!data && !hasFailed && <Skeleton className="h-44 rounded-lg" />}
      {hasFailed && (
        <Card>
          <LoadFailed message={t.failed} safe={safeProgress} query={query} />
        </Card>
      )}
      <FiguresCard xp={xp} progress={data} hasFailed={hasFailed} />
      <ParentReportCard />
    </ScreenBody>
  );
}
