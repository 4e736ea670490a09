/** What hearts are, for who taps them or has few. */
export const hearts = {
  title: (count: number) => (count === 1 ? "Hai 1 cuore" : `Hai ${count} cuori`),
  cost: "Un messaggio al coach costa un cuore.",
  all: (most: number) => `Li hai tutti: di più di ${most} non se ne possono avere.`,
  refill: (most: number) => `Tornano da soli, uno ogni 2 ore, fino a ${most}.`,
  next: (time: string) => `Il prossimo arriva alle ${time}`,
  freeTitle: "Non costano cuori",
  free: [
    "gli esercizi di Allenati",
    "le schede",
    "le foto dei compiti e le risposte a un esercizio",
    "correggere un errore sottolineato",
  ],
  withPro: "Con Pro i cuori non finiscono mai.",
  few: (count: number) =>
    `Ti ${count === 1 ? "resta 1 cuore" : `restano ${count} cuori`}. Esercizi, schede e foto non ne costano.`,
};
