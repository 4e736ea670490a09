import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { shell } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";

/** The way to the next level: in percent, in words, and the XP that are left. */
export function useWayToLevel() {
  const { level, xp } = useLearner();
  const left = xpThreshold(level) - xp;
  return { value: levelProgress(xp), label: shell.xpToNextLevel(left, level + 1), left };
}
