import { chatScreen } from "@/lib/i18n/it";
import { sheetsName } from "@/lib/i18n/it/sheet-link";
import { CoachFace } from "@/components/art/coach-face";
import { NewChatButton } from "@/components/chat/new-chat-button";
import { AppLink } from "@/components/ui/app-link";
import { SheetIcon } from "@/components/frame/sheet-icon";

/** Whom one talks to. On a phone a line at the top of the conversation: the learner's bar has the rest. */
export function ChatHeader() {
  return (
    <div data-chat-bar className="md:border-b md:border-line md:bg-paper">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-1.5 px-4 max-md:pt-2 md:py-2">
        <CoachFace className="size-10 shrink-0 max-md:hidden" />
        <div className="flex min-w-0 grow max-md:items-baseline max-md:justify-center max-md:gap-2 md:ml-1.5 md:flex-col">
          <h1 className="text-base leading-tight font-bold max-md:text-xs">{chatScreen.title}</h1>
          <p className="text-xs text-ink-soft">{chatScreen.subtitle}</p>
        </div>
        <AppLink
          href="/schede"
          className="inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold text-action-ink hover:bg-action-soft max-md:hidden"
        >
          <SheetIcon className="size-5" />
          {sheetsName}
        </AppLink>
        <NewChatButton className="max-md:hidden" />
      </div>
    </div>
  );
}
