/** What our mails say, and the page that shows them locally. */
export const emails = {
  footerWhy: "Ricevi questa email perché qualcuno ha indicato il tuo indirizzo su English Coach.",
  footerNoReply: "È un messaggio automatico: non serve rispondere.",
  copyLink: "Il pulsante non si apre? Copia questo indirizzo nel browser:",

  verifyEmail: {
    subject: "Conferma la tua email e inizia con English Coach",
    preview: "Manca un solo passo: conferma il tuo indirizzo.",
    title: "Ci siamo quasi!",
    intro:
      "Ti diamo il benvenuto su English Coach, il posto dove l’inglese si impara ragionando insieme. Manca un solo passo: conferma che questo indirizzo è tuo.",
    button: "Conferma la mia email",
    validity: "Il link vale 24 ore e si usa una volta sola. Se scade, te ne mandiamo volentieri uno nuovo.",
    minors: "Hai meno di 18 anni? Fai vedere questa email a un genitore o a chi si prende cura di te.",
    notYou: "Se non sei stato tu a registrarti, ignora questa email: senza conferma l’account non si attiva.",
  },

  resetPassword: {
    subject: "Scegli una nuova password per English Coach",
    preview: "Il link per reimpostare la password vale 60 minuti.",
    title: "Una nuova password",
    intro: "Capita a tutti di dimenticarla. Premi il pulsante e scegline una nuova: ci vuole un minuto.",
    button: "Scegli una nuova password",
    validity: "Il link vale 60 minuti e si usa una volta sola.",
    notYou: "Se non sei stato tu a chiederlo, ignora questa email: la tua password resta quella di prima.",
  },

  alreadyRegistered: {
    subject: "Hai già un account su English Coach",
    preview: "Non serve registrarsi di nuovo: puoi accedere subito.",
    title: "Hai già un account!",
    intro:
      "Qualcuno ha provato a registrarsi con questo indirizzo, ma un account c’è già. Se eri tu, non serve ricominciare: accedi e riprendi da dove eri rimasto.",
    button: "Accedi",
    forgotten: "Non ricordi la password?",
    forgottenLink: "Scegline una nuova",
    notYou: "Se non eri tu, puoi ignorare questa email: nel tuo account non è cambiato nulla.",
  },

  passwordChanged: {
    subject: "La tua password di English Coach è cambiata",
    preview: "Se sei stato tu, è tutto a posto.",
    title: "Password cambiata",
    intro:
      "La password del tuo account è stata appena cambiata. Per sicurezza siamo usciti da tutti i dispositivi: accedi di nuovo con quella nuova.",
    keptIntro:
      "La password del tuo account è stata appena cambiata dal tuo profilo. Per sicurezza siamo usciti da tutti gli altri dispositivi: lì accedi di nuovo con quella nuova.",
    isYou: "Se sei stato tu, è tutto a posto: non devi fare altro.",
    notYou: "Non sei stato tu? Scegli subito una nuova password:",
    button: "Proteggi il mio account",
  },

  outbox: {
    title: "Posta in uscita",
    intro:
      "In questa installazione le email non partono: si fermano qui, così puoi aprirne i link senza una casella di posta.",
    empty: "Nessuna email, per ora",
    emptyHint: "Registrati o chiedi una nuova password: il messaggio comparirà qui.",
    to: "A",
    links: "Link nel messaggio",
    show: "Mostra il messaggio",
    frameTitle: (subject: string) => `Messaggio: ${subject}`,

    lockedIntro: "Per leggere le email di questa installazione serve la password di chi l’ha preparata.",
    password: "Password",
    open: "Apri la posta",
    opened: "Posta aperta.",
    openFailed: "Non è stato possibile aprire la posta. Riprova.",
    wrongPassword: "La password non è giusta. Controlla maiuscole e minuscole, poi riprova.",
    tooManyTries: "Troppi tentativi. Aspetta un quarto d’ora e riprova.",
  },
};
