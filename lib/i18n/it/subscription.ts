import { onDay, untilDay } from "./on-day";
import { proEuros } from "./pro-price";

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
  failedTitle: "Qualcosa non ha risposto",
  failedSafe: "Non è cambiato niente: riprova tra poco.",
  price: (price: string) => `${price} al mese`,
  vatIncluded: "IVA inclusa, senza vincoli",

  state: {
    none: "Hai il piano gratuito.",
    gift: "Hai Pro senza abbonamento: non c’è niente da pagare.",
    active: (day: string) => `Pro è attivo e si rinnova ${onDay(day)}.`,
    activeForNow: "Pro è attivo.",
    cancelled: (day: string | undefined) =>
      `Abbonamento cancellato: Pro resta attivo${day ? ` ${untilDay(day)}` : ""} e non verrà addebitato altro.`,
    pastDue: (day: string | undefined) =>
      `L’ultimo pagamento non è riuscito. Pro resta attivo${day ? ` ${untilDay(day)}` : ""}: per tenerlo basta pagare con un’altra carta.`,
    expired: (day: string | undefined) =>
      `Il tuo abbonamento è finito${day ? ` ${onDay(day)}` : ""}. XP, livello e badge sono sempre i tuoi.`,
  },

  portal: "Carta e fatture",
  portalFailedTitle: "Errore",
  portalFailed: "Non è stato possibile aprire la pagina dei pagamenti. Riprova più tardi.",
  howToCancel: "Vuoi cancellare l’abbonamento? Si fa dal profilo:",
  toProfile: "Vai al profilo",

  payments: "Pagamenti",
  refunded: "Rimborsato",
  refundComing: "In rimborso",

  withdrawal: "Diritto di recesso",
  withdraw: "Recedi dal contratto",
  withdrawText: (concludedOn: string, until: string) =>
    `L’abbonamento è iniziato ${onDay(concludedOn)}. ${upperFirst(untilDay(until))} si può recedere senza dire perché: Pro finisce subito e restituiamo tutto quello che è stato pagato.`,
  withdrawTitle: "Recedere dal contratto?",
  withdrawStatement: (concludedOn: string) =>
    `Dichiaro di recedere dal contratto English Coach Pro concluso ${onDay(concludedOn)}.`,
  withdrawEffect:
    "Pro finisce subito e torni al piano gratuito. Il rimborso arriva sulla stessa carta entro 14 giorni, e la conferma via email.",
  confirmWithdrawal: "Conferma recesso",
  keepPro: "Tieni Pro",
  withdrawFailed: "Non è stato possibile registrare il recesso. Riprova tra un momento.",

  profileTitle: "Pro",
  withPro: "Con Pro hai:",
  priceAndPayer: `Costa ${proEuros} € al mese e lo paga un adulto.`,
  discoverPro: "Scopri Pro",
  cancel: "Cancella abbonamento",
  nothingToEnd: "Adesso non c’è niente da cancellare.",
  cancelEffect: (day: string) => `Pro resta ${untilDay(day)}, senza altri addebiti.`,
  cancelUnpaidEffect: "Pro finisce, senza altri addebiti.",
  withdrawDetail: (day: string) => `${upperFirst(untilDay(day))}: Pro finisce subito e restituiamo tutto.`,
  cancelTitle: "Cancellare l’abbonamento?",
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
