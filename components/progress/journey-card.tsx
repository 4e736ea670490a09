"use client";

import { isMet } from "@/lib/features/mastery/rules";
import { safeTopics } from "@/lib/i18n/it/load-failed";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { LoadFailed } from "@/components/learner/load-failed";
import { useLearner } from "@/components/learner/use-learner";
import { LevelLine } from "@/components/progress/level-line";
import { useMastery } from "@/components/progress/use-mastery";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const PathMap = lazyPart(() => import("@/components/progress/path-map"), <Waiting />);

/** Where the learner is: in the game, and on the road through the topics of English. */
export function JourneyCard() {
  const query = useMastery();
  const { data } = query;
  const topics = data?.path.flatMap((year) => year.stops) ?? [];
  const met = topics.filter(isMet).length;
  const isStuck = query.isError && !data;
  const { schoolClass } = useLearner();
  const hasTab = data?.path.some((year) => year.schoolClass === schoolClass);
  return (
    <Card className="flex flex-col gap-4 overflow-hidden px-0! pb-0!">
      <div className="flex flex-col gap-4 px-5 sm:px-6">
        <LevelLine />
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-bold">{t.title}</h2>
          {data && (
            <p className="text-sm text-ink-soft">{met > 0 ? t.summary(met, topics.length) : t.newcomer}</p>
          )}
          {!data && !isStuck && <Skeleton className="h-5.5 w-56 rounded-sm" />}
          {data && !hasTab && <p className="text-sm text-ink-soft">{t.otherClasses}</p>}
        </div>
      </div>
      {isStuck && (
        <div className="px-5 pb-5 sm:px-6">
          <LoadFailed message={t.failed} safe={safeTopics} query={query} />
        </div>
      )}
      {!isStuck && <div className="flex flex-col">{data ? <PathMap mastery={data} /> : <Waiting />}</div>}
    </Card>
  );
}

const stops = [1, 2, 3, 4];

/** As high as the road and much in its shape, so that nothing below it moves when it comes. */
function Waiting() {
  return (
    <div role="status" aria-label={t.loading} className="flex h-[35.9rem] flex-col gap-8 px-5 md:h-[33.5rem]">
      <Skeleton className="h-18" />
      {stops.map((stop) => (
        <div key={stop} className="flex items-center gap-5">
          <Skeleton className="size-12 rounded-full!" />
          <Skeleton className="h-8 w-3/5" />
        </div>
      ))}
    </div>
  );
}
