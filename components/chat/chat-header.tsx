"use client";

import { lazy, Suspense, useState } from "react";
import { chatScreen } from "@/lib/i18n/it";
import { sheetsName } from "@/lib/i18n/it/sheet-link";
import { CoachFace } from "@/components/art/coach-face";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { SheetIcon } from "@/components/worksheets/sheet-icon";

// The dialog's code comes when it is asked for.
const NewChatDialog = lazy(() => import("@/components/chat/new-chat-dialog"));

export function ChatHeader({ canStartAnew }: { canStartAnew: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-b border-line bg-paper">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-1.5 px-4 py-2 max-sm:gap-1">
        <CoachFace className="size-10 shrink-0 max-[24rem]:hidden" />
        <div className="flex min-w-0 grow flex-col min-[24rem]:ml-1.5">
          <h1 className="text-base leading-tight font-bold">{chatScreen.title}</h1>
          <p className="text-xs text-ink-soft">{chatScreen.subtitle}</p>
        </div>
        <AppLink
          href="/schede"
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold text-action-ink hover:bg-action-soft sm:px-4"
        >
          <SheetIcon className="size-5" />
          <span className="max-sm:sr-only">{sheetsName}</span>
        </AppLink>
        {/* Not `disabled`: that would drop the focus which comes back here from the dialog. */}
        <Button
          variant="ghost"
          aria-disabled={!canStartAnew}
          onClick={() => setIsAsking(canStartAnew)}
          className="shrink-0 max-sm:-mr-2 max-sm:px-2 aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent"
        >
          <PlusIcon className="size-5 max-sm:-mr-0.5 max-[22rem]:hidden" />
          {chatScreen.newChat}
        </Button>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <NewChatDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
