/**
 * Whether sends are counted one by one under load: through the use cases on PostgreSQL, with the adapter of OpenAI
 * against a server that counts what reaches it. A thousand at once come from a hundred students with Pro, ten from each,
 * so that neither the limit of the free plan nor the one of a minute plays a part; each must be counted once, called for
 * once and settled. A hundred at once of one student who has used 190 of the free plan's 200 must lead to ten calls.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { App } from "@/lib/context";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { keepSweepingExchanges } from "@/lib/features/chat/sweep-exchanges";
import { sendMessage } from "@/lib/features/chat/send-message";
import { freeLimits } from "@/lib/features/usage/rules";
import { OpenAiDouble } from "@/tests/doubles/openai";
import { learnerOf, withApp } from "../app";
import { report, type Row } from "../rows";
import { insertStudents } from "../students";

const proStudents = 100;
const sendsOfEach = 10;
const used = 190;
const burst = 100;
/** Hearts run out with ten messages; those of the limit's test have enough. */
const plentyOfHearts = 1000;
const registeredAt = new Date("2026-10-01T08:00:00Z");

/** A refusal for load says to come again after five seconds. */
const retryMs = { from: 5000, to: 8000 };

/** How often a send was refused for load, in all. */
let refusedForLoad = 0;

/** Sends, and sends again what was not answered, under the same key, as the screen offers. Answers whether it was answered. */
async function send(app: App, userId: number, message: string): Promise<boolean> {
  const ctx = await learnerOf(app, userId);
  const clientMessageId = randomUUID();
  for (;;) {
    try {
      await sendMessage(ctx, { message, clientMessageId });
      return true;
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === "LIMIT_REACHED") return false;
      if (code !== "UNAVAILABLE" && code !== "TUTOR_FAILED" && !isDatabaseUnavailable(error)) throw error;
      refusedForLoad += 1;
      await pause(retryMs.from + Math.random() * (retryMs.to - retryMs.from));
    }
  }
}

async function counted(app: App, ids: number[]) {
  const { _sum: sum } = await app.db.user.aggregate({
    where: { id: { in: ids } },
    _sum: { messagesCount: true },
  });
  const settled = await app.db.exchange.count({ where: { userId: { in: ids }, status: "settled" } });
  return { counters: sum.messagesCount ?? 0, settled };
}

const upstream = await new OpenAiDouble().start();
const rows: Row[] = [];
try {
  await withApp(
    { env: { OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: upstream.url } },
    async ({ app, database }) => {
      // As a server does: what a turn that failed could not give back is given back.
      const stopSweeping = keepSweepingExchanges(app);
      const limited = await insertStudents(database.url, {
        count: 1,
        registeredAt,
        messagesCount: used,
        hearts: plentyOfHearts,
      });
      const [student = 0] = limited;
      const answered = await Promise.all(
        Array.from({ length: burst }, (_, n) => send(app, student, `I have ${n} books`)),
      );
      const room = freeLimits.messages - used;
      rows.push({
        metric: `From ${used} of ${freeLimits.messages}, ${burst} at once: calls of the model`,
        ours: `${upstream.calls} calls, ${answered.filter(Boolean).length} answered`,
        limit: `${room}`,
        ratio: deviation(room, [
          upstream.calls,
          answered.filter(Boolean).length,
          (await counted(app, limited)).counters - used,
        ]),
        goal: { atMost: 0 },
      });

      const callsBefore = upstream.calls;
      refusedForLoad = 0;
      const ids = await insertStudents(database.url, {
        count: proStudents,
        registeredAt,
        isPro: true,
        prefix: "pro",
      });
      const total = proStudents * sendsOfEach;
      await Promise.all(
        Array.from({ length: total }, (_, n) => send(app, ids[n % proStudents] ?? 0, `I have ${n} books`)),
      );
      stopSweeping();
      const { counters, settled } = await counted(app, ids);
      const calls = upstream.calls - callsBefore;
      rows.push({
        metric: `${total} sends at once: counted`,
        ours: `${counters} counted, ${settled} settled, ${calls} calls (${refusedForLoad} times sent again)`,
        limit: `${total}`,
        ratio: deviation(total, [counters, settled, calls]),
        goal: { atMost: 0 },
      });
    },
  );
} finally {
  await upstream.stop();
}
report(rows);

/** By how many the worst of these counts is off. */
function deviation(expected: number, counts: number[]): number {
  return Math.max(...counts.map((count) => Math.abs(count - expected)));
}
