import { rewards } from "@/lib/i18n/it";
import { useDelay } from "@/components/rewards/use-delay";
import { StarIcon } from "@/components/ui/icons";

type XpPopupProps = { amount: number; shownMs: number; onEnd: () => void };

export function XpPopup({ amount, shownMs, onEnd }: XpPopupProps) {
  useDelay(shownMs, onEnd);
  return (
    <p className="animate-rise inline-flex h-10 items-center gap-1.5 rounded-full border border-sun bg-sun-soft px-4 font-bold text-sun-ink shadow-lift">
      <StarIcon className="size-5 text-sun" fill="currentColor" />
      {rewards.xp(amount)}
    </p>
  );
}
