/** Where a mail is asked for: a forgotten password, a new verification link. */
export const accountPages = {
  email: "Email",
  emailExample: "nome@esempio.it",
  backToLogin: "Torna al login",
  backHome: "Torna alla home",

  forgotTitle: "Password dimenticata?",
  forgotText: "Succede. Scrivi la tua email e ti mandiamo un link per sceglierne una nuova.",
  forgotSubmit: "Invia Link di Reset",
  forgotSentTitle: "Email Inviata!",
  forgotSentText: "Se l'indirizzo è registrato, riceverai un'email con il link per reimpostare la password.",
  spamHint: "Non la vedi? Controlla anche la cartella spam.",
  forgotFailed: "Errore durante l'invio della richiesta",

  verifyTitle: "Verifica la tua email",
  verifyText: "Scrivi l’email del tuo account: ti mandiamo un nuovo link di verifica.",
  verifySubmit: "Invia Email di Verifica",
  verifySentTitle: "Email Inviata!",
  verifySentText: "Se l'indirizzo è in attesa di verifica, riceverai un'email con un nuovo link.",
  verifyAgain: "Invia a un’altra email",
  verifyFailed: "Errore durante l'invio dell'email",
};
