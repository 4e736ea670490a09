/** A sheet while it is worked on. */
export const worksheetWork = {
  title: "Scheda",
  toList: "Torna alle tue schede",
  loadFailed: "Non è stato possibile aprire la scheda.",
  missingTitle: "Questa scheda non c’è",
  missing: "Forse è stata eliminata, o l’indirizzo ha un errore di battitura.",

  done: (done: number, all: number) => (done === 1 ? `1 di ${all} fatta` : `${done} di ${all} fatte`),
  wordBank: "Parole da usare",
  sentences: "Le frasi",
  correctTexts: "Cambia il testo",

  gap: (label: string, at: number, count: number) =>
    count === 1 ? `Frase ${label}, spazio` : `Frase ${label}, spazio ${at + 1} di ${count}`,
  gapWith: (name: string, given: string) => `${name}, parola data: ${given}`,
  slot: (at: number, count: number) => (count === 1 ? "spazio" : `spazio ${at + 1}`),
  choose: (at: number, count: number) =>
    count === 1 ? "Scegli la risposta" : `Scegli per lo spazio ${at + 1} di ${count}`,
  text: (label: string) => `La tua risposta alla ${label}`,
  textPlaceholder: "Scrivi qui la frase",

  orderBank: "Parole da mettere in ordine",
  orderAnswer: "La tua frase",
  orderEmpty: "Tocca le parole nell’ordine giusto",
  addWord: (word: string) => `Aggiungi «${word}»`,
  removeWord: (word: string) => `Togli «${word}»`,
  wordAdded: (word: string, sentence: string) => `Aggiunta «${word}». La tua frase: ${sentence}`,
  wordRemoved: (word: string) => `Tolta «${word}».`,

  check: "Controlla",
  checking: "Controllo…",
  next: "Vai alla prossima",
  toEnd: "Vai alla consegna",
  empty: "Prima scrivi qualcosa nello spazio.",
  emptyChoice: "Prima scegli una risposta.",
  incompleteOrder: "Prima metti tutte le parole nella frase.",
  failed: "Non è stato possibile controllare. La tua risposta resta qui: riprova.",
  unreachable: "Non c’è connessione. La tua risposta resta qui: riprova tra un momento.",

  gapVerdicts: {
    right: "giusto",
    almost: "quasi: guarda come si scrive",
    wrong: "non ancora",
  },
  right: ["Esatto!", "Giusto: l’hai scoperto tu.", "Proprio così."],
  verdicts: {
    almost: "Ci sei quasi: guarda come si scrive.",
    partly: "Una parte è giusta. Guarda quello che manca.",
    wrong: "Non ancora.",
    again: "È la stessa risposta di prima: prova a cambiare qualcosa.",
    no_attempt: "Scrivi una risposta in inglese: qui sbagliare non costa nulla.",
    unverified: "Salvata.",
  },

  help: "Aiuto",
  helpTitle: (label: string) => `Aiuto per la ${label}`,
  helpCost: "Ogni indizio fa valere questa frase qualche XP in meno.",
  helpBefore: (count: number) => (count === 1 ? "L’indizio di prima" : `Gli indizi di prima (${count})`),
  askHelp: "Dammi un indizio",
  askMore: "Un altro indizio",
  helpFailed: "Non è stato possibile avere l’indizio. Riprova.",
  rungs: ["Dove guardare", "La regola", "Un esempio", "Un altro esempio"],
  thatIsAll: "Questi sono tutti gli indizi. Se non ti viene, vai avanti: ci torni dopo.",
  askCoach: "Chiedi al coach",
  coachQuestion: (label: string, text: string) => `Mi aiuti con la ${label}? «${text}»`,
  leave: "La lascio",
  takeUp: "La riprendo",
  leaveFailed: "Non è stato possibile. Riprova.",

  showPicture: "Vedi la foto",
  hidePicture: "Nascondi la foto",
  pictureTitle: "La foto della pagina",
  pictureHint: "Tocca uno spazio sulla foto per andare alla sua frase.",
  enlargePicture: "Ingrandisci",
  shrinkPicture: "Tutta la pagina",
  picture: "La pagina che hai fotografato. Le frasi sono tutte scritte qui sotto.",
  pictureGone: "La foto non c’è più: le frasi sono tutte qui sotto.",
  pictureGap: (label: string, at: number, count: number, written: string) => {
    const place = count === 1 ? `Frase ${label}` : `Frase ${label}, spazio ${at + 1}`;
    return written ? `${place}: ${written}` : `${place}: vuoto`;
  },
};
