"use client";

import { useEffect, useState } from "react";
import type { Earned, Outcome } from "@/components/answer-sheet/answer-sheet";
import { Confetti } from "@/components/answer-sheet/confetti";
import { isCalm } from "@/components/sound/is-calm";
import { playTune } from "@/components/sound/play-tune";
import { shake } from "@/components/sound/shake";
import { SoundButton } from "@/components/sound/sound-switch";

export { readySounds } from "@/components/sound/play-tune";

type SheetExtrasProps = {
  outcome: Outcome;
  reward: Earned | undefined;
  /** Whether it has the switch of its sounds: one of many on a page has none. */
  hasSwitch: boolean;
};

/** The joy of an answer sheet: what is heard, felt and thrown into the air, and the switch for its sounds. */
export default function SheetExtras({ outcome, reward, hasSwitch }: SheetExtrasProps) {
  const isRight = outcome === "right" || outcome === "almost";
  const [isStill] = useState(isCalm);
  // A level and a badge have tunes of their own.
  const isCelebrated = reward !== undefined && (reward.newAchievements.length > 0 || reward.leveledUp);

  useEffect(() => {
    if (outcome === "no_attempt") return;
    shake(isRight ? "right" : "again");
    if (!isCelebrated) playTune(outcome === "right" ? "right" : "again");
  }, [outcome, isRight, isCelebrated]);

  return (
    <>
      {hasSwitch && (
        // Within what is read out by itself, a button is no news.
        <div
          aria-live="off"
          className="pointer-events-none absolute inset-x-0 top-1 mx-auto flex max-w-3xl justify-end px-1"
        >
          <div className="pointer-events-auto">
            <SoundButton />
          </div>
        </div>
      )}
      {outcome === "right" && !isStill && <Confetti />}
    </>
  );
}
