"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { feedbackBody } from "@/lib/features/feedback/contract";
import { api } from "@/lib/api-client/client";
import { feedback as t } from "@/lib/i18n/it";
import {
  forgetFeedback,
  keepFeedback,
  readFeedback,
  type FeedbackDraft,
} from "@/components/feedback/kept-feedback";
import { useLearner } from "@/components/learner/use-learner";
import { showFailure } from "@/components/ui/show-failure";
import { showToast } from "@/components/ui/toast";

/** The feedback as it is being written. It outlives the dialog, until it is sent. */
export function useFeedback(onSent: () => void) {
  const { id } = useLearner();
  const [draft, setDraft] = useState(() => readFeedback(id));
  const [wasTried, setWasTried] = useState(false);
  const sending = useMutation({
    mutationFn: (body: z.input<typeof feedbackBody>) => api("POST /api/feedback", { body }),
    onSuccess: ({ message }) => {
      forgetFeedback(id);
      showToast({ title: t.sent, description: message, variant: "success" });
      onSent();
    },
    onError: (error) => showFailure(error, { title: t.errorTitle, description: t.failed, isEcho: true }),
  });

  function change(changed: Partial<FeedbackDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepFeedback(id, next);
  }

  /** Says what is missing rather than sending half of it. */
  function send() {
    const { message, category, rating } = draft;
    if (sending.isPending) return;
    if (message.trim() && category && rating) return sending.mutate({ message, category, rating });
    setWasTried(true);
    showToast({ title: t.missingTitle, description: t.missing, variant: "error", isEcho: true });
  }

  const missing = {
    category: !draft.category,
    message: !draft.message.trim(),
    rating: !draft.rating,
  };
  const isComplete = !Object.values(missing).some(Boolean);
  return {
    draft,
    change,
    send,
    isComplete,
    /** Which parts are to be marked: none before it was tried without them. */
    marked: wasTried ? missing : { category: false, message: false, rating: false },
    isSending: sending.isPending,
    hasFailed: sending.isError,
  };
}
