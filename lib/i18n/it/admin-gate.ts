/** What the gates of both panels say of a try. */
export const adminGate = {
  openedTitle: "Accesso Autorizzato",
  refusedTitle: "Autenticazione Fallita",
  refused: "Credenziali non valide",
  wrong: "Non è giusto: controlla e riprova.",
  blockedTitle: "Accesso Bloccato",
  systemErrorTitle: "Errore di Sistema",
  systemError: "Impossibile verificare le credenziali",
  remaining: (left: number, max: number) => `Tentativi rimasti: ${left} di ${max}`,
  back: "Indietro",
};
