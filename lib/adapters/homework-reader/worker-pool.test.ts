import { workerPool } from "./worker-pool";

const patience = new AbortController().signal;

/** A pool whose workers are numbers, and work that ends when it is told to. */
function setUp(options: { size: number; maxWaiting?: number }) {
  const ended: number[] = [];
  let started = 0;
  const pool = workerPool({
    maxWaiting: 10,
    ...options,
    start: async () => (started += 1),
    end: async (worker) => ended.push(worker),
  });
  const running: string[] = [];
  const finish = new Map<string, (fault?: Error) => void>();
  const run = (name: string, stop = patience) =>
    pool.run(async (worker) => {
      running.push(name);
      await worker();
      await new Promise<void>((resolve, reject) =>
        finish.set(name, (fault) => (fault ? reject(fault) : resolve())),
      );
      return name;
    }, stop);
  return { pool, run, running, finish, ended, startedCount: () => started };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("workerPool", () => {
  test("gives the workers to what comes, in its order", async () => {
    const { run, running, finish, startedCount } = setUp({ size: 2 });
    const all = Promise.all(["a", "b", "c", "d"].map((name) => run(name)));
    await settle();
    expect(running).toEqual(["a", "b"]);
    finish.get("b")?.();
    await settle();
    expect(running).toEqual(["a", "b", "c"]);
    finish.get("a")?.();
    await settle();
    for (const name of ["c", "d"]) finish.get(name)?.();
    expect(await all).toEqual(["a", "b", "c", "d"]);
    expect(startedCount()).toBe(2);
  });

  test("refuses what would have to wait behind too many", async () => {
    const { run, finish } = setUp({ size: 1, maxWaiting: 1 });
    const both = [run("a"), run("b")];
    await expect(run("c")).rejects.toMatchObject({ reason: "unavailable" });
    await settle();
    finish.get("a")?.();
    await settle();
    finish.get("b")?.();
    expect(await Promise.all(both)).toEqual(["a", "b"]);
  });

  test("lets go of what nobody waits for any more, and frees its place in the line", async () => {
    const { run, running, finish } = setUp({ size: 1, maxWaiting: 1 });
    const first = run("a");
    const gone = new AbortController();
    const second = run("b", gone.signal);
    await settle();
    gone.abort();
    await expect(second).rejects.toMatchObject({ reason: "timeout" });
    const third = run("c");
    finish.get("a")?.();
    await first;
    await settle();
    finish.get("c")?.();
    expect(await third).toBe("c");
    expect(running).toEqual(["a", "c"]);
  });

  test("ends the worker of what fails or takes too long, and goes on with a new one", async () => {
    const { run, finish, ended, startedCount } = setUp({ size: 1 });
    const failing = run("a");
    await settle();
    finish.get("a")?.(new Error("no"));
    await expect(failing).rejects.toThrow("no");
    const hasty = new AbortController();
    const late = run("b", hasty.signal);
    await settle();
    hasty.abort();
    await expect(late).rejects.toMatchObject({ reason: "timeout" });
    const last = run("c");
    await settle();
    finish.get("c")?.();
    expect(await last).toBe("c");
    expect([ended, startedCount()]).toEqual([[1, 2], 3]);
  });

  test("gives no worker to work that was given up before it needed one", async () => {
    const { pool, ended } = setUp({ size: 1 });
    const hasty = new AbortController();
    let prepared: (() => void) | undefined;
    let refused: unknown;
    const late = pool.run(async (worker) => {
      await new Promise<void>((resolve) => (prepared = resolve));
      refused = await worker().catch((error: unknown) => error);
    }, hasty.signal);
    await settle();
    hasty.abort();
    await expect(late).rejects.toMatchObject({ reason: "timeout" });
    prepared?.();
    await settle();
    expect(refused).toMatchObject({ reason: "timeout" });
    expect(ended).toEqual([]);
  });

  test("starts again after a worker that did not start", async () => {
    let tries = 0;
    const pool = workerPool({
      size: 1,
      maxWaiting: 1,
      start: async () => {
        tries += 1;
        if (tries === 1) throw new Error("no memory");
        return tries;
      },
      end: async () => undefined,
    });
    const useWorker = (worker: () => Promise<number>) => worker();
    await expect(pool.run(useWorker, patience)).rejects.toMatchObject({ reason: "unavailable" });
    expect(await pool.run(useWorker, patience)).toBe(2);
  });

  test("does nothing for a reader who is gone already", async () => {
    const { run, running } = setUp({ size: 1 });
    await expect(run("a", AbortSignal.abort())).rejects.toMatchObject({ reason: "timeout" });
    expect(running).toEqual([]);
  });
});
