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

  cameraDeniedTitle: "Accesso fotocamera negato",
  cameraDenied: "Consenti l'accesso alla fotocamera nelle impostazioni del browser",
  cameraMissingTitle: "Fotocamera non disponibile",
  cameraMissing: "Qui non riesco ad aprirla: scegli una foto già fatta con il pulsante Foto.",

  processed: "Foto elaborata",
  failedTitle: "Errore analisi",
  failed: "Riprova più tardi",
  askForHelp: "Mi aiuti con questo esercizio?",

  picture: "La foto del compito",
  attached: "Foto allegata",
  attachedHint: "È salva: parte con Invia.",
  removeAttached: "Togli la foto",

  enlarge: "Ingrandisci la foto",
  yourPhoto: "La tua foto",
  gone: "Foto non più conservata",

  readText: "Testo letto",
};
