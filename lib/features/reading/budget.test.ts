import { Budget } from "./budget";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("ends after its time on the clock where the time of a thread is not known", () => {
  const onOver = jest.fn();
  new Budget(300, () => undefined, onOver);
  jest.advanceTimersByTime(299);
  expect(onOver).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test("waits for a thread that got no processor, but not for ever", () => {
  const onOver = jest.fn();
  let used = 1000;
  new Budget(300, () => used, onOver);
  used += 100;
  jest.advanceTimersByTime(400);
  expect(onOver).not.toHaveBeenCalled();
  used += 250;
  jest.advanceTimersByTime(400);
  expect(onOver).toHaveBeenCalledTimes(1);

  const starved = jest.fn();
  new Budget(300, () => 0, starved);
  jest.advanceTimersByTime(2_900);
  expect(starved).not.toHaveBeenCalled();
  jest.advanceTimersByTime(600);
  expect(starved).toHaveBeenCalledTimes(1);
});

test("stands still while it is paused, however often, and says nothing once it has ended", () => {
  const onOver = jest.fn();
  const budget = new Budget(300, () => undefined, onOver);
  jest.advanceTimersByTime(200);
  budget.pause();
  budget.pause();
  jest.advanceTimersByTime(10_000);
  budget.resume();
  jest.advanceTimersByTime(10_000);
  budget.resume();
  jest.advanceTimersByTime(90);
  expect(onOver).not.toHaveBeenCalled();
  budget.end();
  budget.pause();
  budget.resume();
  jest.advanceTimersByTime(10_000);
  expect(onOver).not.toHaveBeenCalled();
});
