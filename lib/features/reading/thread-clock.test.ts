import { ThreadClock } from "./thread-clock";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a thread's time is asked for again after some work or some time, and what it has worked since counts in full", () => {
  let usedMs = 100;
  const ask = jest.fn(() => usedMs);
  const clock = new ThreadClock("thread", ask);
  expect(clock.atStart()).toBe(100);
  clock.add(8);
  clock.add(8);
  expect(clock.atStart()).toBe(116);
  expect(ask).toHaveBeenCalledTimes(1);

  usedMs = 110;
  clock.add(8);
  expect(clock.atStart()).toBe(110);
  expect(ask).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1001);
  expect(clock.atStart()).toBe(110);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("nothing is known where the system does not tell", () => {
  const clock = new ThreadClock(undefined, () => undefined);
  clock.add(5);
  expect(clock.atStart()).toBeUndefined();
});
