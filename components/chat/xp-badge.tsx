import { chatScreen } from "@/lib/i18n/it";
import { StarIcon } from "@/components/ui/icons";

/** What a message has earned: as quiet as its time, beside which it stands. */
export function XpBadge({ xp }: { xp: number }) {
  return (
    <span className="inline-flex items-center gap-1 text-xs text-ink-soft">
      <StarIcon className="size-3.5" />
      {chatScreen.xpForPracticing(xp)}
    </span>
  );
}
