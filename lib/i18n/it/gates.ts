/** What the gates of the two panels answer. */
export const gates = {
  missingMasterKey: "Inserisci la chiave master.",
  badCodeLength: "Il codice ha 6 cifre.",
  missingEmail: "Inserisci l’email.",
  missingCode: "Inserisci il codice.",
  accessDenied: "Area riservata. Autorizzazioni insufficienti.",
  gateClosed: "Il pannello è chiuso. Inserisci di nuovo la chiave master e il codice.",
  sessionOver: "La sessione è terminata. Accedi di nuovo.",
  notConfigured: "L’accesso al pannello non è configurato su questo server.",
  badCredentials: "Credenziali non valide",
  blocked: {
    system: "Troppi tentativi falliti. Riprova più tardi.",
    secure: "Troppi tentativi falliti. Contatta l'amministratore.",
  },
  tooManyCodes: "Hai chiesto troppi codici. Riprova tra un’ora.",
  codeSent: {
    system: "Ti abbiamo inviato per email un codice di 6 cifre. Vale 10 minuti.",
    secure: "Abbiamo inviato un codice all’indirizzo indicato. Vale 10 minuti.",
  },
  opened: "Accesso effettuato.",
  closed: "Sessione terminata.",
};
