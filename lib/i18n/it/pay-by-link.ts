/** The page on which an adult pays by a link that a student has sent. */
export const payByLink = {
  title: "Pro per uno studente",
  titleFor: (name: string) => `Pro per ${name}`,
  loading: "Apro il link…",
  loadFailed: "Non è stato possibile aprire il link.",

  noTokenTitle: "Manca un pezzo del link",
  noToken: "Apri di nuovo il link dal messaggio che hai ricevuto, tutto intero.",
  deadTitle: "Questo link non vale più",
  dead: "Un link vale 7 giorni, e chi l’ha mandato può annullarlo. Chiedi a tuo figlio o a tua figlia di mandartene uno nuovo.",
  notYetTitle: "Non ancora",
  notYet: (name: string) =>
    `Prima di pagare Pro per ${name} serve che un genitore dica di sì all’uso del coach. Lo chiede un’email di English Coach: se non c’è, ${name} può farla partire dall’app.`,
  proTitle: "Pro c’è già",
  pro: (name: string) => `${name} ha già Pro: non serve pagare. Grazie lo stesso!`,

  asks: (name: string) => `${name} ti chiede di avere English Coach Pro.`,
  what: "English Coach è un insegnante d’inglese per chi ha da 10 a 17 anni: aiuta con i compiti a forza di domande e indizi, senza dare le risposte.",
  price: (price: string) => `${price} al mese`,
  vat: "IVA inclusa. Si disdice quando si vuole.",
  optional: "Pro non è obbligatorio: senza, English Coach resta gratis.",

  emailTitle: "La tua email",
  emailText:
    "Qui ti arrivano conferma e ricevute. Con la stessa email disdici quando vuoi. Niente pubblicità.",
  toCard: "Vai al pagamento",
  failed: "Non è stato possibile andare avanti. Riprova.",
  mails: (email: string) => `Le ricevute arrivano a ${email}.`,
  changeEmail: "Cambia email",
  consent: "Pagare non cambia che cosa può usare chi ti ha mandato il link, e non ti fa vedere la sua chat.",

  paidTitle: "Pro è attivo",
  paid: (name: string, email: string) =>
    `Grazie! ${name} ha Pro da adesso. La conferma e la ricevuta arrivano a ${email}.`,
  manage: "Per disdire o recedere apri la pagina per i genitori con la stessa email: non serve un account.",
  toParentsPage: "Pagina per i genitori",
};
