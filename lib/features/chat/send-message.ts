import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { detachedStream } from "@/lib/detached-stream";
import { AppError } from "@/lib/errors";
import { kindsInNeed } from "@/lib/features/safety/kinds";
import { readSafety } from "@/lib/features/safety/read-safety";
import { chat as t } from "@/lib/i18n/it";
import { answerUnsafe } from "./answer-unsafe";
import { beginExchange } from "./begin-exchange";
import type { ExchangeReply, MessageReply, sendMessageBody } from "./contract";
import { presentMessage } from "./present-message";
import { replayExchange } from "./replay-exchange";
import { runTurn } from "./run-turn";

export type ChatEvent =
  | { event: "accepted"; data: MessageReply }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: ExchangeReply };

type Input = z.output<typeof sendMessageBody>;

/**
 * Sends a message: `accepted` once it is stored and charged, the answer in pieces, `done` once that is stored.
 * The answer is finished and stored even when nobody reads on. Somebody who may need help is answered in fixed words at no
 * cost, whatever is used up; what else is no matter for a lesson gets fixed words too. Throws before `accepted` when refused
 * (LIMIT_REACHED, NO_HEARTS, TOO_MANY_REQUESTS), after it when the tutor failed and the charge was given back.
 */
export async function* sendMessageEvents(ctx: Ctx<Learner>, input: Input): AsyncGenerator<ChatEvent> {
  const clientMessageId = input.clientMessageId ?? uuid();
  const danger = readSafety(input.message);
  const isFree = danger !== undefined && kindsInNeed.has(danger.kind);
  const begun = await beginExchange(ctx, { text: input.message, clientMessageId, isFree });
  if (!begun) {
    yield* replayExchange(ctx, clientMessageId);
    return;
  }
  const turn = detachedStream<ChatEvent>(async (emit) => {
    emit({ event: "accepted", data: presentMessage(begun.userMessage) });
    const say = (text: string) => emit({ event: "delta", data: { text } });
    const exchange = danger
      ? await answerUnsafe(ctx, begun, danger.kind, say)
      : await runTurn(ctx, begun, say);
    emit({ event: "done", data: exchange });
  });
  ctx.keepAlive(turn.done);
  yield* turn.values;
}

/** The same, answered at once with the exchange. */
export async function sendMessage(ctx: Ctx<Learner>, input: Input): Promise<ExchangeReply> {
  for await (const { event, data } of sendMessageEvents(ctx, input)) {
    if (event === "done") return data;
  }
  throw new AppError("TUTOR_FAILED", t.sendFailed);
}
