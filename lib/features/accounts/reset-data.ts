import type { Tx } from "@/lib/db/client";
import { progressChanged } from "@/lib/features/mirror/progress-changed";
import { hearts } from "@/lib/features/rewards/rules";

/** Deletes all that a learner has done. Messages, mistakes and photos go with their conversations, items and answers with their sheets. */
export async function deleteProgress(tx: Tx, userId: number): Promise<void> {
  const where = { userId };
  await tx.conversation.deleteMany({ where });
  await tx.observation.deleteMany({ where });
  await tx.exercise.deleteMany({ where });
  await tx.worksheet.deleteMany({ where });
  await tx.achievement.deleteMany({ where });
  await tx.dailyActivity.deleteMany({ where });
  await tx.usedWord.deleteMany({ where });
  await tx.photoReward.deleteMany({ where });
  await tx.speechClip.deleteMany({ where });
}

/** Sets a learner's own figures to those of a newcomer. */
export function setToStart(tx: Tx, userId: number, now: Date) {
  return tx.user.update({
    where: { id: userId },
    data: {
      ...progressChanged(now),
      xp: 0,
      hearts: hearts.max,
      heartsUpdatedAt: now,
      messagesCount: 0,
      homeworkUploadsCount: 0,
      audioPlaysCount: 0,
    },
    select: { id: true },
  });
}
