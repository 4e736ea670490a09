import { dayAndMonth } from "@/lib/i18n/days";
import { progress } from "@/lib/i18n/it";
import { reportStyles as styles } from "./report-style";
import { day } from "./style";

// Every mail program draws table cells; few draw anything else. An attribute for those that drop styles.
const table = { role: "presentation", width: "100%", cellPadding: "0", cellSpacing: "0" };
const blank = "\u00a0";

/** How far the next level is. Plain text and screen readers have it in words. */
export function LevelBar({ percent }: { percent: number }) {
  return (
    <table
      {...table}
      data-skip-in-text="true"
      aria-hidden="true"
      bgcolor={day.surface}
      className="track"
      style={styles.track}
    >
      <tbody>
        <tr>
          {percent > 0 && (
            <td width={`${percent}%`}>
              <Bar height={levelBarHeight} />
            </td>
          )}
          {percent < 100 && <td style={styles.rest}>{blank}</td>}
        </tr>
      </tbody>
    </table>
  );
}

const levelBarHeight = 12;

function Bar({ height }: { height: number }) {
  return (
    <table {...table} bgcolor={day.sun} className="bar" style={styles.bar}>
      <tbody>
        <tr>
          <td height={height} style={{ ...styles.barCell, height: `${height}px` }}>
            {blank}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Week = { startsOn: string; xp: number };

/** The last weeks as columns; in plain text, as a list. */
export function Weeks({ weeks }: { weeks: Week[] }) {
  const top = Math.max(lowestTop, ...weeks.map(({ xp }) => xp));
  return (
    <>
      <table {...table} data-skip-in-text="true" style={styles.columns}>
        <tbody>
          <tr>
            {weeks.map(({ startsOn, xp }) => (
              <td key={startsOn} align="center" valign="bottom" style={styles.column}>
                <p className="ink" style={styles.columnFigure}>
                  {xp}
                </p>
                {xp > 0 && <Bar height={Math.max(lowestBar, Math.round((xp / top) * columnHeight))} />}
              </td>
            ))}
          </tr>
          <tr>
            {weeks.map(({ startsOn }) => (
              <td key={startsOn} align="center" style={styles.column}>
                <WeekName {...dayAndMonth(startsOn)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div style={styles.textOnly}>
        {weeks.map(({ startsOn, xp }) => (
          <p key={startsOn}>{progress.weekOf(dayAndMonth(startsOn).both, xp)}</p>
        ))}
      </div>
    </>
  );
}

const columnHeight = 84;
const lowestBar = 3;
/** XP that fill the chart at least, so that a first message does not look like a record. */
const lowestTop = 50;

function WeekName({ day: date, month }: { day: string; month: string }) {
  return (
    <p className="ink-soft" style={styles.columnDay}>
      {date}
      <br />
      {month}
    </p>
  );
}
