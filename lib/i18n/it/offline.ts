/** What is said while there is no net. */
export const offline = {
  sign: "Sei offline. Quello che scrivi resta qui e parte appena torna la rete.",

  pageTitle: "Sei offline",
  pageText: "Senza rete questa pagina non si apre. Quello che hai già scritto non si perde: ti aspetta qui.",
  pageReturns: "Appena torna la rete, la pagina si apre da sola.",
  pageLeft:
    "Hai scelto di uscire: quello che avevi scritto su questo dispositivo è già cancellato. Appena torna la rete l’uscita si completa da sola.",
  pageRetry: "Riprova",
  pageHelp: "Hai bisogno di parlare con qualcuno? Le chiamate funzionano anche senza internet:",
};
