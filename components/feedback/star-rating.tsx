"use client";

import { useId, type KeyboardEventHandler } from "react";
import { ratings } from "@/lib/features/feedback/rules";
import { feedback as t } from "@/lib/i18n/it";
import { FieldError } from "@/components/ui/field-frame";
import { StarIcon } from "@/components/ui/icons";

type StarRatingProps = {
  chosen: number | undefined;
  /** It was tried to do without: that it is missing is said as of any field. */
  isMarked: boolean;
  onChoose: (rating: number) => void;
  onKeyDown: KeyboardEventHandler;
};

/** One to five stars, with what they mean in words. */
export function StarRating({ chosen, isMarked, onChoose, onKeyDown }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t.rating}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {t.ratings.map((label, index) => {
            const rating = ratings.min + index;
            return (
              <label
                key={label}
                className="relative grid size-12 cursor-pointer place-items-center rounded-md transition-transform hover:scale-110 has-focus-visible:outline-3 has-focus-visible:outline-action-ink motion-reduce:transition-none"
              >
                <input
                  type="radio"
                  name={name}
                  value={rating}
                  checked={rating === chosen}
                  onChange={() => onChoose(rating)}
                  onKeyDown={onKeyDown}
                  aria-label={t.ratingName(rating, ratings.max, label)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                />
                <StarIcon
                  className={`size-9 ${chosen && rating <= chosen ? "fill-sun text-sun-ink" : "text-line-strong"}`}
                />
              </label>
            );
          })}
        </div>
        {!isMarked && (
          <p aria-hidden="true" className="text-sm text-ink-soft">
            {chosen ? t.ratings[chosen - ratings.min] : t.noRating}
          </p>
        )}
        <FieldError id={name} error={isMarked ? t.noRating : undefined} />
      </div>
    </fieldset>
  );
}
