import { findings as t } from "@/lib/i18n/it";
import { LanguageText } from "@/components/coach-text/language-text";

/** A hint, numbered from 1. */
export function HintCard({ number, hint }: { number: number; hint: string }) {
  return (
    <div className="rounded-md bg-sun-soft px-3.5 py-2.5 text-sm">
      <span className="block text-xs font-semibold text-sun-ink">{t.hint(number)}</span>
      <LanguageText text={hint} />
    </div>
  );
}
