import { always, daily, week } from "@/tests/support/week-hours";
import {
  ageOf,
  birthYears,
  familyOf,
  isWithin,
  mailboxOf,
  seesProgress,
  type AgeGroup,
  type GuardianRules,
} from "./rules";

const at = (instant: string) => new Date(instant);

/** In winter Rome is an hour ahead of UTC, in summer two. */
describe("the age of somebody of whom month and year are known", () => {
  it.each([
    ["13 on the last second of the month of their birthday", 11, 2012, "2026-11-30T22:59:59.999Z", 13],
    ["14 from the first second of the next", 11, 2012, "2026-11-30T23:00:00.000Z", 14],
    ["13 on the first day of that month", 11, 2012, "2026-10-31T23:00:00.000Z", 13],
    ["13 the whole month before", 11, 2012, "2026-10-15T12:00:00.000Z", 13],
    ["in summer by the clock of Rome: still July", 7, 2012, "2026-07-31T21:59:59.999Z", 13],
    ["in summer by the clock of Rome: August", 7, 2012, "2026-07-31T22:00:00.000Z", 14],
    ["of December only with the year that follows", 12, 2012, "2026-12-31T22:59:59.999Z", 13],
    ["of December, on New Year in Rome", 12, 2012, "2026-12-31T23:00:00.000Z", 14],
    ["of January in January", 1, 2012, "2027-01-15T12:00:00.000Z", 14],
    ["of January in February", 1, 2012, "2027-01-31T23:00:00.000Z", 15],
    ["9 in the month of their tenth birthday", 11, 2016, "2026-11-20T09:00:00.000Z", 9],
    ["10 a month later", 11, 2016, "2026-12-20T09:00:00.000Z", 10],
    ["17 in the month of their eighteenth birthday", 11, 2008, "2026-11-20T09:00:00.000Z", 17],
  ])("is %s", (_, birthMonth, birthYear, now, age) => {
    expect(ageOf({ birthMonth, birthYear }, at(now))).toBe(age);
  });

  it("is asked with years of a whole life, by the calendar of Rome", () => {
    expect(birthYears(at("2026-12-31T23:00:00.000Z"))[0]).toBe(2027);
    expect(birthYears(at("2026-12-31T22:59:00.000Z"))[0]).toBe(2026);
    expect(birthYears(at("2026-06-01T12:00:00.000Z")).at(-1)).toBe(1927);
  });
});

describe("how a student is doing is seen", () => {
  const yes = { reports: true, consentedAt: at("2026-11-20T09:00:00.000Z"), withdrawnAt: null };
  const gone = { withdrawnAt: at("2026-11-21T09:00:00.000Z") };
  it.each<[string, AgeGroup, Partial<Parameters<typeof seesProgress>[1]>, boolean]>([
    ["by who has said yes and gets reports", "child", {}, true],
    ["not without reports", "child", { reports: false }, false],
    ["not of a child before a yes", "child", { consentedAt: null }, false],
    ["not after it was taken back", "child", gone, false],
    [
      "of 14 and more by who gets reports: a yes to these is all there is",
      "teen",
      { consentedAt: null },
      true,
    ],
    ["of 14 and more not without reports", "teen", { consentedAt: null, reports: false }, false],
    ["of 14 and more not by who had taken a consent back", "teen", gone, false],
    ["of who is of age by who gets reports", "adult", { consentedAt: null }, true],
  ])("%s", (_, ageGroup, changed, isSeen) => {
    expect(seesProgress(ageGroup, { ...yes, ...changed })).toBe(isSeen);
  });
});

describe("what two parents let a child use", () => {
  const agreeing: GuardianRules = {
    coach: true,
    photos: true,
    voice: true,
    readAloud: true,
    isConsenting: true,
    isWithdrawn: false,
    hours: null,
    minutesPerDay: null,
  };
  const now = at("2026-11-20T09:00:00.000Z");
  const member = (age: number, guardians: Partial<GuardianRules>[], aiNoticeAt: Date | null = null) => ({
    birthMonth: 1,
    birthYear: 2026 - age,
    aiNoticeAt,
    guardians: guardians.map((guardian) => ({ ...agreeing, ...guardian })),
  });
  const off = { coach: false, photos: false, voice: false, readAloud: false };
  const on = { coach: true, photos: true, voice: true, readAloud: true };
  const reader = { isConsenting: false };
  const withdrawn = { isConsenting: false, isWithdrawn: true };

  it.each([
    [10, [], "waiting", off],
    [13, [], "waiting", off],
    [13, [reader], "waiting", off],
    [13, [{}], "open", on],
    [13, [{}, reader], "open", on],
    [13, [withdrawn], "waiting", off],
    [13, [{}, withdrawn], "open", off],
    [14, [], "notice", on],
    [14, [withdrawn], "notice", on],
    [17, [{ coach: false }], "notice", { ...on, coach: false }],
    [17, [{ ...withdrawn, coach: false }], "notice", on],
    [18, [{ coach: false }], "notice", on],
    [18, [], "notice", on],
  ] as const)("at %i with %j the account is %s", (age, guardians, stage, allowed) => {
    expect(familyOf(member(age, [...guardians]), now)).toMatchObject({ stage, allowed });
  });

  it("is open to who has read the page on the AI, and still by their parents' switches", () => {
    expect(familyOf(member(15, [], now), now)).toMatchObject({ stage: "open", allowed: on });
    expect(familyOf(member(15, [{ photos: false }], now), now)).toMatchObject({
      stage: "open",
      allowed: { ...on, photos: false },
    });
  });

  it("is nothing until they have told their age, not even with a parent who agrees", () => {
    const unknown = { ...member(13, [{}], now), birthMonth: null, birthYear: null };
    expect(familyOf(unknown, now)).toMatchObject({ stage: "age", allowed: off });
  });

  it("is what both let them, whoever comes first", () => {
    const strict = { photos: false, hours: daily("15:00", "19:00"), minutesPerDay: 30 };
    const other = { voice: false, hours: daily("07:00", "18:30"), minutesPerDay: 90 };
    for (const pair of [
      [strict, other],
      [other, strict],
    ]) {
      expect(familyOf(member(12, pair), now)).toEqual({
        stage: "open",
        allowed: { coach: true, photos: false, voice: false, readAloud: true },
        hours: daily("15:00", "18:30"),
        minutesPerDay: 30,
      });
    }
  });

  it("is limited by the one who has set limits", () => {
    const limits = { hours: daily("07:00", "21:00"), minutesPerDay: 45 };
    expect(familyOf(member(12, [{}, limits]), now)).toMatchObject(limits);
    expect(familyOf(member(12, [limits, {}]), now)).toMatchObject(limits);
    expect(familyOf(member(12, [{}, {}]), now)).toMatchObject({ hours: null, minutesPerDay: null });
  });

  it.each([
    ["hours that do not meet", { from: "08:00", to: "10:00" }, { from: "15:00", to: "19:00" }],
    ["hours that touch", { from: "08:00", to: "15:00" }, { from: "15:00", to: "19:00" }],
    ["no time at all on one side", { from: "07:00", to: "07:00" }, { from: "00:00", to: "24:00" }],
  ])("is no time at all with %s", (_, one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const guardians = [first, second].map((range) => ({ hours: week(always, { 4: range ?? one }) }));
      const { hours } = familyOf(member(12, guardians), now);
      expect(hours && isWithin(hours, now)).toBe(false);
      expect(hours?.[4]?.from).toBe(hours?.[4]?.to);
      expect(hours && isWithin(hours, at("2026-11-21T09:00:00.000Z"))).toBe(true);
    }
  });

  it("is not what a parent has set whose say is over", () => {
    const limits = { hours: daily("07:00", "08:00"), minutesPerDay: 15 };
    const free = { hours: null, minutesPerDay: null };
    expect(familyOf(member(17, [{ ...limits, ...withdrawn }]), now)).toMatchObject(free);
    expect(familyOf(member(18, [limits]), now)).toMatchObject(free);
    expect(familyOf(member(17, [limits]), now)).toMatchObject(limits);
  });
});

it("a mailbox is one whatever stands behind a plus sign", () => {
  expect(mailboxOf("anna+scuola@casa.example")).toBe("anna@casa.example");
  expect(mailboxOf("anna@casa.example")).toBe("anna@casa.example");
});
