import { payLinkDays } from "@/lib/features/pay-links/rules";
import { proEuros } from "./pro-price";

/** How a student sends an adult the way to pay for Pro. */
export const sendToParent = {
  open: "Manda a un genitore",
  why: "Paga un adulto: mandagli il link, o usate qui la sua carta.",
  title: "Manda a un genitore",
  text: "Con un link tutto suo paga senza il tuo account e senza la tua password.",
  points: [
    "Chi lo apre vede solo il tuo nome, che cos’è Pro e quanto costa. Non vede la chat e non cambia nulla.",
    `Vale ${payLinkDays} giorni. Mandalo solo a un adulto di cui ti fidi.`,
  ],
  share: "Condividi il link",
  copy: "Copia il link",
  mail: "Scrivi un’email",
  link: "Il tuo link",
  back: "Indietro",
  backLabel: "Torna indietro",
  copied: "Link copiato",
  copyFailed: "Il browser non ha copiato il link: tieni premuto sul link e copialo da lì.",
  shareFailed: "Il menu per condividere non si è aperto. Prova di nuovo, oppure copia il link.",
  makeFailed: "Non è stato possibile preparare il link. Riprova tra un momento.",
  end: "Annulla i link mandati",
  endFailed: "Non è stato possibile annullare i link. Riprova tra un momento.",
  subject: "English Coach Pro",
  message: `Ciao! Ti va di farmi avere English Coach Pro? Costa ${proEuros} € al mese e si disdice quando si vuole. Qui leggi che cos’è e, se vuoi, paghi: non ti serve il mio account.`,
};
