/** "Allenati": three exercises a day. */
export const exercises = {
  emptyAnswer: "Scrivi la tua risposta prima di controllarla.",
  longAnswer: "La risposta è troppo lunga.",

  subtitle: "Tre esercizi al giorno",
  backToChat: "Torna alla chat",
  toProgress: "Guarda i tuoi progressi",
  position: (position: number, count: number) => `Esercizio ${position} di ${count}`,
  solvedMark: "risolto",
  conversation: "Esercizio",
  rule: "Ripassa la regola",
  gap: "spazio vuoto",
  intros: ["Cominciamo!", "Avanti con il secondo.", "E adesso l’ultimo di oggi."],

  answerLabel: "La tua risposta",
  gapPlaceholder: "Scrivi che cosa manca",
  translatePlaceholder: "Scrivi la frase in inglese",
  check: "Controlla",
  chooseLabel: "Scegli la risposta",
  wasWrong: "già provato: non è giusto",
  orderLabel: "Parole da mettere in ordine",
  orderAnswer: "La tua frase",
  orderEmpty: "Tocca le parole nell’ordine giusto",
  addWord: (word: string) => `Aggiungi «${word}»`,
  removeWord: (word: string) => `Togli «${word}»`,
  skip: "Passa oltre",
  next: "Prossimo esercizio",
  finish: "Vedi com’è andata",

  right: ["Esatto!", "Giusto: l’hai scoperto tu.", "Proprio così."],
  almost: "Ci sei: la regola è giusta. Guarda solo come si scrive:",
  wrong: ["Non ancora.", "Ci sei vicino, ma non è ancora così.", "Manca ancora qualcosa."],
  noAttempt: "Scrivi un’idea tua, diversa da prima: qui sbagliare non costa nulla.",
  twin: "Guarda come funziona in un’altra frase:",
  keepTrying: "Riprova con calma: confronta la tua risposta con la regola e con l’esempio.",
  failed: "Non è stato possibile controllare. Riprova.",
  loadFailed: "Non è stato possibile preparare gli esercizi.",

  doneTitle: "Per oggi hai finito!",
  done: (xp: number) =>
    xp > 0
      ? `Tre esercizi risolti, ${xp}\u00a0XP guadagnati. Torna domani per altri tre.`
      : "Tre esercizi risolti. Torna domani per altri tre.",
  oneLeftTitle: "Ne manca uno",
  oneLeft: "L’esercizio che hai saltato resta qui per tutta la giornata: riprova quando vuoi.",
  comeBack: "Torna all’esercizio",
  partlyDone: (solved: number, count: number) => `${solved} su ${count} fatti oggi`,
  cardTitle: "Allenati",
  cardText: "Tre esercizi brevi sugli argomenti che ti servono di più. Non costano cuori.",
  cardDone: "Oggi li hai fatti tutti. Domani ne trovi altri tre.",
  start: "Comincia",
  goOn: "Continua",
};
