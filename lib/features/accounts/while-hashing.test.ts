import { failureOf } from "@/tests/support/failure-of";
import type { Ctx } from "@/lib/context";
import { hashingAtOnce, maxWaiting, whileHashing } from "./while-hashing";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Works that end when they are told to, in a process of their own. */
function pretendWorks() {
  const ctx = { ports: { passwordHasher: {} } } as Pick<Ctx, "ports">;
  const started: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const work = (n: number) =>
    whileHashing(ctx, () => {
      started.push(n);
      return new Promise<number>((resolve, reject) => {
        ends[n] = (failure) => (failure ? reject(failure) : resolve(n));
      });
    });
  return { work, started, end: (n: number, failure?: Error) => ends[n]?.(failure) };
}

test("two run at once, the others in the order they came, also after one that fails", async () => {
  const { work, started, end } = pretendWorks();
  const works = [0, 1, 2, 3].map(work);
  await settled();
  expect(started).toEqual([0, 1]);
  const failure = failureOf(works[1]);
  end(1, new Error("broken"));
  expect(await failure).toMatchObject({ message: "broken" });
  await settled();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  await works[0];
  await settled();
  expect(started).toEqual([0, 1, 2, 3]);
  end(2);
  end(3);
  expect(await Promise.all([works[2], works[3]])).toEqual([2, 3]);
  const later = work(4);
  await settled();
  end(4);
  expect(await later).toBe(4);
});

/** Until everything that waits for nothing but its turn has gone on. */
async function settled() {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
}

const refusal = { code: "UNAVAILABLE", retryAfterSeconds: 5 };

test("one more than may wait is refused at once, and not begun", async () => {
  const { work, started } = pretendWorks();
  for (let n = 0; n < hashingAtOnce + maxWaiting; n += 1) void work(n).catch(() => undefined);
  await expect(work(99)).rejects.toMatchObject(refusal);
  expect(started).toEqual([0, 1]);
});

test("who waits too long is refused and not begun, and whoever comes later is", async () => {
  const { work, started, end } = pretendWorks();
  const first = [work(0), work(1)];
  const failure = failureOf(work(2));
  await jest.advanceTimersByTimeAsync(3500);
  expect(await failure).toMatchObject(refusal);
  const later = work(3);
  end(0);
  await first[0];
  await settled();
  expect(started).toEqual([0, 1, 3]);
  end(3);
  expect(await later).toBe(3);
});
