"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { userMessageOf } from "@/lib/http/client-errors";
import { familyScreens as t } from "@/lib/i18n/it";
import { newsLines } from "@/components/family/chosen";
import { familyQuery } from "@/components/family/queries";
import { useNow } from "@/components/family/use-now";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** What parents have chosen, until the learner has seen it. */
export default function FamilyNews() {
  const { id, family } = useLearner();
  const titleId = useId();
  const { data, isFetching } = useQuery(familyQuery(id));
  const { mutate, isPending, error } = useUpdateLearner();
  const lines = newsLines(family, data, useNow());
  if (!family.hasNews || !data) return null;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-2">
      <Card
        tone="sun"
        role="region"
        aria-labelledby={titleId}
        className="animate-rise flex max-h-[50dvh] flex-col gap-2 overflow-y-auto text-sm"
      >
        <h2 id={titleId} className="font-bold">
          {t.newsTitle}
        </h2>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {lines.map((line) => (
            <li key={line} suppressHydrationWarning>
              {line}
            </li>
          ))}
        </ul>
        <p role="status" className="empty:hidden">
          {error && userMessageOf(error, t.failed)}
        </p>
        <Button
          variant="secondary"
          className="self-start"
          loading={isPending}
          // What is confirmed has been shown, all of it and as it is now.
          disabled={isFetching}
          onClick={() => mutate({ hasSeenFamily: true })}
        >
          {t.newsSeen}
        </Button>
      </Card>
    </div>
  );
}
