import type { Scope, WeekHours } from "@/lib/features/family/rules";
import { chosenHours, minutesInWords } from "./chosen-hours";
import { family } from "./family";
import { onDay } from "./on-day";

/** The name at the beginning of a sentence. */
export const atStart = (name: string) =>
  name === family.somebody ? name.charAt(0).toUpperCase() + name.slice(1) : name;

const yesOrNo = (isOn: boolean) => (isOn ? "sì" : "no");

type Use = Record<Scope, boolean>;
type Time = { hours: WeekHours | null; minutesPerDay: number | null };
type Mails = { reports: boolean; alerts: boolean };

/** What holds now, a name and a value a row. Reports and alerts are the business of whoever gets them. */
const settingRows = {
  use: ({ coach, photos, voice, readAloud }: Use): [string, string][] => [
    ["Coach", yesOrNo(coach)],
    ["Foto dei compiti", yesOrNo(photos)],
    ["Microfono", yesOrNo(voice)],
    ["Lettura ad alta voce", yesOrNo(readAloud)],
  ],
  time: ({ hours, minutesPerDay }: Time): [string, string][] => [
    ...chosenHours(hours),
    ["Tempo in un giorno", minutesPerDay === null ? "senza limite" : minutesInWords(minutesPerDay)],
  ],
  mails: ({ reports, alerts }: Mails): [string, string][] => [
    ["Il report del mese", yesOrNo(reports)],
    ["Gli avvisi se c’è un pericolo", yesOrNo(alerts)],
  ],
};

/** Mails about a parent's consent and choices. */
export const familyEmails = {
  why: (name: string) => `Ricevi questa email come genitore di ${name} su English Coach.`,

  code: "Il codice da scrivere nella pagina",

  consentRequest: {
    subject: (name: string) => `${atStart(name)} ti chiede il permesso per English Coach`,
    preview: "È per i compiti d’inglese.",
    title: (name: string) => `${atStart(name)} ti chiede il permesso`,
    intro: (name: string) =>
      `${atStart(name)} vorrebbe usare English Coach per i compiti d’inglese. Ha meno di 14 anni: per legge, prima serve il sì di un genitore o di un tutore.`,
    how: "Il pulsante apre una pagina: lì scegli che cosa può usare, e scrivi questo codice.",
    button: "Leggi e scegli",
    valid: "Il link e il codice valgono 7 giorni. Puoi cambiare idea quando vuoi.",
    silenceTitle: "E se non rispondi?",
    silenceOn: (day: string) =>
      `Non devi fare niente: ${onDay(day)} cancelliamo l’account con tutti i suoi dati.`,
    silence: "Non devi fare niente: dopo 7 giorni cancelliamo l’account con tutti i suoi dati.",
    notYou: "Non sai di chi si tratta? Ignora questa email.",
  },

  consentReminder: {
    subject: (name: string) => `English Coach: manca il sì per ${name}`,
    preview: "Se non vuoi, non devi fare niente.",
    title: "Manca ancora un sì",
    intro: (name: string, day: string) =>
      `Per l’account di ${name} su English Coach manca il sì di un genitore. Senza, ${onDay(day)} lo cancelliamo con tutti i suoi dati.`,
    how: "Vuoi dire di sì? Apri la pagina, scegli che cosa può usare e scrivi questo codice.",
    button: "Leggi e scegli",
    no: "Non vuoi? Non devi fare niente.",
  },

  studentReminder: {
    subject: "Manca il sì di un genitore",
    preview: "Hai ancora due giorni: guarda come fare.",
    title: "Manca un sì",
    intro: (day: string) =>
      `Per il tuo account manca il sì di un genitore. Se non arriva, ${onDay(day)} dobbiamo cancellarlo. Non hai sbagliato niente.`,
    /** A mail of ours is with a parent. */
    asked:
      "Abbiamo già scritto a un genitore. Chiedi di cercare la nostra email, anche nello spam: dentro c’è un codice.",
    again: "Se non c’è, accedi: puoi mandarla di nuovo o scrivere un’altra email.",
    /** No address of a parent was given, or whoever reads it wants no mails. */
    notAsked: "Accedi e scrivi l’email di un genitore: riceverà un’email con un codice.",
    button: "Accedi",
  },

  consentCheck: {
    subject: "È stata una tua scelta?",
    preview: "Il sì a English Coach: se era tuo, non devi fare niente.",
    title: "Il sì era tuo?",
    intro: (name: string, day: string) =>
      `Da questo indirizzo email è arrivato un sì a English Coach per ${name}, ${onDay(day)}.`,
    yes: "Se era tuo, non devi fare niente.",
    no: "Se non era tuo, apri la pagina e scrivi questo codice: il sì non vale più, e il coach (la chat con l’intelligenza artificiale) si spegne subito.",
    button: "Il sì non era mio",
    valid: "Il link e il codice valgono 7 giorni.",
    why: (name: string) =>
      `Ricevi questa email perché il sì per ${name} su English Coach è arrivato da questo indirizzo email.`,
  },

  pageLink: {
    subject: "Il link che hai chiesto a English Coach",
    preview: "Vale 30 minuti, una volta sola.",
    title: "La tua pagina per i genitori",
    intro: "Ecco il link che hai chiesto. Apri la pagina e scrivi questo codice.",
    button: "Apri la pagina",
    valid:
      "Il link e il codice valgono 30 minuti, una volta sola. Non darli a nessuno, nemmeno ai tuoi figli.",
    notYou: "Non hai chiesto tu il link? Ignora questa email: senza il codice nessuno può entrare.",
    why: "Ricevi questa email perché qualcuno ha scritto il tuo indirizzo email nella pagina per i genitori.",
  },

  settingsChanged: {
    subject: (name: string) => `Le scelte per ${name} sono cambiate`,
    preview: "Ecco le nuove scelte.",
    title: (name: string) => `Le scelte per ${name}`,
    yours: (name: string) => `Abbiamo salvato le tue scelte per ${name}.`,
    others: (name: string) =>
      `Un altro genitore ha cambiato le sue scelte per ${name}. Dove le tue sono diverse, vale quella che permette di meno.`,
    use: "Che cosa può usare",
    time: "Quando",
    mails: "Che cosa ti scriviamo",
    rows: settingRows,
    notYou: "Non l’hai fatto tu? Apri la pagina e scegli di nuovo.",
    change: "Nella pagina trovi anche le tue scelte, e puoi cambiarle.",
  },

  consentWithdrawn: {
    subject: (name: string) => `Il consenso per ${name} è stato ritirato`,
    preview: "Ecco che cosa cambia.",
    title: "Consenso ritirato",
    yours: (name: string) => `Hai ritirato il consenso per ${name}.`,
    others: (name: string) => `Un altro genitore ha ritirato il consenso per ${name}.`,
    off: "Il coach (la chat con l’intelligenza artificiale), le foto, il microfono e la lettura ad alta voce sono spenti da subito.",
    erased: (day: string) =>
      `Se nessun genitore dice di nuovo di sì, ${onDay(day)} cancelliamo l’account con tutti i suoi dati. Fino ad allora restano gli esercizi.`,
    stays: "L’account e gli esercizi restano. Per il coach serve il sì di tutti i genitori.",
    grown: "Dai 14 anni si può usare English Coach anche senza. Le scelte di prima non valgono più.",
    mind: "Non l’hai fatto tu, o hai cambiato idea? Apri la pagina: puoi dire di nuovo di sì.",
    talk: "Nella pagina vedi che cosa vale adesso.",
  },

  removed: {
    subject: (name: string) => `Non ti scriveremo più di ${name}`,
    preview: "Ha scritto l’email di un’altra persona.",
    title: "Un’altra email",
    intro: (name: string) =>
      `${atStart(name)} ha scritto un’altra email come quella di un genitore. Chi ha almeno 14 anni può farlo.`,
    what: (name: string) => `Da ora non decidi più per ${name}, e non ti arrivano più né report né avvisi.`,
    surprised: "Non te lo aspettavi? Parlatene: può rimettere la tua email.",
    why: (name: string) => `Ricevi questa email perché finora decidevi per ${name} su English Coach.`,
  },

  deletionRequested: {
    subject: (name: string) => `È stato chiesto di cancellare l’account di ${name}`,
    preview: "C’è ancora qualche giorno per ripensarci.",
    title: "Richiesta di cancellazione",
    yours: (name: string, day: string) =>
      `Come hai chiesto, ${onDay(day)} cancelleremo l’account di ${name} e tutti i suoi dati.`,
    others: (name: string, day: string) =>
      `${atStart(name)} o un altro genitore ha chiesto di cancellare l’account. Succederà ${onDay(day)}.`,
    what: "Vanno via per sempre messaggi, foto dei compiti, livello, punti e badge. Se c’è l’abbonamento Pro, da subito non si rinnova più.",
    undo: "Non l’hai fatto tu, o ci ripensi? Fino ad allora puoi tenere l’account: apri la pagina.",
    talk: "Non te lo aspettavi? Parlatene: fino ad allora si può annullare. Nella pagina vedi come.",
  },
};
