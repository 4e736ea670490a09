import { untilDay } from "./on-day";

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
  putAway: "Nascondi per una settimana",
  isAway: "Avviso nascosto per una settimana.",
};
