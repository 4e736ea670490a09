"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FindingReply } from "@/lib/features/findings/contract";
import { api } from "@/lib/api-client/client";
import { ApiError } from "@/lib/api-client/client-errors";
import { findings as t } from "@/lib/i18n/it";
import { withoutFinding, type Conversation } from "@/components/conversation/conversation";
import { writeTry } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

/** A student says that a place is right, or lets it be: it is taken off the message. */
export function useDrop({ id }: FindingReply) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const drop = useMutation({
    mutationFn: () => api("DELETE /api/findings/{findingId}", { params: { findingId: id } }),
    onSuccess: () => {
      writeTry(userId, id, "");
      queryClient.setQueryData<Conversation>(
        queryKeys.conversation(userId),
        (now) => now && withoutFinding(now, id),
      );
      showToast({ title: t.dropped, variant: "info" });
    },
    onError: (cause) => {
      leaveIfSignedOut(cause);
      const description = (cause instanceof ApiError && cause.userMessage) || undefined;
      showToast({ title: t.dropFailed, description, variant: "error" });
    },
  });
  return { drop: () => drop.mutate(), isDropping: drop.isPending };
}
