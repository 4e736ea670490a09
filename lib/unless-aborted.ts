/** Waits for a promise no longer than its caller does: once the signal is aborted, throws what `toError` makes of it. */
export function unlessAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal,
  toError: (reason: unknown) => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(toError(signal.reason));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
