import { withdrawalDays } from "@/lib/features/billing/rules";
import { onDay, untilDay } from "./on-day";

const days = (n: number) => (n === 1 ? "1 giorno" : `${n} giorni`);
const hearts = (n: number) => (n === 1 ? "1 cuore" : `${n} cuori`);

/** Above the chat: how long Pro still lasts, or that it is over. */
export const subscriptionBanner = {
  expiredTitle: "Abbonamento Scaduto",
  expired: (left: number) => `Il tuo abbonamento Pro è scaduto. Ora hai ${hearts(left)}.`,
  goPro: "Passa a PRO",
  endingTitle: "In Scadenza",
  ending: (left: number) =>
    `Il tuo abbonamento scadrà ${left === 0 ? "oggi" : `tra ${days(left)}`}. Dopo la scadenza avrai 0 cuori.`,
  renew: "Rinnova Abbonamento",
  cancelledTitle: "Abbonamento cancellato",
  cancelled: (left: number, day: string) =>
    left === 0
      ? "Scade oggi."
      : `${left === 1 ? "Manca" : "Mancano"} ${days(left)}: hai Pro ${untilDay(day)}.`,
  resume: "Riattiva Pro",

  paidTitle: "Pagamento completato!",
  paid: "Ora hai accesso a Pro con cuori illimitati!",
};

/** A card, who pays with it, and what for. */
export const cardPayment = {
  title: "Pagamento Sicuro",
  back: "Indietro",
  backLabel: "Torna indietro",
  confirm: "Conferma Pagamento €4/mese",
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
    withdraw: `Entro ${withdrawalDays} giorni dall'inizio si può anche recedere dal contratto: Pro finisce e restituiamo tutto.`,
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
  demo: "Non scrivere una carta vera. Funziona la carta di prova 4242 4242 4242 4242, con una scadenza futura e un CVC qualsiasi.",
  number: "Numero carta",
  expiry: "Scadenza",
  expiryExample: "MM/AA",
  cvc: "CVC",

  bankTitle: "La tua banca ti chiede una conferma",
  bank: "Con una carta vera lo faresti nell'app della banca. Qui basta scegliere.",
  approve: "Approva",
  refuse: "Rifiuta",

  welcomeTitle: "Benvenuto in Pro!",
  welcome: "Da ora chat, compiti e cuori non hanno limiti.",
  continuesTitle: "Pro continua!",
  continues: "L'abbonamento si rinnova di nuovo ogni mese.",
};

/** What one has, has had, or could have: for the page of the subscription and for the profile. */
export const subscription = {
  product: "English Coach Pro",
  back: "Torna a English Coach",
  titles: {
    none: "Passa a Pro",
    expired: "Torna a Pro",
    canceled_with_grace: "Riattiva Pro",
    past_due: "Rinnova Abbonamento",
    active: "Il tuo abbonamento Pro",
  },
  loading: "Carico il tuo abbonamento…",
  failed: "Non è stato possibile caricare il tuo abbonamento.",
  price: (price: string) => `${price} al mese`,
  vatIncluded: "IVA inclusa, senza vincoli",

  standing: {
    none: "Hai il piano gratuito.",
    gift: "Hai Pro senza abbonamento: non c'è niente da pagare.",
    active: (day: string) => `Pro è attivo e si rinnova ${onDay(day)}.`,
    activeForNow: "Pro è attivo.",
    cancelled: (day: string | undefined) =>
      `Abbonamento cancellato: Pro resta attivo${day ? ` ${untilDay(day)}` : ""} e non verrà addebitato altro.`,
    pastDue: (day: string | undefined) =>
      `L'ultimo pagamento non è riuscito. Pro resta attivo${day ? ` ${untilDay(day)}` : ""}: per tenerlo basta pagare con un'altra carta.`,
    expired: (day: string | undefined) =>
      `Il tuo abbonamento è finito${day ? ` ${onDay(day)}` : ""}. XP, livello e badge sono sempre i tuoi.`,
  },

  portal: "Carta e fatture",
  portalFailedTitle: "Errore",
  portalFailed: "Non è stato possibile aprire la pagina dei pagamenti. Riprova più tardi.",
  howToCancel: "Vuoi cancellare l'abbonamento? Si fa dal profilo:",
  toProfile: "Vai al profilo",

  payments: "Pagamenti",
  refunded: "Rimborsato",

  withdrawal: "Diritto di recesso",
  withdraw: "Recedi dal contratto",
  withdrawText: (concludedOn: string, until: string) =>
    `L'abbonamento è iniziato ${onDay(concludedOn)}. ${upperFirst(untilDay(until))} si può recedere senza dire perché: Pro finisce subito e restituiamo tutto quello che è stato pagato.`,
  withdrawTitle: "Recedere dal contratto?",
  withdrawStatement: (concludedOn: string) =>
    `Dichiaro di recedere dal contratto English Coach Pro concluso ${onDay(concludedOn)}.`,
  withdrawEffect:
    "Pro finisce subito e torni al piano gratuito. Il rimborso arriva sulla stessa carta entro 14 giorni, e la conferma via email.",
  confirmWithdrawal: "Conferma recesso",
  keepPro: "Tieni Pro",
  withdrawFailed: "Non è stato possibile registrare il recesso. Riprova tra un momento.",

  profileTitle: "Pro",
  whatProAdds:
    "Con Pro chat, foto dei compiti e cuori non hanno limiti, e il coach ti legge ogni messaggio. Costa 4 € al mese e lo paga un adulto.",
  discoverPro: "Scopri Pro",
  cancel: "Cancella abbonamento",
  cancelTitle: "Cancellare l'abbonamento?",
  cancelText: (day: string) =>
    `Pro resta attivo ${untilDay(day)}, senza altri addebiti. Poi torni al piano gratuito: XP, livello e badge restano i tuoi.`,
  cancelUnpaidText:
    "Non verrà addebitato altro e torni al piano gratuito. XP, livello e badge restano i tuoi.",
  cancelledTitle: "Abbonamento cancellato",
  nothingToCancelTitle: "Nessun abbonamento",
  nothingToCancel: "Non hai un abbonamento Pro attivo da cancellare.",
  cancelFailedTitle: "Errore nella cancellazione",
  cancelFailed: "Non è stato possibile cancellare l'abbonamento. Riprova più tardi.",
};

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
