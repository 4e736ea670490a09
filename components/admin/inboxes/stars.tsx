import { ratings } from "@/lib/features/feedback/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import { StarIcon } from "@/components/ui/icons";

/** A rating, drawn. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={t.rating(rating, ratings.max)} className="inline-flex shrink-0">
      {Array.from({ length: ratings.max }, (_, index) => (
        <StarIcon
          key={index}
          className={index < rating ? "size-5 fill-sun text-sun-ink" : "size-5 text-line-strong"}
        />
      ))}
    </span>
  );
}
