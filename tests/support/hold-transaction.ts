import type { TestApp } from "./test-app";

/** Does something in a transaction that stays open until the function that comes back is called. */
export async function holdTransaction(
  t: TestApp,
  work: Parameters<TestApp["inTransaction"]>[0],
): Promise<() => Promise<unknown>> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let transaction: Promise<unknown> = Promise.resolve();
  await new Promise<void>((done, fail) => {
    transaction = t.inTransaction(async (tx) => {
      await work(tx);
      done();
      await ended;
    });
    transaction.catch(fail);
  });
  return () => {
    end();
    return transaction;
  };
}
