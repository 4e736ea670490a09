const inWords = [
  "Nessun esercizio risolto",
  "Un esercizio risolto",
  "Due esercizi risolti",
  "Tre esercizi risolti",
];

/** Practice of one topic, beside the three exercises of the day. */
export const practice = {
  noExercises: "Su questo argomento non ci sono esercizi.",
  subtitle: (topic: string) => `Solo su: ${topic}`,
  backToRoad: "Torna ai tuoi progressi",
  note: "Allenamento libero: non costa cuori e non dà XP.",
  noteWithDaily: (xp: number) =>
    `Il primo è tra i tre di oggi e vale ${xp}\u00a0XP. Gli altri sono allenamento libero: non costano cuori e non danno XP.`,
  noXp: "senza XP",
  intro: (at: number, count: number) => {
    if (at === 0) return "Cominciamo!";
    return at === count - 1 ? "E adesso l’ultimo." : "Avanti così.";
  },
  doneTitle: "Ben fatto!",
  done: (count: number, xp: number) => {
    const solved = inWords[count] ?? `${count} esercizi risolti`;
    return xp > 0 ? `${solved}, ${xp}\u00a0XP guadagnati.` : `${solved} su questo argomento.`;
  },
  found: (count: number) => (count === 1 ? "1 frase giusta" : `${count} frasi giuste`),
  again: "Se vuoi, fanne altri tre: così lo fissi meglio.",
  noMore: "Per oggi l’allenamento libero finisce qui. Domani ne trovi dell’altro.",
  more: "Altri tre esercizi",
  toSheets: "Fai una scheda",
  usedUpTitle: "Per oggi basta così",
};
