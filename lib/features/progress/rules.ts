const dayMs = 24 * 60 * 60 * 1000;
/** The days that "this week" goes back, today among them. */
const weekDays = 7;
export const shownWeeks = 8;

/** What somebody has done, as far as praise and advice go by it. */
export type LearnerRecord = {
  messages: number;
  badges: number;
  level: number;
  xp: number;
  messagesThisWeek: number;
};

export const strengthKinds = ["talker", "collector", "climber", "regular"] as const;
export type Strength = (typeof strengthKinds)[number];

export const suggestionKinds = ["talk_more", "earn_badges", "every_week", "gather_xp"] as const;
export type Suggestion = (typeof suggestionKinds)[number];

/** What the strengths that come first ask for. */
export const firstGoals = { level: 3, messagesThisWeek: 10 };

const isStrength: { [Kind in Strength]: (record: LearnerRecord) => boolean } = {
  talker: ({ messages }) => messages >= 50,
  collector: ({ badges }) => badges >= 3,
  climber: ({ level }) => level >= firstGoals.level,
  regular: ({ messagesThisWeek }) => messagesThisWeek >= firstGoals.messagesThisWeek,
};

const isAdvised: { [Kind in Suggestion]: (record: LearnerRecord) => boolean } = {
  talk_more: ({ messages }) => messages < 20,
  earn_badges: ({ badges }) => badges < 2,
  every_week: ({ messagesThisWeek }) => messagesThisWeek < 5,
  gather_xp: ({ xp }) => xp < 200,
};

export const strengthsOf = (record: LearnerRecord) =>
  strengthKinds.filter((kind) => isStrength[kind](record));

export const suggestionsOf = (record: LearnerRecord) =>
  suggestionKinds.filter((kind) => isAdvised[kind](record));

/** Ten XP count as an exercise done. */
export function exercisesCompleted(xp: number): number {
  return Math.floor(xp / 10);
}

/** What was done on one calendar day; days are midnights in UTC. */
export type DayActivity = { day: Date; messages: number; xp: number };
export type WeekActivity = { startsOn: Date; messages: number; xp: number };

/** Messages of the last seven calendar days, today among them. */
export function messagesOfLastDays(activity: DayActivity[], today: Date): number {
  const since = today.getTime() - (weekDays - 1) * dayMs;
  return activity
    .filter(({ day }) => day.getTime() >= since && day <= today)
    .reduce((sum, { messages }) => sum + messages, 0);
}

/** The Mondays of the last eight weeks, the oldest first; the last is of the week of `today`. */
export function lastMondays(today: Date): Date[] {
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = today.getTime() - sinceMonday * dayMs;
  return Array.from(
    { length: shownWeeks },
    (_, index) => new Date(monday - (shownWeeks - 1 - index) * weekDays * dayMs),
  );
}

/** What was done in each of the last eight weeks, the oldest first. */
export function activityOfWeeks(activity: DayActivity[], today: Date): WeekActivity[] {
  return lastMondays(today).map((startsOn) => {
    const end = startsOn.getTime() + weekDays * dayMs;
    const days = activity.filter(({ day }) => day >= startsOn && day.getTime() < end);
    return {
      startsOn,
      messages: days.reduce((sum, { messages }) => sum + messages, 0),
      xp: days.reduce((sum, { xp }) => sum + xp, 0),
    };
  });
}
