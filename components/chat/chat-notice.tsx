"use client";

import { chatScreen, photo } from "@/lib/i18n/it";
import type { Refusal } from "@/components/chat/run-turn";
import { clockTime } from "@/components/learner/time";
import { useLearner } from "@/components/learner/use-learner";
import { CoachFace } from "@/components/art/coach-face";

/** Kindly, why the coach cannot answer now. */
export function ChatNotice({ refusal }: { refusal: Refusal }) {
  const { heartsRefillAt } = useLearner();
  const { title, text } = wordsFor(refusal, heartsRefillAt);
  return (
    <div
      role="alert"
      className="animate-rise flex items-center gap-3 rounded-lg bg-coral-soft p-3 text-sm text-ink"
    >
      <CoachFace mood="consoles" className="size-12 shrink-0" />
      <div className="flex min-w-0 flex-col">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

function wordsFor(refusal: Refusal, heartsRefillAt: string | null): { title: string; text: string } {
  switch (refusal.reason) {
    case "message-limit": {
      const used = chatScreen.limit(refusal.used, refusal.max);
      return { title: chatScreen.limitTitle, text: `${used}. ${chatScreen.limitKept}` };
    }
    case "homework-limit":
      return {
        title: photo.limitTitle,
        text: `${photo.limit(refusal.used, refusal.max)}. ${photo.limitKept}`,
      };
    case "no-hearts": {
      const next = heartsRefillAt ? chatScreen.nextHeart(clockTime(heartsRefillAt)) : "";
      return { title: chatScreen.noHeartsTitle, text: `${chatScreen.noHearts} ${next}` };
    }
  }
}
