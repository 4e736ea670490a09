import type { MasteryReply } from "@/lib/features/mastery/contract";
import { isMet } from "@/lib/features/mastery/rules";
import { schoolClass } from "@/lib/i18n/it/school-class";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { Landmark, landmarkOf } from "@/components/progress/landmarks";

type PathYearsProps = {
  path: MasteryReply["path"];
  /** The place of the year that is shown. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** The years of school that the road goes through, each with how many of its topics were met. */
export function PathYears({ path, chosen, onChoose }: PathYearsProps) {
  return (
    <ul aria-label={t.years} className="grid grid-cols-5 gap-1 px-2 sm:px-4">
      {path.map(({ schoolClass: year, stops }, at) => {
        const met = stops.filter(isMet).length;
        return (
          <li key={year} className="flex">
            <button
              type="button"
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
              className="flex min-w-0 grow flex-col items-center gap-1 rounded-t-md border-b-4 border-transparent px-0.5 pt-2 pb-1.5 text-center hover:bg-sunk aria-pressed:border-action"
            >
              <Landmark name={landmarkOf(year)} className="size-9" />
              <span aria-hidden="true" className="text-xs leading-tight font-semibold">
                {t.shortYear(schoolClass.names[year])}
              </span>
              <span aria-hidden="true" className="text-xs leading-tight text-ink-soft">
                {t.metShort(met, stops.length)}
              </span>
              <span className="sr-only">
                {schoolClass.names[year]}: {t.metInYear(met, stops.length)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
