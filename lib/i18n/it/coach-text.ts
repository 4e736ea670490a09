/** What stands out in the coach's answers. */
export const coachText = {
  rule: "La regola",
  toFill: "La frase",
  task: (n: number, of: number) => `Frase ${n} di ${of}`,
  signs: { right: "Giusto:", wrong: "Sbagliato:" },
  listen: (text: string) => `Ascolta: ${text}`,
  listenSlowly: (text: string) => `Ascolta piano: ${text}`,
  stop: (text: string) => `Ferma l’audio: ${text}`,
};
