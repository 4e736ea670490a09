import { heartsNow } from "@/lib/features/rewards/rules";
import { freeLimits } from "./rules";

const roomySends = 20;
const roomyHearts = 2;

type Counted = { isPro: boolean; messagesCount: number; hearts: number; heartsUpdatedAt: Date };

/** Whether so much is left that a message can be charged for certain, unless many are sent at the same moment. */
export const hasRoom = ({ isPro, messagesCount, hearts, heartsUpdatedAt }: Counted, now: Date): boolean =>
  isPro ||
  (freeLimits.messages - messagesCount > roomySends &&
    heartsNow(hearts, heartsUpdatedAt, now) >= roomyHearts);
