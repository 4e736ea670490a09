import type { BadgeType } from "@/lib/features/rewards/rules";

export const badgeCategories = ["chat", "level", "vocabulary", "grammar"] as const;
export type BadgeCategory = (typeof badgeCategories)[number];

const categoryByType: Record<BadgeType, BadgeCategory> = {
  first_chat: "chat",
  first_steps: "chat",
  chat_enthusiast: "chat",
  chat_master: "chat",
  level_5_champion: "level",
  level_10_master: "level",
  level_15_expert: "level",
  grammar_expert: "grammar",
  vocabulary_builder: "vocabulary",
  xp_collector: "vocabulary",
};

export function categoryOf(type: BadgeType): BadgeCategory {
  return categoryByType[type];
}
