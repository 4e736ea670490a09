const list = new Intl.ListFormat("it");

/** What pops up when something was earned. */
export const rewards = {
  xp: (xp: number) => `+${xp}\u00a0XP`,
  level: (level: number) => `Livello ${level}!`,
  levelText: "Continua così!",
  newBadge: "Nuovo badge",

  saidXp: (xp: number) => `+${xp}\u00a0XP.`,
  saidLevel: (level: number) => `Hai raggiunto il livello ${level}!`,
  saidBadges: (names: string[]) =>
    `${names.length === 1 ? "Nuovo badge" : "Nuovi badge"}: ${list.format(names)}.`,
};
