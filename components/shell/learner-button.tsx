"use client";

import { learnerBar } from "@/lib/i18n/it/learner-bar";
import { HelpLink } from "@/components/frame/help-link";
import { useLearner } from "@/components/learner/use-learner";
import { LevelBadge } from "@/components/shell/level-badge";
import { LevelRing } from "@/components/shell/level-ring";
import { useWayToLevel } from "@/components/shell/use-way-to-level";
import { Avatar } from "@/components/art/avatar";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadPanel = () => import("@/components/shell/learner-panel");

/** What is read without a network too. */
function HelpAlone() {
  return (
    <div className="absolute top-full left-0 mt-2 rounded-md border border-line bg-surface px-2 shadow-lift">
      <HelpLink />
    </div>
  );
}

/** The learner's animal; on a phone with the way to the next level around it, and a panel behind it. */
export function LearnerButton() {
  const { avatarId, nickname, level } = useLearner();
  const { value, label } = useWayToLevel();
  const { Shown: Panel, open, close } = useOnDemand(loadPanel, HelpAlone);
  return (
    <div className="relative size-11 shrink-0">
      <Avatar avatarId={avatarId} className="size-full max-md:p-1" />
      <LevelRing value={value} label={label} className="absolute inset-0 md:hidden" />
      <LevelBadge level={level} isSmall className="absolute -bottom-1 left-7 md:hidden" />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={learnerBar.open(nickname)}
        onClick={open}
        className="absolute inset-0 rounded-full md:hidden"
      />
      {Panel && <Panel onClose={close} />}
    </div>
  );
}
