/** What one has with Pro, and the way back to what it is for. */
export const proCard = {
  have: [
    "Messaggi, foto e cuori senza limiti",
    "Il coach ti legge ogni messaggio",
    "Se ci scrivi, rispondiamo entro 1 giorno lavorativo",
  ],
  study: "Torna a studiare",
};
