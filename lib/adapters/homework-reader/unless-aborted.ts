import { HomeworkReaderError } from "@/lib/ports/homework-reader";

/** Waits for a promise no longer than its reader does: once the signal is aborted, throws a "timeout". */
export function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new HomeworkReaderError("timeout", { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
