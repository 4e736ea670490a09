import type { SchoolClass } from "@/lib/features/accounts/rules";
import { schoolClass as t } from "@/lib/i18n/it/school-class";

type ClassGridProps = {
  /** The class they are known to be in. */
  chosen?: SchoolClass | null;
  onChoose: (schoolClass: SchoolClass) => void;
};

/** A row for each school; where that is too narrow the years stand under the school's name, and two schools side by side. */
export function ClassGrid({ chosen, onChoose }: ClassGridProps) {
  return (
    <div className="@container text-left">
      <div className="flex flex-wrap gap-x-5 gap-y-2 @min-[20rem]:grid @min-[20rem]:grid-cols-[auto_repeat(5,minmax(0,1fr))] @min-[20rem]:items-center @min-[20rem]:gap-1.5">
        {t.schools.map(({ name, classes }) => (
          <Years key={name} school={name} classes={classes} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

type YearsProps = ClassGridProps & {
  school: string;
  classes: { id: SchoolClass; year: string }[];
};

/** A row of the grid. */
function Years({ school, classes, chosen, onChoose }: YearsProps) {
  return (
    <div className="flex flex-col gap-1 @min-[20rem]:contents">
      <span aria-hidden="true" className="col-start-1 text-sm font-medium text-ink-soft @min-[20rem]:pr-1">
        {school}
      </span>
      <div className="flex flex-wrap gap-1.5 @min-[20rem]:contents">
        {classes.map(({ id, year }) => (
          <button
            key={id}
            type="button"
            aria-label={t.names[id]}
            aria-pressed={chosen ? id === chosen : undefined}
            onClick={() => onChoose(id)}
            className="min-h-11 min-w-11 rounded-md border-2 border-line bg-surface text-sm font-medium transition-colors hover:border-action-ink hover:bg-action-soft aria-pressed:border-action-ink aria-pressed:bg-action-soft"
          >
            {year}
          </button>
        ))}
      </div>
    </div>
  );
}
