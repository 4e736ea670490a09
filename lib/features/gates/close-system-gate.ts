import type { Ctx, EligibleAdmin } from "@/lib/context";
import { gates as t } from "@/lib/i18n/it";
import { closeGate, gateCookie, readGateCookie } from "./gate-sessions";

/** Closes the gate of the system panel, and answers the `Set-Cookie` value that removes its cookie. */
export async function closeSystemGate(ctx: Ctx<EligibleAdmin>, cookie: string | null) {
  await closeGate(ctx, readGateCookie(ctx, "system", cookie));
  return { reply: { message: t.closed }, setCookie: gateCookie(ctx, "system") };
}
