/** Looks something up once, however many ask meanwhile. What could not be looked up is tried anew. */
export function remembered(lookUp: () => Promise<string>): () => Promise<string> {
  let found: Promise<string> | undefined;
  return () =>
    (found ??= lookUp().catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
}

/**
 * A key under which processes that start at once make a thing of ours only once. It changes by the hour: Stripe repeats
 * its answer to a key for a day, a fault of its own included.
 */
export function keyOfTheHour(thing: string, now: Date): string {
  return `english-coach:${thing}:${now.toISOString().slice(0, "2026-11-22T10".length)}`;
}
