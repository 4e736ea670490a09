import fc from "fast-check";
import {
  badgeProgress,
  badgeRules,
  badgeTypes,
  levelOf,
  levelProgress,
  newBadges,
  xpForMessage,
  xpThreshold,
  type BadgeType,
  type LearnerStats,
} from "./rules";

const xp = fc.nat({ max: 1_000_000 });
const stats = fc.record({
  messages: fc.nat(400),
  corrections: fc.nat(40),
  words: fc.nat(300),
  xp: fc.nat(1500),
});
const badgeSet = fc.subarray([...badgeTypes]).map((types) => new Set(types));
const sumXp = (badges: { xp: number }[]) => badges.reduce((sum, badge) => sum + badge.xp, 0);

describe("levels", () => {
  it.each([
    [0, 1],
    [59, 1],
    [60, 2],
    [99, 2],
    [100, 3],
    [139, 3],
    [140, 4],
    [1000, 25],
  ])("at %i XP is level %i", (at, level) => expect(levelOf(at)).toBe(level));

  it.each([
    [-1, 60],
    [0, 60],
    [1, 60],
    [2, 100],
    [3, 140],
    [15, 620],
  ])("the threshold of level %i is %i XP", (level, at) => expect(xpThreshold(level)).toBe(at));

  it.each([
    [0, 0],
    [30, 50],
    [60, 0],
    [80, 50],
    [99, 97.5],
    [100, 0],
  ])("at %i XP the bar is at %d", (at, percent) => expect(levelProgress(at)).toBe(percent));

  it("hold every XP between their own two thresholds", () => {
    fc.assert(
      fc.property(xp, (at) => {
        const level = levelOf(at);
        expect(at).toBeLessThan(xpThreshold(level));
        expect(at).toBeGreaterThanOrEqual(level === 1 ? 0 : xpThreshold(level - 1));
      }),
    );
  });

  it("never fall while XP grows, and fill a bar of 0 to 100", () => {
    fc.assert(
      fc.property(xp, fc.nat(200), (at, more) => {
        expect(levelOf(at + more)).toBeGreaterThanOrEqual(levelOf(at));
        expect(levelProgress(at)).toBeGreaterThanOrEqual(0);
        expect(levelProgress(at)).toBeLessThan(100);
        if (levelOf(at + more) === levelOf(at))
          expect(levelProgress(at + more)).toBeGreaterThanOrEqual(levelProgress(at));
      }),
    );
  });
});

describe("XP of a message", () => {
  it.each([
    [{ isPractice: false, correctedFindings: 0 }, 0],
    [{ isPractice: true, correctedFindings: 0 }, 5],
    [{ isPractice: false, correctedFindings: 1 }, 10],
    [{ isPractice: true, correctedFindings: 2 }, 10],
  ])("%j earns %i", (message, earned) => expect(xpForMessage(message)).toBe(earned));
});

describe("badges", () => {
  it("are ten, each with a rule of its own", () =>
    expect(badgeRules.map(({ type }) => type).sort()).toEqual([...badgeTypes].sort()));

  // The XP of badges earned on the way count too.
  it.each<[BadgeType, Partial<LearnerStats>, Partial<LearnerStats>]>([
    ["first_chat", { messages: 0 }, { messages: 1 }],
    ["first_steps", { messages: 9 }, { messages: 10 }],
    ["chat_enthusiast", { messages: 49 }, { messages: 50 }],
    ["chat_master", { messages: 149 }, { messages: 150 }],
    ["level_5_champion", { xp: 179 }, { xp: 180 }],
    ["level_10_master", { xp: 354 }, { xp: 355 }],
    ["level_15_expert", { xp: 479 }, { xp: 480 }],
    ["grammar_expert", { corrections: 19 }, { corrections: 20 }],
    ["vocabulary_builder", { words: 149 }, { words: 150 }],
    ["xp_collector", { xp: 424 }, { xp: 425 }],
  ])("%s is not earned by %j, and by %j it is", (type, below, enough) => {
    const nothing = { messages: 0, corrections: 0, words: 0, xp: 0 };
    const earned = (some: Partial<LearnerStats>) =>
      newBadges({ ...nothing, ...some }, new Set()).map((one) => one.type);
    expect(earned(below)).not.toContain(type);
    expect(earned(enough)).toContain(type);
  });

  it("are awarded until their own XP earns nothing more", () => {
    const at = { corrections: 0, words: 0, xp: 165 };
    const earned = newBadges({ ...at, messages: 10 }, new Set(["first_chat"]));
    expect(earned.map(({ type }) => type)).toEqual(["first_steps"]);
    const more = newBadges({ ...at, messages: 50 }, new Set(["first_chat"]));
    // 165 + 10 + 20 passes the threshold of level 5, whose badge is earned by it.
    expect(more.map(({ type }) => type)).toEqual(["first_steps", "chat_enthusiast", "level_5_champion"]);
  });

  it("leave nothing to earn, give none twice and none too early", () => {
    fc.assert(
      fc.property(stats, badgeSet, (before, held) => {
        const earned = newBadges(before, held);
        const types = earned.map(({ type }) => type);
        expect(new Set(types).size).toBe(types.length);
        expect(types.filter((type) => held.has(type))).toEqual([]);
        const after = { ...before, xp: before.xp + sumXp(earned) };
        expect(newBadges(after, new Set([...held, ...types]))).toEqual([]);
        for (const rule of earned) expect(badgeProgress(rule, after)).toBe(rule.target);
      }),
    );
  });

  it("are the same whether somebody got there at once or step by step", () => {
    fc.assert(
      fc.property(stats, fc.integer({ min: 1, max: 12 }), (end, steps) => {
        const held = new Set<BadgeType>();
        let badgeXp = 0;
        for (let step = 1; step <= steps; step += 1) {
          const part = (total: number) => Math.floor((total * step) / steps);
          const { messages, corrections, words, xp: practiceXp } = end;
          const now = {
            messages: part(messages),
            corrections: part(corrections),
            words: part(words),
            xp: part(practiceXp) + badgeXp,
          };
          const earned = newBadges(now, held);
          earned.forEach(({ type }) => held.add(type));
          badgeXp += sumXp(earned);
        }
        expect([...held].sort()).toEqual(
          newBadges(end, new Set())
            .map(({ type }) => type)
            .sort(),
        );
      }),
    );
  });

  it("show how far one has come, never past the target", () => {
    fc.assert(
      fc.property(fc.constantFrom(...badgeRules), stats, (rule, at) => {
        expect(badgeProgress(rule, at)).toBeLessThanOrEqual(rule.target);
        expect(badgeProgress(rule, at)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
