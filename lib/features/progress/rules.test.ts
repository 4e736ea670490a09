import fc from "fast-check";
import {
  activityOfWeeks,
  exercisesCompleted,
  lastMondays,
  messagesOfLastDays,
  strengthsOf,
  suggestionsOf,
  type LearnerRecord,
  type Strength,
  type Suggestion,
} from "./rules";

const day = (iso: string) => new Date(`${iso}T00:00:00.000Z`);
const dayMs = 24 * 60 * 60 * 1000;

const newcomer: LearnerRecord = { messages: 0, badges: 0, level: 1, xp: 0, messagesThisWeek: 0 };
const veteran: LearnerRecord = { messages: 500, badges: 10, level: 30, xp: 1300, messagesThisWeek: 40 };
const record = fc.record({
  messages: fc.nat(100),
  badges: fc.nat(10),
  level: fc.integer({ min: 1, max: 40 }),
  xp: fc.nat(400),
  messagesThisWeek: fc.nat(20),
});

describe("strengths", () => {
  it.each<[Strength, Partial<LearnerRecord>, Partial<LearnerRecord>]>([
    ["talker", { messages: 49 }, { messages: 50 }],
    ["collector", { badges: 2 }, { badges: 3 }],
    ["climber", { level: 2 }, { level: 3 }],
    ["regular", { messagesThisWeek: 9 }, { messagesThisWeek: 10 }],
  ])("%s is none at %j, and one at %j", (strength, below, enough) => {
    expect(strengthsOf({ ...newcomer, ...below })).toEqual([]);
    expect(strengthsOf({ ...newcomer, ...enough })).toEqual([strength]);
  });

  it("of a newcomer are none, of a veteran all", () => {
    expect(strengthsOf(newcomer)).toEqual([]);
    expect(strengthsOf(veteran)).toHaveLength(4);
  });
});

describe("suggestions", () => {
  it.each<[Suggestion, Partial<LearnerRecord>, Partial<LearnerRecord>]>([
    ["talk_more", { messages: 20 }, { messages: 19 }],
    ["earn_badges", { badges: 2 }, { badges: 1 }],
    ["every_week", { messagesThisWeek: 5 }, { messagesThisWeek: 4 }],
    ["gather_xp", { xp: 200 }, { xp: 199 }],
  ])("%s is none at %j, and one at %j", (suggestion, enough, below) => {
    expect(suggestionsOf({ ...veteran, ...enough })).toEqual([]);
    expect(suggestionsOf({ ...veteran, ...below })).toEqual([suggestion]);
  });

  it("never contradict a strength, whoever it is", () => {
    fc.assert(
      fc.property(record, (one) => {
        const [strengths, suggestions] = [strengthsOf(one), suggestionsOf(one)];
        expect(strengths.includes("talker") && suggestions.includes("talk_more")).toBe(false);
        expect(strengths.includes("collector") && suggestions.includes("earn_badges")).toBe(false);
        expect(strengths.includes("regular") && suggestions.includes("every_week")).toBe(false);
      }),
    );
  });
});

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [35, 3],
  [1009, 100],
])("%i XP are %i exercises", (xp, exercises) => expect(exercisesCompleted(xp)).toBe(exercises));

describe("this week", () => {
  it("is today and the six days before", () => {
    const activity = ["2026-11-14", "2026-11-15", "2026-11-20", "2026-11-21", "2026-11-22"].map(
      (iso, index) => ({
        day: day(iso),
        messages: 10 ** index,
        xp: 0,
      }),
    );
    expect(messagesOfLastDays(activity, day("2026-11-21"))).toBe(1110);
  });
});

describe("the last eight weeks", () => {
  it.each([
    ["a Sunday", "2026-11-22", "2026-11-16"],
    ["a Monday", "2026-11-23", "2026-11-23"],
    ["the day the clocks went back", "2026-10-25", "2026-10-19"],
    ["New Year's Day", "2027-01-01", "2026-12-28"],
  ])("end on %s with the week of its Monday", (_, today, monday) => {
    const mondays = lastMondays(day(today));
    expect(mondays).toHaveLength(8);
    expect(mondays.at(-1)).toEqual(day(monday));
    expect(mondays[0]).toEqual(new Date(day(monday).getTime() - 49 * dayMs));
  });

  it("hold what was done in them, each day in its own week, and nothing older", () => {
    const today = day("2026-11-18");
    const days = fc.array(fc.record({ ago: fc.nat(90), messages: fc.nat(30), xp: fc.nat(100) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(days, (done) => {
        const activity = done.map(({ ago, ...rest }) => ({
          ...rest,
          day: new Date(today.getTime() - ago * dayMs),
        }));
        const weeks = activityOfWeeks(activity, today);
        for (const { startsOn } of weeks) expect(startsOn.getUTCDay()).toBe(1);
        const [first] = lastMondays(today);
        const shown = activity.filter((one) => first && one.day >= first);
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(weeks.map(({ messages }) => messages))).toBe(sum(shown.map(({ messages }) => messages)));
        expect(sum(weeks.map(({ xp }) => xp))).toBe(sum(shown.map(({ xp }) => xp)));
      }),
    );
  });
});
