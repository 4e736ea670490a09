import fc from "fast-check";
import { romeDay } from "@/lib/calendar";
import { hearts, heartsNow, nextHeartAt } from "./rules";

const hourMs = 60 * 60 * 1000;
const noon = new Date("2026-11-20T12:00:00.000Z");
const ago = (ms: number) => new Date(noon.getTime() - ms);

describe("hearts", () => {
  it.each([
    [0, 0, 0],
    [0, 2 * hourMs - 1, 0],
    [0, 2 * hourMs, 1],
    [4, 5 * hourMs, 6],
    [9, 90 * hourMs, 10],
    [10, 90 * hourMs, 10],
    [25, 90 * hourMs, 25],
    [3, -5 * hourMs, 3],
  ])("with %i left and %i ms gone are %i", (stored, elapsedMs, now) =>
    expect(heartsNow(stored, ago(elapsedMs), noon)).toBe(now),
  );

  it("say when the next one comes", () => {
    expect(nextHeartAt(0, ago(0), noon)).toEqual(new Date("2026-11-20T14:00:00.000Z"));
    expect(nextHeartAt(0, ago(3 * hourMs), noon)).toEqual(new Date("2026-11-20T13:00:00.000Z"));
    expect(nextHeartAt(10, ago(hourMs), noon)).toBeNull();
    expect(nextHeartAt(0, ago(99 * hourMs), noon)).toBeNull();
  });

  const stored = fc.nat(12);
  const elapsed = fc.integer({ min: -48 * hourMs, max: 48 * hourMs });

  it("are never fewer than were left, and refill to ten and no further", () => {
    fc.assert(
      fc.property(stored, elapsed, (left, elapsedMs) => {
        const now = heartsNow(left, ago(elapsedMs), noon);
        expect(now).toBeGreaterThanOrEqual(left);
        expect(now).toBeLessThanOrEqual(Math.max(left, hearts.max));
      }),
    );
  });

  it("come when they were announced, and not a millisecond before", () => {
    fc.assert(
      fc.property(stored, elapsed, (left, elapsedMs) => {
        const since = ago(elapsedMs);
        const next = nextHeartAt(left, since, noon);
        if (heartsNow(left, since, noon) >= hearts.max) return expect(next).toBeNull();
        if (!next) throw new Error("no heart announced");
        expect(next.getTime()).toBeGreaterThan(noon.getTime());
        expect(next.getTime() - noon.getTime()).toBeLessThanOrEqual(hearts.refillMs);
        // A clock that was set back is waited for no longer than a heart takes.
        if (elapsedMs < 0) return undefined;
        expect(heartsNow(left, since, next)).toBe(heartsNow(left, since, noon) + 1);
        expect(heartsNow(left, since, new Date(next.getTime() - 1))).toBe(heartsNow(left, since, noon));
        return undefined;
      }),
    );
  });

  it.each([
    ["forward", "2026-03-29T00:30:00.000Z"],
    ["back", "2026-10-25T00:30:00.000Z"],
  ])("take two hours too in the night the clocks go %s", (_, before) => {
    const since = new Date(before);
    const after = (ms: number) => new Date(since.getTime() + ms);
    expect(romeDay(after(2 * hourMs))).toEqual(romeDay(since));
    expect(heartsNow(3, since, after(2 * hourMs - 1))).toBe(3);
    expect(heartsNow(3, since, after(2 * hourMs))).toBe(4);
    expect(nextHeartAt(3, since, after(hourMs))).toEqual(after(2 * hourMs));
  });
});
