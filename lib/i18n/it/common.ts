/** Words every screen shares. */
export const common = {
  productName: "English Coach",
  productDescription:
    "L’insegnante d’inglese personale per studenti da 10 a 17 anni: aiuta con i compiti con domande e indizi, e non dà mai la risposta pronta.",
  close: "Chiudi",
  loading: "Caricamento…",
  notifications: "Notifiche",
  showCharacters: "Mostra i caratteri",
  hideCharacters: "Nascondi i caratteri",
  home: "Torna alla home",
  notFoundTitle: "404 Page Not Found",
  notFoundText: "Questa pagina non c’è: forse l’indirizzo ha un errore di battitura.",
  errorTitle: "Qualcosa è andato storto",
  errorText: "Non è colpa tua. Riprova tra un momento.",
  retry: "Riprova",
  updateFailed: "Failed to update user",
  usageStatsFailed: "Failed to fetch usage stats",
  achievementsFailed: "Failed to fetch achievements",
  imageTooLarge: "L'immagine è troppo grande. Prova con una foto più piccola.",
  connectionError: "Errore di connessione. Riprova più tardi.",
};
