"use client";

import { useQuery } from "@tanstack/react-query";
import { exercisesCompleted } from "@/lib/features/progress/rules";
import { hearts as heartRules } from "@/lib/features/rewards/rules";
import { progress } from "@/lib/i18n/it";
import { TrainingCard } from "@/components/exercises/training-card";
import { LevelCard } from "@/components/progress/level-card";
import { MasteryCard } from "@/components/progress/mastery-card";
import { StatTile } from "@/components/progress/stat-tile";
import { achievementsQuery, usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { ScreenBody } from "@/components/shell/screen-body";
import { BadgeIcon, CheckIcon, HeartIcon, SendIcon } from "@/components/ui/icons";

export function ProgressScreen() {
  const { id, level, xp, hearts, isPro } = useLearner();
  const { data: usage } = useQuery(usageStatsQuery);
  const { data: badges } = useQuery(achievementsQuery(id));
  return (
    <ScreenBody title={progress.title}>
      <LevelCard level={level} xp={xp} />
      <TrainingCard />
      <h2 className="mt-2 text-lg font-bold">{progress.figures}</h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile tone="leaf" Icon={CheckIcon} label={progress.exercises} value={exercisesCompleted(xp)} />
        <StatTile tone="action" Icon={SendIcon} label={progress.messages} value={usage?.messagesCount} />
        <StatTile tone="sun" Icon={BadgeIcon} label={progress.badges} value={badges?.length} />
        <StatTile
          tone="coral"
          Icon={HeartIcon}
          label={progress.hearts}
          value={isPro ? progress.unlimited : `${hearts}/${heartRules.max}`}
        />
      </ul>
      <MasteryCard />
    </ScreenBody>
  );
}
