import { AsyncLocalStorage } from "node:async_hooks";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { answer, withEarlyModel, type EarlyModel } from "../support/early-model";
import type { Heard } from "../support/heard";
import { createStudent, type Student } from "../support/students";
import { until } from "../support/until";

let e: EarlyModel;
withEarlyModel((made) => (e = made));

const minuteMs = 60_000;

/** Of each send its own minute: else the throttle would refuse what the limit is to refuse. */
const ownTime = new AsyncLocalStorage<number>();

/** A hundred sends at once, each of a minute of its own; whoever finds the server too busy comes again. */
async function sendHundred(student: Student) {
  const { now } = e.t.app;
  e.t.app.now = () => new Date(now().getTime() + (ownTime.getStore() ?? 0));
  try {
    return await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        ownTime.run(n * (minuteMs + 1000), async () => {
          for (;;) {
            const heard = e.send(student, `I have got ${n} red books`, `hundred-${n}`);
            if ((await heard.status()) !== 503) return heard;
          }
        }),
      ),
    );
  } finally {
    e.t.app.now = now;
  }
}

async function outcomes(all: Heard[]) {
  const counts: Record<string, number> = {};
  for (const heard of all) {
    const said = (await heard.json()) as ExchangeReply & { code?: string };
    const outcome = said.code ?? said.aiMessage.message;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const settledOf = ({ id: userId }: Student) =>
  e.t.app.db.exchange.count({ where: { userId, status: "settled" } });

describe("a hundred sends at once", () => {
  it("from 190 of 200: exactly ten calls of the model, ten charged, ninety refused", async () => {
    const student = await createStudent(e.t, { messagesCount: 190, hearts: 300 });
    const all = await sendHundred(student);
    expect(await outcomes(all)).toEqual({ [answer]: 10, LIMIT_REACHED: 90 });
    expect(e.model.calls).toBe(10);
    expect(await e.paid(student)).toMatchObject({ messagesCount: 200, hearts: 290 });
    expect(await settledOf(student)).toBe(10);
    expect(await e.t.app.db.exchange.count({ where: { userId: student.id } })).toBe(10);
  });

  it("from 150 of 200: fifty charged and answered, and at most one call that nobody pays for", async () => {
    const student = await createStudent(e.t, { messagesCount: 150, hearts: 300 });
    const all = await sendHundred(student);
    expect(await outcomes(all)).toEqual({ [answer]: 50, LIMIT_REACHED: 50 });
    expect(await e.paid(student)).toMatchObject({ messagesCount: 200, hearts: 250 });
    expect(await settledOf(student)).toBe(50);
    expect(e.model.calls).toBeGreaterThanOrEqual(50);
    expect(e.model.calls).toBeLessThanOrEqual(51);
  });

  it("with two hearts: two charged and answered, and at most one call that nobody pays for", async () => {
    const student = await createStudent(e.t, { hearts: 2 });
    const all = await sendHundred(student);
    expect(await outcomes(all)).toEqual({ [answer]: 2, NO_HEARTS: 98 });
    expect((await e.paid(student)).messagesCount).toBe(2);
    expect(e.model.calls).toBeLessThanOrEqual(3);
  });
});

describe("fifty times the same key at once", () => {
  it("while the charge is made: one charge, one call, and the same answer for all", async () => {
    const student = await createStudent(e.t);
    const held = await e.hold(student);
    const all = Array.from({ length: 50 }, () => e.send(student, "I like my red bike", "fifty"));
    await held.untilWanted();
    await until(() => e.model.calls > 0);
    await held.release();
    const replies = await Promise.all(all.map(async (heard) => (await heard.json()) as ExchangeReply));
    expect(replies.map(({ aiMessage }) => aiMessage)).toEqual(Array(50).fill(replies[0]?.aiMessage));
    expect(replies[0]?.aiMessage.message).toBe(answer);
    expect(e.model.calls).toBe(1);
    expect(await e.paid(student)).toMatchObject({ messagesCount: 1, hearts: 9 });
    expect(await e.history(student)).toHaveLength(2);
  });

  it("near the limit: the same, and the model is asked once", async () => {
    const student = await createStudent(e.t, { messagesCount: 199, hearts: 1 });
    const all = Array.from({ length: 50 }, () => e.send(student, "I like my red bike", "fifty"));
    for (const heard of all) expect(await heard.status()).toBe(200);
    expect(e.model.calls).toBe(1);
    expect(await e.paid(student)).toMatchObject({ messagesCount: 200, hearts: 0 });
  });
});
