import { onDay, untilDay } from "./on-day";

/** Pro as parents see it: what their child has, and how they pay for it and stop. */
export const childPro = {
  title: "Pro",
  has: (nickname: string) => `${nickname} ha Pro.`,
  hasNot: (nickname: string) => `${nickname} usa English Coach gratis.`,
  gives:
    "Con Pro chat, foto dei compiti e cuori non hanno limiti, e il coach legge ogni messaggio ad alta voce. A chi ci scrive dal profilo rispondiamo entro un giorno lavorativo.",
  costs: (price: string) => `Costa ${price} al mese, IVA inclusa. Si disdice quando si vuole.`,
  price: (price: string) => `${price} al mese`,
  terms: "IVA inclusa. Si disdice quando si vuole.",
  points: [
    "Chat, foto dei compiti e cuori senza limiti",
    "Il coach legge ogni messaggio ad alta voce",
    "Assistenza: risposta entro un giorno lavorativo",
  ],
  activate: "Attiva Pro",
  onlyPaidFor: "Hai dato questa email per pagare Pro. Qui vedi l’abbonamento e nient’altro.",
  forAdult: "È maggiorenne: l’abbonamento si gestisce dal suo profilo, non da qui.",
  loading: "Carico l’abbonamento…",
  loadFailed: "Non è stato possibile caricare l’abbonamento.",

  state: {
    none: "Ora non c’è un abbonamento.",
    gift: "Pro è un regalo: non c’è niente da pagare.",
    active: (day: string) => `Si rinnova ${onDay(day)}.`,
    activeForNow: "È attivo.",
    cancelled: (day: string | undefined) =>
      `L’abbonamento è disdetto: Pro resta${day ? ` ${untilDay(day)}` : ""} e non si paga altro.`,
    pastDue: (day: string | undefined) =>
      `L’ultimo pagamento non è riuscito. Pro resta${day ? ` ${untilDay(day)}` : ""}: per tenerlo usa un’altra carta.`,
    expired: (day: string | undefined) =>
      `L’abbonamento è finito${day ? ` ${onDay(day)}` : ""}. XP, livello e badge ci sono ancora.`,
  },
  resume: "Riattiva Pro",
  payAgain: "Usa un’altra carta",
  payments: (count: number) => `Pagamenti (${count})`,

  cancel: "Disdici Pro",
  cancelTitle: (nickname: string) => `Disdire Pro per ${nickname}?`,
  cancelPoints: (day: string) => [
    `Pro resta ${untilDay(day)}, senza altri pagamenti.`,
    "Poi si torna al piano gratuito: XP, livello e badge restano.",
    "Fino a quel giorno puoi riattivarlo da qui.",
  ],
  cancelUnpaidPoints: [
    "Pro finisce subito e non si paga altro.",
    "Si torna al piano gratuito: XP, livello e badge restano.",
  ],
  confirmCancel: "Sì, disdici Pro",
  cancelFailed: "Non è stato possibile disdire. Riprova tra un momento.",

  withdraw: "Recedi dal contratto",
  withdrawText: (until: string) =>
    `Ci hai ripensato? ${upperFirst(untilDay(until))} puoi recedere senza dire perché: Pro finisce subito e ti restituiamo tutto.`,
  withdrawTitle: "Recedere dal contratto?",
  withdrawPoints: (concludedOn: string) => [
    `Dichiaro di recedere dal contratto English Coach Pro concluso ${onDay(concludedOn)}.`,
    "Pro finisce subito. XP, livello e badge restano.",
    "Il rimborso arriva sulla stessa carta entro 14 giorni, la conferma via email.",
  ],
  confirmWithdrawal: "Conferma recesso",
  withdrawFailed: "Non è stato possibile registrare il recesso. Riprova tra un momento.",

  page: {
    metaTitle: "Pro per tuo figlio o tua figlia",
    title: (nickname: string) => `Pro per ${nickname}`,
    back: "Torna alla pagina per i genitori",
    toHome: "Pagina per i genitori",
    noSuchChild: "Non troviamo questo studente tra i tuoi.",
    mails: (email: string) => `Le ricevute arrivano a ${email}.`,
    nothingToPay: "Non c’è niente da pagare.",
    paidTitle: "Pro è attivo",
    paid: (email: string) => `La conferma e la ricevuta arrivano a ${email}.`,
    resumed: (email: string) => `L’abbonamento si rinnova di nuovo ogni mese. La conferma arriva a ${email}.`,
  },
};

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
