import { turnstile } from "./turnstile";

/** Works that end when they are told to, and how many of them run. */
function pretendWorks(count: number) {
  const inTurn = turnstile(2);
  const ends: ((failure?: Error) => void)[] = [];
  const started: number[] = [];
  const results = Array.from({ length: count }, (_, n) =>
    inTurn(() => {
      started.push(n);
      return new Promise<number>((resolve, reject) => {
        ends[n] = (failure) => (failure ? reject(failure) : resolve(n));
      });
    }),
  );
  return { results, started, end: (n: number, failure?: Error) => ends[n]?.(failure) };
}

test("two works run at once, the others in the order they came", async () => {
  const { results, started, end } = pretendWorks(4);
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await Promise.all([results[0], results[2]]);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test("a work that fails gives its place back, and says so to its own caller only", async () => {
  const { results, started, end } = pretendWorks(3);
  const failed = expect(results[0]).rejects.toThrow("broken");
  end(0, new Error("broken"));
  await failed;
  expect(started).toEqual([0, 1, 2]);
  end(1);
  end(2);
  expect(await Promise.all([results[1], results[2]])).toEqual([1, 2]);
});
