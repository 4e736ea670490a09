/** A copy of the learner's data. */
export const ownData = {
  title: "I tuoi dati",
  what: "Tutto quello che conserviamo di te.",
  download: "Scarica i miei dati",
  downloaded: "Dati scaricati",
  downloadedAs: (fileName: string) =>
    `Li trovi tra i download, nel file ${fileName}. Si apre con un editor di testo.`,
  failedTitle: "Errore",
  failed: "Non è stato possibile scaricare i tuoi dati. Riprova più tardi.",
};
