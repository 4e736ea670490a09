import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Prisma } from "@/lib/db/generated/client";

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

const rows = z.array(
  z.object({
    consentedAt: jsonInstant.nullable(),
    withdrawnAt: jsonInstant.nullable(),
    coach: z.boolean(),
    photos: z.boolean(),
    voice: z.boolean(),
    readAloud: z.boolean(),
    hours: z.custom<Prisma.JsonValue>(),
    minutesPerDay: z.int().nullable(),
    mailsStoppedAt: jsonInstant.nullable(),
    changedAt: jsonInstant,
  }),
);

/** Parents as SQL answers them in JSON, whose dates are texts. */
export const readGuardians = (json: unknown): ChoiceRow[] => rows.parse(json);
