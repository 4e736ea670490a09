import type { Hints } from "./draft";

/** Where the words are given and only their order is asked for, a rule about their endings helps nobody. */
const ofStatement: Hints = [
  "Di chi o di che cosa si parla? In inglese la frase comincia da lì.",
  "Subito dopo viene il verbo: se la frase dice di no, not o n't sta con la prima parola del verbo.",
  "Il resto sta in fondo: che cosa, dove, quando. Leggi la frase ad alta voce prima di controllare.",
];

const ofQuestion: Hints = [
  "È una domanda: quale parola va davanti alla persona di cui si parla?",
  "Prima la parola che chiede, se c'è (come what o where), poi il verbo che aiuta, poi il soggetto.",
  "Dopo il soggetto viene tutto il resto: il verbo dell'azione, se c'è, che cosa, dove, quando.",
];

/** The hints for words that are to be put in order, by the mark at the end of their sentence. */
export const orderHints = (mark: string): Hints => (mark === "?" ? ofQuestion : ofStatement);
