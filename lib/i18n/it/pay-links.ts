/** What the server says about links by which an adult pays. */
export const payLinks = {
  bad: "Questo link non vale più. Chiedi a chi te l’ha mandato di fartene avere uno nuovo.",
  alreadyPro: "Hai già Pro: non serve un link.",
  notYet: "Prima serve il sì di un genitore all’uso del coach: lo chiede l’email di English Coach.",
  needsAge: "Prima di mandare il link, dicci quando sei nato o nata.",
  mayNotPayYet:
    "Per ora non si può pagare: prima un genitore deve dire di sì all’uso del coach. Lo chiede l’email di English Coach.",
  beingErased: "Questo account sta per essere cancellato: non c’è più niente da pagare.",
  ended: "Fatto. I link che hai mandato non valgono più.",
  tooManyCards: "Troppi tentativi con questo link. Riprova tra un’ora.",
  tooManyPayments: "Troppi pagamenti con questo indirizzo per oggi. Riprova domani.",
};
