import { charactersToShow, firstCharacters } from "./typing-pace";

const frameMs = 16;

/** Plays the typewriter frame by frame; answers the characters shown after each. */
function play(arrivedAfter: (ms: number) => number, endsAfterMs: number, totalMs: number): number[] {
  const shown = [0];
  for (let ms = frameMs; ms <= totalMs; ms += frameMs) {
    const last = shown.at(-1) ?? 0;
    const behind = arrivedAfter(ms) - last;
    shown.push(last + charactersToShow({ behind, elapsedMs: frameMs, hasEnded: ms >= endsAfterMs }));
  }
  return shown;
}

describe("the typewriter", () => {
  test("shows a character every 15 ms when it has caught up", () => {
    expect(charactersToShow({ behind: 3, elapsedMs: 15, hasEnded: false })).toBeCloseTo(1);
    expect(charactersToShow({ behind: 3, elapsedMs: 30, hasEnded: false })).toBeCloseTo(2);
  });

  test("never shows more than has arrived", () => {
    expect(charactersToShow({ behind: 2, elapsedMs: 5000, hasEnded: false })).toBe(2);
    expect(charactersToShow({ behind: 0, elapsedMs: 5000, hasEnded: true })).toBe(0);
  });

  test("stays less than half a second behind a fast stream", () => {
    const perMs = 0.5; // 500 characters a second, seven times its own pace
    const shown = play((ms) => Math.min(2000, ms * perMs), 4000, 4000);
    const behind = shown.map((count, frame) => Math.min(2000, frame * frameMs * perMs) - count);
    expect(Math.max(...behind) / perMs).toBeLessThan(500);
  });

  test("is done 0.3 s after the end of a stream as fast as a model's", () => {
    const perMs = 0.24; // A token of five characters every 20 ms
    const endsAfterMs = 1300;
    const length = endsAfterMs * perMs;
    const shown = play((ms) => Math.min(length, ms * perMs), endsAfterMs, endsAfterMs + 300);
    expect(shown.at(-1)).toBe(length);
  });

  test("finishes a long answer that arrived at once within a second", () => {
    const shown = play(() => 430, 0, 1000);
    expect(shown.at(-1)).toBe(430);
    expect(shown[5]).toBeLessThan(430);
  });

  test("does not cut an emoji in two", () => {
    expect(firstCharacters("a🎉b", 2)).toBe("a");
    expect(firstCharacters("a🎉b", 3)).toBe("a🎉");
    expect(firstCharacters("abc", 2.9)).toBe("ab");
    expect(firstCharacters("abc", 9)).toBe("abc");
  });
});
