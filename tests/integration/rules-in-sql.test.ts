import { v4 as uuid } from "uuid";
import { inTransaction } from "@/lib/db/client";
import { isRaised } from "@/lib/db/errors";
import type { Prisma } from "@/lib/db/generated/client";
import { usersPage } from "@/lib/features/administration/search-data";
import {
  hasPro,
  isLive,
  isOver,
  subscriptionStatuses,
  type SubscriptionStatus,
} from "@/lib/features/billing/rules";
import { listExpired, listUnwarned } from "@/lib/features/billing/subscription-state-data";
import { listUntold } from "@/lib/features/retention/data";
import { hearts as heartRules, heartsNow, nextHeartAt } from "@/lib/features/rewards/rules";
import { chargeOf } from "@/lib/features/usage/charge-send";
import { charge } from "@/lib/features/usage/data";
import { learnerCtx } from "../support/pending-turns";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => void (t = await createTestApp()));
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterEach(() => t.app.db.user.deleteMany({ where: { id: { not: 1 } } }));
afterAll(() => t.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
const many = 1000;

const state = (subscriptionStatus: SubscriptionStatus, subscriptionEndDate: Date) => ({
  subscriptionStatus,
  subscriptionEndDate,
  isPro: isLive(subscriptionStatus),
});

/** Whom a rule is true of. */
const those = <State extends { id: number }>(states: State[], isSo: (state: State) => boolean) =>
  ids(states.filter(isSo));

async function students<State extends Partial<Prisma.UserUncheckedCreateInput>>(states: State[]) {
  const all: (State & { id: number })[] = [];
  for (const state of states) all.push({ ...state, id: (await createStudent(t, state)).id });
  return all;
}

describe("what the database is asked is what the rules say, of", () => {
  it("whose Pro is over, and whose will be", async () => {
    const now = t.app.now();
    const until = after(now, 3 * dayMs);
    const ends = [-dayMs, -1, 0, 1, 3 * dayMs, 3 * dayMs + 1].map((ms) => after(now, ms));
    const states = await students(
      subscriptionStatuses.flatMap((subscriptionStatus) =>
        ends.map((subscriptionEndDate) => state(subscriptionStatus, subscriptionEndDate)),
      ),
    );
    await t.app.db.subscription.createMany({
      data: states.map(({ id }) => ({ userId: id, provider: "local", ref: uuid(), createdAt: now })),
    });
    type State = (typeof states)[number];
    const isOverAt = ({ subscriptionStatus: status, subscriptionEndDate: endDate }: State, instant: Date) =>
      isOver({ status, endDate }, instant);
    const over = those(states, (state) => isOverAt(state, now));
    expect(over).toHaveLength(6);
    expect(ids(await listExpired(t.app.db, now, many))).toEqual(over);
    const ending = those(states, (state) => !isOverAt(state, now) && isOverAt(state, until));
    expect(ending).toHaveLength(4);
    expect(ids(await listUnwarned(t.app.db, { now, until }, many))).toEqual(ending);
  });

  it("who pays, and is not idle for it", async () => {
    const now = t.app.now();
    const createdAt = after(now, -800 * dayMs);
    const states = await students(
      subscriptionStatuses.map((status) => ({ ...state(status, createdAt), createdAt })),
    );
    await t.app.db.session.deleteMany();
    const exempt = { emails: [], domains: [] };
    const idle = await listUntold(t.app.db, { now, lastUsedBefore: after(now, -dayMs), exempt }, many);
    expect(ids(idle)).toEqual(those(states, ({ subscriptionStatus }) => !isLive(subscriptionStatus)));
  });

  it("who has Pro: nobody is stored with it, or without it, who should not be", async () => {
    const stored: [SubscriptionStatus, boolean, boolean][] = [];
    for (const subscriptionStatus of subscriptionStatuses)
      for (const hasManualPro of [false, true])
        for (const isPro of [false, true])
          await createStudent(t, { ...state(subscriptionStatus, t.app.now()), hasManualPro, isPro }).then(
            () => stored.push([subscriptionStatus, hasManualPro, isPro]),
            (error: unknown) => expect(String(error)).toContain("User_isPro_has_a_reason"),
          );
    expect(stored).toEqual(
      subscriptionStatuses.flatMap((status) =>
        [false, true].map((hasManualPro) => [status, hasManualPro, hasPro(status, hasManualPro)]),
      ),
    );
  });

  it("who has no hearts, those that have come back counted", async () => {
    const now = t.app.now();
    const ages = [-minuteMs, 0, 1, heartRules.refillMs - 1, heartRules.refillMs, 30 * dayMs];
    const states = await students(
      [false, true].flatMap((isPro) =>
        [0, 1, heartRules.max].flatMap((hearts) =>
          ages.map((ms) => ({ isPro, hearts, heartsUpdatedAt: after(now, -ms) })),
        ),
      ),
    );
    const page = usersPage("", { sort: "newest", filter: "no_hearts", take: many, now });
    const listed = await t.app.db.$queryRaw<{ id: number }[]>(page);
    const without = those(
      states,
      ({ isPro, hearts, heartsUpdatedAt }) => !isPro && heartsNow(hearts, heartsUpdatedAt, now) === 0,
    );
    expect(without).toHaveLength(4);
    expect(ids(listed)).toEqual(without);
  });
});

const rate = { max: 60, windowMs: minuteMs };
const ages = [
  -minuteMs,
  0,
  heartRules.refillMs - 1,
  heartRules.refillMs,
  3.5 * heartRules.refillMs,
  9 * dayMs,
];
const owners = [
  { isPro: false, takesHeart: true },
  { isPro: false, takesHeart: false },
  { isPro: true, takesHeart: true },
];

describe.each(owners)("what a send takes of hearts is what the rules say (%j)", ({ isPro, takesHeart }) => {
  it.each([0, 1, 4, heartRules.max - 1, heartRules.max, heartRules.max + 3])(
    "with %i at each age",
    async (hearts) => {
      const now = t.app.now();
      for (const ms of ages) {
        const heartsUpdatedAt = after(now, -ms);
        const { id } = await createStudent(t, { isPro, hearts, heartsUpdatedAt });
        const send = chargeOf(await learnerCtx(t.app, id), { kind: "message", takesHeart }, rate);
        const taken = await inTransaction(t.app.db, (tx) => charge(tx, send)).catch((error: unknown) =>
          isRaised(error, "EC001") ? "refused" : Promise.reject(error as Error),
        );
        const left = heartsNow(hearts, heartsUpdatedAt, now);
        const isTaken = !isPro && takesHeart;
        expect([ms, taken]).toEqual([ms, !isTaken ? 0 : left > 0 ? 1 : "refused"]);
        const user = await t.app.db.user.findUniqueOrThrow({ where: { id } });
        const shown = heartsNow(user.hearts, user.heartsUpdatedAt, now);
        expect([ms, shown]).toEqual([ms, taken === 1 ? left - 1 : left]);
        // The next heart is not put off by what is taken; of a full store it begins to come now.
        const next = nextHeartAt(hearts, heartsUpdatedAt, now) ?? after(now, heartRules.refillMs);
        if (taken === 1 && shown < heartRules.max)
          expect([ms, nextHeartAt(user.hearts, user.heartsUpdatedAt, now)]).toEqual([ms, next]);
      }
    },
  );
});
