import { chatScreen } from "@/lib/i18n/it";
import { StarIcon } from "@/components/ui/icons";

export function XpBadge({ xp }: { xp: number }) {
  return (
    <span className="animate-rise inline-flex items-center gap-1 rounded-full bg-sun-soft px-2.5 py-0.5 text-xs font-semibold text-sun-ink">
      <StarIcon className="size-4" fill="currentColor" />
      {chatScreen.xpForPracticing(xp)}
    </span>
  );
}
