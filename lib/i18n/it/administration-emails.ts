/** The mails of the two panels: codes for administrators, and what a user is told of what was done to their account. */
export const administrationEmails = {
  panels: { system: "pannello di sistema", secure: "pannello sicuro" },

  gateCode: {
    subject: "Il tuo codice di accesso a English Coach",
    preview: "Serve per entrare nel pannello di amministrazione.",
    title: "Codice di accesso",
    intro: (panel: string) => `Ecco il codice per entrare nel ${panel} di English Coach.`,
    code: "Codice",
    valid: (minutes: number) =>
      `Vale ${minutes} minuti, una volta sola, e solo per l’accesso che lo ha chiesto.`,
    notYou:
      "Non stai entrando tu? Non dare questo codice a nessuno: qualcuno sta provando ad accedere al tuo posto.",
  },

  gateBlocked: {
    subject: "Accesso bloccato al pannello di English Coach",
    preview: "Qualcuno ha provato troppe volte con il tuo indirizzo.",
    title: "Accesso bloccato",
    intro: (panel: string, minutes: number) =>
      `Con il tuo indirizzo qualcuno ha sbagliato o chiesto troppi codici per entrare nel ${panel}. L’accesso con i codici di 6 cifre resta chiuso per circa ${minutes} minuti.`,
    how: "Devi entrare subito? Scrivi il tuo indirizzo, scegli «Ho un codice di sblocco» e copia questo codice, che funziona anche durante il blocco.",
    code: "Codice di sblocco",
    valid: (minutes: number) => `Vale ${minutes} minuti e una volta sola. Non darlo a nessuno.`,
    notYou: "Non eri tu? Non serve fare nulla: senza i codici che arrivano qui nessuno può entrare.",
  },

  accountReset: {
    subject: "I tuoi progressi su English Coach ripartono da zero",
    preview: "Un amministratore ha azzerato il tuo account.",
    title: "Si riparte da capo",
    intro:
      "Un amministratore di English Coach ha riportato il tuo account all’inizio: livello, XP, badge e chat sono tornati a zero.",
    kept: "Il tuo account, il profilo e, se ce l’hai, il piano Pro restano come prima.",
    action: "Torna dal coach",
    why: "Non sai perché? Chiedilo a un genitore o a chi ti ha iscritto, oppure scrivici dal profilo con «Invia un feedback».",
  },
};
