import { CoachMascot } from "@/components/art/coach-mascot";
import { auth } from "@/lib/i18n/it";

const bubble = "rounded-lg px-3 py-2 sm:px-4 sm:py-2.5";

/** How the coach helps, in three lines: it shows the place and asks, and the student finds it. `coach`: how large it stands beside them. */
export function SampleDialogue({ coach: coachClass }: { coach: string }) {
  const { label, student, coach, discovery, reward } = auth.sample;
  return (
    <figure aria-label={label} className="flex items-end gap-2 sm:gap-4">
      <CoachMascot mood="asks" className={`shrink-0 ${coachClass}`} />
      <div className="flex min-w-0 grow flex-col gap-1.5 text-xs sm:gap-2.5 sm:text-sm">
        <p lang="en" className={`${bubble} max-w-[85%] self-end rounded-br-sm bg-action text-on-action`}>
          {student}
        </p>
        <p
          className={`${bubble} max-w-[95%] self-start rounded-bl-sm border border-line bg-surface shadow-rest`}
        >
          {coach}
        </p>
        <div className="flex max-w-full flex-wrap items-center justify-end gap-2 self-end">
          <span className="shrink-0 rounded-full bg-sun-soft px-2.5 py-1 text-xs font-semibold text-sun-ink">
            {reward}
          </span>
          <p lang="en" className={`${bubble} rounded-br-sm bg-action text-on-action`}>
            {discovery}
          </p>
        </div>
      </div>
    </figure>
  );
}
