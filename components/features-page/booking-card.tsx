import type { LessonLink } from "@/lib/features/booking/rules";
import { featuresPage } from "@/lib/i18n/it";
import { CalendarIcon, NewTabIcon } from "@/components/features-page/feature-icons";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";

const t = featuresPage.booking;

/** Lessons with a human teacher: they are booked with the academy, in a tab of its own that knows nothing of this one. */
export function BookingCard({ lessons }: { lessons: LessonLink[] }) {
  return (
    <Card tone="sun" className="flex flex-col gap-4">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface text-sun-ink max-[22rem]:hidden">
          <CalendarIcon className="size-7" />
        </span>
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-bold">{t.title}</h2>
          <p className="text-sm">{t.text}</p>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {lessons.map(({ minutes, url }) => (
          <li key={minutes}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle("secondary", "lg", "w-full flex-col gap-0.5")}
            >
              <span className="inline-flex items-center gap-2">
                {t.book(t.lengths[minutes])}
                <NewTabIcon className="size-5 text-ink-soft" />
              </span>
              <span className="text-sm font-normal text-ink-soft">{t.lengthTexts[minutes]}</span>
              <span className="sr-only">{t.opensNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t.note}</p>
    </Card>
  );
}
