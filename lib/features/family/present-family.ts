import type { FamilySummary } from "./contract";
import { rulesOf, type ChoiceRow } from "./guardian-rules";
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

export function presentFamily(member: FamilyMember, now: Date): FamilySummary {
  const family = familyOfMember(member, now);
  const { consentDueAt, familySeenAt, guardians } = member;
  return {
    ...family,
    consentDueAt: family.stage === "waiting" ? (consentDueAt?.toISOString() ?? null) : null,
    hasNews: guardians.some(({ changedAt }) => !familySeenAt || changedAt > familySeenAt),
  };
}
