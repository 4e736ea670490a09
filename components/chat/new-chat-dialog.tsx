"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { newChat } from "@/lib/i18n/it/new-chat";
import type { Conversation } from "@/components/conversation/conversation";
import { forgetKeptTexts } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { writeAttachment } from "@/components/photo/attachment";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

export default function NewChatDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const clear = useMutation({
    mutationFn: () => api("DELETE /api/chat/{userId}", { params: { userId } }),
    onSuccess: () => {
      forgetKeptTexts(userId);
      writeAttachment(userId, undefined);
      queryClient.setQueryData<Conversation>(queryKeys.conversation(userId), {
        entries: [],
        hasOlder: false,
      });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={newChat.title}
      description={newChat.description}
      actions={
        <>
          <Button loading={clear.isPending} onClick={() => clear.mutate()}>
            {newChat.confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {newChat.cancel}
          </Button>
        </>
      }
    >
      {clear.isError && <Notice variant="error">{newChat.failed}</Notice>}
    </Dialog>
  );
}
