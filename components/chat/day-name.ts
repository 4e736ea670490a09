import { chatScreen } from "@/lib/i18n/it";
import { longDate } from "@/lib/i18n/dates";

const dayMs = 24 * 60 * 60 * 1000;

/** Oggi, Ieri, or the date. */
export function dayName(iso: string): string {
  const date = longDate(iso);
  if (date === longDate(new Date().toISOString())) return chatScreen.today;
  if (date === longDate(new Date(Date.now() - dayMs).toISOString())) return chatScreen.yesterday;
  return date;
}
