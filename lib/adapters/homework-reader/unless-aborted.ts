import { HomeworkReaderError } from "@/lib/ports/homework-reader";
import { unlessAborted as wait } from "@/lib/unless-aborted";

/** Waits for a promise no longer than its reader does: once the signal is aborted, throws a "timeout". */
export const unlessAborted = <Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  wait(promise, signal, (cause) => new HomeworkReaderError("timeout", { cause }));
