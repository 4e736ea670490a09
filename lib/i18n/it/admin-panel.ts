import { countedMatches } from "@/lib/features/administration/rules";
import { onDay, untilDay } from "./on-day";

const users = (count: number) => (count === 1 ? "1 utente" : `${count} utenti`);
const days = (count: number) => (count === 1 ? "1 giorno" : `${count} giorni`);

/** What both panels show and say, and the frame of the system panel. */
export const adminPanel = {
  title: "Pannello di sistema",
  tabsLabel: "Sezioni del pannello",
  tabs: {
    users: "Utenti",
    feedback: "Feedback",
    deletionRequests: "Cancellazioni",
  },
  deletionRequests: "Richieste di cancellazione",
  closesAt: (time: string) => `Il pannello si chiude alle\u00a0${time}`,
  close: "Chiudi il pannello",
  closeShort: "Chiudi",
  closedTitle: "Sessione Terminata",
  closeFailed: "Impossibile chiudere il pannello",
  expired:
    "Sono passati 30 minuti e il pannello si è chiuso. Inserisci di nuovo la chiave master e il codice.",

  gate: {
    keyText: "Serve la chiave master, e poi un codice che ti mandiamo via email.",
    masterKey: "Chiave Master",
    next: "Continua",
    keyVerifiedTitle: "Chiave Master Verificata",
    codeText: "Scrivi il codice di 6 cifre che ti abbiamo mandato via email. Vale 10 minuti.",
    code: "Codice di 6 cifre",
    open: "Apri il pannello",
    rule: (max: number) => `Dopo ${max} tentativi sbagliati l’accesso si blocca per 30 minuti.`,
    blocked: "Riprova più tardi",
    blockedUntil: (time: string) =>
      `Ci sono stati troppi tentativi sbagliati: fino alle\u00a0${time} non si entra, nemmeno con la chiave giusta. Poi ricarica la pagina.`,
    blockedText:
      "Ci sono stati troppi tentativi sbagliati: per 30 minuti non si entra, nemmeno con la chiave giusta. Poi ricarica la pagina.",
    reload: "Ricarica la pagina",
  },

  users: "Utenti totali",
  proUsers: "Utenti Pro",
  withoutHearts: "Utenti con 0 cuori",
  unknownFigure: "–",

  errorTitle: "Errore",
  more: "Mostra altri",
  shownOf: (shown: number, total: number) => `${shown} di ${total}`,
  refresh: "Aggiorna la lista",
  cancel: "Annulla",
  nobody: "Utente eliminato",
  userId: (id: number) => `ID ${id}`,

  search: "Cerca un utente",
  searchHint: "Cerca nickname, nome o email",
  clearSearch: "Cancella la ricerca",
  found: (count: number, search: string) => {
    if (!search) return `${users(count)} in tutto`;
    return `${count < countedMatches ? users(count) : `${count} utenti o più`} per «${search}»`;
  },
  noneFoundTitle: "Nessun utente trovato",
  noneFound: "Prova con una parte più breve del nickname, del nome o dell’email.",
  noUsers: "Non c’è ancora nessun utente",
  loadingUsers: "Carico gli utenti…",
  usersFailed: {
    system: "Impossibile caricare gli utenti",
    secure: "Impossibile caricare la lista utenti",
  },

  user: "Utente",
  noEmail: "Non specificata",
  level: "Livello e XP",
  levelOf: (level: number) => `Livello ${level}`,
  xpOf: (xp: number) => `${xp}\u00a0XP`,
  hearts: "Cuori",
  unlimitedHearts: "Illimitati con Pro",
  plan: "Piano",
  free: "Gratuito",
  pro: "Pro",
  proByHand: "attivato a mano",
  proPaid: "con abbonamento",
  proUntil: untilDay,
  usage: "Uso",
  usageOf: (messages: number, photos: number) =>
    `${messages === 1 ? "1 messaggio" : `${messages} messaggi`}, ${photos} foto`,
  since: "Iscrizione",
  lastLogin: "Ultimo accesso",
  never: "Mai",
  unknownAddress: "IP non noto",
  beingErased: "In cancellazione",

  actionOn: (action: string, nickname: string) => `${action}: ${nickname}`,
  givePro: "Attiva Pro",
  takePro: "Togli Pro",
  setHearts: (hearts: number) => (hearts === 0 ? "Togli tutti i cuori" : `Porta a ${hearts} cuori`),
  undo: "Annulla",
  reset: "Azzera i progressi",
  delete: "Elimina l’account",

  updatedTitle: "Aggiornato",
  hasPro: (nickname: string) => `${nickname} ora ha Pro.`,
  hasNoPro: (nickname: string) => `${nickname} non ha più Pro.`,
  hasHearts: (nickname: string, hearts: number) => `${nickname} ora ha ${hearts} cuori.`,
  hasUnlimitedHearts: (nickname: string) => `${nickname} ha Pro: i cuori sono illimitati.`,
  resetTitle: "Reset completato",
  isReset: (nickname: string) => `I progressi di ${nickname} sono tornati all’inizio.`,
  deletedTitle: "Account Eliminato",
  proFailed: "Impossibile aggiornare lo stato Pro",
  heartsFailed: "Impossibile aggiornare i cuori",
  resetFailed: {
    system: "Impossibile resettare l'utente",
    secure: "Impossibile ripristinare l'utente",
  },
  deleteFailed: "Impossibile eliminare l'account",

  resetDialogTitle: "Azzerare i progressi?",
  resetText: "Sei sicuro di voler resettare questo utente? Perderà tutto il progresso.",
  deleteDialogTitle: "Eliminare l’account?",
  deleteText: "L'azione è irreversibile ed elimina tutti i dati dell'utente.",
  typeNickname: (nickname: string) => `Scrivi ${nickname} per confermare`,
  typeNicknameHint: "Il nickname, lettera per lettera: così non si elimina l’account sbagliato.",
  confirmDelete: "Elimina per sempre",

  feedbackCount: (count: number) => (count === 1 ? "1 feedback" : `${count} feedback`),
  noFeedback: "Nessun feedback",
  noFeedbackText: "Quello che gli utenti scrivono dal loro profilo arriva qui.",
  loadingFeedback: "Carico i feedback…",
  feedbackFailed: "Impossibile caricare i feedback",
  rating: (rating: number, max: number) => `${rating} su ${max}`,
  answerDue: (day: string) => `Da rispondere entro ${onDay(day)}`,
  answerLate: (day: string) => `In ritardo: da rispondere entro ${onDay(day)}`,
  answer: "Rispondi",
  answerTitle: (nickname: string) => `Rispondi a ${nickname}`,
  yourAnswer: "La tua risposta",
  answerHint:
    "Arriva via email, una volta sola: poi non si può cambiare. Il saluto e quello che ci aveva scritto li aggiungiamo noi.",
  sendAnswer: "Invia risposta",
  answerSentTitle: "Risposta inviata",
  answerSent: (nickname: string) => `Arriva via email a ${nickname}.`,
  answerFailed: "Impossibile inviare la risposta",
  answered: "Risposta inviata:",

  showUser: "Vai all’utente",
  requestCount: (count: number) => (count === 1 ? "1 richiesta" : `${count} richieste`),
  noRequests: "Nessuna richiesta",
  noRequestsText: "Chi chiede di cancellare il suo account compare qui, con la scadenza.",
  loadingRequests: "Carico le richieste…",
  requestsFailed: "Impossibile caricare le richieste di cancellazione",
  status: { requested: "Richiesta", erasing: "In corso", erased: "Completata" },
  erasureReason: {
    administrator: "Decisa da un amministratore",
    inactivity: "Account non usato da tempo, dopo un avviso via email",
    parent: "Chiesta da un genitore",
    no_consent: "Nessun genitore ha detto di sì in tempo",
  },
  requestedAt: "Richiesta il",
  eraseAfter: "Eliminazione dal",
  dueAt: "Da completare entro",
  erasedAt: "Completata il",
  daysLeft: (left: number) => {
    if (left === 0) return "Manca meno di un giorno";
    return left === 1 ? "Manca 1 giorno" : `Mancano ${days(left)}`;
  },
  overdue: (since: number) => (since === 0 ? "Scaduta da meno di un giorno" : `Scaduta da ${days(since)}`),
};
