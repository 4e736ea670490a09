import {
  badgeRules,
  heartsNow,
  levelOf,
  levelProgress,
  newBadges,
  nextHeartAt,
  underDailyCap,
  xpForMessage,
  xpThreshold,
} from "./rules";

const hourMs = 60 * 60 * 1000;
const noon = new Date("2026-11-20T12:00:00.000Z");
const ago = (ms: number) => new Date(noon.getTime() - ms);

describe("levels", () => {
  it.each([
    [0, 1],
    [59, 1],
    [60, 2],
    [99, 2],
    [100, 3],
    [140, 4],
    [1000, 25],
  ])("at %i XP is level %i", (xp, level) => expect(levelOf(xp)).toBe(level));

  it("never fall, and the bar fills from one threshold to the next", () => {
    for (let xp = 1; xp < 500; xp += 1) {
      expect(levelOf(xp)).toBeGreaterThanOrEqual(levelOf(xp - 1));
      expect(levelProgress(xp)).toBeGreaterThanOrEqual(0);
      expect(levelProgress(xp)).toBeLessThan(100);
      expect(xp).toBeLessThan(xpThreshold(levelOf(xp)));
    }
    expect(levelProgress(30)).toBe(50);
    expect(levelProgress(60)).toBe(0);
    expect(levelProgress(80)).toBe(50);
  });
});

describe("XP of a message", () => {
  it.each([
    [{ englishWords: 2, correctedFindings: 0 }, 0],
    [{ englishWords: 3, correctedFindings: 0 }, 5],
    [{ englishWords: 1, correctedFindings: 1 }, 10],
    [{ englishWords: 9, correctedFindings: 2 }, 10],
  ])("%j earns %i", (message, xp) => expect(xpForMessage(message)).toBe(xp));

  it.each([
    [5, 0, 5],
    [10, 95, 5],
    [10, 100, 0],
    [5, 130, 0],
  ])("of %i wanted after %i today, %i is given", (wanted, today, given) =>
    expect(underDailyCap(wanted, today)).toBe(given),
  );
});

describe("badges", () => {
  it("are awarded until their own XP earns nothing more", () => {
    const earned = newBadges({ messages: 10, corrections: 0, words: 0, xp: 165 }, new Set(["first_chat"]));
    expect(earned.map(({ type }) => type)).toEqual(["first_steps"]);
    const more = newBadges({ messages: 50, corrections: 0, words: 0, xp: 165 }, new Set(["first_chat"]));
    // 165 + 10 + 20 passes the threshold of level 5, whose badge is earned by it.
    expect(more.map(({ type }) => type)).toEqual(["first_steps", "chat_enthusiast", "level_5_champion"]);
  });

  it("are never awarded twice", () => {
    const all = new Set(badgeRules.map(({ type }) => type));
    expect(newBadges({ messages: 999, corrections: 99, words: 999, xp: 9999 }, all)).toEqual([]);
  });
});

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
});
