"use client";

import { useEffect } from "react";
import { AchievementPopup } from "@/components/rewards/achievement-popup";
import { takeOff, type Celebration } from "@/components/rewards/celebrate";
import { LevelUpCard } from "@/components/rewards/level-up-card";
import { XpPopup } from "@/components/rewards/xp-popup";
import { playTune } from "@/components/sound/play-tune";

/**
 * What was earned, below the header and above any dialog: a badge may be earned in one. On a screen so low that
 * they would reach down to where one writes, badges lie on top of each other, the newest uppermost.
 */
export default function RewardOverlay({ celebration }: { celebration: Celebration }) {
  const { xp, level, achievements, gone } = celebration;
  const tune = level !== undefined ? "level" : achievements.length > 0 ? "badge" : undefined;
  useEffect(() => {
    if (tune) playTune(tune);
  }, [tune]);
  return (
    <div
      data-celebrations
      className="pointer-events-none fixed inset-x-0 top-header z-60 px-4 pt-2 md:left-58 short:top-0"
    >
      <div className="mx-auto flex max-w-5xl flex-col items-end gap-2">
        <div className="flex w-full max-w-sm flex-col items-end gap-2 md:max-w-80 short:flex-row-reverse">
          {xp && (
            // On a phone over the header: below it stands what was just written.
            <div className="h-10 shrink-0 max-md:absolute max-md:-top-12 max-md:right-4 short:static">
              {!gone.has("xp") && <XpPopup {...xp} onEnd={() => takeOff("xp")} />}
            </div>
          )}
          {level !== undefined && (
            <div className="h-25 w-full short:h-10">
              {!gone.has("level") && <LevelUpCard level={level} onEnd={() => takeOff("level")} />}
            </div>
          )}
        </div>
        <ol className="grid w-full grid-cols-1 max-w-sm gap-2 md:max-w-80">
          {achievements.map((achievement, place) => (
            <li
              key={achievement.id}
              className="min-h-15 [@media(max-height:44rem)]:col-start-1 [@media(max-height:44rem)]:row-start-1"
            >
              {!gone.has(achievement.id) && (
                <AchievementPopup achievement={achievement} place={place} onDismiss={takeOff} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
