"use client";

import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { forgetAnswer } from "@/components/admin/inboxes/kept-answers";
import type { Page, Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { showToast } from "@/components/ui/toast";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { ApiError } from "@/lib/api-client/client-errors";
import { adminPanel as t } from "@/lib/i18n/it";

/** Somebody else has answered it, or it went with its writer. */
const isTooLate = (error: unknown) =>
  error instanceof ApiError && (error.code === "CONFLICT" || error.code === "NOT_FOUND");

/**
 * Sends an answer. What is answered stays where it is in the list until that is loaded anew. `onDone`: there is
 * nothing more to answer.
 */
export function useAnswer(panel: Panel, { id }: FeedbackReply, onDone: () => void) {
  const queryClient = useQueryClient();
  const queryKey = panelKeys.everyFeedback(panel.kind);
  const tellFailure = useFailureToast();

  function end(): void {
    forgetAnswer(id);
    onDone();
  }

  return useMutation({
    mutationFn: (answer: string) => panel.answerFeedback(id, answer),
    onSuccess: (answered) => {
      queryClient.setQueriesData<InfiniteData<Page<FeedbackReply>>>(
        { queryKey },
        (list) => list && { ...list, pages: list.pages.map((page) => withAnswered(page, answered)) },
      );
      void queryClient.invalidateQueries({ queryKey: panelKeys.everyAudit });
      void queryClient.invalidateQueries({ queryKey: panelKeys.waiting(panel.kind) });
      showToast({
        title: t.answerSentTitle,
        description: t.answerSent(answered.nickname),
        variant: "success",
      });
      end();
    },
    onError: (error) => {
      tellFailure(error, t.answerFailed);
      if (!isTooLate(error)) return;
      void queryClient.invalidateQueries({ queryKey });
      end();
    },
  });
}

const withAnswered = (page: Page<FeedbackReply>, answered: FeedbackReply): Page<FeedbackReply> => ({
  ...page,
  rows: page.rows.map((row) => (row.id === answered.id ? answered : row)),
});
