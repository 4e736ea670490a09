/** The learner's bar: what its buttons are called, and the panel behind the animal. */
export const learnerBar = {
  open: (nickname: string) => `${nickname}: livello, schede e aiuto`,
  ways: "Scorciatoie",
  sheets: "Le schede che hai fotografato o incollato",
  reading: "Testo più grande, più aria, altri caratteri",
  help: "Con chi puoi parlare se qualcosa non va",
  xpLeft: (xp: number, level: number) => `Ancora ${xp}\u00a0XP per il livello ${level}`,
};
