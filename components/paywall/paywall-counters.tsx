"use client";

import { useQuery } from "@tanstack/react-query";
import { freeLimits } from "@/lib/features/usage/rules";
import { paywall as t } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import { usageStatsQuery } from "@/components/learner/queries";
import { ProgressBar } from "@/components/ui/progress-bar";

/** How far the free plan is used, as last heard from the server. */
export function PaywallCounters() {
  const { data } = useQuery(usageStatsQuery);
  if (!data) return null;
  return (
    <div className="flex items-center gap-4 rounded-md border border-line p-4">
      <CoachFace className="size-16 shrink-0 max-[22rem]:hidden" />
      <ul className="flex min-w-0 grow flex-col gap-3">
        <Counter what={t.messagesUsed} used={data.messagesCount} max={freeLimits.messages} />
        <Counter what={t.homeworkUsed} used={data.homeworkUploadsCount} max={freeLimits.homework} />
      </ul>
    </div>
  );
}

function Counter({ what, used, max }: { what: string; used: number; max: number }) {
  return (
    <li className="flex flex-col gap-1.5 text-sm font-semibold">
      {t.used(what, used, max)}
      <ProgressBar
        value={(used / max) * 100}
        label={what}
        tone={used < max ? "action" : "coral"}
        className="h-2"
      />
    </li>
  );
}
