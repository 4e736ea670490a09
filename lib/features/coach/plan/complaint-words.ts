/** What the coach says to who was not understood. `{titles}` are what it may have been about. */
export const complaintWords = {
  sorry: ["Scusa, avevo capito male.", "Hai ragione, scusa.", "Scusa, ripartiamo dalla tua domanda."],
  which: ["Volevi sapere di {titles}?", "Intendevi {titles}?", "Era {titles} che cercavi?"],
  again: [
    "Me lo chiedi con altre parole, o mi copi la frase?",
    "Quale parola o quale frase intendi?",
    "Mi scrivi solo la parola o la frase che ti serve?",
  ],
  notUnderstood: [
    "Non sono sicuro di aver capito.",
    "Qui non ti ho capito bene.",
    "Questa cosa non sono sicuro di averla capita.",
  ],
  aboutRule: [
    "Parlavamo di questo: {name}. Che cosa non ti torna?",
    "Il tema è questo: {name}. Quale pezzo guardiamo?",
  ],
  aboutWord: ["Cercavamo l'inglese di «{word}». Ci provi?"],
  aboutText: ["Stavamo guardando «{quote}»."],
} as const;
