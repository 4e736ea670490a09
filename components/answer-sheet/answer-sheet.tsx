"use client";

import { Suspense, useEffect, useRef, type ReactNode } from "react";
import type { RewardReply } from "@/lib/features/rewards/contract";
import type { FigureMood } from "@/components/art/coach-face-moods";
import { CoachFigure } from "@/components/art/coach-figure";
import { SheetBar } from "@/components/answer-sheet/sheet-bar";
import { XpCount } from "@/components/answer-sheet/xp-count";
import { offerRewardPlace } from "@/components/rewards/reward-place";
import { classNames } from "@/components/ui/class-names";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

/** `almost` is right with a note on how it is written; of `no_attempt` nothing was judged. */
export type Outcome = "right" | "almost" | "wrong" | "no_attempt";

/** How much of a whole is done, this answer counted. */
export type Progress = { done: number; all: number; label: string };

/** What an answer has earned. A level and badges are celebrated once, in a panel above its button. */
export type Earned = Pick<RewardReply, "xpAwarded" | "leveledUp" | "newAchievements">;

type AnswerSheetProps = {
  outcome: Outcome;
  /** A panel is as wide as what it stands in and said by a screen reader; a card stands among others, where that is done around it. */
  layout: "panel" | "card";
  title: ReactNode;
  /** Below the title: the solution, or the hint. */
  children?: ReactNode;
  reward?: Earned | undefined;
  progress?: Progress | undefined;
  /** What can be done now, below the words. */
  action?: ReactNode;
};

// Joy comes after the words; without a network they stand alone.
const loadExtras = () => import("@/components/answer-sheet/sheet-extras");
const SheetExtras = lazyWhenOnline(loadExtras);

/** Fetches what a sheet shows beside its words, on a screen where answers will be judged. */
export function useReadySheet(): void {
  useEffect(() => {
    loadExtras().then(
      ({ readySounds }) => readySounds(),
      () => undefined,
    );
  }, []);
}

type Look = { mood: FigureMood; sheet: string; title: string };

const looks: Record<Outcome, Look> = {
  right: { mood: "cheers", sheet: "border-leaf bg-leaf-soft", title: "text-leaf-ink" },
  almost: { mood: "smiles", sheet: "border-sun bg-sun-soft", title: "text-sun-ink" },
  wrong: { mood: "asks", sheet: "border-coral bg-coral-soft", title: "text-coral-ink" },
  no_attempt: { mood: "asks", sheet: "border-line-strong bg-sunk", title: "text-ink" },
};

/**
 * What came of an answer, with a body: it is pushed up from below, says the verdict and what helps on, fills the bar and
 * counts what was earned. A new answer is a new sheet: give it a key.
 */
export function AnswerSheet(props: AnswerSheetProps) {
  const { outcome, layout, title, children, reward, progress, action } = props;
  const { mood, sheet, title: titleLook } = looks[outcome];
  const isPanel = layout === "panel";
  // A hint is longer than a solution, and takes the whole width.
  const isRight = outcome === "right" || outcome === "almost";
  const element = useRef<HTMLDivElement>(null);
  // Where a screen is too low for panels that stay, the sheet may come up below its edge.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={element}
      data-outcome={outcome}
      className={classNames(
        "answer-sheet relative scroll-mt-36",
        sheet,
        isPanel ? "rounded-t-xl border-t-3 pt-3 pb-3" : "rounded-lg border-2 py-2.5 pr-2.5 pl-3",
      )}
    >
      <div className={classNames("mx-auto flex flex-col gap-3", isPanel && "max-w-3xl px-4")}>
        <div role={isPanel ? "status" : undefined} className="flex flex-col gap-2 wrap-break-word">
          <div className={classNames("flex items-center gap-3", isPanel && "pr-9")}>
            <CoachFigure
              mood={mood}
              className={classNames(
                "answer-sheet-coach shrink-0 max-[22rem]:hidden low:hidden",
                isPanel && isRight ? "size-18 sm:size-22" : "size-14",
              )}
            />
            <div className="flex min-w-0 grow flex-col gap-1">
              <p className={classNames("font-bold", titleLook)}>{title}</p>
              {isRight && children}
              {reward && reward.xpAwarded > 0 && <XpCount xp={reward.xpAwarded} />}
            </div>
          </div>
          {!isRight && children}
        </div>
        {progress && <SheetBar {...progress} />}
        {isPanel && isRight && <div ref={offerRewardPlace} className="empty:hidden" />}
        {action}
      </div>
      <Suspense fallback={null}>
        <SheetExtras outcome={outcome} reward={reward} hasSwitch={isPanel} />
      </Suspense>
    </div>
  );
}
