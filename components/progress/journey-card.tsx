"use client";

import { isMet } from "@/lib/features/mastery/rules";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { LoadFailed } from "@/components/learner/load-failed";
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
  const stops = data?.path.flatMap((year) => year.stops) ?? [];
  const met = stops.filter(isMet).length;
  const isStuck = query.isError && !data;
  return (
    <Card className="flex flex-col gap-4 overflow-hidden px-0! pb-0!">
      <div className="flex flex-col gap-4 px-5 sm:px-6">
        <LevelLine />
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-bold">{t.title}</h2>
          {data ? (
            <p className="text-sm text-ink-soft">{met > 0 ? t.summary(met, stops.length) : t.newcomer}</p>
          ) : (
            <Skeleton className="h-5.5 w-56 rounded-sm" />
          )}
        </div>
      </div>
      {isStuck && (
        <div className="flex flex-col gap-3 px-5 pb-5 sm:px-6">
          <LoadFailed message={t.failed} query={query} />
        </div>
      )}
      {!isStuck && <div className="flex flex-col">{data ? <PathMap mastery={data} /> : <Waiting />}</div>}
    </Card>
  );
}

/** As high as the road, so that nothing below it moves when it comes. */
function Waiting() {
  return (
    <div role="status" aria-label={t.loading} className="px-5 pb-5 sm:px-6">
      <Skeleton className="h-[38.9rem] rounded-lg md:h-[32.25rem]" />
    </div>
  );
}
