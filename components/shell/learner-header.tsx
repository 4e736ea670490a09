"use client";

import { usePathname } from "next/navigation";
import { shell } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import { NewChatButton } from "@/components/chat/new-chat-button";
import { HelpLink } from "@/components/frame/help-link";
import { useLearner } from "@/components/learner/use-learner";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { HeartsButton } from "@/components/shell/hearts-button";
import { LearnerButton } from "@/components/shell/learner-button";
import { LevelBadge } from "@/components/shell/level-badge";
import { ProButton } from "@/components/shell/pro-button";
import { useWayToLevel } from "@/components/shell/use-way-to-level";
import { classNames } from "@/components/ui/class-names";
import { StarIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";

/**
 * Who is learning, and how they stand; on a phone the head of the chat as well. What there is no room for, however large
 * the text, is in the panel behind the animal.
 */
export function LearnerHeader() {
  const { nickname, level, xp, isPro } = useLearner();
  const { value, label } = useWayToLevel();
  const isChat = usePathname() === "/";
  return (
    <header
      aria-label={shell.yourStanding}
      className="@container sticky top-0 z-30 h-header border-b border-line bg-surface group-has-data-task/shell:typing:hidden short:static"
    >
      <div className="mx-auto flex h-full w-full max-w-3xl items-center gap-2 px-3 md:gap-3 md:px-4">
        {isChat && <CoachFace className="size-10 shrink-0 md:hidden @max-[20rem]:hidden" />}
        <LearnerButton />
        <div
          className={classNames(
            "grid min-w-0 grow grid-cols-[minmax(0,1fr)] items-center md:gap-y-1",
            isChat && "max-md:sr-only",
          )}
        >
          <div className="flex min-w-0 items-center gap-2">
            <span className="truncate text-sm font-semibold" title={nickname}>
              {nickname}
            </span>
            <LevelBadge level={level} className="max-md:hidden" />
          </div>
          <ProgressBar value={value} label={label} className="h-2 max-w-xs max-md:hidden" />
        </div>
        <div className="flex shrink-0 items-center gap-1 md:gap-2">
          <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-sun-ink @max-[14rem]:sr-only">
            <StarIcon className="size-4.5 text-sun" fill="currentColor" />
            {shell.xp(xp)}
          </span>
          <HeartsButton />
        </div>
        <div className={classNames("flex shrink-0 items-center", isChat && "max-md:grow max-md:justify-end")}>
          <span className="flex items-center max-md:hidden">
            <ReadingToolsButton />
            <HelpLink />
          </span>
          {!isPro && (
            <span className="group-has-data-task/shell:max-md:hidden @max-[23rem]:hidden">
              <ProButton />
            </span>
          )}
          {isChat && <NewChatButton isBrief className="-mr-2 md:hidden" />}
        </div>
      </div>
    </header>
  );
}
