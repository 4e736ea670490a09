import type { ParentSettings } from "@/lib/features/family/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";

/** Whether what a child uses still waits for this parent's consent. Who is 14 agrees for themselves. */
export const awaitsConsent = ({ ageGroup, consentedAt, withdrawnAt }: ParentChild): boolean =>
  ageGroup === "child" && (consentedAt === null || withdrawnAt !== null);

/** Whether that consent was taken back: then nothing is on, and there are no hours of it. */
export const isSwitchedOff = (child: ParentChild): boolean =>
  awaitsConsent(child) && child.withdrawnAt !== null;

/** Both come from one object, so that their keys stand in one order. */
export const areSame = (one: ParentSettings, other: ParentSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
