/** The two pages a parent reaches from a mail, without an account. */
export const parentPages = {
  noTokenTitle: "Link incompleto",
  noToken: "Manca una parte del link.",
  noTokenText: "Apri di nuovo il link dall'email che hai ricevuto. Se va a capo, copialo tutto nel browser.",

  nothingElse: "Non serve altro: puoi chiudere questa pagina.",

  confirm: {
    title: "Vuoi ricevere i report?",
    text: "Su English Coach gli studenti da 10 a 17 anni fanno i compiti d'inglese con un coach basato sull'intelligenza artificiale, che fa ragionare e non dà mai la risposta pronta.",
    pointsTitle: "Che cosa succede se confermi",
    points: [
      "Una sola email al mese, il 1°, da leggere in un minuto. Qualche volta in più, se lo studente vuole mandarti i progressi.",
      "Dentro trovi il livello, che cosa ha fatto, i punti di forza, su che cosa lavorare e gli ultimi messaggi con il coach.",
      "Puoi smettere quando vuoi, con il link in fondo a ogni email.",
    ],
    button: "Sì, voglio ricevere i report",
    doneTitle: "Indirizzo confermato",
    failed: "Non è stato possibile confermare. Riprova tra un momento.",
  },

  stop: {
    title: "Basta email?",
    text: "English Coach ti scrive perché uno studente ha indicato il tuo indirizzo per i report sui suoi progressi in inglese.",
    pointsTitle: "Che cosa succede se smetti",
    points: [
      "Da subito non ti scriviamo più di questo studente, nemmeno se prova a inviarti un report.",
      "Il suo account e i suoi progressi restano come sono.",
    ],
    button: "Non voglio più ricevere email",
    doneTitle: "Non ti scriveremo più",
    failed: "Non è stato possibile registrare la tua scelta. Riprova tra un momento.",
  },
};
