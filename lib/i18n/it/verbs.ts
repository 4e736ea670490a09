/** The table of irregular verbs. */
export const verbs = {
  title: "Verbi irregolari",
  /** Whether there is a voice to hear them is known on their page. */
  short: "Le tre forme di ogni verbo, da cercare",
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
  hear: "Tocca una forma per ascoltarla.",
  listen: (form: string) => `Ascolta ${form}`,
  back: "Torna alla chat",
} as const;
