/** How a training is announced. `name` is one rule or several with their articles: "il past simple e i comparativi". */
export const drillWords = {
  topic: [
    "Cinque frasi, un argomento: {name}.",
    "Ci alleniamo così: {name}, cinque frasi, una alla volta.",
    "Ecco un piccolo allenamento: {name}, cinque frasi.",
  ],
  test: [
    "Per la verifica alleniamo {name}: cinque frasi, una alla volta.",
    "Prova generale prima della verifica: {name}, cinque frasi.",
    "Verifica in arrivo: cinque frasi, {name}.",
  ],
  irregularVerbs: [
    "Cinque verbi irregolari, uno alla volta.",
    "Interrogazione sui verbi irregolari: sono cinque.",
    "Verbi irregolari: eccone cinque.",
  ],
  weak: [
    "Cinque frasi sugli argomenti da rinforzare: {name}.",
    "Ripartiamo da dove serve di più: {name}, cinque frasi.",
    "Cinque frasi scelte per te: {name}.",
  ],
  any: [
    "Cinque frasi, un po' di tutto: {name}.",
    "Un giro misto di cinque frasi: {name}.",
    "Mescoliamo un po': {name}, cinque frasi.",
  ],
  words: [
    "Cinque parole da indovinare: {name}.",
    "Giochiamo con le parole: {name}, cinque definizioni.",
    "Ecco cinque definizioni: {name}.",
  ],
  harder: [
    "Va bene, un po' più difficile: {name}.",
    "Saliamo di livello: {name}, altre cinque.",
    "Altre cinque, più impegnative: {name}.",
  ],
  easier: [
    "Va bene, un po' più facile: {name}.",
    "Scendiamo di un gradino: {name}, altre cinque.",
    "Altre cinque, più semplici: {name}.",
  ],
  /** Beside what can be trained something was named that cannot. */
  without: [
    "Per {name} non ho ancora esercizi.",
    "Esercizi per {name} non ne ho ancora.",
    "Mi mancano ancora gli esercizi per {name}.",
  ],
} as const;
