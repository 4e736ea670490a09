import { euros } from "@/lib/i18n/money";
import { proPrice, type SubscriptionState } from "@/lib/features/billing/rules";
import type { UserFilter, UserSort } from "@/lib/features/administration/rules";
import { longDate } from "@/lib/i18n/dates";
import { onDay, untilDay } from "./on-day";

const monthly = `${euros(proPrice.cents)} al mese`;

/** What the panels say around the list of users: tools, menu, details. */
export const adminUsers = {
  filter: "Mostra",
  everybody: "Tutti gli utenti",
  filters: {
    pro: "Con Pro",
    expired: "Pro scaduto",
    unverified: "Da verificare",
    no_hearts: "Senza cuori",
  } satisfies Record<UserFilter, string>,
  sort: "Ordina",
  sorts: {
    newest: "Più recenti",
    last_login: "Ultimo accesso",
    xp: "XP più alti",
    nickname: "Nickname A–Z",
  } satisfies Record<UserSort, string>,
  countOf: (count: number, most: number) => {
    if (count >= most) return `${most} utenti o più con questo filtro`;
    return count === 1 ? "1 utente con questo filtro" : `${count} utenti con questo filtro`;
  },
  noneOfFilter: "Nessun utente corrisponde al filtro",
  noneOfFilterText: "Scegli «Tutti gli utenti» per rivedere la lista.",
  listHint: "Freccia su e giù per passare da un utente all’altro, Invio per aprire la scheda.",
  email: "Email",
  notVerified: "non verificata",

  menu: (nickname: string) => `Azioni: ${nickname}`,
  details: "Apri la scheda",

  detailsFailed: "Impossibile caricare la scheda dell’utente",
  facts: "Dati",
  address: "Indirizzo IP",
  sessions: "Accessi attivi",
  feedback: "Feedback scritti",
  subscription: "Abbonamento",
  noSubscription: "Mai avuto",
  statuses: {
    none: "Nessuno",
    active: "Attivo",
    past_due: "Pagamento non riuscito",
    canceled_with_grace: "Disdetto",
    expired: "Scaduto",
  },
  subscribedSince: (day: string) => `dal ${day}`,
  paidUntil: (day: string) => `pagato ${untilDay(day)}`,
  byParent: "paga un genitore",
  byStudent: "paga dal suo profilo",
  showFeedback: (count: number) => (count === 1 ? "Leggi il feedback" : `Leggi ${count} feedback`),
  showAudit: "Azioni nel registro",
  onlyOfUser: (id: number) => `Solo i feedback dell’utente ${id}`,
  showAll: "Mostra tutti",
  waiting: (tab: string, count: number) => (count > 0 ? `${tab} (${count})` : tab),
  supportTab: "Aiuto",

  /** Why paid Pro cannot be taken: what becomes of the money. */
  paid: ({ status, endDate }: SubscriptionState) => {
    const until = endDate ? untilDay(longDate(endDate)) : "";
    if (status === "canceled_with_grace")
      return `Ha già disdetto: non paga più nulla e ha Pro ${until}, perché quei giorni sono pagati.`;
    if (status === "past_due")
      return `L’ultimo pagamento non è riuscito: Pro resta ${until}, poi finisce da solo.`;
    return `Paga ${monthly}: si disdice dal suo profilo o dalla pagina per i genitori.`;
  },
  takeManualTitle: "Togliere il Pro attivato a mano?",
  takeManual: (nickname: string, { status, endDate }: SubscriptionState) => {
    const stays = `${nickname} ha anche un abbonamento, quindi resta Pro.`;
    if (status === "active") return `${stays} Continua a pagare ${monthly}.`;
    return endDate ? `${stays} Senza altri pagamenti finisce ${onDay(longDate(endDate))}.` : stays;
  },
};
