"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { sessions as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { SessionItem } from "@/components/profile/session-item";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast";

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
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);

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
        <ul aria-label={t.title} className="flex w-full flex-col divide-y divide-line">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={endOne.isPending && endOne.variables === session.id}
              onEnd={() => endOne.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {hasOthers && <p className="text-sm text-ink-soft">{t.intro}</p>}
      {hasOthers && (
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
