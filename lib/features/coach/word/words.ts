/** What is said of words. `{word}` is what the student named; English stands in asterisks. */
export const clueWords = {
  definition: [
    "In inglese la spiego così: *{definition}*.",
    "Ecco un indizio: *{definition}*.",
    "La descrizione è questa: *{definition}*.",
  ],
  inEnglish: [
    "In inglese si spiega così: *{definition}*.",
    "Un dizionario inglese direbbe: *{definition}*.",
    "Per un inglese è questo: *{definition}*.",
  ],
  opposite: [
    "È il contrario di *{opposite}*.",
    "Pensa al contrario di *{opposite}*.",
    "Un aiuto: vuol dire l'opposto di *{opposite}*.",
  ],
  theme: [
    "L'argomento è «{theme}»: pensa alle parole di quell'unità.",
    "È una parola dell'argomento «{theme}».",
    "La trovi tra le parole dell'argomento «{theme}».",
  ],
  begins: ["Comincia con «{first}».", "La prima lettera è «{first}».", "La sua iniziale è «{first}»."],
  shape: [
    "Ha {letters} lettere: la prima è «{first}», l'ultima «{last}».",
    "Va da «{first}» a «{last}», {letters} lettere in tutto.",
    "Sono {letters} lettere, comincia con «{first}» e finisce con «{last}».",
  ],
  shortShape: [
    "È corta: {letters} lettere, e la prima è «{first}».",
    "Ha solo {letters} lettere e comincia con «{first}».",
    "Comincia con «{first}» e ha {letters} lettere in tutto.",
  ],
  shapeOfPhrase: [
    "Sono {parts} parole, {letters} lettere in tutto: comincia con «{first}».",
    "Si dice con {parts} parole, e la prima lettera è «{first}».",
    "Ci vogliono {parts} parole: la prima comincia con «{first}».",
  ],
  /** All has been said, and the word may be told. */
  noMore: [
    "Per «{word}» gli indizi sono finiti: se scrivi «dimmela», te la dico.",
    "Di indizi per «{word}» non ne ho altri. Scrivi «dimmela» e te la dico.",
    "Ho detto tutto quello che potevo su «{word}»: con «dimmela» te la scrivo.",
  ],
  /** All has been said, and the word is an answer of other work. */
  noMoreOfWork: [
    "«{word}» serve nel lavoro che stai facendo, quindi non te la dico: la trovi nelle parole della tua unità o sul dizionario.",
    "Qui mi fermo, perché «{word}» è una risposta del tuo lavoro: guarda sul dizionario o in fondo al libro.",
    "Di più non posso dire: «{word}» fa parte del tuo compito. Il dizionario o l'elenco del libro ti aiutano.",
  ],
  /** Asked for again while the first clue is all there is to say. */
  ofWork: [
    "«{word}» serve nel lavoro che stai facendo: ti do un indizio.",
    "Questa fa parte del tuo compito, quindi la trovi tu con un indizio.",
    "«{word}» è una risposta del tuo lavoro: ci arriviamo con un indizio.",
  ],
  which: ["«{word}»:", "Per «{word}»:", "E «{word}»:"],
  guessEnglish: [
    "Qual è la parola inglese?",
    "Che parola inglese ti viene in mente?",
    "Come la diresti in inglese?",
    "Quale parola inglese provi?",
  ],
  guessItalian: [
    "Che cosa vorrà dire in italiano?",
    "Quale parola italiana provi?",
    "Che cosa ti fa pensare, in italiano?",
  ],
  guessEach: ["Quale provi per prima?", "Quali parole inglesi ti vengono in mente?", "Da quale cominci?"],
};

export const guessWords = {
  right: ["Sì, è *{answer}*.", "Giusto: *{answer}*.", "Trovata: *{answer}*."],
  /** Where the word itself must not be written. */
  rightPlain: ["Sì, è quella.", "Giusto, è lei.", "Trovata."],
  near: [
    "Ci sei quasi: c'è una lettera da sistemare.",
    "Quasi: una lettera non va.",
    "La parola è quella, ma una lettera è da cambiare.",
  ],
  nearTwo: [
    "Ci sei quasi: ci sono due lettere da sistemare.",
    "Quasi: due lettere non vanno.",
    "La parola è quella, ma due lettere sono da cambiare.",
  ],
  spellAgain: ["Come la riscrivi?", "Che cosa cambi?", "Come si scrive, allora?"],
  partly: [
    "Una parte è giusta, ma la parola inglese ha {parts} pezzi.",
    "Un pezzo c'è: ne serve ancora, in tutto sono {parts} parole.",
    "Quello che hai scritto c'entra, ma sono {parts} parole.",
  ],
  /** A wrong guess whose own meaning is said. */
  wrong: [
    "*{guess}* vuol dire «{meaning}»: non è quella.",
    "Non è *{guess}*, che vuol dire «{meaning}».",
    "Con *{guess}* diresti «{meaning}»: ne serve un'altra.",
  ],
  wrongPlain: ["Non è quella.", "No, la parola è un'altra.", "Questa no."],
  unknown: [
    "«{guess}» non la conosco come parola inglese.",
    "«{guess}» non è tra le parole inglesi che conosco.",
    "Una parola inglese «{guess}» io non ce l'ho.",
  ],
  again: [
    "Questa l'hai già provata, e non è lei.",
    "L'hai già scritta prima: ne serve un'altra.",
    "Questa era già uscita, cerchiamone un'altra.",
  ],
  oneOnly: [
    "Sono più parole insieme: scegline una sola.",
    "Hai scritto più tentativi: io ne guardo uno alla volta.",
    "Uno alla volta, così capiamo quale.",
  ],
  whichOne: ["Su quale punti?", "Quale scegli?", "Qual è il tuo tentativo?"],
  unsure: [
    "Su «{word}» non posso dirti se va bene: nel mio dizionario non c'è.",
    "Non ho «{word}» nel mio dizionario, quindi non posso controllare.",
    "Per «{word}» non ho una risposta sicura: confronta con un dizionario.",
  ],
};

export const toldWords = {
  means: [
    "*{word}* vuol dire {meanings}.",
    "*{word}* significa {meanings}.",
    "In italiano *{word}* è {meanings}.",
  ],
  /** Where the English word must not be written. */
  meansBare: ["Vuol dire {meanings}.", "Significa {meanings}.", "In italiano è {meanings}."],
  isCalled: [
    "«{word}» in inglese si dice {meanings}.",
    "«{word}» si dice {meanings}.",
    "La parola inglese per «{word}» è {meanings}.",
  ],
  /** What the student takes it for is right. */
  meansYes: [
    "Sì, *{word}* vuol dire proprio «{meaning}».",
    "Esatto: *{word}* è «{meaning}».",
    "Giusto, «{meaning}» in inglese è *{word}*.",
  ],
  formOf: ["*{word}* viene da *{form}*.", "*{word}* è una forma di *{form}*.", "Si parte da *{form}*."],
  define: [
    "In inglese facile: *{definition}*.",
    "Detto in inglese: *{definition}*.",
    "Per ricordarla: *{definition}*.",
  ],
  use: [
    "Mi scrivi una frase tua con *{word}*?",
    "In quale frase useresti *{word}*?",
    "Come useresti *{word}* parlando di te?",
  ],
  useOne: [
    "Quale usi per prima in una frase tua?",
    "Mi scrivi una frase con una di queste?",
    "In quale frase ne useresti una?",
  ],
  /** Of an English phrase the dictionary has only in parts. */
  parts: [
    "*{word}* tutta intera non ce l'ho, ma le sue parole sì: {meanings}.",
    "Nel mio dizionario non c'è tutta la frase. Parola per parola: {meanings}.",
    "Di *{word}* conosco queste parole: {meanings}.",
  ],
  together: [
    "Che cosa vuol dire tutto insieme, secondo te?",
    "Messe insieme, che cosa diranno?",
    "Che senso ha nella tua frase?",
  ],
};

export const unknownWords = {
  notHere: [
    "«{word}» non è nel mio dizionario, e non voglio inventare.",
    "Questa non ce l'ho: «{word}» manca nel mio dizionario.",
    "Nel mio dizionario «{word}» non c'è, quindi non te la so dire.",
  ],
  find: [
    "La trovi su un dizionario: scegli la traduzione con l'esempio più simile alla tua frase.",
    "Guarda nell'elenco in fondo al libro, o su un dizionario con gli esempi.",
    "Un dizionario online ti dà più traduzioni: leggi gli esempi prima di scegliere.",
  ],
  otherSense: [
    "In questo senso «{word}» nel mio dizionario non c'è.",
    "«{word}» con questo significato non ce l'ho.",
    "Conosco «{word}» solo in un altro senso.",
  ],
  whole: [
    "Le frasi intere non le traduco, ma ti aiuto con le parole.",
    "Una frase così la costruisci tu: io ti do una mano con le parole.",
    "Tutta la frase no, ma le parole che mancano sì.",
  ],
  meant: [
    "Nel mio dizionario non c'è «{word}», c'è {near}.",
    "«{word}» non la trovo; la più vicina è {near}.",
    "Non ho «{word}», ma ho {near}.",
  ],
  isIt: ["È quella che cercavi?", "Intendevi quella?", "È lei?"],
  inWhich: ["In quale frase ti serve?", "In che frase l'hai trovata?", "Dove la devi usare?"],
  whichWord: ["Quale parola ti manca?", "Quale parola non ti viene?", "Con quale parola cominciamo?"],
};
