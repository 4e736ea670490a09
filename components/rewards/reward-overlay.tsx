"use client";

import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { AchievementPopup } from "@/components/rewards/achievement-popup";
import { takeOff, type Celebration } from "@/components/rewards/celebrate";
import { LevelUpCard } from "@/components/rewards/level-up-card";
import { useRewardPlace } from "@/components/rewards/reward-place";
import { XpPopup } from "@/components/rewards/xp-popup";
import { playTune } from "@/components/sound/play-tune";

type Earned = { celebration: Celebration };

/**
 * What was earned, one card at a time: in the sheet that says it was right, where one is open, so that neither its words nor
 * its buttons are covered; else below the header, on a desk below the chat's own bar, whose buttons stand just there.
 */
export default function RewardOverlay({ celebration }: Earned) {
  const { level, achievements } = celebration;
  const place = useRewardPlace();
  const tune = level !== undefined ? "level" : achievements.length > 0 ? "badge" : undefined;
  useEffect(() => {
    if (tune) playTune(tune);
  }, [tune]);
  if (place) return createPortal(<Cards celebration={celebration} />, place);
  return (
    <div
      data-celebrations
      className="pointer-events-none fixed inset-x-0 top-header z-60 px-4 pt-2 md:left-58 short:top-0 md:[body:has([data-chat-bar])_&]:mt-15"
    >
      <div className="mx-auto flex max-w-5xl justify-end">
        <div className="w-full max-w-sm md:max-w-80">
          <Cards celebration={celebration} />
        </div>
      </div>
    </div>
  );
}

/** First XP and a level, then the badges, each over the one before, which is not to be reached below it. */
function Cards({ celebration }: Earned) {
  const { xp, level, achievements, gone } = celebration;
  const hasXp = xp !== undefined && !gone.has("xp");
  const hasLevel = level !== undefined && !gone.has("level");
  const popup = hasXp && <XpPopup {...xp} onEnd={() => takeOff("xp")} />;
  if (hasLevel)
    return (
      <LevelUpCard level={level} onEnd={() => takeOff("level")}>
        {popup}
      </LevelUpCard>
    );
  if (hasXp) return <div className="flex justify-end">{popup}</div>;
  return (
    <ol className="grid grid-cols-1">
      {achievements.map((achievement, place) => (
        <Place key={achievement.id}>
          {!gone.has(achievement.id) && (
            <AchievementPopup achievement={achievement} place={place} onDismiss={takeOff} />
          )}
        </Place>
      ))}
    </ol>
  );
}

/**
 * A badge that another lies over is no stop of Tab; one that has the focus just then comes up instead. The place of one that is
 * gone, or to come, takes no press.
 */
function Place({ children }: { children: ReactNode }) {
  return (
    <li className="pointer-events-none relative col-start-1 row-start-1 grid min-h-15 focus-within:z-1 [&:has(~li>[data-above-dialogs]):not(:focus-within)]:invisible">
      {children}
    </li>
  );
}
