function minutesOf(minutes: number): string {
  if (minutes === 0) return "meno di 1 minuto";
  return minutes === 1 ? "1 minuto" : `${minutes} minuti`;
}

/** What somebody reads who opens a student's receipt, without an account. */
export const receiptPage = {
  pageTitle: "Ricevuta di una scheda",
  heading: "Ricevuta di una scheda d’inglese",
  loading: "Sto aprendo la ricevuta",
  goneTitle: "Ricevuta non trovata",
  /** One and the same sentence, whatever the reason: nobody learns which codes there have been. */
  gone: "Qui non c’è nessuna ricevuta: forse l’indirizzo è sbagliato, oppure la ricevuta è scaduta o è stata ritirata.",
  tooMany: "Troppe richieste. Aspetta un minuto e riprova.",
  failed: "Non è stato possibile aprire la ricevuta. Riprova.",
  home: "Che cos’è English Coach",

  name: (name: string) => `Di: ${name}`,
  time: (minutes: number) => `Tempo sulla scheda: ${minutesOf(minutes)}`,
  minutes: minutesOf,
  until: (day: string) => `Questa pagina si può leggere ${day}.`,

  tries: (tries: number) => {
    if (tries === 0) return "nessuna prova";
    return tries === 1 ? "1 prova" : `${tries} prove`;
  },
  verified: "verificata",
  notVerified: "non verificata",

  meaningTitle: "Che cosa dice questa ricevuta",
  meaning: [
    "Le frasi qui sopra sono state scritte in English Coach, con le prove, il tempo e gli aiuti indicati.",
    "Gli aiuti sono domande, regole ed esempi con altre frasi: la risposta non viene mai data.",
    "«Verificata» vuol dire che la frase è giusta, controllata con una soluzione sicura. Le altre sono da guardare insieme.",
    "Le prove sono tutte le risposte diverse che sono state controllate, compresa quella giusta.",
  ],
  limitsTitle: "Che cosa non dice",
  limits: [
    "Chi era seduto davanti allo schermo: questo non si può sapere da qui.",
    "Il nome, se c’è, l’ha scritto chi ha fatto la ricevuta: non è stato controllato.",
  ],

  qrHint: "Per riaprire questa pagina da un foglio stampato.",
};
