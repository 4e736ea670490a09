/** "Allenati": three exercises a day. */
export const exercises = {
  emptyAnswer: "Scrivi la tua risposta prima di controllarla.",
  longAnswer: "La risposta è troppo lunga.",
};
