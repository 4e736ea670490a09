import { CoachMascot } from "@/components/art/coach-mascot";
import { auth } from "@/lib/i18n/it";

/** How the coach helps, in three lines: it shows the place and asks, and the student finds it. */
export function SampleDialogue() {
  const { label, student, coach, discovery, reward } = auth.sample;
  return (
    <figure aria-label={label} className="flex items-end gap-4">
      <CoachMascot mood="asks" className="hidden w-52 shrink-0 lg:block" />
      <div className="flex min-w-0 grow flex-col gap-2.5 text-sm">
        <p
          lang="en"
          className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-action px-4 py-2.5 text-on-action"
        >
          {student}
        </p>
        <p className="max-w-[90%] self-start rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-2.5 shadow-rest">
          {coach}
        </p>
        <div className="flex max-w-[95%] flex-wrap items-center justify-end gap-2 self-end">
          <span className="shrink-0 rounded-full bg-sun-soft px-2.5 py-1 text-xs font-semibold text-sun-ink">
            {reward}
          </span>
          <p lang="en" className="rounded-lg rounded-br-sm bg-action px-4 py-2.5 text-on-action">
            {discovery}
          </p>
        </div>
      </div>
    </figure>
  );
}
