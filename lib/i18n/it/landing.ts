import { adultAge, consentAge, minAge } from "@/lib/features/family/rules";
import { proEuros } from "./pro-price";

/** What the landing says around the forms: for whom it is, what it costs, and what parents ask first. */
export const landing = {
  who: `Inglese per chi ha da ${minAge} a ${adultAge - 1} anni.`,
  price: { free: "Gratis.", pro: `Pro\u00a0${proEuros}\u00a0€ al mese.` },
  start: "Inizia gratis",
  login: "Accedi",
  toParents: "Sei un genitore? Sicurezza e contatti",

  parents: {
    title: "Per i genitori",
    lead: "Cinque cose da sapere prima di dire di sì.",
    points: [
      {
        title: "Non dà le risposte",
        text: "Fa domande e dà indizi. La soluzione la trova chi studia: è così che resta.",
      },
      {
        title: `Sotto i ${consentAge} anni decidete voi`,
        text: "Il coach si accende solo dopo il sì di un genitore. Scegliete voi foto, microfono, orari e minuti, e potete cambiare idea.",
      },
      {
        title: "Attento a chi sta male",
        text: "Se un messaggio fa pensare a un pericolo, la lezione si ferma e compaiono numeri e persone a cui chiedere aiuto. È un programma: può sbagliare.",
      },
      {
        title: "Vi scrive, se volete",
        text: "Un report con quello che ha imparato, via email. Per le vostre scelte c’è una pagina: non serve un account.",
      },
      {
        title: "Prezzo chiaro",
        text: `Si usa gratis. Pro costa ${proEuros}\u00a0€ al mese, IVA inclusa, lo paga un adulto e si disdice quando si vuole. Solo cookie essenziali.`,
      },
    ],
    page: "Pagina per i genitori",
    help: "A chi chiedere aiuto",
    privacy: "Come trattiamo i dati",
    runBy: (name: string, address: string) => `English Coach è gestito da ${name}, ${address}.`,
    write: "Scrivici:",
    contact: "Chi gestisce English Coach e come scrivergli è nella Privacy Policy, qui sopra.",
  },
};
