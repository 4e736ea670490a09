import { channel } from "node:diagnostics_channel";
import { firstAnswer } from "./first-answer";

const answers = channel("http.server.response.finish");
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("comes with the first answer", async () => {
  const first = firstAnswer(1_000);
  answers.publish({});
  await first;
  expect(jest.getTimerCount()).toBe(0);
  expect(answers.hasSubscribers).toBe(false);
});

test("does not wait for ever where nobody comes", async () => {
  const first = firstAnswer(1_000);
  jest.advanceTimersByTime(1_000);
  await first;
  expect(answers.hasSubscribers).toBe(false);
});
