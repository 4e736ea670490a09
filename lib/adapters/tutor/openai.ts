import { setTimeout as pause } from "node:timers/promises";
import OpenAI, { APIConnectionTimeoutError, APIError } from "openai";
import { z } from "zod";
import { buildPrompt, type PromptMessage } from "@/lib/features/coach/prompt/prompt";
import { TutorError, type TutorPort, type TutorTurn } from "@/lib/ports/tutor";
import { SilenceTimer } from "./silence-timer";

type Options = {
  apiKey: string;
  baseUrl?: string;
  model: string;
  timeoutMs?: number;
  /** Whether the provider knows `safety_identifier`: some refuse what they do not know. */
  takesStudentKey?: boolean;
};

const maxCalls = 2;
const maxReplyTokens = 1000;
const retryDelayMs = 250;
/** A provider that asks for a longer pause than this is not asked again within the turn. */
const maxRetryAfterMs = 3000;

const chunkShape = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * Any chat API that speaks OpenAI's protocol. `timeoutMs` bounds every silence: until the first piece, a second
 * call included, and between two pieces.
 */
export function openaiTutor({
  apiKey,
  baseUrl,
  model,
  timeoutMs = 20_000,
  takesStudentKey = false,
}: Options): TutorPort {
  // Its own retry would sleep for as long as Retry-After says, deaf to the signal; its log would print replies.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });

  async function* answer(
    request: { messages: PromptMessage[]; safety_identifier?: string },
    silence: SilenceTimer,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const stream = await client.chat.completions.create(
      { model, ...request, stream: true, store: false, max_completion_tokens: maxReplyTokens },
      { signal },
    );
    let finishReason: string | undefined;
    let hasText = false;
    for await (const chunk of stream) {
      signal.throwIfAborted();
      silence.restart();
      const [choice] = readChunk(chunk);
      finishReason = choice?.finish_reason ?? finishReason;
      if (!choice?.delta?.content) continue;
      hasText ||= choice.delta.content.trim() !== "";
      yield choice.delta.content;
    }
    signal.throwIfAborted(); // The SDK ends an aborted stream as if it were whole.
    if (finishReason !== "stop" || !hasText) throw fault("bad_answer", `finish_${finishReason ?? "missing"}`);
  }

  async function* reply(turn: TutorTurn, signal: AbortSignal, studentKey?: string): AsyncGenerator<string> {
    const silence = new SilenceTimer(timeoutMs);
    const stop = AbortSignal.any([signal, silence.signal]);
    const request = {
      messages: buildPrompt(turn),
      ...(takesStudentKey && { safety_identifier: studentKey }),
    };
    let hasSpoken = false;
    try {
      for (let call = 1; ; call += 1) {
        stop.throwIfAborted();
        try {
          for await (const piece of answer(request, silence, stop)) {
            hasSpoken = true;
            yield piece;
            silence.restart(); // The time our reader took is not the provider's.
          }
          return;
        } catch (error) {
          const delayMs = retryAfterMs(error);
          if (hasSpoken || call === maxCalls || delayMs === undefined) throw error;
          await pause(delayMs, undefined, { signal: stop });
        }
      }
    } catch (error) {
      if (signal.aborted) throw fault("timeout", "aborted");
      throw silence.signal.aborted ? fault("timeout", "silence") : toTutorError(error);
    } finally {
      silence.end();
    }
  }

  return { name: "openai", leads: true, reply };
}

function readChunk(chunk: unknown) {
  const parsed = chunkShape.safeParse(chunk);
  if (!parsed.success) throw fault("bad_answer", "chunk_shape");
  return parsed.data.choices;
}

/** How long to wait before a second call; undefined when there is no point in one. */
function retryAfterMs(error: unknown): number | undefined {
  const reason = toTutorError(error).reason;
  if (reason !== "rate_limited" && reason !== "unavailable") return undefined;
  if (!isApiError(error)) return retryDelayMs;
  const { status, headers } = error;
  const isRefusal = status !== undefined && status < 500 && status !== 429;
  const askedMs = Number(headers?.get("retry-after") ?? 0) * 1000;
  if (isRefusal || !(askedMs <= maxRetryAfterMs)) return undefined;
  return Math.max(retryDelayMs, askedMs);
}

function toTutorError(error: unknown): TutorError {
  if (error instanceof TutorError) return error;
  if (error instanceof APIConnectionTimeoutError) return fault("timeout", "no_reply");
  if (isApiError(error)) {
    const { status } = error;
    return fault(status === 429 ? "rate_limited" : "unavailable", status ? `http_${status}` : "connection");
  }
  if (error instanceof SyntaxError) return fault("bad_answer", "not_json");
  return fault("unavailable", "broken_off");
}

function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

// Only a code of ours goes along: the provider's own words may quote the student or the key.
function fault(reason: TutorError["reason"], code: string): TutorError {
  return new TutorError(reason, { cause: Object.assign(new Error(code), { code }) });
}
