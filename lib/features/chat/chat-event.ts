import type { ExchangeReply, MessageReply } from "./contract";

/** What whoever has sent a message hears of it. */
export type ChatEvent =
  | { event: "accepted"; data: MessageReply }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: ExchangeReply };
