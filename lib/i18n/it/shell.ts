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
  /** At the corner of a picture, where three figures would hide it. */
  smallLevel: (level: number) => (level > 99 ? "99+" : String(level)),
  shortLevel: (level: number) => `Liv. ${level}`,
  levelUp: "Nuovo livello",
  xp: (xp: number) => `${xp}\u00a0XP`,
  xpToNextLevel: (xp: number, level: number) => `Mancano ${xp}\u00a0XP al livello ${level}`,
  hearts: (hearts: number) => (hearts === 1 ? "1 cuore" : `${hearts} cuori`),
  unlimitedHearts: "Cuori illimitati",
  pro: "Pro",
  goPro: "Passa a Pro",
};
