import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { LinkButton } from "@/components/ui/link-button";

/** The day's three are solved. */
export function DayDone({ exercises }: { exercises: ExerciseReply[] }) {
  const xp = exercises.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  return (
    <div className="animate-rise m-auto flex w-full max-w-md flex-col items-center gap-4 py-4 text-center">
      <CoachMascot mood="cheers" className="animate-bob size-32 sm:size-36" />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl font-bold">{t.doneTitle}</h2>
        <p className="text-ink-soft">{t.done(xp)}</p>
      </div>
      <ul className="flex w-full flex-col gap-2 text-left">
        {exercises.map(({ id, topicName, solution }) => (
          <li key={id} className="rounded-md border border-line bg-surface px-4 py-3 shadow-rest">
            <span className="block text-xs font-semibold text-ink-soft">{topicName}</span>
            <span lang="en" className="font-medium">
              {solution}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
        <LinkButton href="/">{t.backToChat}</LinkButton>
        <LinkButton href="/progress" variant="secondary">
          {t.toProgress}
        </LinkButton>
      </div>
    </div>
  );
}
