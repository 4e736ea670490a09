import { badgeTypes, type BadgeType, type LearnerStats } from "@/lib/features/rewards/rules";
import { lockedBadges } from "./locked-badges";

const newcomer: LearnerStats = { messages: 0, corrections: 0, words: 0, xp: 0 };
const typesOf = (held: BadgeType[], stats?: LearnerStats) =>
  lockedBadges(new Set(held), stats).map(({ type }) => type);

test("the badges to come are those not held", () => {
  expect(typesOf([])).toEqual(badgeTypes);
  expect(typesOf(["first_chat", "xp_collector"])).toHaveLength(badgeTypes.length - 2);
  expect(typesOf([...badgeTypes], newcomer)).toEqual([]);
});

test("a newcomer finds the first message first, not a level", () => {
  expect(typesOf([], newcomer)).toEqual(badgeTypes);
});

test("the nearest comes first, levels by the XP they take", () => {
  // 30 of 50 messages, 9 of 20 corrections, 120 of 150 words, 90 of 180 XP to level 5.
  const stats = { messages: 30, corrections: 9, words: 120, xp: 90 };
  expect(typesOf(["first_chat", "first_steps"], stats).slice(0, 4)).toEqual([
    "vocabulary_builder",
    "chat_enthusiast",
    "level_5_champion",
    "grammar_expert",
  ]);
});

test.each<[BadgeType, number, number]>([
  ["chat_enthusiast", 32, 64],
  ["level_5_champion", 3, (100 / 180) * 100],
  ["grammar_expert", 20, 100],
  ["xp_collector", 100, 20],
])("the way to %s is %d, %d %%", (type, reached, percent) => {
  const stats = { messages: 32, corrections: 21, words: 0, xp: 100 };
  expect(lockedBadges(new Set(), stats).find((badge) => badge.type === type)?.way).toEqual({
    reached,
    percent,
  });
});

test("nobody is more than there: a level that was passed without its badge fills the bar", () => {
  const [first] = lockedBadges(new Set(badgeTypes.filter((type) => type !== "level_5_champion")), {
    ...newcomer,
    xp: 5000,
  });
  expect(first?.way).toEqual({ reached: 5, percent: 100 });
});
