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
  missingMonth: "Scegli anche il mese.",
  missingYear: "Scegli anche l’anno.",
  tooYoungTitle: "Ti aspettiamo!",
};
