"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { homeworkPhotos, photoOverlays as t } from "@/lib/i18n/it";
import { putMessage, type Conversation } from "@/components/conversation/conversation";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

/** A photo and what was read of it. */
export type ReadPhoto = { id: string; text: string };

/** Mends what was read in a photo. What is typed survives a reload, what comes back goes into the conversation. */
export function useReadText(photo: ReadPhoto, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [text, setText] = useState(() => readTry(userId, photo.id) || photo.text);
  const [problem, setProblem] = useState<string>();

  const save = useMutation({
    mutationFn: (mended: string) =>
      api("PUT /api/homework-photos/{photoId}", { params: { photoId: photo.id }, body: { text: mended } }),
    onSuccess: (message) => {
      queryClient.setQueryData<Conversation>(
        queryKeys.conversation(userId),
        (now) => now && putMessage(now, message),
      );
      writeTry(userId, photo.id, "");
      showToast({ title: t.textSavedTitle, description: t.textSaved, variant: "success" });
      onSaved();
    },
    onError: (cause) => setProblem(userMessageOf(cause, t.saveTextFailed)),
  });

  function write(next: string) {
    setText(next);
    writeTry(userId, photo.id, next === photo.text ? "" : next);
    setProblem(undefined);
  }

  function submit() {
    const mended = text.trim();
    if (save.isPending) return;
    if (!mended) setProblem(homeworkPhotos.emptyText);
    else if (mended === photo.text) onSaved();
    else save.mutate(mended);
  }

  return { text, write, submit, isSaving: save.isPending, problem };
}
