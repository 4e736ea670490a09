import { detachedStream } from "./detached-stream";

const collect = async <T>(values: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

test("values reach the reader in their order, those from before it came too", async () => {
  const { values, done } = detachedStream<number>(async (emit) => {
    emit(1);
    await new Promise(setImmediate);
    emit(2);
    emit(3);
  });
  await done;
  expect(await collect(values)).toEqual([1, 2, 3]);
});

test("the work goes on without its reader", async () => {
  let isFinished = false;
  let goOn: () => void = () => undefined;
  const { values, done } = detachedStream<number>(async (emit) => {
    emit(1);
    await new Promise<void>((resolve) => (goOn = resolve));
    emit(2);
    isFinished = true;
  });
  for await (const value of values) {
    expect(value).toBe(1);
    break;
  }
  goOn();
  await done;
  expect(isFinished).toBe(true);
  expect(await collect(values)).toEqual([]);
});

test("a failure reaches the reader behind what came before it", async () => {
  const { values, done } = detachedStream<number>(async (emit) => {
    emit(1);
    throw new Error("broken");
  });
  await expect(done).rejects.toThrow("broken");
  const read: number[] = [];
  await expect(
    (async () => {
      for await (const value of values) read.push(value);
    })(),
  ).rejects.toThrow("broken");
  expect(read).toEqual([1]);
});
