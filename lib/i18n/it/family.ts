import { atTime } from "./on-day";

const weekdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"];

/** What the server says about age, consent and what parents have chosen. */
export const family = {
  birthKnown:
    "Hai già detto quando sei nato o nata. Se è sbagliato, scrivici dal profilo: «Invia un feedback».",
  tooYoung:
    "English Coach è per chi ha almeno 10 anni. Ti aspettiamo quando sarai più grande: intanto non abbiamo salvato nulla.",
  needsAge: "Prima di scrivere al coach, dicci quando sei nato o nata.",
  needsConsent: "Per usare il coach serve il sì di un genitore. Intanto puoi fare gli esercizi.",
  scopeOff: {
    coach: "Un genitore ha spento il coach.",
    photos: "Un genitore ha spento le foto.",
    voice: "Un genitore ha spento il microfono.",
    readAloud: "Un genitore ha spento la lettura ad alta voce.",
  },
  quietHours: {
    today: (from: string) => `Adesso è tempo di pausa. Ci vediamo oggi ${atTime(from)}.`,
    tomorrow: (from: string) => `Per oggi basta così. Ci vediamo domani ${atTime(from)}.`,
    later: (weekday: number, from: string) =>
      `Per oggi basta così. Ci vediamo ${weekdays[weekday] ?? ""} ${atTime(from)}.`,
    never: "Un genitore ha messo in pausa English Coach.",
  },
  dayDone: (minutes: number) => `Per oggi hai finito i tuoi ${minutes} minuti. Ci vediamo domani!`,

  badHours: "Scegli un orario in cui l’inizio viene prima della fine.",
  badCodeForm: "Il codice ha 6 cifre: lo trovi nell’email.",
  badCode: "Il codice non è giusto. Controlla le 6 cifre nell’email.",
  badLink: "Questo link non vale più, oppure è già stato usato. Chiedi una nuova email.",
  noTriesLeft: "Troppi codici sbagliati: questo link non vale più. Chiedi una nuova email.",
  missingName: "Scrivi il tuo nome e cognome.",
  nothingTicked: "Scegli almeno una cosa, oppure chiudi la pagina.",
  studentAddress: "Questa email serve già per entrare in English Coach. Ne serve un’altra, di un genitore.",
  enoughAddresses: "Hai già scritto troppe email diverse: usane una di prima.",
  noParentEmail: "Salva prima l’email di un genitore.",
  stopped: "Chi usa questa email non vuole posta da English Coach. Puoi scriverne un’altra.",
  alreadyConfirmed: "Da questa email è già arrivato un sì.",
  enoughInvitations: "A questa email abbiamo già scritto 3 volte oggi. Riprova domani.",
  invited: (email: string) => `Abbiamo scritto a ${email}. Chiedi di guardare le email, anche nello spam.`,
  confirmed: "Fatto! Abbiamo salvato quello che hai scelto.",
  revoked: "Fatto. Il sì non vale più e il coach è spento.",
  stopDone: "Fatto. Non ti scriveremo più di questo studente.",
  resumed: "Fatto. Ti scriveremo di nuovo.",
  linkSent: "Se hai detto di sì o paghi Pro con questa email, tra poco arrivano il link e il codice.",
  opened: "Pagina aperta.",
  closed: "Pagina chiusa.",
  noParentSession: "La pagina si è bloccata per sicurezza. Chiedi un nuovo link.",
  /** In a mail, for a student whose name cannot be shown. */
  somebody: "uno studente",
  beingErased: "L’account si sta già cancellando: non si può più cambiare nulla.",
  alreadyAgreed: "Hai già detto di sì.",
  consentMailed: "Ti abbiamo mandato l’email con il link e il codice.",
  notForAdults: "Ha già 18 anni: decide da sé.",
};
