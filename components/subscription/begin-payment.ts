import type { CardForm } from "@/lib/features/billing/contract";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { paywall as t } from "@/lib/i18n/it";
import type { Payments } from "@/components/subscription/payments";

/** What a card can be given to. Throws what the call throws, and where there is nothing to give it to. */
export async function beginPayment({ begin }: Pick<Payments, "begin">): Promise<CardForm> {
  const cardForm = await begin();
  if (!cardForm.clientSecret) throw new Error(t.noClientSecret);
  return cardForm;
}

/** What is said where no payment could be begun. */
export function beginProblem(error: unknown): { title: string; text: string } {
  const isOurs = error instanceof Error && error.message === t.noClientSecret;
  return { title: t.failedTitle, text: isOurs ? t.noClientSecret : userMessageOf(error, t.failed) };
}
