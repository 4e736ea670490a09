/** The list of sheets, and how a new one is made. */
export const worksheetList = {
  title: "Le tue schede",
  /** On the ways that lead here. */
  entryText: "Hai un esercizio per casa? Fallo qui, frase per frase.",
  open: "Apri le tue schede",
  back: "Torna agli esercizi",

  newTitle: "Nuova scheda",
  take: "Scatta una foto",
  choose: "Scegli una foto",
  paste: "Incolla il testo",

  emptyTitle: "Qui non c’è ancora niente",
  emptyText:
    "Fotografa un esercizio del libro, o incolla il suo testo: lo fai con calma, lo controlli frase per frase e alla fine lo consegni.",
  loading: "Sto cercando le tue schede",
  loadFailed: "Non è stato possibile caricare le tue schede.",
  listLabel: "Schede",
  solved: (solved: number, items: number) =>
    solved === 1 ? `1 giusta su ${items}` : `${solved} giuste su ${items}`,
  solvedBar: (solved: number, items: number) => `${solved} di ${items} frasi giuste`,

  check: (items: number) => (items === 1 ? "Controlla la frase" : `Controlla le ${items} frasi`),

  remove: (title: string) => `Elimina «${title}»`,
  removeTitle: "Eliminare la scheda?",
  removeText: (title: string) =>
    `«${title}» va via con le tue risposte e con la sua ricevuta, e non torna più. Gli XP restano tuoi.`,
  removeConfirm: "Elimina",
  removeCancel: "Tienila",
  removeFailed: "Non è stato possibile eliminare la scheda. Riprova.",
  removed: (title: string) => `«${title}» è stata eliminata.`,

  pasteTitle: "Incolla l’esercizio",
  pasteDescription: "Copia le frasi con gli spazi da riempire, meglio con il loro numero davanti.",
  pasteLabel: "Testo dell’esercizio",
  pasteExample: "1. She ____ (go) to school.\n2. They ____ (play) football.",
  pasteSend: "Crea la scheda",
  pasteCancel: "Annulla",
  pasteFailed: "Non è stato possibile creare la scheda. Il testo è ancora qui: riprova.",

  read: (items: number) => (items === 1 ? "Ho letto una frase" : `Ho letto ${items} frasi`),
  noExerciseTitle: "In questa foto non ho trovato un esercizio",
  noExercise: "Il coach però l’ha guardata, e ti ha risposto nella chat.",
  toChat: "Vai alla chat",
  photoFailed: "La foto è ancora qui: puoi rimandarla.",
  photoAgain: "Manda di nuovo",
};
