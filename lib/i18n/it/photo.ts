/** Photographed homework: taking it, framing it, what was read of it. */
export const photo = {
  take: "Scatta",
  choose: "Foto",
  /** Sent along as the specification asks; the coach guides and never solves. */
  context: "Analizza questo compito di inglese e aiutami a risolverlo.",

  tooLargeTitle: "Immagine troppo grande",
  tooLarge: "L'immagine deve essere inferiore a 8MB",
  unreadableTitle: "Immagine non leggibile",
  unreadable: "Scegli una foto in formato JPEG, PNG o WebP.",
  dropHere: "Lascia qui la foto del compito",

  cameraTitle: "Fotografa il compito",
  cameraHint: "Posiziona il compito nell'inquadratura",
  cameraOpening: "Apro la fotocamera…",
  cameraCancel: "Annulla",
  shutter: "Scatta la foto",
  cameraDeniedTitle: "Accesso fotocamera negato",
  cameraDenied: "Consenti l'accesso alla fotocamera nelle impostazioni del browser",
  cameraMissingTitle: "Fotocamera non disponibile",
  cameraMissing: "Qui non riesco ad aprirla: scegli una foto già fatta con il pulsante Foto.",

  cropTitle: "Inquadra un solo esercizio",
  cropDescription: "Una pagina intera si legge male. Trascina gli angoli e lascia dentro un solo esercizio.",
  picture: "La foto del compito",
  cropSend: "Invia al coach",
  cropRetake: "Scatta di nuovo",
  cropCancel: "Annulla",
  cropArea: "Zona scelta. Spostala con le frecce; con Maiuscolo fai passi più lunghi.",
  cropHandle: (place: string) => `${place}. Spostalo con le frecce; con Maiuscolo fai passi più lunghi.`,
  cropPlaces: {
    n: "Bordo in alto",
    e: "Bordo a destra",
    s: "Bordo in basso",
    w: "Bordo a sinistra",
    nw: "Angolo in alto a sinistra",
    ne: "Angolo in alto a destra",
    se: "Angolo in basso a destra",
    sw: "Angolo in basso a sinistra",
  },

  analysisTitle: "Analisi compito in corso",
  analysisDescription: "Di solito bastano pochi secondi.",
  steps: { sending: "Invio la foto", reading: "Leggo il testo", thinking: "Il coach pensa" },
  stepDone: "fatto",
  hideAnalysis: "Aspetta nella chat",

  processed: "Foto elaborata",
  failedTitle: "Errore analisi",
  failed: "Riprova più tardi",
  askForHelp: "Mi aiuti con questo esercizio?",

  attached: "Foto allegata",
  attachedHint: "Parte con il prossimo messaggio.",
  removeAttached: "Togli la foto",

  enlarge: "Ingrandisci la foto",
  yourPhoto: "La tua foto",

  readText: "Testo letto",
  readTextTitle: "Testo letto nella foto",
  readTextDescription: "Ecco che cosa ho letto. Se una parola è sbagliata, correggila: userò il tuo testo.",
  readTextLabel: "Testo dell'esercizio",
  saveText: "Salva la correzione",
  textSavedTitle: "Testo corretto",
  textSaved: "D'ora in poi il coach usa il tuo testo.",
  saveTextFailed: "Non è stato possibile salvare il testo. Riprova.",
};
