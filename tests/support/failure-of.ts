/** What a promise fails with, expected later than it is made: until then nobody calls it unhandled. Undefined when it does not. */
export const failureOf = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  );
