import type { ChoiceRow } from "@/lib/features/learners/guardian-fields";
import type { FamilySummary } from "./contract";
import { rulesOf } from "./guardian-rules";
import { familyOf, type Family } from "./rules";

/** What is read of a student to know what their parents let them use. */
export type FamilyMember = {
  birthMonth: number | null;
  birthYear: number | null;
  aiNoticeAt: Date | null;
  consentDueAt: Date | null;
  familySeenAt: Date | null;
  guardians: ChoiceRow[];
};

export const familyOfMember = ({ guardians, ...member }: FamilyMember, now: Date): Family =>
  familyOf({ ...member, guardians: guardians.map(rulesOf) }, now);

/** When one of these parents last changed what they have chosen. */
export function newestChange(guardians: { changedAt: Date }[]): Date | null {
  if (guardians.length === 0) return null;
  return new Date(Math.max(...guardians.map(({ changedAt }) => changedAt.getTime())));
}

export function presentFamily(member: FamilyMember, now: Date): FamilySummary {
  const family = familyOfMember(member, now);
  const { consentDueAt, familySeenAt, guardians } = member;
  const changedAt = newestChange(guardians);
  return {
    ...family,
    consentDueAt: family.stage === "waiting" ? (consentDueAt?.toISOString() ?? null) : null,
    changedAt: changedAt?.toISOString() ?? null,
    hasNews: changedAt !== null && (!familySeenAt || changedAt > familySeenAt),
  };
}
