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
