import type { Ctx, Learner } from "@/lib/context";
import { detachedStream } from "@/lib/detached-stream";
import { AppError } from "@/lib/errors";
import { chat as t } from "@/lib/i18n/it";
import { admitSend, type SendInput } from "./admit-send";
import { answerIllegible } from "./answer-photo";
import { answerTurn, type Endings, type Turn } from "./answer-turn";
import { answerUnstored } from "./answer-unstored";
import type { ChatEvent } from "./chat-event";
import type { ExchangeReply } from "./contract";
import { failExchange } from "./fail-exchange";
import { holdLease } from "./hold-lease";
import { presentExchange } from "./present-exchange";
import { presentMessage } from "./present-message";
import { replayExchange } from "./replay-exchange";

const inChat: Endings = { giveUp: failExchange, answerIllegible };

/**
 * Sends a message or a picture: looked up by its key first, then read, then charged. Where there is room for it the tutor is
 * asked meanwhile. `accepted` once it is stored and charged, the answer in pieces, `done` once that is
 * stored. The answer is finished and stored even when nobody reads on. Somebody who needs help is answered in fixed
 * words at no cost, whatever is used up; whoever may need some has a lesson with a word on who helps beside it, and that
 * word alone where no lesson is to be had. What else is no matter for a lesson gets fixed words too. Throws before
 * `accepted` when refused (BAD_INPUT, NOT_FOUND, TOO_LARGE, LIMIT_REACHED, NO_HEARTS, TOO_MANY_REQUESTS, UNAVAILABLE), after it
 * when it could not be answered and the charge was given back.
 */
export async function* sendMessageEvents(
  ctx: Ctx<Learner>,
  input: SendInput,
  endings = inChat,
): AsyncGenerator<ChatEvent> {
  const admitted = await admitSend(ctx, input);
  if (admitted.is === "known") yield* replayExchange(ctx, admitted.clientMessageId);
  else if (admitted.is === "unstored") yield* answerUnstored(ctx, admitted);
  else yield* turnEvents(ctx, admitted.turn, endings, admitted.endTurn);
}

/** What a reader of a turn that was begun hears of it. It goes on whether or not anybody reads on. */
function turnEvents(ctx: Ctx<Learner>, turn: Turn, endings: Endings, endTurn: () => void) {
  const letGo = holdLease(ctx, turn.exchange);
  const { values, done } = detachedStream<ChatEvent>(async (emit) => {
    emit({ event: "accepted", data: presentMessage(turn.userMessage) });
    const say = (piece: string) => emit({ event: "delta", data: { text: piece } });
    try {
      const settled = await answerTurn(ctx, turn, say, endings);
      emit({ event: "done", data: await presentExchange(ctx, settled) });
    } catch (error) {
      await endings.giveUp(ctx, turn.exchange);
      throw error;
    } finally {
      turn.early?.giveUp();
      letGo();
      endTurn();
    }
  });
  ctx.keepAlive(done);
  return values;
}

/** The same, answered at once with the exchange. */
export async function sendMessage(
  ctx: Ctx<Learner>,
  input: SendInput,
  endings = inChat,
): Promise<ExchangeReply> {
  for await (const { event, data } of sendMessageEvents(ctx, input, endings)) {
    if (event === "done") return data;
  }
  throw new AppError("TUTOR_FAILED", t.sendFailed);
}
