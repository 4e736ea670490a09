/** What is said of how words sound, of their forms, and of words that are near them. */
export const soundWords = {
  read: [
    "*{word}* si legge più o meno «{spelled}»",
    "*{word}*: più o meno «{spelled}»",
    "*{word}* suona circa «{spelled}»",
  ],
  twoWays: [
    "*{word}* si legge in due modi: {ways}.",
    "*{word}* ha due suoni: {ways}.",
    "Dipende: *{word}* è {ways}.",
  ],
  oneSyllable: ["una sillaba sola", "tutta in un colpo", "una sola sillaba"],
  syllables: [
    "{count} sillabe, e la più forte è la {strong}",
    "{count} sillabe, con l'accento sulla {strong}",
    "{count} sillabe: la voce sale sulla {strong}",
  ],
  silent: ["Non si sente: {letters}.", "Lettere mute: {letters}.", "Scritte ma non dette: {letters}."],
  rhyme: ["Fa rima con *{rhyme}*.", "Finisce come *{rhyme}*.", "Ha lo stesso suono finale di *{rhyme}*."],
  th: [
    "Per *th* metti la punta della lingua tra i denti.",
    "Il *th* si fa con la lingua tra i denti.",
    "In *th* la lingua tocca i denti di sopra.",
  ],
  ed: ["La -ed finale suona /{sound}/.", "Qui -ed si dice /{sound}/.", "Il finale -ed è un suono /{sound}/."],
  s: ["La -s finale suona /{sound}/.", "Qui la -s si dice /{sound}/.", "Il finale in -s è /{sound}/."],
  listen: [
    "Premi *Ascolta* qui sotto: la ripeti tre volte?",
    "Con *Ascolta*, sotto il messaggio, la senti: provi a ripeterla?",
    "Sotto il messaggio c'è *Ascolta*: la senti e la ripeti ad alta voce?",
  ],
  unknown: [
    "I suoni di «{word}» non li ho, e non voglio inventarli.",
    "Di «{word}» non conosco la pronuncia con certezza.",
    "«{word}» non è tra le parole di cui conosco i suoni.",
  ],
  find: [
    "Un dizionario online la fa sentire: prima in inglese britannico, poi americano.",
    "Su un dizionario online c'è l'altoparlante accanto alla parola.",
    "Cercala su un dizionario con l'audio.",
  ],
  /** A word that must not be written, as it is an answer of work under way. */
  ofWork: [
    "Questa parola serve nel tuo lavoro, quindi qui non la scrivo: ascoltala su un dizionario online.",
    "È una parola del lavoro che stai facendo, e non la scrivo: su un dizionario con l'audio la senti.",
    "La parola fa parte del tuo compito e non la scrivo io: un dizionario online te la fa sentire.",
  ],
  yourReading: ["Tu come la leggeresti?", "Come la diresti tu?", "Come suona, secondo te?"],
  where: ["In quale frase l'hai letta?", "Dove l'hai trovata?", "In che testo è?"],
};

export const formWords = {
  parts: [
    "Le tre forme di *{word}*: *{first}*, *{past}*, *{participle}*.",
    "*{word}* fa *{first}*, *{past}*, *{participle}*.",
    "Il paradigma di *{word}* è *{first}*, *{past}*, *{participle}*.",
  ],
  one: ["{name} di *{word}* è {forms}.", "{name} di *{word}*: {forms}.", "Per *{word}*, {name} è {forms}."],
  unknown: [
    "Questa forma di «{word}» non ce l'ho, e non voglio inventarla.",
    "Di «{word}» non conosco questa forma.",
    "Per «{word}» non ho la forma che cerchi.",
  ],
  find: [
    "La trovi nella tabella in fondo al libro o sul dizionario.",
    "Guarda sul dizionario, accanto alla parola.",
    "C'è nell'elenco del libro o su un dizionario.",
  ],
  noPlural: [
    "*{word}* non ha il plurale: non si conta, e non prende né -s né *a*.",
    "Di *{word}* non c'è il plurale, perché non si può contare.",
    "*{word}* resta sempre uguale: è un nome che non si conta.",
  ],
  /** A form that is an answer of work under way. */
  ofWork: [
    "Questa forma ti serve nel lavoro che stai facendo, quindi la trovi tu.",
    "Questa è una risposta del tuo lavoro: prova tu.",
    "Questa forma la stai cercando nel tuo compito: la lascio a te.",
  ],
  isIrregular: [
    "È nella tabella dei verbi irregolari.",
    "Non prende -ed: guarda i verbi irregolari.",
    "È un verbo irregolare, sta nella tabella del libro.",
  ],
  isRegular: [
    "Segue la regola, senza eccezioni.",
    "È regolare: basta la regola.",
    "Non è nella tabella degli irregolari.",
  ],
  yourTry: ["Che cosa scriveresti?", "Come la formeresti?", "Qual è il tuo tentativo?"],
  needsVerb: [
    "Prima serve la parola inglese per «{word}».",
    "Partiamo dalla parola inglese per «{word}».",
    "Per la forma ci vuole prima «{word}» in inglese.",
  ],
};

export const relatedWords = {
  synonym: [
    "Al posto di *{word}* puoi dire {words}.",
    "Un sinonimo di *{word}*: {words}.",
    "*{word}* e {words} vogliono dire quasi lo stesso.",
  ],
  opposite: [
    "Il contrario di *{word}* è {words}.",
    "L'opposto di *{word}*: {words}.",
    "*{word}* al contrario è {words}.",
  ],
  noSynonym: [
    "Un sinonimo di *{word}* non ce l'ho, e non voglio inventarlo.",
    "Per *{word}* non conosco un sinonimo.",
    "Non ho sinonimi di *{word}* nel mio elenco.",
  ],
  noOpposite: [
    "Un contrario di *{word}* non ce l'ho, e non voglio inventarlo.",
    "Per *{word}* non conosco un contrario.",
    "Non ho contrari di *{word}* nel mio elenco.",
  ],
  ofWork: [
    "Questa parola la stai cercando nel tuo lavoro, quindi la lascio a te.",
    "È una risposta del lavoro che stai facendo: la trovi tu.",
    "Ti serve nel tuo compito, quindi prova tu.",
  ],
  find: [
    "Un dizionario dei sinonimi (si chiama *thesaurus*) te ne dà tanti.",
    "Cerca *thesaurus* online e scrivi lì la parola.",
    "Su un *thesaurus*, il dizionario dei sinonimi, la trovi.",
  ],
};

export const spellingWords = {
  right: [
    "Si scrive proprio così: *{word}*.",
    "L'hai scritta giusta: *{word}*.",
    "Sì, *{word}* si scrive così.",
  ],
  is: ["Si scrive *{word}*.", "La scrittura giusta è *{word}*.", "In inglese è *{word}*."],
  letters: [
    "Lettera per lettera: {letters}.",
    "Una lettera alla volta: {letters}.",
    "Le lettere: {letters}.",
  ],
  ofWork: [
    "Questa parola la stai scrivendo nel tuo lavoro, quindi la lascio a te.",
    "È una parola del lavoro che stai facendo: provala tu.",
    "Questa la controlli tu: fa parte del tuo lavoro.",
  ],
  use: [
    "Mi scrivi una frase tua con *{word}*?",
    "In quale frase useresti *{word}*?",
    "Con quale frase provi *{word}*?",
  ],
};
