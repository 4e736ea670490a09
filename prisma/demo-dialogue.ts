/** A short lesson for the demo accounts, so that nobody's first look is at an empty page. */
export const demoDialogue = [
  {
    student: "Ciao! Devo scrivere cosa ho fatto ieri. Yesterday I go to the cinema with my friends.",
    coach:
      "Che bella serata! Guarda bene **«Yesterday I go»**.\n\n*Yesterday* parla di un momento già finito. In italiano diresti «ieri vado» oppure useresti un altro tempo?",
    xpAwarded: 5,
  },
  {
    student: "Un altro tempo, il passato! Yesterday I went to the cinema.",
    coach:
      "Esatto! *Go* è un verbo irregolare, e tu hai trovato la sua forma del passato ragionando.\n\nProviamo con un altro verbo: come racconteresti in inglese che cosa **hai visto** al cinema?",
    xpAwarded: 10,
  },
  {
    student: "We saw a film about dragons.",
    coach:
      "Frase corretta: anche *see* è irregolare e lo conosci.\n\nAggiungi un dettaglio: com'era il film? Scrivi una frase che comincia con *It was…*",
    xpAwarded: 5,
  },
];
