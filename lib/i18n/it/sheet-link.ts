/** Apart from the sheet's other words, which the chat does without. */
export const sheetsName = "Schede";

/** The way from the coach's message to its sheet. */
export const sheetLink = (items: number) => `Apri la scheda · ${items === 1 ? "1 frase" : `${items} frasi`}`;
