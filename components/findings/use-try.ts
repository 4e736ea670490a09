"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { api } from "@/lib/api-client/client";
import { ApiError } from "@/lib/api-client/client-errors";
import { findings as t } from "@/lib/i18n/it";
import { putFinding, type Conversation } from "@/components/conversation/conversation";
import { useFamilyRefusal } from "@/components/family/use-family-refusal";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { celebrate } from "@/components/rewards/celebrate";

/** A student's tries at one mistake: what is typed survives a reload, what comes back goes into the conversation. */
export function useTry(finding: FindingReply) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [text, setText] = useState(() => readTry(userId, finding.id));
  const refusalOf = useFamilyRefusal();
  const [pause, setPause] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const check = useMutation({
    mutationFn: (sent: string) =>
      api("POST /api/findings/{findingId}/tries", {
        params: { findingId: finding.id },
        body: { text: sent },
      }),
    onSuccess: (reply: TryReply) => {
      queryClient.setQueryData<Conversation>(
        queryKeys.conversation(userId),
        (now) => now && putFinding(now, reply.finding),
      );
      if (reply.outcome !== "right") return;
      write("");
      refreshLearner(queryClient, userId);
      celebrate(reply, "practice");
    },
    onError: (cause) => {
      leaveIfSignedOut(cause);
      const refusal = refusalOf(cause);
      if (refusal) setPause(refusal);
      else setProblem((cause instanceof ApiError && cause.userMessage) || t.failed);
    },
  });

  function write(next: string) {
    setText(next);
    writeTry(userId, finding.id, next);
    setProblem(undefined);
  }

  function submit() {
    if (check.isPending) return;
    setPause(undefined);
    setProblem(text.trim() ? undefined : t.emptyTry);
    if (text.trim()) check.mutate(text.trim());
  }

  return {
    text,
    write,
    submit,
    isChecking: check.isPending,
    problem,
    pause,
    reply: check.data,
    /** Whether what stands in the field is what was checked last. */
    isTried: check.data !== undefined && check.variables === text.trim(),
    checkedAt: check.submittedAt,
  };
}
