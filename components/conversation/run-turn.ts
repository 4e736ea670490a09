import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import { send } from "@/lib/api-client/client";
import { ApiError, isTooLarge, NetworkError } from "@/lib/api-client/client-errors";
import { chatScreen, common } from "@/lib/i18n/it";
import { familyRefusalOf } from "@/components/family/family-refusal";
import type { Turn } from "./conversation";
import { readEvents } from "./read-events";

/** Why the server will not take a message or a photo now. */
export type Refusal =
  | { reason: "no-hearts"; heartsRefillAt: string | null }
  /** For the hour, or for what parents have not agreed to: said in the server's words. */
  | { reason: "family"; text: string }
  | { reason: "limit"; limit: "messages" | "homework"; used: number };

export type TurnOutcome =
  | { type: "answered"; exchange: ExchangeReply }
  | { type: "stopped" }
  | { type: "refused"; refusal: Refusal }
  /** `isUnreached`: there was no net. */
  | { type: "failed"; problem: string; cause: unknown; isUnreached: boolean }
  /** Failed, and is to be written anew rather than kept as a message that was not sent. */
  | { type: "given-back"; cause: unknown };

export type TurnListener = {
  onAccepted: (stored: MessageReply) => void;
  /** All of the answer so far. */
  onText: (text: string) => void;
};

/** The stream said itself that the answer failed. */
class AnswerError extends Error {
  constructor(
    readonly userMessage: string | undefined,
    readonly code: string | undefined,
  ) {
    super(`${code}: ${userMessage}`);
  }
}

/** Sends a message and reads its answer to the end. Never throws: the outcome says how it went. */
export function runTurn(turn: Turn, signal: AbortSignal, listener: TurnListener): Promise<TurnOutcome> {
  return outcomeOf(readAnswer(turn, signal, listener), signal);
}

/** How a send went that brings an exchange. */
export async function outcomeOf(answer: Promise<ExchangeReply>, signal: AbortSignal): Promise<TurnOutcome> {
  try {
    return { type: "answered", exchange: await answer };
  } catch (error) {
    if (signal.aborted) return { type: "stopped" };
    const refusal = refusalOf(error);
    if (refusal) return { type: "refused", refusal };
    const isUnreached = error instanceof NetworkError;
    return { type: "failed", problem: problemOf(error), cause: error, isUnreached };
  }
}

/** A connection that breaks in the middle is taken up once: the same key gives the same answer. */
async function readAnswer(turn: Turn, signal: AbortSignal, listener: TurnListener): Promise<ExchangeReply> {
  let wasAccepted = false;
  const onAccepted = (stored: MessageReply) => {
    wasAccepted = true;
    listener.onAccepted(stored);
  };
  try {
    return await readStream(turn, signal, { ...listener, onAccepted });
  } catch (error) {
    if (!wasAccepted || signal.aborted || error instanceof AnswerError) throw error;
    return readStream(turn, signal, listener);
  }
}

async function readStream(turn: Turn, signal: AbortSignal, listener: TurnListener): Promise<ExchangeReply> {
  const headers = { Accept: "text/event-stream" };
  const response = await send("POST /api/chat", { body: turn, headers, signal });
  if (!response.body) throw new Error("An answer without a body");
  let text = "";
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "accepted") listener.onAccepted(JSON.parse(data) as MessageReply);
    if (event === "delta") listener.onText((text += (JSON.parse(data) as { text: string }).text));
    if (event === "done") return JSON.parse(data) as ExchangeReply;
    if (event === "error") {
      const { error, code } = JSON.parse(data) as { error?: string; code?: string };
      throw new AnswerError(error, code);
    }
  }
  throw new Error("The answer was cut off");
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const text = familyRefusalOf(error);
  if (text) return { reason: "family", text };
  const { limit, used, heartsRefillAt } = error.details ?? {};
  if (error.code !== "LIMIT_REACHED")
    return {
      reason: "no-hearts",
      heartsRefillAt: typeof heartsRefillAt === "string" ? heartsRefillAt : null,
    };
  return { reason: "limit", limit: limit === "homework" ? "homework" : "messages", used: Number(used) };
}

function problemOf(error: unknown): string {
  if (error instanceof NetworkError) return chatScreen.unreachable;
  if (isTooLarge(error)) return common.imageTooLarge;
  const isFromServer = error instanceof ApiError || error instanceof AnswerError;
  return (isFromServer && error.userMessage) || chatScreen.sendFailed;
}
