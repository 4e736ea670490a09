"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { newChat } from "@/lib/i18n/it/new-chat";
import type { Conversation } from "@/components/conversation/conversation";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { PlusIcon } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-dialog";

// The dialog's code comes when it is asked for.
const NewChatDialog = lazyDialog(() => import("@/components/chat/new-chat-dialog"));

type NewChatButtonProps = {
  /** The sign alone where the window is narrow. */
  isBrief?: boolean;
  className?: string;
};

/** Begins a new conversation, where something has been said and nothing is being answered. */
export function NewChatButton({ isBrief, className }: NewChatButtonProps) {
  const canStartAnew = useCanStartAnew();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {/* Not `disabled`: that would drop the focus which comes back here from the dialog. */}
      <Button
        variant="ghost"
        aria-disabled={!canStartAnew}
        title={newChat.open}
        onClick={() => setIsAsking(canStartAnew)}
        className={classNames(
          "min-w-11 shrink-0 aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent",
          isBrief && "max-sm:px-2",
          className,
        )}
      >
        <PlusIcon className="size-5" />
        <span className={isBrief ? "max-sm:sr-only" : ""}>{newChat.open}</span>
      </Button>
      {isAsking && <NewChatDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function useCanStartAnew(): boolean {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => {
      const now = queryClient.getQueryData<Conversation>(queryKeys.conversation(userId));
      return (
        now !== undefined && now.entries.length > 0 && now.entries.every(({ status }) => status !== "pending")
      );
    },
    () => false,
  );
}
