/** Questions on what a sentence is about. Each theme: the words it is known by, and where to go from there. */
export const themes: readonly { words: RegExp; questions: readonly string[] }[] = [
  {
    words:
      /\b(?:pizza|pasta|food|eat|eats|ate|breakfast|lunch|dinner|cake|apple|apples|ice cream|chocolate|cook\w*|sandwich|fruit|drink)\b/i,
    questions: [
      "E a [colazione|merenda|pranzo|cena], che cosa mangi di solito, in inglese?",
      "[Chi cucina|Chi apparecchia] a casa tua, detto in inglese?",
      "C'è un cibo che non ti piace, e come lo diresti in inglese?",
    ],
  },
  {
    words:
      /\b(?:football|tennis|basketball|volleyball|swim\w*|play\w*|sport\w*|team|match|gym|dance\w*|run\w*|ran)\b/i,
    questions: [
      "[Quando|Dove|Con chi] lo fai di solito, detto in inglese?",
      "Che cosa è successo nell'ultima [partita|gara|lezione], in inglese?",
      "Che cosa sai fare bene [in questo sport|in palestra], con *can*?",
    ],
  },
  {
    words:
      /\b(?:school|class|teacher|lesson\w*|test|homework|maths|history|science|english|study|studied|classmate\w*)\b/i,
    questions: [
      "[Quale materia|Quale lezione] aspetti con più voglia, e perché, in inglese?",
      "Com'è [la tua aula|il tuo banco|l'intervallo], in una frase inglese?",
      "Che cosa [è successo ieri|succederà domani] a scuola, in inglese?",
    ],
  },
  {
    words: /\b(?:mother|father|mum|dad|brother|sister|cousin|aunt|uncle|grand\w+|family|parents)\b/i,
    questions: [
      "[Com'è|Che cosa fa di solito|Che lavoro fa] questa persona, in inglese?",
      "Che cosa fate insieme [la domenica|d'estate|la sera], in inglese?",
    ],
  },
  {
    words: /\b(?:dog|cat|pet|horse|rabbit|animal\w*|fish|bird|hamster)\b/i,
    questions: [
      "[Che cosa sa fare|Che cosa mangia|Dove dorme] questo animale, in inglese?",
      "Che cosa gli diresti se ti capisse, in inglese?",
    ],
  },
  {
    words: /\b(?:music|song\w*|sing\w*|guitar|piano|listen\w*|band|concert)\b/i,
    questions: [
      "[Quando|Dove] ascolti musica, detto in inglese?",
      "Perché ti piace, in una frase con *because*?",
      "Che cosa canti sotto la doccia, in inglese?",
    ],
  },
  {
    words:
      /\b(?:film\w*|movie\w*|series|watch\w*|tv|cinema|youtube|game\w*|videogame\w*|book\w*|read\w*|story)\b/i,
    questions: [
      "[Di che cosa parla|Com'è il personaggio principale|Come finisce], in inglese?",
      "Lo consiglieresti a un amico, e perché, in inglese?",
    ],
  },
  {
    words:
      /\b(?:holiday\w*|sea|beach|mountain\w*|travel\w*|trip|london|rome|plane|train|summer|visit\w*|went)\b/i,
    questions: [
      "[Che cosa ti piace fare|Con chi vai di solito|Che cosa si vede] lì, in inglese?",
      "Dove vorresti andare la prossima volta, in inglese?",
    ],
  },
  {
    words: /\b(?:friend\w*|party|birthday|phone|talk\w*)\b/i,
    questions: [
      "[Che cosa fate insieme|Dove vi vedete|Com'è questo amico], in inglese?",
      "Che cosa gli regaleresti, e perché, in inglese?",
    ],
  },
];
