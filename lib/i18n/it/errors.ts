/** Texts of errors that belong to no single feature. */
export const errors = {
  badInput: "Alcuni dati non sono validi. Controlla e riprova.",
  noSession: "Sessione scaduta. Effettua nuovamente il login.",
  anotherIsIn: "Intanto in un’altra finestra è entrato qualcun altro. Ricarica la pagina.",
  forbidden: "Richiesta non consentita.",
  wrongHost: "Questo non è l’indirizzo di English Coach.",
  rightHost: "Aprilo da qui:",
  notFound: "Non trovato.",
  badAddress: "Questo indirizzo non è valido.",
  methodNotAllowed: "Metodo non consentito.",
  tooLarge: "Quello che hai inviato è troppo lungo. Accorcialo e riprova.",
  unsupportedType: "Formato della richiesta non supportato.",
  tooManyRequests: "Troppe richieste. Aspetta un momento e riprova.",
  internal: "Qualcosa è andato storto. Riprova più tardi.",
  unavailable: "Il servizio non è disponibile in questo momento. Riprova più tardi.",
};
