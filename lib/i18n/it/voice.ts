/** Speaking to the coach. */
export const voice = {
  dictate: "Audio",

  noTextTitle: "Nessun testo rilevato",
  noText: "Parla per almeno 2-3 secondi e riprova",
  noSoundTitle: "Nessun audio rilevato",
  noSound: "Parla più forte e più vicino al microfono",
  deniedTitle: "Accesso microfono negato",
  denied: "Consenti l'accesso al microfono nelle impostazioni del browser",
  offlineTitle: "Dettatura non raggiungibile",
  offline: "Per trascrivere la voce serve internet: controlla la connessione, oppure scrivi.",
  unsupportedTitle: "Dettatura non disponibile",
  unsupported: "Questo browser non sa ascoltare. Prova con Chrome, Edge o Safari, oppure scrivi.",
  unknownLanguageTitle: "Lingua non disponibile",
  unknownLanguage: "Questo browser non capisce la lingua scelta: prova con l'altra, oppure scrivi.",
};
