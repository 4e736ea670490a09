import type { BadgeType } from "@/lib/features/rewards/rules";

export const badgeTexts: Record<BadgeType, { name: string; description: string }> = {
  first_chat: { name: "Primo Messaggio", description: "Hai scritto il tuo primo messaggio al coach." },
  first_steps: { name: "Primi Passi", description: "Hai scritto 10 messaggi." },
  chat_enthusiast: { name: "Chiacchierone", description: "Hai scritto 50 messaggi." },
  chat_master: { name: "Maestro della Chat", description: "Hai scritto 150 messaggi." },
  level_5_champion: { name: "Campione Livello 5", description: "Hai raggiunto il livello 5." },
  level_10_master: { name: "Maestro Livello 10", description: "Hai raggiunto il livello 10." },
  level_15_expert: { name: "Esperto Livello 15", description: "Hai raggiunto il livello 15." },
  grammar_expert: {
    name: "Esperto di Grammatica",
    description: "Hai corretto 20 frasi dopo un suggerimento del coach.",
  },
  vocabulary_builder: {
    name: "Costruttore di Vocabolario",
    description: "Hai usato 150 parole inglesi diverse.",
  },
  xp_collector: { name: "Collezionista di XP", description: "Hai raccolto 500 XP." },
};

export const badges = { userIdRequired: "User ID required" };
