import { codeLength, graceMinutes, linkTtlMs, waitingMs } from "@/lib/features/family/rules";
import { days } from "./durations";
import { onDay, untilDay } from "./on-day";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** The page on which parents choose for their children. */
export const parentsHome = {
  title: "Pagina per i genitori",
  loading: "Carico le tue scelte…",
  loadFailed: "Non è stato possibile caricare la pagina.",
  signedInAs: (email: string) => `Sei qui come ${email}.`,
  leave: "Esci",
  leaveFailed: "Non è stato possibile uscire. Riprova tra un momento.",
  nobody: (email: string) =>
    `A ${email} non è collegato nessuno. Se hai detto di sì con un’altra email, esci ed entra con quella.`,
  open: (nickname: string) => `Apri le scelte per ${nickname}`,
  close: (nickname: string) => `Chiudi le scelte per ${nickname}`,

  ask: {
    text: `Qui vedi come va e scegli che cosa possono usare i tuoi figli. Scrivi l’email con cui hai detto di sì: ti mandiamo un link e un codice di ${codeLength} cifre.`,
    submit: "Mandami il link",
    failed: "Non è stato possibile mandare l’email. Riprova tra un momento.",
    sentTitle: "Guarda la posta",
    sent: `Apri il link entro ${linkTtlMs.open / minuteMs} minuti e scrivi il codice. Non la vedi? Guarda nello spam.`,
    againFailed: "Non è stato possibile mandarla di nuovo. Riprova tra un momento.",
    again: "Scrivi un’altra email",
    left: "Hai chiuso la pagina. Per tornare basta un nuovo link.",
  },
  enter: {
    title: "Scrivi il codice",
    text: "È nella stessa email del link.",
    submit: "Apri la pagina",
    failed: "Non è stato possibile aprire la pagina. Riprova tra un momento.",
    newLink: "Chiedi un nuovo link",
  },
  closed: {
    title: "Pagina bloccata per sicurezza",
    text: "Succede dopo mezz’ora senza toccarla. Ritrovi le tue scelte quando rientri.",
    toSame: "Ti mandiamo un nuovo link: aprilo, scrivi il codice e torna qui.",
    back: "Fatto, continua",
    stillClosed: "La pagina è ancora bloccata: apri prima il link della nuova email e scrivi il codice.",
  },

  who: {
    child: "Meno di 14 anni",
    teen: "Da 14 a 17 anni",
    adult: "18 anni o più",
    unknown: "Età non ancora detta",
  },
  consentedOn: (day: string) => `Hai detto di sì ${onDay(day)}.`,
  withdrawnOn: (day: string, hasMails: boolean) =>
    `Hai ritirato il consenso ${onDay(day)}: coach, foto e voce sono spenti${hasMails ? "" : ", e report e avvisi non ti arrivano"}.`,
  /** Of who agrees for themselves by now. */
  withdrewOn: (day: string) => `Hai ritirato il consenso ${onDay(day)}.`,
  notConsented: "Non hai ancora detto di sì a coach, foto e voce.",
  otherParents: "Decide anche un altro genitore: vale la scelta che permette di meno.",
  mailsWithdrawn: "Ora report e avvisi non ti arrivano.",
  reportsOn: "Come va lo leggi nel report: ti arriva il 1° di ogni mese, la mattina.",
  reportsOff:
    "Accendi «Report per email»: qui vedi com’è andata la settimana, e il 1° di ogni mese arriva un report.",
  mailsStopped:
    "Con il link in fondo a un’email hai detto basta: report e avvisi non ti arrivano. Per riaverli, accendili qui sotto.",
  forAdult: "Ha già 18 anni: decide da sé. Tu scegli solo se ricevere i report.",

  uses: "Che cosa può usare",
  scopes: {
    coach: { label: "Coach", hint: "Scrivere in chat con l’intelligenza artificiale." },
    photos: { label: "Foto", hint: "Mandare al coach le foto dei compiti." },
    voice: { label: "Microfono", hint: "Dettare invece di scrivere. A noi arriva solo il testo." },
    readAloud: { label: "Lettura ad alta voce", hint: "Ascoltare i messaggi in inglese e in italiano." },
  },
  mails: "Che cosa ti arriva",
  reports: {
    label: "Report per email",
    hint: "Livello, che cosa ha fatto, i punti di forza, su che cosa lavorare e gli ultimi messaggi.",
  },
  alerts: {
    label: "Avvisi se c’è un pericolo",
    hint: "Un’email solo se sembra che pensi di farsi del male, o che un estraneo chieda cose pericolose. Non per brutti voti, parolacce, litigi o una giornata storta. Legge un programma: può sbagliare, o non accorgersi.",
    teenHint:
      "Un’email solo se sembra che pensi di farsi del male, e solo dopo che ha letto che ricevi gli avvisi. Non per brutti voti, parolacce, litigi o una giornata storta. Legge un programma: può sbagliare, o non accorgersi.",
  },

  hours: {
    title: "In quali orari",
    hint: `Fuori orario English Coach è in pausa. Chi sta finendo un compito ha ancora ${graceMinutes} minuti.`,
    days: ["Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato", "Domenica"],
    schoolDays: "Da lunedì a venerdì",
    weekend: "Sabato e domenica",
    byDay: "Scegli giorno per giorno",
    modes: { always: "Sempre", never: "Mai", range: "Dalle – alle" },
    from: "Dalle",
    to: "Alle",
    fromOf: (day: string) => `${day}: dalle`,
    toOf: (day: string) => `${day}: alle`,
    likeMonday: "Come lunedì per tutti i giorni",
    copied: "Fatto: tutti i giorni sono come lunedì.",
  },
  minutes: {
    label: "Minuti al giorno",
    none: "Nessun limite",
    some: (minutes: number) => `${minutes} minuti`,
    usedToday: (minutes: number) => `Usati oggi: ${minutes === 1 ? "1 minuto" : `${minutes} minuti`}.`,
  },

  save: "Salva",
  saveHint: "Le scelte arrivano per email a te e all’altro genitore, se c’è.",
  consent: {
    title: (nickname: string) => `Il tuo sì per ${nickname}`,
    text: "Per accenderli serve il tuo sì: ti mandiamo un’email con un link e un codice.",
    button: "Mandami l’email",
    failed: "Non è stato possibile mandare l’email. Riprova tra un momento.",
  },
  nothingNew: "Non hai cambiato niente: non c’è nulla da salvare.",
  unsaved: "Ci sono scelte non ancora salvate.",
  saved: "Salvato. Ti mandiamo un’email con le scelte.",
  saveFailed: "Non è stato possibile salvare. Riprova tra un momento.",

  keep: "Lascia com’è",
  withdrawal: {
    title: "Il tuo consenso",
    text: "Puoi ritirarlo quando vuoi, e poi dire di nuovo di sì.",
    button: "Ritira il consenso",
    dialogTitle: (nickname: string) => `Ritirare il consenso per ${nickname}?`,
    points: [
      "Il coach si spegne subito.",
      `Se nessun genitore dice di sì, dopo ${days(waitingMs.known / dayMs)} l’account viene cancellato.`,
      "Puoi dire di nuovo di sì quando vuoi: da questa pagina chiedi un’email con il codice.",
    ],
    confirm: "Sì, ritira il consenso",
    done: "Consenso ritirato.",
    failed: "Non è stato possibile ritirare il consenso. Riprova tra un momento.",
  },
  deletion: {
    soon: (day: string) => `Account in cancellazione: sparisce ${onDay(day)}.`,
    now: "L’account viene cancellato in questo momento.",
    takeBack: "Annulla la cancellazione",
    title: "Cancellare l’account",
    text: "Cancelliamo l’account e tutti i dati: messaggi, foto, esercizi e progressi.",
    button: "Chiedi la cancellazione dell’account",
    dialogTitle: (nickname: string) => `Cancellare l’account di ${nickname}?`,
    points: [
      "Spariscono per sempre messaggi, foto, esercizi, livello e badge.",
      "Hai 7 giorni per ripensarci, da questa pagina.",
      "Se c’è l’abbonamento Pro, da subito non si rinnova più.",
    ],
    confirm: "Sì, chiedi la cancellazione",
    failed: "Non è stato possibile chiedere la cancellazione. Riprova tra un momento.",
    pending: (day: string) =>
      `L’account sarà cancellato ${onDay(day)}. Puoi cambiare idea ${untilDay(day)}: poi non si torna indietro.`,
    byStudent: (day: string) =>
      `L’ha chiesta tuo figlio o tua figlia: l’account sarà cancellato ${onDay(day)}. Può annullare dal suo profilo.`,
    tooLate: "La cancellazione è già in corso e non si può più annullare.",
    cancel: "Tieni l’account",
    cancelled: "Cancellazione annullata: l’account resta com’è.",
    cancelFailed: "Non è stato possibile annullare. Riprova tra un momento.",
  },
};
