import type { LegalIdentity } from "./legal";
import { onDay, untilDay } from "./on-day";

/** What the mails about Pro say: to the pupil, and to the adult who pays and keeps them. */
export const subscriptionEmails = {
  product: "English Coach Pro",
  manage: "Gestisci l’abbonamento",
  profile: "Vai al profilo",
  priceMonthly: (price: string) => `${price} al mese, IVA inclusa`,
  amountWithVat: (amount: string) => `${amount}, IVA inclusa`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,
  until: untilDay,
  at: (day: string, time: string) => `${day}, ore ${time}`,

  /** What a fact in a mail is called. */
  facts: {
    seller: "Chi vende",
    service: "Servizio",
    price: "Prezzo",
    duration: "Durata",
    renewsOn: "Prossimo rinnovo",
    withdrawUntil: "Recesso possibile",
    amount: "Importo",
    paidAt: "Data del pagamento",
    period: "Periodo",
    receipt: "Ricevuta",
    proUntil: "Pro resta attivo",
    contract: "Contratto",
    concludedAt: "Data del contratto",
    withdrawnAt: "Data del recesso",
  },

  welcome: {
    subject: "Pro è attivo: conferma dell’abbonamento",
    preview: "Cosa comprende, quanto costa, come si cancella e come si recede.",
    title: "Pro è attivo!",
    intro:
      "Da adesso chat, compiti con foto e cuori sono senza limiti, e il coach può leggerti ogni messaggio ad alta voce.",
    forAdults:
      "Questa email è la conferma del contratto: conservala. Se hai meno di 18 anni, falla leggere all’adulto che paga.",
    seller: ({ name, address, email }: LegalIdentity) => `${name}, ${address}, ${email}`,
    duration: "di mese in mese, finché non lo cancelli",
    cancel:
      "Come si cancella: nel profilo, con «Cancella abbonamento», quando vuoi e senza costi. Pro resta attivo fino alla fine del mese già pagato, e poi non viene addebitato più nulla.",
    withdraw:
      "Diritto di recesso: per 14 giorni puoi anche recedere dal contratto, senza spiegare perché. Apri la pagina dell’abbonamento, premi «Recedi dal contratto» e conferma. Pro finisce subito e restituiamo tutto quello che è stato pagato, sulla stessa carta, al più tardi entro 14 giorni.",
  },

  receipt: {
    subject: "Ricevuta del pagamento di English Coach Pro",
    preview: "Il pagamento è arrivato, grazie!",
    title: "Pagamento ricevuto",
    intro: "Il pagamento per Pro è arrivato, grazie! Questa è la ricevuta, per te e per l’adulto che paga.",
    allPayments: "Tutti i pagamenti si trovano nel profilo.",
  },

  paymentFailed: {
    subject: "Il rinnovo di Pro non è riuscito",
    preview: "Pro è ancora attivo: c’è tempo per usare un’altra carta.",
    title: "Il rinnovo non è riuscito",
    intro: (endsOn: string) =>
      `La carta non ha accettato il pagamento del nuovo mese di Pro. Nessuna fretta: Pro resta attivo ${untilDay(endsOn)}.`,
    why: "Succede quando la carta è scaduta, è bloccata o non ha abbastanza soldi. Fai leggere questa email all’adulto che paga: può usare un’altra carta in un minuto.",
    button: "Usa un’altra carta",
    otherwise:
      "Se non si può pagare, dopo quel giorno torni al piano gratuito. I tuoi progressi restano tutti.",
  },

  cancelled: {
    subject: "L’abbonamento a Pro è cancellato",
    preview: "Non verrà addebitato più nulla, e Pro resta fino alla fine del mese pagato.",
    title: "Abbonamento cancellato",
    intro: "L’abbonamento a Pro non si rinnova più: non verrà addebitato altro.",
    changedMind:
      "Hai cambiato idea? Fino a quel giorno si può riattivare, e il mese già pagato resta valido.",
    button: "Riattiva Pro",
  },

  resumed: {
    subject: "L’abbonamento a Pro continua",
    preview: "Pro è di nuovo attivo e si rinnova da solo.",
    title: "Pro continua!",
    intro: "L’abbonamento a Pro è di nuovo attivo e si rinnova da solo ogni mese.",
    cancel: "Si può cancellare quando si vuole, dal profilo.",
  },

  ending: {
    subject: "Pro sta per finire",
    preview: "Ancora pochi giorni: poi si torna al piano gratuito.",
    title: "Pro sta per finire",
    intro: (endsOn: string) => `Il tuo abbonamento a Pro finisce ${onDay(endsOn)}.`,
    continue: "Vuoi continuare? Parlane con l’adulto che paga: può rinnovarlo dalla pagina dell’abbonamento.",
    button: "Continua con Pro",
    otherwise:
      "Altrimenti passi al piano gratuito. I tuoi progressi restano tutti; i cuori ripartono da 0 e poi ne torna uno ogni 2 ore.",
  },

  expired: {
    subject: "L’abbonamento a Pro è finito",
    preview: "Ora hai il piano gratuito, e i tuoi progressi sono tutti al loro posto.",
    title: "Pro è finito",
    intro:
      "Ora hai il piano gratuito. XP, livello, badge e chat sono tutti al loro posto, e non viene addebitato altro.",
    hearts: "I cuori ripartono da 0: ne torna uno ogni 2 ore. Esercizi e foto dei compiti non ne costano.",
    button: "Passa a PRO",
    whenever: "Se tu e l’adulto che paga lo volete di nuovo, Pro riparte in un minuto.",
  },

  withdrawn: {
    subject: "Conferma del recesso da English Coach Pro",
    preview: "Il contratto è sciolto e tutto viene restituito.",
    title: "Recesso ricevuto",
    intro:
      "Abbiamo ricevuto la dichiarazione di recesso da questo contratto. Questa email ne è la conferma: conservala.",
    refund:
      "Pro è terminato e non viene addebitato altro. Restituiamo tutto quello che è stato pagato, sulla stessa carta, al più tardi entro 14 giorni dal recesso.",
    stays: "L’account resta, con il piano gratuito e tutti i progressi.",
  },
};
