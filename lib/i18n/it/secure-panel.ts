/** The way into the secure panel, and its frame. */
export const securePanel = {
  title: "Pannello sicuro",
  gate: {
    emailTitle: "Accesso al pannello sicuro",
    emailText: "Inserisci l’indirizzo email autorizzato: ti inviamo un codice da usare una volta sola.",
    email: "Email",
    askCode: "Invia il codice",
    codeSentTitle: "Codice Inviato",
    codeTitle: "Inserisci il codice",
    codeText: "Lo trovi nell’email inviata a",
    code: "Codice",
    enter: "Accedi",
    blocked: "Contatta l'amministratore",
    blockedText: "Ci sono stati troppi tentativi falliti per",
    blockedUntil: (time: string) => `Si può riprovare dalle\u00a0${time}.`,
    blockedLater: "Riprova più tardi.",
    reload: "Ricarica la pagina",
    unlockHint:
      "Per entrare subito: se l’indirizzo è autorizzato, gli abbiamo inviato un codice di sblocco. Non arriva? Chiedi a chi gestisce il server.",
    haveUnlockingCode: "Ho un codice di sblocco",
    unlockTitle: "Codice di sblocco",
    unlockText: "È il codice lungo nell’email inviata a",
    otherEmail: "Usa un altro indirizzo",
  },
  session: {
    who: "Accesso come",
    expires: (time: string, minutes: number) =>
      `La sessione scade alle\u00a0${time} (${timeLeft(minutes).replaceAll(" ", "\u00a0")})`,
    logout: "Esci",
    loggedOut: "Sei uscito dal pannello. Per rientrare serve un nuovo codice.",
    loggedOutHereOnly: (time: string) =>
      `Sei uscito dal pannello, ma il server non ha risposto: per lui la sessione finisce alle ${time}, o quando riapri questa pagina.`,
    expired: "I 30 minuti della sessione sono passati. Per rientrare serve un nuovo codice.",
    refused: "La sessione è terminata. Accedi di nuovo.",
  },
  auditTab: "Registro",
};

function timeLeft(minutes: number): string {
  if (minutes < 1) return "tra meno di un minuto";
  return minutes === 1 ? "tra 1 minuto" : `tra ${minutes} minuti`;
}
