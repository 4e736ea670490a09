/** The card on the progress screen from which a parent gets a report. */
export const parentReport = {
  title: "Report per i genitori",
  intro: "Una pagina con i tuoi progressi, per email.",
  introMore:
    "Va a un genitore o a chi si prende cura di te: quando la invii tu e, se vogliono, da sola il 1° di ogni mese.",
  loading: "Carico il report…",
  failed: "Non è stato possibile caricare il report.",

  email: "Email di un genitore",
  emailHint: "Scrivila insieme a loro: riceveranno un messaggio per confermarla.",
  change: "Cambia",
  keep: "Lascia com’è",
  save: "Salva",
  saved: "Email salvata",
  errorTitle: "Errore",
  saveFailed: "Impossibile salvare l'email",

  unconfirmedTitle: "Manca il sì del genitore",
  unconfirmed: (email: string) => `Abbiamo scritto a ${email}: aspetta che dica di sì dal link nell’email.`,
  confirmedTitle: "Indirizzo confermato",
  confirmed: (email: string, nextMonth: string | undefined) =>
    `${email} riceve i tuoi report.${nextMonth ? ` Il prossimo parte da solo il 1° ${nextMonth}.` : ""}`,
  stoppedTitle: "Niente più report",
  stopped: (email: string) =>
    `Chi legge ${email} non vuole più ricevere i report. Se vuoi, salva un altro indirizzo.`,

  preview: "Vedi che cosa leggerà",
  send: "Invia il report",
  askAgain: "Rimanda la richiesta",
  needsAddress: "Per inviarlo, salva prima un indirizzo.",
  needsYes: "Gli riscriviamo adesso: il report parte quando avrà detto di sì.",
  needsOtherAddress: "Per inviarlo, salva un altro indirizzo.",
  sendsLeft(left: number, ofDay: number): string {
    if (left === 0) return `Oggi lo hai già inviato ${ofDay} volte: domani puoi di nuovo.`;
    return left === 1 ? "Oggi puoi inviarlo ancora 1 volta." : `Oggi puoi inviarlo ancora ${left} volte.`;
  },
  lastSent: (day: string, time: string) => `Ultimo invio: ${day}, ore ${time}.`,
  sent: "Report inviato",
  waits: "Il report aspetta un sì",
  sendError: "Errore nell'invio del report",
  sendErrorTitle: "Errore invio",
  sendFailed: "Impossibile inviare il report",

  previewTitle: "Che cosa leggerà",
  previewText: "Il report di adesso, con le stesse parole della email.",
  previewUnconfirmed: "Finché chi legge l’indirizzo non dice di sì, di tutto questo non arriva nulla.",
  previewClose: "OK, ho visto",
};
