/** Runs functions that answer promises, at most `limit` at a time. */
export async function atMost(limit: number, works: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...works];
  const worker = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
