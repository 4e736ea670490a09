"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MessageReply } from "@/lib/features/chat/contract";
import { pageSize } from "@/lib/features/chat/rules";
import { api } from "@/lib/api-client/client";
import { chatScreen } from "@/lib/i18n/it";
import { prependOlder, withUnsent, type Conversation } from "@/components/conversation/conversation";
import { readUnsent, releaseUnsent } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

/** The current conversation, from what the page brought along or else the server, and the way to what came before it. */
export function useConversation(brought: Conversation | undefined) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const queryKey = queryKeys.conversation(userId);

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Conversation> => {
      const messages = await api("GET /api/chat/{userId}", { params: { userId }, signal });
      return joinKept(userId, { entries: messages, hasOlder: messages.length >= pageSize });
    },
    initialData: brought,
    gcTime: Infinity, // What the page brought along must not come back when it is out of date.
  });

  useEffect(() => {
    // The server could not know what this tab keeps.
    if (brought)
      queryClient.setQueryData<Conversation>(
        queryKeys.conversation(userId),
        (now) => now && joinKept(userId, now),
      );
  }, [brought, queryClient, userId]);

  const older = useMutation({
    mutationFn: (before: string) => api("GET /api/chat/{userId}", { params: { userId }, query: { before } }),
    onSuccess: (messages: MessageReply[]) =>
      queryClient.setQueryData<Conversation>(
        queryKey,
        (now) => now && prependOlder(now, messages, messages.length >= pageSize),
      ),
    onError: () =>
      showToast({ title: chatScreen.errorTitle, description: chatScreen.olderFailed, variant: "error" }),
  });

  return {
    conversation: data,
    hasFailed: isError && !isFetching,
    reload: () => void refetch(),
    isLoadingOlder: older.isPending,
    loadOlder: () => {
      const first = data?.entries[0];
      if (first && data.hasOlder && !older.isPending) older.mutate(first.id);
    },
  };
}

/** With what this device keeps of it. It keeps no longer what the server has. */
function joinKept(userId: number, conversation: Conversation): Conversation {
  for (const { id, clientMessageId, status } of conversation.entries) {
    const isStored = id !== clientMessageId && status !== "failed";
    if (clientMessageId && isStored) releaseUnsent(userId, clientMessageId);
  }
  return withUnsent(conversation, readUnsent(userId));
}
