import { untilDay } from "./on-day";

/** What the server says about paying. */
export const billing = {
  own: {
    alreadyPro: "Hai già Pro.",
    welcome: "Pro è attivo!",
    notASubscription: "Non hai un abbonamento Pro attivo da cancellare.",
  },
  ofChild: {
    alreadyPro: "C’è già Pro: non serve pagare.",
    welcome: "Pro è attivo.",
    notASubscription: "Non c’è un abbonamento Pro attivo.",
  },
  cancelled: (day: string) => `Abbonamento cancellato: Pro resta attivo ${untilDay(day)}.`,
  cancelledNow: "Abbonamento cancellato: non ti verrà addebitato altro.",

  unknownCardSetup: "Questo pagamento non è valido. Inserisci di nuovo la carta.",
  cardSetupNotDone: "La carta non è stata ancora confermata. Inseriscila di nuovo.",
  cardSetupUsed: "Questo pagamento è già stato usato. Inserisci di nuovo la carta.",
  underWay: "Il pagamento è ancora in corso: aspetta un momento e riprova. Non pagherai due volte.",
  providerDown: "Il servizio di pagamento non risponde. Riprova tra poco.",
  unknownOutcome: "Il servizio di pagamento non risponde. Riprova tra poco: non pagherai due volte.",

  declined: {
    declined: "La carta è stata rifiutata. Non è stato addebitato niente: prova con un’altra carta.",
    insufficient_funds:
      "Sulla carta non ci sono abbastanza soldi. Non è stato addebitato niente: prova con un’altra carta.",
    expired_card: "La carta è scaduta. Prova con un’altra carta.",
    incorrect_number: "Il numero della carta non è giusto. Controllalo e riprova.",
    incorrect_cvc: "Il CVC non è giusto. Controllalo e riprova.",
    confirmation_failed:
      "La banca non ha confermato il pagamento. Non è stato addebitato niente: riprova o usa un’altra carta.",
    not_a_test_card: "Qui funzionano solo le carte di prova, per esempio 4242 4242 4242 4242.",
  },

  withdrawn:
    "Recesso registrato: Pro è terminato e ti restituiamo tutto. Ti abbiamo mandato la conferma via email.",
  withdrawnRefundFollows:
    "Recesso registrato: ti abbiamo mandato la conferma via email e il rimborso parte appena il servizio di pagamento risponde.",
  tooLateToWithdraw:
    "Il recesso è possibile entro 14 giorni dall’inizio dell’abbonamento. Puoi però cancellarlo quando vuoi.",

  notTheBuyer: "Può recedere solo chi ha fatto il contratto. Puoi però disdire: non si paga altro.",

  badCardNumber: "Scrivi il numero che sta sulla carta.",
  badExpiry: "Scrivi la scadenza come sta sulla carta: MM/AA.",
  badCvc: "Scrivi le 3 o 4 cifre del CVC.",

  badSignature: "Firma non valida.",
};
