import { onDay } from "./on-day";
import { subscriptionEmails as s } from "./subscription-emails";

const page = "la pagina per i genitori";

/** What the mails about Pro say to a parent who pays for it. */
export const payerEmails = {
  ...s,
  about: (child: string) => `Riguarda l’abbonamento di ${child}.`,
  manage: `Apri ${page}`,
  profile: `Apri ${page}`,

  welcome: {
    ...s.welcome,
    title: "Pro è attivo",
    intro:
      "Da adesso chat, compiti con foto e cuori sono senza limiti, e il coach può leggere ogni messaggio ad alta voce.",
    forAdults: "Questa email è la conferma del contratto: conservala.",
    cancel: `Come si cancella: apri ${page} e premi «Disdici Pro», quando vuoi e senza costi. Pro resta attivo fino alla fine del mese già pagato, e poi non viene addebitato più nulla.`,
    withdraw: `Diritto di recesso: per 14 giorni puoi anche recedere dal contratto, senza spiegare perché. Apri ${page}, premi «Recedi dal contratto» e conferma. Pro finisce subito e restituiamo tutto quello che è stato pagato, sulla stessa carta, al più tardi entro 14 giorni.`,
  },
  receipt: {
    ...s.receipt,
    intro: "Il pagamento per Pro è arrivato, grazie! Questa è la ricevuta.",
    allPayments: "Tutti i pagamenti si trovano sulla pagina per i genitori.",
  },
  paymentFailed: {
    ...s.paymentFailed,
    why: "Succede quando la carta è scaduta, è bloccata o non ha abbastanza soldi. Puoi usare un’altra carta in un minuto.",
    otherwise:
      "Se non vuoi più pagare, dopo quel giorno l’account torna al piano gratuito. I progressi restano tutti.",
  },
  resumed: { ...s.resumed, cancel: "Si può cancellare quando si vuole, dalla pagina per i genitori." },
  ending: {
    ...s.ending,
    intro: (endsOn: string) => `L’abbonamento a Pro finisce ${onDay(endsOn)}.`,
    continue: "Vuoi continuare? Lo rinnovi dalla pagina per i genitori.",
    otherwise:
      "Altrimenti l’account passa al piano gratuito. I progressi restano tutti; i cuori ripartono da 0 e poi ne torna uno ogni 2 ore.",
  },
  expired: {
    ...s.expired,
    preview: "L’account ha il piano gratuito, e i progressi sono tutti al loro posto.",
    intro:
      "Ora l’account ha il piano gratuito. XP, livello, badge e chat sono tutti al loro posto, e non viene addebitato altro.",
    whenever: "Se lo vuoi di nuovo, Pro riparte in un minuto.",
  },
};
