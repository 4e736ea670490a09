import type { Log } from "@/lib/log";
import type { Call } from "./call";
import { errorEvent } from "./error-reply";

export type ServerEvent = { event: string; data: unknown };

/**
 * Answers with server-sent events, each let out as its contract says. What is refused before the first event is an ordinary error answer; what
 * fails later is an `error` event. A reader that goes away stops only the reading.
 */
export async function eventReply(
  events: AsyncIterable<ServerEvent>,
  contract: NonNullable<Call["events"]>,
  log: Log,
): Promise<Response> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  const encoder = new TextEncoder();
  const encode = ({ event, data }: ServerEvent) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(contract[event]?.parse(data))}\n\n`);

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done) controller.close();
      else controller.enqueue(encode(first.value));
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(encode(next.value));
      } catch (error) {
        log.warn({ event: "stream_failed", error });
        controller.enqueue(encode(errorEvent(error)));
        controller.close();
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
  });
}
