/** How far the learner has come. */
export const progress = {
  title: "I Tuoi Progressi",
  currentLevel: "Livello attuale",
  level: (level: number) => `Livello ${level}`,
  xp: (xp: number) => `${xp} XP`,
  toNext: (xp: number, level: number) =>
    xp === 1 ? `Ancora 1 XP per il livello ${level}` : `Ancora ${xp} XP per il livello ${level}`,
  levelBar: (level: number) => `Progressi verso il livello ${level}`,
  figures: "I tuoi numeri",
  exercises: "Esercizi Completati",
  messages: "Messaggi Inviati",
  badges: "Badge",
  hearts: "Cuori",
  unlimited: "Illimitati",
  unknown: "–",
  topics: "I tuoi argomenti",
  topicsUnknown:
    "Ancora troppo presto per dirlo: scrivi al coach e fai qualche esercizio, e qui vedrai cosa sai già e su cosa lavorare.",
  weak: "Da allenare",
  strong: "I tuoi punti forti",
  rightShare: (percent: number) => `${percent} % giusto`,
  topicBar: (name: string) => `Quanto è giusto: ${name}`,
};
