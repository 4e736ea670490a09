import type { Log } from "@/lib/log";
import type { Call } from "@/lib/contract/call";
import { errorEvent } from "./error-reply";

export type ServerEvent = { event: string; data: unknown };
type Contract = NonNullable<Call["events"]>;

const encoder = new TextEncoder();
/** Whoever compresses a word at a time makes it longer and later. */
const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};
/** So many characters are written at the latest. */
const maxWrite = 16_000;

/**
 * Answers with server-sent events, each let out as its contract says. What is refused before the first event is an ordinary error answer; what
 * fails later is an `error` event. Those of one tick are one write. A reader that goes away stops only the reading.
 */
export async function eventReply(
  events: AsyncIterable<ServerEvent>,
  contract: Contract,
  log: Log,
): Promise<Response> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  const written = new Written(iterator, contract, log);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done) controller.close();
      else controller.enqueue(encoder.encode(frameOf(first.value, contract)));
    },
    async pull(controller) {
      const text = await written.next();
      if (text) controller.enqueue(encoder.encode(text));
      if (written.isOver) controller.close();
    },
    cancel() {
      // Not waited for: it comes behind what is just awaited, which may take as long as an answer.
      void iterator.return?.();
    },
  });
  return new Response(stream, { headers });
}

/** Events as they are written. */
class Written {
  isOver = false;
  private coming: Promise<IteratorResult<ServerEvent>> | undefined;

  constructor(
    private readonly events: AsyncIterator<ServerEvent>,
    private readonly contract: Contract,
    private readonly log: Log,
  ) {}

  /** The next event, with those that come in the same tick. */
  async next(): Promise<string> {
    let text = "";
    try {
      let event: IteratorResult<ServerEvent> | undefined = await this.wait();
      const tick = new Promise<undefined>((resolve) => process.nextTick(resolve, undefined));
      while (event && !event.done) {
        this.coming = undefined;
        text += frameOf(event.value, this.contract);
        event = text.length < maxWrite ? await Promise.race([this.wait(), tick]) : undefined;
      }
      this.isOver = event?.done === true;
    } catch (error) {
      this.log.warn({ event: "stream_failed", error });
      text += frameOf(errorEvent(error), this.contract);
      this.isOver = true;
    }
    return text;
  }

  private wait(): Promise<IteratorResult<ServerEvent>> {
    return (this.coming ??= this.events.next());
  }
}

const frameOf = ({ event, data }: ServerEvent, contract: Contract): string =>
  `event: ${event}\ndata: ${JSON.stringify(contract[event]?.parse(data))}\n\n`;
