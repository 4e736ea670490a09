import { safety as t } from "@/lib/i18n/it";
import type { SupportReply } from "./contract";
import { replacesLesson, type Support } from "./rules";

type Where = { reply: string; exchangeId: string; canTell: boolean };

/** A need of help as the API shows it, beside the reply that goes with it. */
export function presentSupport(support: Support, { reply, ...where }: Where): SupportReply {
  const text = replacesLesson(support) ? reply : t.gentle.card;
  return { ...support, text, numbers: t.numbers.map((one) => ({ ...one })), ...where };
}
