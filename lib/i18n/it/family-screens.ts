import { atTime, fromTime, onDay, untilDay } from "./on-day";

const weekdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"];
const dayName = (day: number) => weekdays[day] ?? "";

/** What a student sees of age, consent and what their parents have chosen. */
export const familyScreens = {
  helpQuestion: "Qualcosa ti pesa?",
  help: "Con chi puoi parlare",
  failed: "Non è stato possibile salvare. Riprova.",

  age: {
    title: "Prima di cominciare",
    why: "Serve per seguire le regole della tua età.",
    missingMonth: "Scegli il mese.",
    missingYear: "Scegli l’anno.",
    save: "Continua",
  },

  notice: {
    title: "Prima di scrivere al coach",
    lines: [
      "Il coach è un’intelligenza artificiale, non una persona. Può sbagliare.",
      "Per risponderti, un servizio di intelligenza artificiale legge quello che scrivi e le foto che mandi.",
      "Il tuo nome e la tua email non partono insieme ai messaggi.",
      "Non scrivere il tuo indirizzo, il telefono o le password.",
      "Le chat restano salvate: dal profilo puoi scaricare o cancellare tutto.",
      "Un genitore può ricevere i tuoi progressi e gli ultimi messaggi, e un avviso se sembri in pericolo.",
      "Se qualcosa ti fa stare male, in «Con chi puoi parlare» trovi i numeri da chiamare.",
    ],
    privacy: "Leggi la Privacy Policy",
    confirm: "Ho letto, cominciamo",
  },

  waiting: {
    title: "Manca il sì di un genitore",
    why: "Per usare il coach serve il sì di un genitore o di chi si prende cura di te. L’email la mandiamo noi.",
    withdrawn: (email: string) => `${email} ha tolto il suo sì al coach. Parlatene insieme.`,
    until: (day: string) =>
      `Il sì può arrivare ${untilDay(day)}. Poi cancelliamo l’account con i tuoi progressi, ma potrai crearne un altro.`,
    meanwhile: "Intanto puoi aprire:",
    exercises: "Esercizi",
    progress: "Progressi",
    badges: "Badge",
  },

  address: {
    label: "Email di un genitore",
    hint: "Scrivila insieme a un genitore: riceverà un’email con un codice.",
    missing: "Scrivi l’email di un genitore.",
    send: "Manda l’email",
    sent: "Email in arrivo",
    other: "Usa un’altra email",
    sending: (email: string) => `L’email per ${email} sta per partire.`,
    /** Without a day it was today. */
    invited: (email: string, day: string | undefined, time: string) =>
      `Abbiamo scritto a ${email} ${day ? onDay(day) : "oggi"} ${atTime(time)}. Chiedi di guardare le email, anche nello spam.`,
    stopped: (email: string) => `Chi usa ${email} non vuole posta da English Coach. Scrivi un’altra email.`,
    again: "Manda di nuovo",
    againFailed: "Non è stato possibile mandare l’email. Riprova.",
    loading: "Carico…",
    loadFailed: "Non è stato possibile vedere se l’email è partita.",
  },

  coachOff: {
    title: "Il coach è spento",
    text: "Un genitore ha spento il coach. Puoi fare gli esercizi.",
    exercises: "Vai agli esercizi",
  },

  newsTitle: "Un genitore ha scelto:",
  newsSeen: "Ho capito",
  chosen: {
    coachOff: "Il coach è spento",
    photosOff: "Le foto sono spente",
    voiceOff: "Il microfono è spento",
    readAloudOff: "La lettura ad alta voce è spenta",
    minutes: (minutes: number) => `${minutes} minuti al giorno`,
    alerts: "Un genitore riceve un avviso se sembra che tu sia in pericolo",
    reports: "Un genitore riceve i tuoi progressi e gli ultimi messaggi",
    nothing: "Puoi usare tutto, quando vuoi",
    /** Below a title that says who. */
    news: {
      alerts: "Riceve un avviso se sembra che tu sia in pericolo",
      reports: "Riceve i tuoi progressi e gli ultimi messaggi",
    },
  },
  today: {
    until: (to: string) => `Oggi fino ${atTime(to)}`,
    range: (from: string, to: string) => `Oggi ${fromTime(from)} ${atTime(to)}`,
    paused: "Oggi pausa",
    never: "English Coach è in pausa",
  },
  week: {
    days(first: number, last: number): string {
      if (first === 0 && last === 6) return "Tutti i giorni";
      if (first === last) return capital(dayName(first));
      return last === 6 ? `Da ${dayName(first)} a domenica` : `Da ${dayName(first)} a ${dayName(last)}`;
    },
    always: "quando vuoi",
    paused: "pausa",
    range: (from: string, to: string) => `${fromTime(from)} ${atTime(to)}`,
    line: (days: string, hours: string) => `${days}: ${hours}`,
  },

  card: {
    title: "I tuoi genitori",
    decides: (email: string) => `${email} ha confermato.`,
    withdrawn: (email: string) => `${email} ha tolto il suo sì.`,
    chosenTitle: "Che cosa è stato scelto",
    stranger: "Non è un tuo genitore? Scrivici qui sotto: «Invia un feedback».",
  },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
