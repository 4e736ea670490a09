/** Hearing the coach: apart from speaking to it, which every chat begins with. */
export const listening = {
  listen: "Ascolta",
  preparing: "Preparo l'audio…",
  pause: "Metti in pausa",
  resume: "Riprendi l'ascolto",
  listenAgain: "Ascolta di nuovo",
  failedTitle: "Audio non disponibile",
  failed: "Non riesco a leggere il messaggio ad alta voce. Riprova tra un momento.",
  onlyEnglishTitle: "Ti leggo solo l'inglese",
  onlyEnglish: "Questo dispositivo non ha una voce italiana: le spiegazioni restano da leggere.",
  nothingToReadTitle: "Niente da ascoltare",
  nothingToRead: "Qui non c'è inglese, e questo dispositivo non ha una voce italiana.",

  onlyPro: "L'audio dei messaggi è incluso in Pro.",

  emptyText: "Non c'è niente da leggere ad alta voce.",
  textTooLong: "Il testo è troppo lungo da ascoltare: al massimo 4.096 caratteri.",
};
