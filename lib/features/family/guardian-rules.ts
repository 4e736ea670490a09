import type { ChoiceRow } from "@/lib/features/learners/guardian-fields";
import { weekHours } from "./contract";
import { isConsenting, type GuardianRules } from "./rules";

/** What a parent has chosen, as the rules read it. */
export const rulesOf = ({
  consentedAt,
  withdrawnAt,
  hours,
  mailsStoppedAt: _stopped,
  changedAt: _,
  ...rest
}: ChoiceRow): GuardianRules => ({
  ...rest,
  isConsenting: isConsenting({ consentedAt, withdrawnAt }),
  isWithdrawn: withdrawnAt !== null,
  hours: weekHours.nullable().parse(hours),
});
