import { onDay, untilDay } from "./on-day";

/** What the server and the profile say about erasing an account. */
export const deletion = {
  requested: (day: string) =>
    `Cancelleremo il tuo account e tutti i tuoi dati ${onDay(day)}. Fino ad allora puoi cambiare idea. Ti abbiamo mandato la conferma via email.`,
  cancelled: "Richiesta annullata: il tuo account resta com’è.",
  cancelledWithoutRenewal:
    "Richiesta annullata: il tuo account resta com’è. Pro però non si rinnova più: se vuoi, riattivalo qui nel profilo.",
  tooLate: "La cancellazione è già in corso e non si può più annullare.",
  notYours: "La cancellazione l’ha chiesta un genitore: la può annullare solo lui o lei.",
  notForAdministrator: "L’account dell’amministratore non si può cancellare da qui.",

  ask: "Richiedi cancellazione dei dati",
  askText: "Poi hai 7 giorni per ripensarci.",
  loading: "Controllo se hai chiesto la cancellazione…",
  loadFailed: "Non è stato possibile sapere se hai chiesto la cancellazione.",

  dialogTitle: "Vuoi davvero cancellare tutto?",
  dialogText: (day: string) => `Il tuo account e i tuoi dati saranno cancellati ${onDay(day)}.`,
  goneTitle: "Che cosa sparisce per sempre",
  gone: [
    "L’account: nickname, email, avatar e l’email del genitore",
    "Tutti i messaggi con il coach e le foto dei compiti",
    "Livello, XP, badge, esercizi e schede, con le loro ricevute",
  ],
  pro: "Pro: da subito non si rinnova più, e il mese già pagato non viene rimborsato",
  nextTitle: "Che cosa succede adesso",
  next: (day: string) => [
    `Hai 7 giorni per ripensarci: ${untilDay(day)} puoi annullare la richiesta da questa pagina.`,
    "Ti mandiamo subito la conferma via email.",
    "Vuoi tenere un ricordo? Prima scarica una copia dei tuoi dati.",
  ],
  talk: "Prima di decidere, parlane con un genitore.",
  confirm: "Sì, cancella il mio account",
  keep: "Tieni il mio account",

  pendingTitle: (day: string) => `Il tuo account sarà cancellato ${onDay(day)}`,
  begun: "Tra poco l’account si chiude, e ti scriviamo un’ultima email. Non serve fare altro.",
  byParent: (day: string) =>
    `Un genitore ha chiesto di cancellare il tuo account: succederà ${onDay(day)}. Parlane con lui o con lei.`,
  pending:
    "Fino ad allora puoi usare English Coach come sempre. Hai cambiato idea? Annulla la richiesta, e i tuoi progressi restano tutti.",
  cancel: "Annulla la richiesta",
  cancelTitle: "Richiesta annullata",
  cancelFailed: "Non è stato possibile annullare la richiesta. Riprova più tardi.",

  sentTitle: "Richiesta inviata",
  errorTitle: "Errore",
  sessionEnded: "Sessione scaduta. Effettua nuovamente il login.",
  unknown: "Errore sconosciuto",
  failed: "Errore nell'invio della richiesta",
  notSent: "Non è stato possibile inviare la richiesta. Riprova più tardi.",
};
