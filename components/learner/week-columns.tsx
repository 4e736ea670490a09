import type { WeekReply } from "@/lib/features/progress/contract";
import { dayAndMonth } from "@/lib/i18n/days";
import { progress as t } from "@/lib/i18n/it";
import { classNames } from "@/components/ui/class-names";

/** XP that fill the chart at least, so that a first message does not look like a record. */
const lowestTop = 50;
/** Percent of the height for the highest column; above it stands its figure. */
const room = 82;

type Weeks = Pick<WeekReply, "startsOn" | "xp">[];

/** The XP of each week as columns, the current one last. The figures are text, so that the columns need not be read. */
export function WeekColumns({ weeks }: { weeks: Weeks }) {
  const top = Math.max(lowestTop, ...weeks.map(({ xp }) => xp));
  const isEmpty = weeks.every(({ xp }) => xp === 0);
  return (
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
  );
}

type WeekProps = Weeks[number] & {
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
