import { badgesScreen } from "@/lib/i18n/it";
import { badgeCategories } from "@/components/learner/badge-category";
import { Medal } from "@/components/learner/medal";

/** Which medal stands for what. */
export function BadgeLegend() {
  return (
    <ul
      aria-label={badgesScreen.legend}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2 text-xs text-ink-soft"
    >
      {badgeCategories.map((category) => (
        <li key={category} className="flex items-center gap-2">
          <Medal category={category} className="size-6 shrink-0" />
          {badgesScreen.categories[category]}
        </li>
      ))}
    </ul>
  );
}
