"use client";

import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { chatScreen } from "@/lib/i18n/it";
import type { Conversation } from "@/components/chat/conversation";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { PlusIcon } from "@/components/ui/icons";

// The dialog's code comes when it is asked for.
const NewChatDialog = lazy(() => import("@/components/chat/new-chat-dialog"));

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
        title={chatScreen.newChat}
        onClick={() => setIsAsking(canStartAnew)}
        className={classNames(
          "min-w-11 shrink-0 aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent",
          isBrief && "max-sm:px-2",
          className,
        )}
      >
        <PlusIcon className="size-5" />
        <span className={isBrief ? "max-sm:sr-only" : ""}>{chatScreen.newChat}</span>
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <NewChatDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
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
