/** Where a student looks through what was read of a page, and puts it right. */
export const worksheetCheck = {
  title: "Controlla la scheda",
  intro: "Guarda se ho letto bene. Per correggere una frase, toccala.",
  introLater: "Correggi il testo delle frasi che non hai ancora provato.",
  unsureCount: (count: number) =>
    count === 1
      ? "Una frase l’ho letta con fatica: è segnata."
      : `${count} frasi le ho lette con fatica: sono segnate.`,
  gapHelp: "Gli spazi da riempire si scrivono così: ____",

  newRow: "Frase nuova",
  label: "Numero",
  text: "Frase",
  unsure: "Controlla questa: non sono sicuro di averla letta bene.",
  locked: "L’hai già provata: il testo non cambia più.",
  strip: (label: string) => `La frase ${label} nella foto`,
  edit: (label: string) => `Correggi la frase ${label}`,
  done: "Fatto",
  up: "Sposta su",
  down: "Sposta giù",
  join: "Unisci con la frase dopo",
  addGap: "Metti uno spazio da riempire",
  remove: "Togli",
  add: "Aggiungi una frase",
  emptyPart: "Qui non ci sono frasi.",

  removed: (label: string) => `Frase ${label} tolta.`,
  joined: (label: string) => `Frase ${label} unita con quella dopo.`,
  moved: (label: string, place: number) => `Frase ${label}: ora è al posto ${place}.`,
  undo: "Annulla",

  photoTitle: "L’esercizio continua in un’altra pagina?",
  photoText: "Aggiungi una foto: le sue frasi vanno in fondo.",
  photoTake: "Aggiungi una foto",
  photoChoose: "Scegli una foto",
  photoRead: "Ho aggiunto le frasi della foto nuova.",

  start: "Va bene, comincio",
  save: "Salva",
  cancel: "Annulla",
  saveFailed: "Non è stato possibile salvare. Quello che hai scritto è ancora qui: riprova.",
  mistakes: "C’è ancora qualcosa da sistemare: guarda le frasi segnate in rosso.",
  changed:
    "La scheda è cambiata in un’altra finestra. Ecco quella nuova, con quello che hai scritto tu: guarda e riprova.",
};
