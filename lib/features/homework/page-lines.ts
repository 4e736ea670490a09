/** Heads and feet of pages, and what is for the student's name. */
export const furniture =
  /^(?:page|pag\.?|pagina|p\.)\s*\d+$|^\d{1,3}$|^(?:unit|lesson|module|chapter|lezione|unità)\b|©|^(?:student'?s book|workbook|grammar|revision|homework|name|class|date|nome|classe|data)\b[^_]{0,30}$|^\d+\s*(?:[|•]\s*)?(?:unit|page)\b|^photocopiable\b|^(?:punteggio|punti|voto|score|total|totale|marks?|points?)\b[^\p{L}]*$/iu;

export const exampleLine =
  /^(?:0[.)]?\s|\(0\)|example\b|esempio\b|e\.?g\.|es[.:](?!\s?(?:\d|p(?:ag|\.)|n\b)))/i;
