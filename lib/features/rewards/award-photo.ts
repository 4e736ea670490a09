import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import { awardPractice, type Reward } from "./award-practice";
import { claimPhotoReward, countRewardedPhotos } from "./data";
import { rewardedPhotosPerDay, xpForPhoto } from "./rules";

type Photo = { userId: number; digest: string; now: Date };

/** Awards a homework photo, in the learner's transaction: three a day, the same picture once, under the daily cap. */
export async function awardPhoto(tx: Tx, { userId, digest, now }: Photo): Promise<Reward> {
  const day = romeDay(now);
  const position = await countRewardedPhotos(tx, userId, day);
  const isRewarded =
    position < rewardedPhotosPerDay && (await claimPhotoReward(tx, { userId, digest, day, position }));
  const xp = isRewarded ? xpForPhoto : 0;
  return awardPractice(tx, { userId, xp, now });
}
