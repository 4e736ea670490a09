/** What is on the screen while somebody speaks: it comes with the first dictation. */
export const dictation = {
  dictationTitle: "Sto ascoltando...",
  dictationHint: "Tocca il pulsante rosso per fermare",
  recording: "Registrando...",
  transcribing: "Elaborando trascrizione...",
  nothingYet: "Parla pure: le tue parole compaiono qui.",
  stopDictation: "Ferma e invia",
  cancelDictation: "Annulla",
  spokenLanguage: "In che lingua parli?",
  italian: "Italiano",
  english: "English",
};
