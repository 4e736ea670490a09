/** What the server says about the conversation. */
export const chat = {
  emptyMessage: "Scrivi un messaggio prima di inviarlo.",
  longMessage: "Il messaggio è troppo lungo: al massimo 4.000 caratteri.",
  messageLimit: "Hai raggiunto il limite di messaggi del piano gratuito.",
  noHearts: "Hai finito i cuori. Torna più tardi: se ne ricarica uno ogni 2 ore.",
  tooFast: "Stai andando molto veloce! Aspetta un minuto e riprova.",
  sendFailed: "Errore nell'invio del messaggio. Riprova.",
  otherMessageSameKey: "Questo messaggio è già stato inviato con un testo diverso.",
};
