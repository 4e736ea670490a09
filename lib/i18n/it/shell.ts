/** The frame around every screen of the learner. */
export const shell = {
  skipToContent: "Vai al contenuto",
  navigation: "Navigazione principale",
  home: "Home",
  features: "Features",
  progress: "Progressi",
  badges: "Badge",
  profile: "Profilo",
  yourStanding: "I tuoi risultati",
  level: (level: number) => `Livello ${level}`,
  shortLevel: (level: number) => `Liv. ${level}`,
  xp: (xp: number) => `${xp} XP`,
  xpToNextLevel: (xp: number, level: number) => `Mancano ${xp} XP al livello ${level}`,
  hearts: (hearts: number) => (hearts === 1 ? "1 cuore" : `${hearts} cuori`),
  unlimitedHearts: "Cuori illimitati",
};
