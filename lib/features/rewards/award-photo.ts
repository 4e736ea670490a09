import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import { awardPractice, type Reward } from "./award-practice";
import { claimPhotoReward, countRewardedPhotos, lockStanding } from "./data";
import { rewardedPhotosPerDay, xpForPhoto } from "./rules";

type Photo = { userId: number; digest: string; now: Date };

/** Awards a homework photo: three a day, the same picture once, under the daily cap. The last step of its transaction. */
export async function awardPhoto(tx: Tx, { userId, digest, now }: Photo): Promise<Reward> {
  await lockStanding(tx, userId); // From here on the photos of one user come one after the other.
  const day = romeDay(now);
  const position = await countRewardedPhotos(tx, userId, day);
  const isRewarded =
    position < rewardedPhotosPerDay && (await claimPhotoReward(tx, { userId, digest, day, position }));
  const xp = isRewarded ? xpForPhoto : 0;
  return awardPractice(tx, { userId, xp, now });
}
