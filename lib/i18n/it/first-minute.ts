/** The first minute: three small steps for whoever is new, in the empty chat. */
export const firstMinute = {
  skip: "Salta",
  back: "Indietro",
  next: "Avanti",
  step: (step: number, all: number) => `${step} di ${all}`,
  /** What the coach says at each step. */
  lines: [
    "Piacere, sono Benny! Quale animale vuoi essere?",
    "Che classe fai?",
    "In ogni frase si nasconde un errore. Quale mettiamo a posto?",
  ],
  sentences: "Tre frasi con un errore",
  send: "Manda a Benny",
  own: "Ne ho una mia",
  /** Before the first one is spent. */
  cost: "Un messaggio usa un cuore. I cuori tornano da soli.",
  /** Where the rest could not be fetched. */
  noNet: "Ora la rete non c’è. Riprova tra poco, oppure scrivimi qui sotto.",
};
