import type { LegalIdentity } from "./legal";
import { onDay } from "./on-day";
import { proEuros } from "./pro-price";

/** A card, who pays with it, and what for. */
export const cardPayment = {
  title: "Pagamento Sicuro",
  back: "Indietro",
  backLabel: "Torna indietro",
  confirm: `Conferma Pagamento €${proEuros}/mese`,
  loading: "Prepariamo il pagamento…",

  terms: {
    title: "Prima di confermare",
    adult: "Paga un adulto. Con il pulsante conferma di essere maggiorenne e titolare della carta.",
    now: (price: string) =>
      `Oggi si pagano ${price}, poi ${price} ogni mese, IVA inclusa. Pro inizia subito.`,
    pastDue: (price: string) =>
      `Oggi si pagano i ${price} del mese non pagato, poi ${price} ogni mese, IVA inclusa. Pro continua.`,
    resumed: (price: string, day: string) =>
      `Oggi non si paga niente. Il prossimo addebito di ${price} è ${onDay(day)}, poi ogni mese, IVA inclusa.`,
    cancel: "Si cancella quando si vuole, dal profilo: Pro resta fino alla fine del mese pagato.",
    cancelByParent:
      "Si cancella quando si vuole, dalla pagina per i genitori: Pro resta fino alla fine del mese pagato.",
    withdraw: (days: number) =>
      `Entro ${days} giorni dall’inizio si può anche recedere dal contratto: Pro finisce e restituiamo tutto.`,
    seller: ({ name, address, email }: LegalIdentity) => `Vende ${name}, ${address}. Email: ${email}`,
  },

  card: "Carta",
  stripePrivacy:
    "I dati della carta vanno direttamente a Stripe, il servizio di pagamento: noi non li vediamo e non li conserviamo.",
  stripeLoadFailed:
    "Non riusciamo a caricare il modulo di pagamento di Stripe. Controlla la connessione, e se usi un blocco dei contenuti permetti js.stripe.com.",
  stripeNotLoaded: "Stripe non è ancora caricato. Riprova tra un momento.",
  noCardElement: "Elemento carta non trovato.",
  setupFailed: "Errore durante il setup del pagamento",
  notCreated: "Errore nella creazione dell'abbonamento",
  unexpected: "Errore inaspettato durante il pagamento",
  unexpectedAdvice: "Controlla la connessione e premi di nuovo il pulsante: non si paga due volte.",

  demoTitle: "Modalità demo: nessun addebito",
  demo: "Mai una carta vera: usa 4242\u00a04242\u00a04242\u00a04242.",
  number: "Numero carta",
  expiry: "Scadenza",
  expiryExample: "MM/AA",
  cvc: "CVC",

  bankTitle: "La tua banca ti chiede una conferma",
  bank: "Con una carta vera lo faresti nell’app della banca. Qui basta scegliere.",
  approve: "Approva",
  refuse: "Rifiuta",

  welcomeTitle: "Pro è attivo!",
  welcome: "Da ora chat, compiti e cuori non hanno limiti.",
  continuesTitle: "Pro continua!",
  continues: "L’abbonamento si rinnova di nuovo ogni mese.",
};
