/** The panel below a student's own message, where a mistake is put right. */
export const findings = {
  emptyTry: "Scrivi il tuo tentativo prima di controllarlo.",
  longTry: "È troppo lungo: basta la parte sottolineata, o la frase.",
};
