"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { familyScreens as t } from "@/lib/i18n/it";
import { newsLines } from "@/components/family/chosen";
import { familyQuery } from "@/components/family/queries";
import { useNow } from "@/components/family/use-now";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";

/** The card's lines come from two replies: what the older one holds has been shown in full. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return one < other ? one : other;
}

/** What parents have chosen, until the learner has seen it: at the end of the conversation, and it scrolls with it. */
export default function FamilyNews() {
  const { id, family } = useLearner();
  const titleId = useId();
  const { data, refetch } = useQuery(familyQuery(id));
  const { mutate, isPending, error } = useUpdateLearner();
  const lines = newsLines(family, data, useNow());
  const seenFamilyAt = data && earlier(family.changedAt, data.changedAt);
  if (!family.hasNews || !seenFamilyAt) return null;

  function confirm(seenFamilyAt: string) {
    const onSuccess = (learner: UserReply) => {
      if (learner.family.hasNews) void refetch(); // What has changed since is told next, in the same card.
    };
    mutate({ seenFamilyAt }, { onSuccess });
  }

  return (
    <section
      aria-labelledby={titleId}
      className="animate-rise my-4 flex flex-col gap-2 rounded-lg bg-sun-soft p-3 text-sm text-ink first:mt-0 last:mb-0 sm:flex-row sm:items-end"
    >
      <div className="flex grow flex-col gap-1">
        <h2 id={titleId} className="font-bold">
          {t.newsTitle}
        </h2>
        <ul className="flex list-disc flex-col gap-0.5 pl-5">
          {lines.map((line) => (
            <li key={line} suppressHydrationWarning>
              {line}
            </li>
          ))}
        </ul>
        <p role="status" className="empty:hidden">
          {error && userMessageOf(error, t.failed)}
        </p>
      </div>
      <Button className="shrink-0 sm:self-end" loading={isPending} onClick={() => confirm(seenFamilyAt)}>
        {t.newsSeen}
      </Button>
    </section>
  );
}
