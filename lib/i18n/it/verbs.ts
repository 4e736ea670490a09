/** The table of irregular verbs. */
export const verbs = {
  title: "Verbi irregolari",
  short: "Cerca una forma, ascoltala",
  link: "Tutti i verbi irregolari",
  intro: "Le tre forme da sapere a memoria. Cerca in inglese o in italiano.",
  search: "Cerca un verbo",
  placeholder: "went, andare…",
  base: "Forma base",
  past: "Past simple",
  participle: "Participio",
  count: (count: number) => (count === 1 ? "1 verbo" : `${count} verbi`),
  none: "Nessun verbo con queste lettere: prova con la forma base, oppure in italiano.",
  regular: "Se un verbo non c’è, di solito è regolare: aggiungi -ed.",
  or: "oppure",
  sound: "Ascolta",
  listen: (verb: string) => `Ascolta ${verb}`,
  back: "Torna alla chat",
} as const;
