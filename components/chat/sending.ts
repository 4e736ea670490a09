import type { ExchangeReply, MessageReply, MessageWish } from "@/lib/features/chat/contract";
import type { SupportReply } from "@/lib/features/safety/contract";
import * as steps from "@/components/conversation/conversation";
import type { Conversation, Turn } from "@/components/conversation/conversation";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";

/** The answer that is being read, or was read last. */
export type LiveAnswer = {
  clientMessageId: string;
  text: string;
  /** Shown as it comes, without being typed. */
  isWhole?: boolean;
  hasEnded: boolean;
  support?: SupportReply;
};

/** What the chat shows of sending, beside the conversation. */
export type Sending = {
  live?: LiveAnswer;
  /** The photo that is being read. */
  analysis?: { image: string; step: AnalysisStep };
  /** What the next message is for. */
  wish?: MessageWish;
};

/** What happens to the composer and to messages on their way. `key`: the `clientMessageId` of a message. */
export type SendingEvent =
  | { type: "wish-chosen"; wish: MessageWish | undefined }
  /** What was written is taken out of the composer. */
  | { type: "composed" }
  | { type: "analysis-opened"; image: string }
  | { type: "analysis-moved"; step: AnalysisStep }
  | { type: "analysis-hidden" }
  /** A message is put on screen, or taken up again. */
  | { type: "started"; turn: Turn; createdAt: string }
  /** Its answer is asked for. */
  | { type: "asked"; key: string }
  | { type: "accepted"; key: string; stored: MessageReply }
  /** All of the answer so far. */
  | { type: "streamed"; text: string }
  | { type: "shown-whole" }
  | { type: "answered"; key: string; exchange: ExchangeReply }
  | { type: "failed"; key: string; problem: string }
  /** It waits for the net. */
  | { type: "waits"; key: string }
  /** It is taken off the screen; what it was for is the wish of the next one. */
  | { type: "dropped"; key: string; wish?: MessageWish };

export function reduceSending(now: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case "wish-chosen":
      return { ...now, wish: event.wish };
    case "composed":
      return { ...now, wish: undefined };
    case "analysis-opened":
      return { ...now, analysis: { image: event.image, step: "sending" } };
    case "analysis-moved":
      return { ...now, analysis: now.analysis && { ...now.analysis, step: event.step } };
    case "analysis-hidden":
      return { ...now, analysis: undefined };
    case "asked":
      return { ...now, live: { clientMessageId: event.key, text: "", hasEnded: false } };
    case "streamed":
      return { ...now, analysis: undefined, live: now.live && grown(now.live, event.text) };
    case "shown-whole":
      return { ...now, live: now.live && { ...now.live, isWhole: true } };
    case "answered":
      return { ...now, analysis: undefined, live: now.live && ended(now.live, event.exchange) };
    case "dropped":
      return withoutAnswer({ ...now, wish: event.wish ?? now.wish }, event.key);
    case "failed":
    case "waits":
      return withoutAnswer(now, event.key);
    case "started":
    case "accepted":
      return now;
  }
}

/** The conversation after an event; undefined where it is none of the conversation's. */
export function reduceConversation(now: Conversation, event: SendingEvent): Conversation | undefined {
  switch (event.type) {
    case "started":
      return steps.startTurn(now, event.turn, event.createdAt);
    case "accepted":
      return steps.acceptTurn(now, event.key, event.stored);
    case "answered":
      return steps.finishTurn(now, event.key, event.exchange);
    case "failed":
      return steps.failTurn(now, event.key, event.problem);
    case "waits":
      return steps.letWait(now, event.key);
    case "dropped":
      return steps.dropTurn(now, event.key);
    case "wish-chosen":
    case "composed":
    case "analysis-opened":
    case "analysis-moved":
    case "analysis-hidden":
    case "asked":
    case "streamed":
    case "shown-whole":
      return undefined;
  }
}

/** An answer that is taken up after a break comes from its beginning: what is shown never shrinks. */
const grown = (live: LiveAnswer, text: string): LiveAnswer =>
  text.length > live.text.length ? { ...live, text } : live;

const ended = (live: LiveAnswer, { aiMessage: { message: text, support } }: ExchangeReply): LiveAnswer => ({
  ...live,
  text,
  support,
  hasEnded: true,
});

/** A message that waits behind others was not asked about: the answer read last is another's and stays. */
const withoutAnswer = (now: Sending, key: string): Sending =>
  now.live?.clientMessageId === key ? { ...now, analysis: undefined, live: undefined } : now;
