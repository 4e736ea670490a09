import type { FamilyReply, FamilySummary } from "@/lib/features/family/contract";
import { nextHours, type Hours, type WeekHours } from "@/lib/features/family/rules";
import { familyScreens } from "@/lib/i18n/it";

const { chosen: t, today, week } = familyScreens;

const isAlways = ({ from, to }: Hours) => from === "00:00" && to === "24:00";
const isNever = ({ from, to }: Hours) => from === to;

/** "Oggi fino alle 21": undefined where today has no limits. */
export function hoursToday(hours: WeekHours, now: Date): string | undefined {
  const next = nextHours(hours, now);
  if (!next) return today.never;
  const range = hours[(next.weekday - next.days + 7) % 7];
  if (!range || isAlways(range)) return undefined;
  if (isNever(range)) return today.paused;
  return next.days === 0 ? today.range(range.from, range.to) : today.until(range.to);
}

/** The hours of a week, days that are alike in one line. */
export function weekLines(hours: WeekHours): string[] {
  const lines: string[] = [];
  let first = 0;
  for (let day = 0; day < hours.length; day += 1) {
    const [range, following] = [hours[day], hours[day + 1]];
    if (!range || (following && following.from === range.from && following.to === range.to)) continue;
    lines.push(week.line(week.days(first, day), hoursOf(range)));
    first = day + 1;
  }
  return lines;
}

function hoursOf(range: Hours): string {
  if (isNever(range)) return week.paused;
  return isAlways(range) ? week.always : week.range(range.from, range.to);
}

/** The limits of today, as they stand by the composer. */
export function limitsToday({ hours, minutesPerDay }: FamilySummary, now: Date): string[] {
  const ofHours = hours && hoursToday(hours, now);
  return [...(ofHours ? [ofHours] : []), ...(minutesPerDay ? [t.minutes(minutesPerDay)] : [])];
}

/** What parents have switched off, and what they get, in these words. Who is still waiting has nothing that is switched off. */
export function switchLines(
  { stage, allowed }: FamilySummary,
  family: FamilyReply | undefined,
  words: { alerts: string; reports: string } = t,
): string[] {
  const isHeld = stage === "age" || stage === "waiting";
  const deciding = family?.guardians.filter(({ isWithdrawn }) => !isWithdrawn) ?? [];
  return [
    !isHeld && !allowed.coach && t.coachOff,
    !isHeld && !allowed.photos && t.photosOff,
    !isHeld && !allowed.voice && t.voiceOff,
    !isHeld && !allowed.readAloud && t.readAloudOff,
    deciding.some(({ alerts }) => alerts) && words.alerts,
    deciding.some(({ reports }) => reports) && words.reports,
  ].filter((line) => line !== false);
}

/** All of it, as it is told once after a change: first who reads along. */
export function newsLines(summary: FamilySummary, family: FamilyReply | undefined, now: Date): string[] {
  const lines = [...limitsToday(summary, now), ...switchLines(summary, family, t.news)];
  if (lines.length === 0 && summary.stage === "open") return [t.nothing];
  const isReading = (line: string) => line === t.news.reports;
  return [...lines.filter(isReading), ...lines.filter((line) => !isReading(line))];
}
