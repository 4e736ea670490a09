"use client";

import { useQuery } from "@tanstack/react-query";
import { hearts as heartsRule } from "@/lib/features/rewards/rules";
import { freeLimits } from "@/lib/features/usage/rules";
import { paywall as t } from "@/lib/i18n/it";
import { proTable } from "@/lib/i18n/it/pro-table";
import { usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { ProgressBar } from "@/components/ui/progress-bar";

/** How far the free plan is used, as last heard from the server, and the hearts there are. */
export function PaywallCounters() {
  const { data } = useQuery(usageStatsQuery);
  const { hearts } = useLearner();
  if (!data) return null;
  const { messagesCount, homeworkUploadsCount } = data;
  const { messages, homework } = freeLimits;
  return (
    <ul className="flex flex-col gap-1.5 rounded-md border border-line px-3 py-2">
      <Counter
        text={t.used(t.messagesUsed, messagesCount, messages)}
        label={t.messagesUsed}
        share={messagesCount / messages}
        isOut={messagesCount >= messages}
      />
      <Counter
        text={t.used(t.homeworkUsed, homeworkUploadsCount, homework)}
        label={t.homeworkUsed}
        share={homeworkUploadsCount / homework}
        isOut={homeworkUploadsCount >= homework}
      />
      <Counter
        text={proTable.hearts(hearts)}
        label={proTable.heartsLabel}
        share={hearts / heartsRule.max}
        isOut={hearts === 0}
      />
    </ul>
  );
}

/** `isOut`: there is none left. */
type CounterProps = { text: string; label: string; share: number; isOut: boolean };

function Counter({ text, label, share, isOut }: CounterProps) {
  return (
    <li className="grid grid-cols-[1fr_4rem] sm:grid-cols-[1fr_8rem] items-center gap-3 text-xs font-semibold sm:text-sm max-[22rem]:grid-cols-1 max-[22rem]:gap-1">
      <span className={isOut ? "text-coral-ink" : ""}>{text}</span>
      <ProgressBar value={share * 100} label={label} tone={isOut ? "coral" : "action"} className="h-2" />
    </li>
  );
}
