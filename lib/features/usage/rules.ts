import { heartsNow } from "@/lib/features/rewards/rules";

/** What the free plan serves in all; Pro has no limit. */
export const freeLimits = { messages: 200, homework: 20, audio: 0 } as const;

/** What a send is: it is charged to one counter only. */
export type SendKind = "message" | "homework";

export const limitOf = (kind: SendKind): number =>
  kind === "homework" ? freeLimits.homework : freeLimits.messages;

const roomySends = 20;
const roomyHearts = 2;

type Counted = { isPro: boolean; messagesCount: number; hearts: number; heartsUpdatedAt: Date };

/** Whether so much is left that a message can be charged for certain, unless many are sent at the same moment. */
export const hasRoom = ({ isPro, messagesCount, hearts, heartsUpdatedAt }: Counted, now: Date): boolean =>
  isPro ||
  (freeLimits.messages - messagesCount > roomySends &&
    heartsNow(hearts, heartsUpdatedAt, now) >= roomyHearts);
