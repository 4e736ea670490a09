/** What lies over the screen while homework is photographed, framed and read: it comes with the first photo. */
export const photoOverlays = {
  cameraTitle: "Fotografa il compito",
  cameraHint: "Posiziona il compito nell'inquadratura",
  cameraOpening: "Apro la fotocamera…",
  cameraCancel: "Annulla",
  shutter: "Scatta la foto",

  deniedTitle: "Senza fotocamera si fa lo stesso",
  deniedText: "Va bene anche una foto che hai già: la scegli, la ritagli e me la mandi.",
  deniedChoose: "Scegli una foto",
  deniedAgain: "Riprova con la fotocamera",

  cropTitle: "Controlla la foto",
  cropDescription:
    "Va bene? Inviala così. Se ci sono più esercizi, trascina gli angoli: lascia dentro solo il tuo.",
  cropSend: "Invia così",
  cropSendPart: "Invia questa parte",
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

  readTextTitle: "Testo letto nella foto",
  readTextDescription: "Ecco che cosa ho letto. Se una parola è sbagliata, correggila: userò il tuo testo.",
  readTextLabel: "Testo dell’esercizio",
  saveText: "Salva la correzione",
  textSavedTitle: "Testo corretto",
  textSaved: "D’ora in poi il coach usa il tuo testo.",
  saveTextFailed: "Non è stato possibile salvare il testo. Riprova.",
};
