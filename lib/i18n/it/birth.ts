/** When a student was born, which who registers is asked. */
export const birth = {
  question: "Quando sei nato o nata?",
  month: "Mese",
  year: "Anno",
  choose: "Scegli",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  /** Who does not say is asked before the first message. */
  later: "Puoi dirlo anche dopo: te lo chiediamo prima del primo messaggio.",
  missingMonth: "Scegli anche il mese.",
  missingYear: "Scegli anche l’anno.",
  tooYoungTitle: "Ti aspettiamo!",
  wrongDate: "Ho sbagliato la data",
};
