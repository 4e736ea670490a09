import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Prisma } from "@/lib/db/generated/client";

/** What is read of a finding to show it or to judge a try. `correction` and `secret` are for the server only. */
export const findingFields = {
  id: true,
  topic: true,
  start: true,
  end: true,
  quote: true,
  explanation: true,
  hints: true,
  correction: true,
  secret: true,
  source: true,
  attempts: true,
  resolvedAt: true,
} satisfies Prisma.FindingSelect;

export type FindingRow = Prisma.FindingGetPayload<{ select: typeof findingFields }>;

/** A finding as the database writes it in JSON. */
export const findingAsJson = z.object({
  id: z.string(),
  topic: z.string(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  explanation: z.string(),
  hints: z.array(z.string()),
  correction: z.string(),
  secret: z.string(),
  source: z.enum(["engine", "tutor"]),
  attempts: z.int(),
  resolvedAt: jsonInstant.nullable(),
}) satisfies z.ZodType<FindingRow>;
