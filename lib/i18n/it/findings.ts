/** What is marked on a student's own message, and the panel where it is put right. */
export const findings = {
  emptyTry: "Scrivi il tuo tentativo prima di controllarlo.",
  longTry: "È troppo lungo: basta la parte sottolineata, o la frase.",

  toDiscover: (quote: string) => `Da scoprire: «${quote}»`,
  open: (count: number) => (count === 1 ? "1 cosa da scoprire" : `${count} cose da scoprire`),

  yourSentence: "La tua frase",
  rule: "La regola",
  hint: (number: number) => `Suggerimento ${number}`,
  twin: "Un’altra frase con lo stesso errore",
  twinWrong: "Prima",
  twinRight: "Dopo",

  tryLabel: "Prova tu",
  tryPlaceholder: "Riscrivi la parte sottolineata",
  check: "Controlla",
  notYet: "Non ancora, ma il tentativo serve: ecco un nuovo aiuto.",
  notYetAgain: "Non ancora. Confronta la tua idea con la regola e con l’esempio qui sopra.",
  noAttempt: "Scrivi un’idea tua, diversa da prima: qui sbagliare non costa nulla.",
  found: "L’hai trovato!",
  rightSentence: "La tua frase adesso",
  back: "Torna alla chat",
  drop: "Secondo me è giusto",
  dropHint: "Se per te va bene così, toglilo: non te lo chiedo più.",
  dropped: "Tolto. Se ti resta un dubbio, chiedi all’insegnante.",
  dropFailed: "Non è stato possibile toglierlo. Riprova.",
  failed: "Non è stato possibile controllare. Riprova.",
};
