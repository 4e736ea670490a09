import { badgesScreen } from "@/lib/i18n/it";
import { badgeCategories } from "@/components/badges/badge-category";
import { Medal } from "@/components/badges/medal";

/** Which medal stands for what. */
export function BadgeLegend() {
  return (
    <ul
      aria-label={badgesScreen.legend}
      className="grid gap-x-4 gap-y-2 rounded-lg bg-sunk p-4 sm:grid-cols-2"
    >
      {badgeCategories.map((category) => (
        <li key={category} className="flex items-center gap-3 text-sm font-medium">
          <Medal category={category} className="size-8 shrink-0" />
          {badgesScreen.categories[category]}
        </li>
      ))}
    </ul>
  );
}
