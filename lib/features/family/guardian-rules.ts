import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { weekHours } from "./contract";
import { isConsenting, type GuardianRules } from "./rules";

/** What is read of a parent with each request of the student. */
export const choiceFields = {
  consentedAt: true,
  withdrawnAt: true,
  coach: true,
  photos: true,
  voice: true,
  readAloud: true,
  hours: true,
  minutesPerDay: true,
  mailsStoppedAt: true,
  changedAt: true,
} satisfies Prisma.GuardianSelect;

export type ChoiceRow = Prisma.GuardianGetPayload<{ select: typeof choiceFields }>;

const date = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const rows = z.array(
  z.object({
    consentedAt: date.nullable(),
    withdrawnAt: date.nullable(),
    coach: z.boolean(),
    photos: z.boolean(),
    voice: z.boolean(),
    readAloud: z.boolean(),
    hours: weekHours.nullable(),
    minutesPerDay: z.int().nullable(),
    mailsStoppedAt: date.nullable(),
    changedAt: date,
  }),
);

/** Parents as SQL answers them in JSON, whose dates are texts. */
export const readGuardians = (json: unknown): ChoiceRow[] => rows.parse(json);

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
