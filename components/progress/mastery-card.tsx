"use client";

import type { TopicScoreReply } from "@/lib/features/mastery/contract";
import { progress as t } from "@/lib/i18n/it";
import { useMastery } from "@/components/progress/use-mastery";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";

/** Beyond these a list discourages more than it helps. */
const maxShown = 4;

/** What the learner knows well and what is worth training. */
export function MasteryCard() {
  const { data, isError } = useMastery();
  if (isError) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t.topics}</h2>
      {!data && <Skeleton className="h-16 rounded-md" />}
      {data && data.weak.length + data.strong.length === 0 && (
        <p className="text-sm text-ink-soft">{t.topicsUnknown}</p>
      )}
      {data && data.weak.length > 0 && <Topics title={t.weak} tone="coral" topics={data.weak} />}
      {data && data.strong.length > 0 && <Topics title={t.strong} tone="leaf" topics={data.strong} />}
    </Card>
  );
}

type TopicsProps = { title: string; tone: "coral" | "leaf"; topics: TopicScoreReply[] };

function Topics({ title, tone, topics }: TopicsProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <ul className="flex flex-col gap-3">
        {topics.slice(0, maxShown).map(({ topic, name, score }) => (
          <li key={topic} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-3 text-sm font-medium">
              {name}
              <span className="shrink-0 text-ink-soft">{t.rightShare(score)}</span>
            </span>
            <ProgressBar value={score} label={t.topicBar(name)} tone={tone} className="h-2.5" />
          </li>
        ))}
      </ul>
    </section>
  );
}
