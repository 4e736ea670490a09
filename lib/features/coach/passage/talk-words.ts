/** What is said of the answers that were judged, and of the text beside its questions. */
export const isFound = [
  "Sì, la {number} torna con il testo.",
  "Sì, la {number} è al posto giusto.",
  "La {number} va bene: il testo lo dice.",
];
export const isKept = [
  "La {number} è nel punto giusto del testo; l'ultima parola è della prof.",
  "Per la {number} il posto è quello: la conferma la dà la prof.",
  "La {number} l'hai cercata bene: la prof ti dirà se basta.",
];
export const isOpen = [
  "Per la {number} manca ancora la prova.",
  "Alla {number} manca ancora la prova nel testo.",
  "Per la {number} c'è ancora da cercare nel testo.",
];
export const noMore = [
  "Domande nuove sul testo non ne invento.",
  "Altre domande non so inventarle, ma sul testo possiamo restare.",
  "Di domande nuove non ne ho.",
];
export const tellIt = [
  "Prova tu: racconta il testo in due frasi inglesi, e le guardo?",
  "Mi scrivi in inglese la cosa che ti è piaciuta di più del testo?",
  "Scrivine una tu in inglese: chi, dove o quando?",
];
export const whoBefore = [
  "«{pronoun}» prende il posto di qualcuno già nominato: rileggi la {unit} {at}. Di chi parla?",
  "Guarda la {unit} {at}, subito prima: chi c'è lì, che «{pronoun}» non ripete?",
  "Per capire «{pronoun}» torna alla {unit} {at}: chi viene nominato?",
];
export const whoHere = [
  "«{pronoun}» sta già nella prima {unit}: chi viene nominato lì?",
  "Rileggi la prima {unit}: di chi parla «{pronoun}»?",
  "Nella prima {unit} c'è la persona o la cosa: quale?",
];
export const wholeFine = [
  "Frasi complete, e tornano con il testo: ben fatto!",
  "Le risposte intere vanno d'accordo con il testo. Che bel lavoro!",
  "Tutte al loro posto, e in frasi intere: ottimo lavoro!",
];
export const afterWhole = [
  "Che cosa facciamo adesso in inglese?",
  "Su che cosa lavoriamo ora?",
  "Che altro c'è da fare per inglese?",
];
