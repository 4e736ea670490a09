/** What the mailed verification link opens. */
export const emailVerified = {
  verifyingTitle: "Verifica in corso…",
  verifyingText: "Un attimo: stiamo controllando il tuo link.",
  verifiedTitle: "Email Verificata!",
  verifiedText: "Il tuo account è attivo. Il coach ti aspetta.",
  verifiedButton: "Vai al login",
  verificationFailedTitle: "Verifica Fallita",
  verificationFailed: "Errore durante la verifica email",
  noVerifyToken: "Token di verifica non trovato nell'URL",
  perhapsVerifiedTitle: "Forse l’hai già confermata",
  perhapsVerifiedText: "Ogni link funziona una volta sola.",
  newLinkSentText: "Cercalo nella posta in arrivo e nella cartella spam.",
  verificationFailedButton: "Richiedi una nuova email",
  tryLogin: "Se lo avevi già aperto, prova ad accedere.",
};
