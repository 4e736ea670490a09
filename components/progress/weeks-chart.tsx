import type { ProgressReply, WeekReply } from "@/lib/features/progress/contract";
import { progress as t } from "@/lib/i18n/it";
import { dayAndMonth } from "@/components/progress/day-and-month";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";

/** XP that fill the chart at least, so that a first message does not look like a record. */
const lowestTop = 50;
/** Percent of the height for the highest column; above it stands its figure. */
const room = 82;

/** What each of the last weeks brought. The figures are text, so that the columns need not be read. */
export function WeeksChart({ weeks, xpToday }: Pick<ProgressReply, "weeks" | "xpToday">) {
  const top = Math.max(lowestTop, ...weeks.map(({ xp }) => xp));
  const isEmpty = weeks.every(({ xp }) => xp === 0);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{t.weeks}</h2>
        <p className="text-sm text-ink-soft">{isEmpty ? t.weeksEmpty : t.weeksText}</p>
      </div>
      <ol aria-label={t.weeks} className="-mx-2 grid grid-cols-8">
        {weeks.map(({ startsOn, xp }, index) => (
          <Week
            key={startsOn}
            startsOn={startsOn}
            xp={xp}
            height={(xp / top) * room}
            space={isEmpty ? "flat" : "high"}
            place={index === weeks.length - 1 ? "current" : "past"}
          />
        ))}
      </ol>
      <p className="text-sm font-semibold text-sun-ink">{t.today(xpToday)}</p>
    </Card>
  );
}

type WeekProps = Pick<WeekReply, "startsOn" | "xp"> & {
  /** Percent of the space. */
  height: number;
  space: keyof typeof spaces;
  place: keyof typeof columns;
};

const spaces = { flat: "h-10", high: "h-36" };

const columns = {
  past: "fill-sun-soft stroke-line-strong",
  current: "fill-sun stroke-sun-ink",
};

/** Drawn as SVG: its height is an attribute, which a strict content policy allows and an inline style is not. */
function Week({ startsOn, xp, height, space, place }: WeekProps) {
  const { day, month, both } = dayAndMonth(startsOn);
  const isCurrent = place === "current";
  return (
    <li className="min-w-0">
      <span className="sr-only">{isCurrent ? t.currentWeek(xp) : t.weekOf(both, xp)}</span>
      <div aria-hidden="true" className="flex flex-col items-center gap-1.5 text-xs">
        <svg className={classNames("w-full border-b-2 border-line-strong", spaces[space])}>
          <rect
            x="16%"
            y={`${100 - height}%`}
            width="68%"
            height="100%"
            rx="5"
            strokeWidth="2"
            className={xp > 0 ? columns[place] : "hidden"}
          />
          <text
            x="50%"
            y={`${100 - height}%`}
            dy="-6"
            textAnchor="middle"
            className={xp > 0 ? "fill-ink font-semibold" : "fill-ink-soft"}
          >
            {xp}
          </text>
        </svg>
        <span
          className={classNames(
            "flex flex-col items-center leading-tight",
            isCurrent ? "font-bold text-ink" : "text-ink-soft",
          )}
        >
          <span>{isCurrent ? t.now : day}</span>
          {!isCurrent && <span>{month}</span>}
        </span>
      </div>
    </li>
  );
}
