import fc from "fast-check";
import type { ProviderSubscription } from "@/lib/ports/payments";
import {
  addDays,
  columnsOf,
  daysLeft,
  isLive,
  isOver,
  isRenewing,
  isWithdrawable,
  longestTryMs,
  nextSyncAt,
  noticeOf,
  stateOf,
  subscriptionStatuses,
  type SubscriptionState,
  type SubscriptionStatus,
} from "./rules";

const now = new Date("2026-11-20T09:00:00Z");
const inDays = (days: number) => addDays(now, days);
const subscription = (part: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: "sub_1",
  state: "active",
  startedAt: inDays(-10),
  periodStart: inDays(-10),
  periodEnd: inDays(20),
  endsAt: null,
  endedAt: null,
  ...part,
});
const none: SubscriptionState = { status: "none", endDate: null };
const active: SubscriptionState = { status: "active", endDate: null };
const stands = (part: Partial<ProviderSubscription> | null, before: SubscriptionState, isWithdrawn = false) =>
  stateOf(part && subscription(part), before, { isWithdrawn, now });

describe("the state", () => {
  test.each<[string, Partial<ProviderSubscription> | null, SubscriptionState, SubscriptionState]>([
    ["stays as it is without a subscription", null, none, none],
    ["is expired once the provider knows nothing of it", null, active, { status: "expired", endDate: now }],
    ["of who pays is active and has no end", {}, none, active],
    [
      "of who comes back in time loses its end",
      {},
      { status: "canceled_with_grace", endDate: inDays(20) },
      active,
    ],
    [
      "of who has cancelled ends with the period",
      { endsAt: inDays(20) },
      active,
      { status: "canceled_with_grace", endDate: inDays(20) },
    ],
    ["is expired at the very end", { endsAt: now }, active, { status: "expired", endDate: now }],
    [
      "of who cannot be charged ends seven days after the renewal",
      { state: "past_due", periodStart: inDays(-1) },
      active,
      { status: "past_due", endDate: inDays(6) },
    ],
    [
      "keeps that end when the next month is due too",
      { state: "past_due", periodStart: now },
      { status: "past_due", endDate: inDays(2) },
      { status: "past_due", endDate: inDays(2) },
    ],
    [
      "stays expired however long the provider goes on trying",
      { state: "past_due", periodStart: now },
      { status: "expired", endDate: inDays(-1) },
      { status: "expired", endDate: inDays(-1) },
    ],
    [
      "is expired once the provider has ended it",
      { state: "ended", endedAt: inDays(-2) },
      active,
      { status: "expired", endDate: inDays(-2) },
    ],
  ])("%s", (_, part, before, after) => {
    expect(stands(part, before)).toEqual(after);
  });

  test("of who has withdrawn is that of somebody new", () => {
    expect(stands({ state: "ended", endedAt: now }, active, true)).toEqual(none);
  });

  test("gives nobody Pro past its end, and never an end to who renews", () => {
    const state = fc.constantFrom("active" as const, "past_due" as const, "ended" as const);
    const status = fc.constantFrom<SubscriptionStatus[]>(
      "none",
      "active",
      "past_due",
      "canceled_with_grace",
      "expired",
    );
    const days = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(state, status, days, days, fc.boolean(), (state, beforeStatus, start, end, ends) => {
        const before = { status: beforeStatus, endDate: beforeStatus === "none" ? null : inDays(end) };
        const part = { state, periodStart: inDays(start), endsAt: ends ? inDays(end) : null };
        const after = stands(part, before);
        expect(isOver(after, now)).toBe(false);
        if (after.status === "active") expect(after.endDate).toBeNull();
        if (isLive(after.status) && after.status !== "active")
          expect(after.endDate && after.endDate > now).toBe(true);
        // Reading the same again changes nothing.
        expect(stands(part, after)).toEqual(after);
      }),
    );
  });
});

test.each<[SubscriptionStatus, SubscriptionStatus, string | undefined]>([
  ["none", "active", "subscription-welcome"],
  ["expired", "active", "subscription-welcome"],
  ["canceled_with_grace", "active", "subscription-resumed"],
  ["past_due", "active", "subscription-resumed"],
  ["active", "canceled_with_grace", "subscription-cancelled"],
  ["active", "past_due", "subscription-payment-failed"],
  ["active", "expired", "subscription-expired"],
  ["past_due", "expired", "subscription-expired"],
  ["none", "expired", undefined],
  ["active", "none", undefined],
  ["active", "active", undefined],
])("from %s to %s mails %s", (from, to, notice) => {
  const before = { status: from, endDate: null, hasManualPro: false };
  expect(noticeOf(before, { status: to, endDate: null })).toBe(notice);
});

const changes = subscriptionStatuses.flatMap((from) =>
  subscriptionStatuses.flatMap((to) => [false, true].map((hasManualPro) => ({ from, to, hasManualPro }))),
);

test.each(changes)("from $from to $to, given by hand: $hasManualPro", ({ from, to, hasManualPro }) => {
  const before = { status: from, endDate: null, hasManualPro };
  const after = { status: to, endDate: inDays(3) };
  const { isPro, ...columns } = columnsOf(before, after, now);
  expect(isPro).toBe(hasManualPro || ["active", "past_due", "canceled_with_grace"].includes(to));
  // The hearts go when the mail says so, and at no other time.
  expect(columns).toEqual({
    subscriptionStatus: to,
    subscriptionEndDate: inDays(3),
    ...(noticeOf(before, after) === "subscription-expired" && { hearts: 0, heartsUpdatedAt: now }),
  });
});

test("what is active or unpaid is charged again, what was cancelled is not", () => {
  expect(subscriptionStatuses.filter(isRenewing)).toEqual(["active", "past_due"]);
});

describe("the days that are left", () => {
  test.each([
    ["2026-12-20T09:00:00Z", "2026-12-17T09:00:00Z", 3],
    ["2026-12-20T09:00:00Z", "2026-12-19T23:30:00Z", 0], // Half past midnight in Rome.
    ["2026-12-20T09:00:00Z", "2026-12-19T22:30:00Z", 1],
    ["2026-12-20T09:00:00Z", "2026-12-20T08:59:59Z", 0],
    ["2026-10-26T09:00:00Z", "2026-10-24T22:30:00Z", 1], // The night with 25 hours.
    ["2027-03-29T09:00:00Z", "2027-03-27T22:30:00Z", 2], // The night with 23.
  ])("until %s are, at %s, %i", (end, at, days) => {
    expect(daysLeft(new Date(at), new Date(end))).toBe(days);
  });
});

test("the end of a subscription is no news to who has Pro otherwise", () => {
  const before = { ...active, hasManualPro: true };
  expect(noticeOf(before, { status: "expired", endDate: now })).toBeUndefined();
});

test("one can withdraw until the end of the fourteenth day in Italy", () => {
  const startedAt = new Date("2026-11-20T09:00:00Z");
  expect(isWithdrawable(startedAt, startedAt)).toBe(true);
  expect(isWithdrawable(startedAt, new Date("2026-12-04T22:59:59Z"))).toBe(true);
  expect(isWithdrawable(startedAt, new Date("2026-12-04T23:00:00Z"))).toBe(false);
});

test("the provider is read after a renewal, daily while it tries to be paid, and once a try is too old", () => {
  const at = (part: Partial<ProviderSubscription> | null, tryBeganAt: Date | null = null) =>
    nextSyncAt(part && subscription(part), { now, tryBeganAt })?.getTime();
  expect(at({})).toBe(inDays(20).getTime() + 60_000);
  expect(at({ periodEnd: inDays(-1) })).toBe(now.getTime() + 60_000);
  expect(at({ state: "past_due" })).toBe(inDays(1).getTime());
  expect(at({ state: "ended" })).toBeUndefined();
  expect(at(null)).toBeUndefined();
  expect(at(null, now)).toBe(now.getTime() + longestTryMs);
});
