/** A new password, by the mailed link or in the profile. */
export const resetPassword = {
  resetTitle: "Nuova password",
  resetText: "Scegline una che ricordi tu e che gli altri non indovinino.",
  newPassword: "Nuova password",
  confirmPassword: "Conferma password",
  passwordIsGood: "Questa password va bene.",
  passwordIsWeak: "La password non soddisfa i requisiti di sicurezza",
  passwordsDiffer: "Le password non coincidono",
  resetSubmit: "Aggiorna Password",
  resetDoneTitle: "Password Aggiornata!",
  resetDoneText: "Per sicurezza siamo usciti da tutti i dispositivi: accedi con la nuova password.",
  resetDoneButton: "Accedi Ora",
  resetFailed: "Errore durante il reset della password",
  noTokenTitle: "Token Non Valido",
  noResetToken: "Token di reset non trovato nell'URL",
  requestNewLink: "Richiedi un nuovo link",

  lengthRule: "Almeno 8 caratteri",
  guessRule: "Difficile da indovinare: niente squadre o giochi",
  ruleMet: "fatto",
  ruleOpen: "manca ancora",

  incompleteLink:
    "Il link non è completo. Riaprilo dall’email che ti abbiamo mandato, oppure chiedine uno nuovo.",
  deadLinkTitle: "Questo link non vale più",
  deadLink:
    "Dura un’ora e funziona una volta sola. Chiedine uno nuovo: la tua password di prima resta com’è.",
};
