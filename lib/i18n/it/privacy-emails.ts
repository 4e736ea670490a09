import { ratings } from "@/lib/features/feedback/rules";
import { retention } from "@/lib/features/retention/rules";
import { years } from "./durations";
import { onDay } from "./on-day";

/** What the mails about erasing an account say, the two for those who run the product, and what these answer. */
export const privacyEmails = {
  at: (day: string, time: string) => `${day}, ore ${time}`,
  profile: "Vai al profilo",

  deletionRequested: {
    subject: "Abbiamo ricevuto la tua richiesta di cancellazione",
    preview: "C’è ancora qualche giorno per cambiare idea.",
    title: "Richiesta ricevuta",
    intro: (day: string) => `Cancelleremo il tuo account di English Coach e tutti i tuoi dati ${onDay(day)}.`,
    what: "Vanno via per sempre messaggi e foto dei compiti, livello, XP e badge. Se hai Pro, da subito non si rinnova più, e il mese già pagato non viene rimborsato: nei primi 14 giorni conviene recedere, dal profilo, e viene restituito tutto.",
    undo: "Hai cambiato idea? Fino ad allora puoi annullare la richiesta dal profilo, e i tuoi progressi restano tutti. Lì puoi anche scaricare una copia dei tuoi dati.",
    confirmation: "Quando i dati saranno cancellati ti scriveremo un’ultima volta.",
    adults: "Hai meno di 18 anni? Fai leggere questa email a un genitore o a chi si prende cura di te.",
    notYou:
      "Non l’hai fatto tu? Entra nel profilo, annulla la richiesta e poi cambia la password da «Password dimenticata?».",
  },

  deletionCancelled: {
    subject: "Il tuo account di English Coach resta con te",
    preview: "La richiesta di cancellazione è annullata.",
    title: "Richiesta annullata",
    intro: "Hai annullato la richiesta di cancellazione: il tuo account resta com’è, con tutti i progressi.",
    pro: "Avevi Pro? Il rinnovo resta cancellato: se lo vuoi ancora, puoi riattivarlo dal profilo.",
    notYou:
      "Non l’hai fatto tu? Cambia subito la password da «Password dimenticata?» nella pagina di accesso.",
  },

  accountErased: {
    subject: "I tuoi dati su English Coach sono stati cancellati",
    preview: "Il tuo account non c’è più.",
    title: "Dati cancellati",
    why: {
      wish: "Come ci hai chiesto, abbiamo cancellato il tuo account e tutti i tuoi dati: messaggi, foto, progressi e badge.",
      parent:
        "Come ha chiesto un genitore, abbiamo cancellato il tuo account e tutti i tuoi dati: messaggi, foto, progressi e badge.",
      administrator:
        "Un amministratore di English Coach ha eliminato il tuo account con tutti i tuoi dati: messaggi, foto, progressi e badge. Non si può tornare indietro.",
      inactivity: `Non usavi il tuo account da ${years(retention.inactiveMonths)}, e ti avevamo scritto prima. Ora lo abbiamo cancellato con tutti i tuoi dati: messaggi, foto, progressi e badge.`,
      no_consent:
        "Per chi ha meno di 14 anni serve il sì di un genitore, e in tempo non è arrivato. Per questo abbiamo cancellato il tuo account e tutti i tuoi dati.",
    },
    questions:
      "Non sai perché? Parlane con un genitore o con chi ti ha iscritto. Puoi registrarti di nuovo quando vuoi.",
    kept: "Se ci sono stati pagamenti, il fornitore che li ha ricevuti conserva solo quello che la legge gli impone.",
    goodbye: "Grazie per aver studiato con noi. Se un giorno vorrai tornare, potrai registrarti di nuovo.",
    last: "Questa è l’ultima email che ricevi da noi.",
  },

  accountInactive: {
    subject: "Il tuo account di English Coach sta per essere cancellato",
    preview: "Non lo usi da tanto. Per tenerlo basta accedere.",
    title: "Ti ricordi di noi?",
    intro: (day: string) =>
      `Non usi English Coach da quasi ${years(retention.inactiveMonths)}. Per non conservare i tuoi dati più del necessario, ${onDay(day)} cancelleremo il tuo account.`,
    keep: "Vuoi tenerlo? Basta accedere una volta prima di quel giorno: resta tutto com’è.",
    button: "Accedi",
    otherwise:
      "Se non accedi, vanno via per sempre messaggi, livello, XP e badge. Non devi fare niente, e non costa niente.",
    adults: "Hai meno di 18 anni? Fai leggere questa email a un genitore o a chi si prende cura di te.",
  },

  deletionNotice: {
    subject: "Nuova richiesta di cancellazione dei dati",
    preview: "Un utente ha chiesto di essere cancellato.",
    title: "Richiesta di cancellazione",
    intro:
      "Un utente ha chiesto la cancellazione del suo account. Avviene da sola nel giorno indicato, a meno che l’utente non la annulli: interviene una persona solo se alla scadenza non è avvenuta.",
    facts: {
      request: "Richiesta",
      user: "Utente",
      requestedAt: "Ricevuta",
      eraseAfter: "Cancellazione dal",
      dueAt: "Scadenza",
    },
  },

  feedbackReceived: {
    subject: "Nuovo feedback da un utente",
    subjectPro: "[Pro] Nuovo feedback da un utente",
    preview: "Che cosa pensa di English Coach chi lo usa.",
    title: "Nuovo feedback",
    facts: { feedback: "Feedback", user: "Utente", plan: "Piano", category: "Argomento", rating: "Voto" },
    plan: { pro: "Pro", free: "Gratuito" },
    rating: (rating: number) => `${rating} su ${ratings.max}`,
    message: "Messaggio",
  },

  feedbackAnswer: {
    subject: "Abbiamo una risposta per te",
    preview: "Ci avevi scritto da English Coach.",
    title: "Ecco la nostra risposta",
    thanks: "Ciao! Grazie di averci scritto.",
    youWrote: "Ci avevi scritto:",
    weAnswer: "Ti rispondiamo:",
    again: "Vuoi chiederci altro? Entra nel profilo e premi «Invia un feedback».",
    why: "Ricevi questa email perché ci hai scritto da English Coach.",
    noReply: "Se rispondi a questa email non la legge nessuno: scrivici dal profilo.",
  },
};
