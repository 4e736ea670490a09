import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { rewardAsJson } from "@/lib/features/rewards/reward";
import { chat as t } from "@/lib/i18n/it";
import type { ChatEvent } from "./chat-event";
import { findExchange } from "./exchange-data";
import { presentExchange } from "./present-exchange";
import { presentMessage } from "./present-message";
import { holdMs } from "./rules";

const pollMs = 250;

/** Answers a repeated send with its stored exchange, waiting while it is being written. Charges nothing. */
export async function* replayExchange(ctx: Ctx<Learner>, clientMessageId: string): AsyncGenerator<ChatEvent> {
  const startedAt = performance.now();
  let isLate = false;
  let isAccepted = false;
  do {
    const exchange = await findExchange(ctx.db, ctx.actor.userId, clientMessageId);
    const userMessage = exchange?.messages.find(({ sender }) => sender === "user");
    const aiMessage = exchange?.messages.find(({ sender }) => sender === "ai");
    if (!exchange || !userMessage || exchange.status === "failed") break;
    isLate = performance.now() - startedAt > holdMs(exchange.kind, ctx.env.TUTOR_TIMEOUT_S * 1000);
    if (!isAccepted) yield { event: "accepted", data: presentMessage(userMessage) };
    isAccepted = true;
    // The exchange is read before its messages: only once it is settled are they sure to be all there.
    if (exchange.status === "settled" && aiMessage) {
      const reward = rewardAsJson.parse(exchange.reward);
      yield { event: "done", data: await presentExchange(ctx, { userMessage, aiMessage, reward }) };
      return;
    }
    await sleep(pollMs);
  } while (!isLate);
  throw new AppError("TUTOR_FAILED", t.sendFailed);
}
