"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { SessionReply } from "@/lib/features/sessions/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { sessions as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { SessionItem } from "@/components/profile/session-item";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast";

/** So many others are folded: the list would stand between the learner and what comes below it. */
const fewest = 2;
const list = "flex w-full flex-col divide-y divide-line";

/** Where the learner is logged in, and the ends of it. */
export function SessionsSection() {
  const { id: userId } = useLearner();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery({
    queryKey: queryKeys.sessions(userId),
    queryFn: ({ signal }) => api("GET /api/auth/sessions", { signal }),
    staleTime: 0, // Another device changes it.
  });
  const { endOne, endOthers } = useEndSessions(() => title.current?.focus());
  const sessions = query.data?.sessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const items = (shown: SessionReply[]) =>
    shown.map((session) => (
      <SessionItem
        key={session.id}
        session={session}
        isEnding={endOne.isPending && endOne.variables === session.id}
        onEnd={() => endOne.mutate(session.id)}
      />
    ));

  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 ref={title} tabIndex={-1} className="text-lg font-bold">
        {t.title}
      </h2>
      {!sessions && !query.isError && (
        <div role="status" aria-label={t.loading} className="w-full">
          <Skeleton className="h-16" />
        </div>
      )}
      {!sessions && query.isError && <LoadFailed message={t.loadFailed} query={query} />}
      {sessions && (
        <ul aria-label={t.title} className={list}>
          {items(sessions.filter(({ isCurrent }) => isCurrent || others.length < fewest))}
        </ul>
      )}
      {others.length >= fewest && (
        <details className="group w-full rounded-md border border-line px-4">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md text-sm font-semibold text-action-ink [&::-webkit-details-marker]:hidden">
            {t.others(others.length)}
            <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <ul aria-label={t.others(others.length)} className={list}>
            {items(others)}
          </ul>
        </details>
      )}
      {others.length > 0 && <p className="text-sm text-ink-soft">{t.intro}</p>}
      {others.length > 0 && (
        <Button variant="secondary" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t.endOthers}
        </Button>
      )}
    </Card>
  );
}

/** `onEnded`: the button that was pressed is gone. */
function useEndSessions(onEnded: () => void) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions(id) });
  const outcome = (title: string) => ({
    onSuccess: async ({ message }: { message: string }) => {
      showToast({ title, description: message, variant: "success" });
      await reload();
      onEnded();
    },
    onError: (error: Error) => {
      showToast({ title: t.failedTitle, description: userMessageOf(error, t.failed), variant: "error" });
      void reload(); // It may have ended by itself.
    },
  });
  const endOne = useMutation({
    mutationFn: (sessionId: string) => api("DELETE /api/auth/sessions/{id}", { params: { id: sessionId } }),
    ...outcome(t.endedTitle),
  });
  const endOthers = useMutation({
    mutationFn: () => api("DELETE /api/auth/sessions"),
    ...outcome(t.othersEndedTitle),
  });
  return { endOne, endOthers };
}
