import { HomeworkReaderError } from "@/lib/ports/homework-reader";
import { unlessAborted } from "./unless-aborted";

type Options<Worker> = {
  size: number;
  /** How much work may wait for a worker; what comes then is refused as "unavailable". */
  maxWaiting: number;
  start: () => Promise<Worker>;
  end: (worker: Worker) => Promise<unknown>;
};
type Place<Worker> = { worker?: Promise<Worker> };

/** Gives each piece of work a worker of its own, in the order it came. A worker lives until its work fails. */
export function workerPool<Worker>({ size, maxWaiting, start, end }: Options<Worker>) {
  const places = Array.from({ length: size }, (): Place<Worker> => ({}));
  const free = [...places];
  const waiting: ((place: Place<Worker>) => void)[] = [];

  async function take(stop: AbortSignal): Promise<Place<Worker>> {
    const place = free.pop();
    if (place) return place;
    if (waiting.length >= maxWaiting) throw new HomeworkReaderError("unavailable");
    let called: ((place: Place<Worker>) => void) | undefined;
    const turn = new Promise<Place<Worker>>((resolve) => {
      called = resolve;
      waiting.push(resolve);
    });
    try {
      return await unlessAborted(turn, stop);
    } catch (error) {
      const at = called ? waiting.indexOf(called) : -1;
      if (at >= 0) waiting.splice(at, 1);
      else void turn.then(give);
      throw error;
    }
  }

  function give(place: Place<Worker>): void {
    const next = waiting.shift();
    if (next) next(place);
    else free.push(place);
  }

  function workerOf(place: Place<Worker>): Promise<Worker> {
    place.worker ??= start().catch((cause: unknown) => {
      delete place.worker;
      throw new HomeworkReaderError("unavailable", { cause });
    });
    return place.worker;
  }

  async function endWorker(place: Place<Worker>): Promise<void> {
    const ended = place.worker;
    delete place.worker;
    const worker = await ended?.catch(() => undefined);
    if (worker !== undefined) await end(worker);
  }

  return {
    /** What runs too long cannot be interrupted but by ending its worker. */
    async run<Result>(
      work: (worker: () => Promise<Worker>) => Promise<Result>,
      stop: AbortSignal,
    ): Promise<Result> {
      if (stop.aborted) throw new HomeworkReaderError("timeout", { cause: stop.reason });
      const place = await take(stop);
      let isOver = false;
      let isStuck = false;
      const worker = async (): Promise<Worker> => {
        // Given up meanwhile: its place is another's.
        if (isOver) throw new HomeworkReaderError("timeout");
        isStuck = true;
        return await workerOf(place);
      };
      try {
        const result = await unlessAborted(work(worker), stop);
        isStuck = false;
        return result;
      } finally {
        isOver = true;
        if (isStuck) await endWorker(place);
        give(place);
      }
    },
    start: async (): Promise<void> => void (await Promise.all(places.map(workerOf))),
    end: async (): Promise<void> => void (await Promise.all(places.map(endWorker))),
  };
}
