import { AfterContext } from "next/dist/server/after/after-context";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

type Store<S extends { run: (...args: never[]) => unknown }> = Parameters<S["run"]>[0];

/**
 * Has a call answered within a request as Next makes one on Vercel. What is to be done `after` the reply waits for
 * `finish`, which a platform does once the reply is sent, and ends with all of that.
 */
export async function askInNext(ask: () => Promise<Response>) {
  const kept: Promise<unknown>[] = [];
  const closing: (() => void)[] = [];
  const afterContext = new AfterContext({
    waitUntil: (work) => void kept.push(work),
    onClose: (callback) => void closing.push(callback),
    onTaskError: undefined,
  });
  const request = { type: "request", phase: "action" } as unknown as Store<typeof workUnitAsyncStorage>;
  const response = await workAsyncStorage.run(
    { afterContext } as unknown as Store<typeof workAsyncStorage>,
    () => workUnitAsyncStorage.run(request, ask),
  );
  async function finish(): Promise<void> {
    for (const close of closing) close();
    for (let work = kept.shift(); work; work = kept.shift()) await work;
  }
  return { response, finish };
}

/** The same, with the reply sent at once. */
export async function answeredInNext(ask: () => Promise<Response>): Promise<Response> {
  const { response, finish } = await askInNext(ask);
  await finish();
  return response;
}
