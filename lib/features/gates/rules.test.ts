import {
  afterFailure,
  blockedUntil,
  blockMs,
  maxFailuresOfDay,
  remainingAttempts,
  triesNow,
  type Tries,
} from "./rules";

const start = Date.parse("2026-11-20T09:00:00Z");
const at = (ms: number) => new Date(start + ms);
const none: Tries = { failures: 0, forgottenAt: at(0), failuresOfDay: 0, dayEndsAt: at(0) };
const dayMs = 24 * 60 * 60_000;

/** Fails at these moments, as long as the gate looks. */
function failAt(moments: number[]): Tries {
  return moments.reduce((tries, ms) => {
    const now = triesNow(tries, at(ms));
    return remainingAttempts("secure", now) > 0 ? afterFailure(now, at(ms)) : tries;
  }, none);
}

it.each([
  ["system", 3],
  ["secure", 5],
] as const)("the gate of the %s panel has %d tries", (gate, max) => {
  expect(remainingAttempts(gate, none)).toBe(max);
  expect(remainingAttempts(gate, failAt([0]))).toBe(max - 1);
});

it("failures are forgotten half an hour after the last one, not after the first", () => {
  const twice = failAt([0, blockMs - 1]);
  expect(remainingAttempts("secure", triesNow(twice, at(blockMs)))).toBe(3);
  expect(remainingAttempts("secure", triesNow(twice, at(2 * blockMs - 2)))).toBe(3);
  expect(remainingAttempts("secure", triesNow(twice, at(2 * blockMs - 1)))).toBe(5);
});

it("a block ends half an hour after the failure that set it, whoever knocks meanwhile", () => {
  const knocking = failAt([0, 1, 2, 3, 4, 5, 6, 1000]);
  expect(blockedUntil(triesNow(knocking, at(1000)))).toEqual(at(4 + blockMs));
});

it("sixty failures in a day block until the day has passed since the first", () => {
  const patient = Array.from({ length: 200 }, (_, n) => n * (blockMs / 4));
  const tries = failAt(patient.filter((ms) => ms < dayMs));
  expect(tries.failuresOfDay).toBe(maxFailuresOfDay);
  const late = triesNow(tries, at(dayMs - 1));
  expect(remainingAttempts("secure", late)).toBe(0);
  expect(blockedUntil(late)).toEqual(at(dayMs));
  expect(remainingAttempts("secure", triesNow(tries, at(dayMs)))).toBe(5);
});
