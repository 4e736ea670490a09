import { featuresPage } from "@/lib/i18n/it";
import type { LessonLink } from "@/lib/features/booking/rules";
import { CoachMascot } from "@/components/art/coach-mascot";

const t = featuresPage.standIn;

/** Says what would open here. */
export function BookingStandIn({ minutes }: Pick<LessonLink, "minutes">) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col items-center justify-center gap-4 px-4 py-8 text-center">
      <CoachMascot mood="thinks" className="size-32" />
      <h1 className="text-2xl font-bold">{t.title}</h1>
      <p>{t.text(featuresPage.booking.lengths[minutes])}</p>
      <p className="text-sm text-ink-soft">{t.close}</p>
    </main>
  );
}
