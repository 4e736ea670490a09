"use client";

import { chatScreen } from "@/lib/i18n/it";
import type { Refusal } from "@/components/chat/run-turn";
import { clockTime } from "@/components/learner/time";
import { useLearner } from "@/components/learner/use-learner";
import { CoachFace } from "@/components/art/coach-face";

/** Kindly, why the coach cannot answer now. */
export function ChatNotice({ refusal }: { refusal: Refusal }) {
  const { heartsRefillAt } = useLearner();
  const isLimit = refusal.reason === "message-limit";
  return (
    <div
      role="alert"
      className="animate-rise flex items-center gap-3 rounded-lg bg-coral-soft p-3 text-sm text-ink"
    >
      <CoachFace mood="consoles" className="size-12 shrink-0" />
      <div className="flex min-w-0 flex-col">
        <p className="font-semibold">{isLimit ? chatScreen.limitTitle : chatScreen.noHeartsTitle}</p>
        {isLimit ? (
          <p>
            {chatScreen.limit(refusal.used, refusal.max)}. {chatScreen.limitKept}
          </p>
        ) : (
          <p>
            {chatScreen.noHearts} {heartsRefillAt && chatScreen.nextHeart(clockTime(heartsRefillAt))}
          </p>
        )}
      </div>
    </div>
  );
}
