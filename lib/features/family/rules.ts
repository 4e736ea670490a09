import { romeClock } from "@/lib/calendar";
import type { Need } from "@/lib/contract/call";

/** When somebody was born, as far as they are asked. */
export type Birth = { birthMonth: number; birthYear: number };

/** Nobody younger may have an account. */
export const minAge = 10;
/** From then on students agree for themselves (L. 132/2025 art. 4; Codice privacy art. 2-quinquies). */
export const consentAge = 14;
export const adultAge = 18;

/** The years somebody who is asked may choose from, the latest first. */
export const birthYears = (now: Date): number[] => {
  const { year } = romeClock(now);
  return Array.from({ length: 100 }, (_, index) => year - index);
};

/** Of what age somebody surely is: the month of a birthday counts as the year before, as nobody knows the day. */
export function ageOf({ birthMonth, birthYear }: Birth, now: Date): number {
  const { year, month } = romeClock(now);
  return year - birthYear - (month > birthMonth ? 0 : 1);
}

/** Under 14, under 18, of age, not told yet: what parents may decide for somebody depends on it. */
export const ageGroups = ["child", "teen", "adult", "unknown"] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** What a parent decides on. */
export const scopes = ["coach", "photos", "voice", "readAloud"] as const satisfies Need[];
export type Scope = (typeof scopes)[number];

/** From when to when on one day, as "HH:MM" in Rome; the same twice: not at all. */
export type Hours = { from: string; to: string };
/** From Monday to Sunday. */
export type WeekHours = Hours[];

export const minutesPerDay = { min: 15, max: 120, step: 15 } as const;
/** What is under way when the hours end may be finished. */
export const graceMinutes = 10;

/** What a parent has chosen, as it is read with each request of the student. */
export type GuardianRules = Record<Scope, boolean> & {
  isConsenting: boolean;
  isWithdrawn: boolean;
  hours: WeekHours | null;
  minutesPerDay: number | null;
};

/** Whether a parent has agreed to what a child uses, and has not taken that back. */
export const isConsenting = (consent: { consentedAt: Date | null; withdrawnAt: Date | null }): boolean =>
  consent.consentedAt !== null && consent.withdrawnAt === null;

type Reader = { reports: boolean; consentedAt: Date | null; withdrawnAt: Date | null };

/**
 * Whether a parent sees how a student is doing: who gets reports, as the student is told; for a child after their yes alone,
 * and never once that is taken back.
 */
export const seesProgress = (ageGroup: AgeGroup, { reports, consentedAt, withdrawnAt }: Reader): boolean =>
  reports && withdrawnAt === null && (ageGroup !== "child" || consentedAt !== null);

/** Whether a parent takes mails about a student. */
export const takesMails = ({ mailsStoppedAt }: { mailsStoppedAt: Date | null }): boolean => !mailsStoppedAt;

/** `age`: they have not told when they were born; `notice`: they have not read what becomes of what they write; `waiting`: no parent has agreed. */
export const stages = ["age", "notice", "waiting", "open"] as const;
export type Stage = (typeof stages)[number];

export type Family = {
  stage: Stage;
  /** What the student may use now, hours apart. */
  allowed: Record<Scope, boolean>;
  hours: WeekHours | null;
  minutesPerDay: number | null;
};

type Member = {
  birthMonth: number | null;
  birthYear: number | null;
  aiNoticeAt: Date | null;
  guardians: GuardianRules[];
};

export const birthOf = ({ birthMonth, birthYear }: Pick<Member, "birthMonth" | "birthYear">) =>
  birthMonth === null || birthYear === null ? undefined : { birthMonth, birthYear };

/**
 * What a student's parents let them use. Where two have chosen otherwise the stricter counts: whoever gives another
 * address as a parent's gains nothing by it.
 */
export function familyOf(member: Member, now: Date): Family {
  const birth = birthOf(member);
  const age = birth && ageOf(birth, now);
  const isChild = age !== undefined && age < consentAge;
  const deciding = member.guardians.filter((guardian) => decides(guardian, age));
  const stage = stageOf(member, age);
  const isHeld = stage === "age" || stage === "waiting";
  const allows = (scope: Scope) =>
    !isHeld && deciding.every((guardian) => guardian[scope] && !(isChild && guardian.isWithdrawn));
  return {
    stage,
    allowed: {
      coach: allows("coach"),
      photos: allows("photos"),
      voice: allows("voice"),
      readAloud: allows("readAloud"),
    },
    hours: strictestHours(deciding.flatMap(({ hours }) => (hours ? [hours] : []))),
    minutesPerDay: strictestMinutes(deciding),
  };
}

/** Nobody decides for who is of age. Who has taken their consent back still does for a child, and no longer for who agrees for themselves. */
function decides({ isWithdrawn }: GuardianRules, age: number | undefined): boolean {
  if (age === undefined) return true;
  return age < adultAge && !(isWithdrawn && age >= consentAge);
}

function stageOf({ aiNoticeAt, guardians }: Member, age: number | undefined): Stage {
  if (age === undefined) return "age";
  if (age < consentAge) return guardians.some(({ isConsenting }) => isConsenting) ? "open" : "waiting";
  return aiNoticeAt ? "open" : "notice";
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

function strictestHours(weeks: WeekHours[]): WeekHours | null {
  const [first, ...others] = weeks;
  if (!first) return null;
  return others.reduce(
    (strictest, week) =>
      strictest.map(({ from, to }, day) => {
        const other = week[day] ?? { from, to };
        const start = later(from, other.from);
        return { from: start, to: later(start, earlier(to, other.to)) };
      }),
    first,
  );
}

function strictestMinutes(guardians: GuardianRules[]): number | null {
  const limits = guardians.flatMap(({ minutesPerDay }) => minutesPerDay ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** So many minutes since midnight as "HH:MM". */
export const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether an instant is within the hours of its day in Rome. */
export function isWithin(hours: WeekHours, now: Date): boolean {
  const { weekday, minutes } = romeClock(now);
  const today = hours[weekday];
  return !today || (clockTime(minutes) >= today.from && clockTime(minutes) < today.to);
}

/** How many minutes ago hours ended, today's or at midnight yesterday's, if that was within the time to finish. */
export function minutesSinceEnd(hours: WeekHours, now: Date): number | undefined {
  const { weekday, minutes } = romeClock(now);
  const [yesterday, today] = [hours[(weekday + 6) % 7], hours[weekday]];
  const ends = [
    ...(yesterday?.to === "24:00" && yesterday.from < "24:00" ? [0] : []),
    ...(today && today.from < today.to ? [minutesOf(today.to)] : []),
  ];
  return ends.map((end) => minutes - end).find((since) => since >= 0 && since < graceMinutes);
}

/** When the next hours begin: how many days from today, and at what time. Undefined where none do in a week. */
export function nextHours(
  hours: WeekHours,
  now: Date,
): { days: number; weekday: number; from: string } | undefined {
  const { weekday, minutes } = romeClock(now);
  for (let days = 0; days <= 7; days += 1) {
    const day = (weekday + days) % 7;
    const range = hours[day];
    if (!range || range.from === range.to) continue;
    if (days > 0 || range.from > clockTime(minutes)) return { days, weekday: day, from: range.from };
  }
  return undefined;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long an account waits for a parent: a new one, and one that told its age later or whose parent has changed their mind. */
export const waitingMs = { new: 7 * dayMs, known: 30 * dayMs };
/** So long before an account is erased that waits, they are reminded. */
export const reminderMs = 2 * dayMs;
/** When a parent is asked whether a consent was their own choice. */
export const checkMs = dayMs;

export const codeLength = 6;
/** Wrong codes that a link takes. */
export const maxCodeTries = 5;
export const linkTtlMs = { invite: 7 * dayMs, open: 30 * minuteMs, revoke: 7 * dayMs } as const;
export type LinkPurpose = keyof typeof linkTtlMs;

/** Who has stopped their mails by mistake can take that back on the same page. */
export const resumeTtlMs = 30 * minuteMs;

/** Minutes of use are kept for so long, for the limit of a day. */
export const minutesKeptMs = 2 * dayMs;
/** That a parent was written to is kept for so long: there is one mail a day. */
export const alertsKeptMs = 2 * dayMs;

export const parentSession = { idleMs: 30 * minuteMs, maxMs: 12 * hourMs };
/** Links to the page that are mailed to one address. */
export const openRateLimit = { hour: { max: 3, windowMs: hourMs }, day: { max: 8, windowMs: dayMs } };

/** Mails of a kind in a day to one address that has not said yes, whoever has them sent. */
export const strangerRateLimit = { max: 3, windowMs: dayMs };
/** Addresses of parents that an account may give for the first time: in a day, and of a child in a month. */
export const newAddressRateLimit = { max: 3, windowMs: dayMs };
export const childAddressRateLimit = { max: 3, windowMs: 30 * dayMs };
/** How often a child may ask in a month whether an address will do. */
export const childProbeRateLimit = { max: 10, windowMs: 30 * dayMs };

/** The address without what stands behind a plus sign: both reach the same reader, with most providers. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${local.split("+", 1)[0]}@${domain}`;
}
