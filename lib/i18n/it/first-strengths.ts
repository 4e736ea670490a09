import { firstGoals } from "@/lib/features/progress/rules";

/** Of the strengths that come first, before there is one. */
export const firstStrengths = {
  text: `Il primo arriva con il livello ${firstGoals.level}, o con ${firstGoals.messagesThisWeek} messaggi in 7 giorni. Lo troverai qui.`,
  reached: {
    level: (level: number) => `Livello ${level} di ${firstGoals.level}`,
    messagesThisWeek: (count: number) => `${count} di ${firstGoals.messagesThisWeek} messaggi in 7 giorni`,
  } satisfies Record<keyof typeof firstGoals, (reached: number) => string>,
};
