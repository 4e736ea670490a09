import { useRef, useState } from "react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { common, rewards } from "@/lib/i18n/it";
import { categoryOf } from "@/components/learner/badge-category";
import { Medal } from "@/components/learner/medal";
import { useDelay } from "@/components/rewards/use-delay";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";

const shownMs = 3000;
const staggerMs = 1000;

type AchievementPopupProps = {
  achievement: AchievementReply;
  /** 0 comes at once, each one further a second later. */
  place: number;
  /** Called once with the achievement's id, whether it was closed or its time was up. */
  onDismiss: (id: string) => void;
};

/** A badge that was just earned. */
export function AchievementPopup({ achievement, place, onDismiss }: AchievementPopupProps) {
  const { id, badgeType, badgeName, xpAwarded } = achievement;
  const [hasCome, setHasCome] = useState(place === 0);
  const closeButton = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const delayMs = place * staggerMs;
  useDelay(delayMs, () => setHasCome(true));
  useDelay(delayMs + shownMs, dismiss);

  /** Whoever had their focus here would lose their place on the page. */
  function dismiss() {
    const before = focusedBefore.current;
    if (document.activeElement === closeButton.current && before instanceof HTMLElement) before.focus();
    onDismiss(id);
  }

  if (!hasCome) return null;
  return (
    <div
      data-above-dialogs
      className="animate-rise pointer-events-auto flex items-center gap-2.5 rounded-lg border border-line bg-surface py-1.5 pr-1.5 pl-3 shadow-lift"
    >
      <Medal category={categoryOf(badgeType)} badge={badgeType} className="size-11 shrink-0 airy:hidden" />
      <div className="flex min-w-0 grow flex-col">
        <p className="text-xs font-semibold text-ink-soft">{rewards.newBadge}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
          <span className="font-bold">{badgeName}</span>
          <span className="text-sm font-semibold text-sun-ink">{rewards.xp(xpAwarded)}</span>
        </p>
      </div>
      <IconButton
        ref={closeButton}
        label={common.close}
        icon={<CloseIcon className="size-5" />}
        onFocus={(event) => (focusedBefore.current = event.relatedTarget)}
        onClick={dismiss}
      />
    </div>
  );
}
