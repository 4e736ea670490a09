import type { Hints } from "./draft";

const beginning = "Di chi o di che cosa si parla? In inglese la frase comincia da lì.";

/** Where the words are given and only their order is asked for, a rule about their endings helps nobody. */
const ofStatement: Hints = [
  beginning,
  "Subito dopo viene il verbo: se la frase dice di no, not o n't sta con la prima parola del verbo.",
  "Il resto sta in fondo: che cosa, dove, quando. Leggi la frase ad alta voce prima di controllare.",
];

const ofQuestion: Hints = [
  "È una domanda: quale parola va davanti alla persona di cui si parla?",
  "Prima la parola che chiede, se c'è (per esempio what o where), poi il verbo che aiuta, poi il soggetto.",
  "Dopo il soggetto viene tutto il resto: il verbo dell'azione, se c'è, che cosa, dove, quando.",
];

/** For a sentence that ends with a noun and the words before it. */
export const ofDescribedNoun: Hints = [
  beginning,
  "Subito dopo viene il verbo; quello che resta è un nome con le parole che gli stanno davanti.",
  "Davanti al nome: prima l'articolo o il numero, poi l'aggettivo.",
];

/** For a sentence whose subject is of several pieces. */
export const ofLongSubject: Hints = [
  "Di chi si parla? Il soggetto può essere fatto di più pezzi: tienili insieme.",
  "Se un luogo dice di chi si parla (di quale classe, di quale città), sta attaccato al soggetto.",
  "Dopo il soggetto viene il verbo, e in fondo il resto.",
];

/** The hints for words that are to be put in order, by the mark at the end of their sentence. */
export const orderHints = (mark: string): Hints => (mark === "?" ? ofQuestion : ofStatement);
