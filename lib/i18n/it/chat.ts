/** What the server says about the conversation. */
export const chat = {
  emptyMessage: "Scrivi un messaggio prima di inviarlo.",
  longMessage: "Il messaggio è troppo lungo: al massimo 4.000 caratteri.",
  messageLimit: "Hai raggiunto il limite di messaggi del piano gratuito.",
  noHearts: "Hai finito i cuori. Torna più tardi: se ne ricarica uno ogni 2 ore.",
  tooFast: "Stai andando molto veloce! Aspetta un minuto e riprova.",
  sendFailed: "Errore nell'invio del messaggio. Riprova.",
  /** To a message that took too long to read. It was not charged. */
  unread: [
    "Questo messaggio non riesco a leggerlo: è troppo ingarbugliato per me. Scrivilo più corto e con parole intere, e ci guardiamo insieme. Non ti è costato niente.",
    "Qui mi perdo: non riesco a leggere tutto quello che hai scritto. Prova con una frase alla volta. Questo messaggio non conta.",
  ],
  /** Ends a reply whose rest could not be checked. */
  unreadReply: "Qui mi fermo. Chiedimelo ancora, con altre parole.",
  verdictIsOver: "Di questa risposta abbiamo già parlato: guarda l’ultimo messaggio del coach.",
  otherMessageSameKey: "Questo messaggio è già stato inviato con un testo diverso.",
};
