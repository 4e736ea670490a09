/** What the panels' calls answer. */
export const administration = {
  userNotFound: "Questo utente non esiste più.",
  paidPro: "Questo Pro è pagato con un abbonamento: si disdice dal profilo dell’utente, non da qui.",
  administratorStays: "Gli account degli amministratori non si possono eliminare.",
  erased: "L’account e tutti i suoi dati sono stati eliminati.",
  erasing: "L’account è chiuso. I suoi dati saranno eliminati del tutto entro qualche minuto.",

  feedbackNotFound: "Questo feedback non esiste più.",
  alreadyAnswered: "A questo feedback è già stata data una risposta.",
  noAnswer: "Scrivi la risposta.",
};
