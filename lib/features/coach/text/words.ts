/**
 * What the coach says of a student's own English. `{quote}` is the student's words, `{own}` those of a try. Only `ask`,
 * `goOn` and the like are questions.
 */
export const smallStepOpenings = [
  "Dimmi solo questo",
  "Un passo alla volta",
  "Una domanda piccola",
  "Pensa solo a una cosa",
  "Cominciamo da qui",
];

export const texts = {
  onePlace: [
    "C'è un punto da guardare: «{quote}».",
    "Guarda bene qui: «{quote}» non torna ancora.",
    "Un punto non va ancora: «{quote}».",
  ],
  manyPlaces: [
    "Vedo {count} punti da guardare, li trovi sottolineati. Il primo: «{quote}».",
    "Ci sono {count} punti sottolineati da rivedere. Cominciamo da «{quote}».",
    "I punti da rivedere sono {count}, tutti sottolineati. Partiamo da «{quote}».",
  ],
  next: [
    "Ora guardiamo «{quote}»: non va ancora.",
    "Passiamo a «{quote}»: qui manca ancora qualcosa.",
    "Resta «{quote}»: non torna ancora.",
  ],
  right: ["Sì, «{own}» è giusto.", "Esatto: «{own}».", "Giusto: «{own}». L'hai trovato tu."],
  /** Where the try holds another mistake. */
  rightThere: ["Sì, «{quote}» adesso è sistemato.", "Il punto «{quote}» è risolto."],
  /** Several at once: `{quotes}` are the words that were wrong. */
  rightMany: [
    "Sì, questi sono sistemati: {quotes}.",
    "Risolti: {quotes}.",
    "Con questi hai finito: {quotes}.",
  ],
  goneMany: [
    "Quello che avevo segnato in {quotes} non c'è più.",
    "Hai tolto quello che avevo segnato: {quotes}.",
  ],
  /** `{done}` and `{count}` are figures. */
  tally: ["Punti sistemati: {done} su {count}.", "Fin qui: {done} punti su {count}."],
  resting: ["Resta da guardare {quotes}.", "Ancora sottolineato: {quotes}."],
  gone: [
    "L'errore di «{quote}» non c'è più. Lì non trovo altro, ma di questa versione non sono sicuro al cento per cento.",
    "Quello che avevo segnato in «{quote}» non c'è più. Lì non vedo altro, ma non conosco tutti gli errori.",
    "Hai tolto l'errore di «{quote}». Non vedo altri errori lì tra quelli che conosco.",
  ],
  notYet: [
    "Non ancora: «{quote}» va ancora sistemato.",
    "Ci hai provato, ma in «{quote}» manca ancora qualcosa.",
    "Quasi: «{quote}» non torna ancora.",
  ],
  near: {
    misspelt: [
      "La parola che hai in mente è quella, ma «{own}» ha ancora una lettera fuori posto.",
      "L'idea è giusta: di «{own}» manca ancora solo l'ortografia.",
    ],
    regularised: [
      "Hai capito che serve il passato, ma «{own}» tratta il verbo come se fosse regolare: non va ancora.",
      "Il tempo è giusto; è la forma «{own}» che non va ancora.",
    ],
    otherColumn: [
      "Il verbo è quello, ma «{own}» sta in un'altra colonna della tabella: non va ancora.",
      "Sei nella tabella giusta, però «{own}» è di un'altra colonna: non ancora.",
    ],
    half: [
      "Un pezzo c'è già: «{own}» va bene, manca ancora il resto.",
      "Metà è fatta con «{own}», ma non basta ancora.",
    ],
    rightPlace: [
      "Stai cambiando il pezzo giusto, ma la forma non è ancora quella: «{quote}».",
      "Il punto è quello, la forma non ancora: «{quote}».",
    ],
    wrongPlace: [
      "Hai cambiato un'altra parte: il punto da guardare è ancora «{quote}».",
      "Qualcosa è cambiato, ma il punto è ancora «{quote}».",
    ],
  },
  same: [
    "«{quote}» è ancora come prima.",
    "È la stessa versione di prima: guarda ancora «{quote}».",
    "Qui non è cambiato niente, manca ancora qualcosa: «{quote}».",
  ],
  chooseOne: [
    "Più risposte insieme non le posso confermare: in «{quote}» manca ancora una scelta.",
    "Un elenco non mi dice che cosa pensi: «{quote}» non è ancora sistemato.",
  ],
  /** After a few words that may be an answer to the hint, or not: nobody judges them. */
  heard: [
    "Ok, andiamo avanti di un passo.",
    "Va bene, ecco un altro pezzetto.",
    "Ti seguo, un passo in più.",
  ],
  stuck: [
    "Nessun problema, ecco un indizio per «{quote}», che non va ancora.",
    "Va bene non saperlo: guardiamo meglio «{quote}», dove manca ancora qualcosa.",
    "Ci arriviamo con calma: «{quote}» non torna ancora.",
  ],
  notTold: [
    "La risposta non te la dico, ma un indizio sì: «{quote}» non va ancora.",
    "Quella la trovi tu, io ti aiuto: in «{quote}» manca ancora qualcosa.",
  ],
  reason: ["Ecco il perché di «{quote}», che non va ancora.", "«{quote}» non va ancora, e c'è una regola."],
  twin: [
    "La stessa regola in un'altra frase: da *{wrong}* a *{right}*.",
    "Guarda una frase gemella: prima *{wrong}*, poi *{right}*.",
  ],
  twinTask: [
    "Che cosa è cambiato, e come lo porti nella tua frase?",
    "Riesci a fare lo stesso passo in «{quote}»?",
  ],
  aside: [
    "«{quote}» la lasciamo qui e ci torniamo: la ritrovi sottolineata e negli allenamenti.",
    "Per ora lasciamo «{quote}»: ci torniamo un'altra volta, con la testa fresca.",
  ],
  noneFound: [
    "Non trovo errori tra quelli che conosco.",
    "Ho controllato: non vedo errori tra quelli che conosco.",
    "Tra gli errori che conosco, qui non ne vedo.",
  ],
  noneLeft: [
    "Non vedo altri errori tra quelli che conosco.",
    "Altri errori tra quelli che conosco non ne vedo.",
    "Di quelli che conosco non ne trovo altri.",
  ],
  limits: [
    "Controllo grammatica e ortografia; se le idee rispondono alla consegna lo vede la prof.",
    "Guardo le regole e le parole, non se il contenuto è quello che chiede il compito.",
  ],
  disputed: [
    "Guardo di nuovo, hai fatto bene a dirlo. La regola che vedo in «{quote}» è questa.",
    "Ti prendo sul serio. In «{quote}» io vedo questa regola.",
  ],
  agreeTask: [
    "Nella tua frase vale, oppure vuoi dire un'altra cosa?",
    "Secondo te qui vale, o c'è un motivo per cui no?",
  ],
  dropped: [
    "Può darsi che abbia ragione tu: tolgo il segno da «{quote}». Grazie di averlo detto.",
    "Va bene, su «{quote}» mi fido di te e tolgo il segno. Se vuoi esserne sicuro, chiedilo anche alla prof.",
  ],
  /** The same where the rule has no exceptions. */
  droppedUnsure: [
    "Va bene, tolgo il segno da «{quote}». La regola per me vale ancora: falla vedere alla prof.",
    "D'accordo, da «{quote}» tolgo il segno. Non sono convinto, però: chiedi alla prof.",
  ],
  leftAlone: [
    "Va bene, «{quote}» la lasciamo stare. Resta sottolineata, se un giorno vuoi tornarci.",
    "D'accordo, non te la chiedo più: «{quote}» resta solo sottolineata.",
  ],
  /** Ends a hint that is no question. */
  rewrite: [
    "Come la riscriveresti?",
    "Come diventa la tua frase?",
    "Che cosa cambieresti in quel punto?",
    "Mi scrivi la tua nuova versione?",
  ],
  /** After the last place of a text, put right by a piece of it. */
  rewriteText: ["Mi riscrivi il testo intero, così lo ricontrollo?", "Vuoi mandarmi la versione completa?"],
  /** After a piece nobody vouches for. */
  whole: ["Come diventa adesso la frase intera?", "Mi scrivi tutta la frase con questo pezzo?"],
  what: ["Che cosa guardiamo adesso?", "Hai un'altra frase da guardare?", "Che cosa vuoi fare adesso?"],
  /** What is asked about a text that was checked; `{left}` and `{others}` are quotes. */
  counted: [
    "Ho segnato {count} punti: sistemati {done}, ancora da guardare {open}.",
    "I punti segnati sono {count}: ne hai sistemati {done}, da guardare ne restano {open}.",
  ],
  countedNew: ["Ho segnato {count} punti.", "I punti segnati sono {count}."],
  countedOne: [
    "Ho segnato un punto solo: «{quote}», che non va ancora.",
    "Un punto solo, ancora aperto: «{quote}».",
  ],
  leftOver: ["Non vanno ancora: {left}.", "Restano da guardare: {left}."],
  underlined: [
    "Quelli che non vanno ancora li trovi sottolineati.",
    "Sono sottolineati quelli da guardare ancora.",
  ],
  nth: ["Guarda il punto sottolineato numero {n}, che non va ancora."],
  last: ["Resta «{quote}», che non va ancora.", "Non va ancora «{quote}»."],
  which: ["Da quale vuoi partire?", "Quale guardiamo?"],
  besides: [
    "Oltre a «{quote}» non vanno ancora: {others}.",
    "Sottolineati ci sono anche {others}, che non tornano ancora.",
  ],
  noOthers: [
    "Oltre a «{quote}», che non va ancora, non vedo altri errori tra quelli che conosco.",
    "Resta solo «{quote}»: altri errori tra quelli che conosco non ne vedo.",
  ],
  here: [
    "Il punto è qui: «{quote}», che non va ancora.",
    "Guarda dentro «{quote}»: il punto che non va è lì.",
  ],
  notYetRight: ["Non ancora: resta «{quote}».", "Non del tutto: «{quote}» non va ancora."],
  doneSoFar: ["Hai già sistemato {quotes}.", "Sistemati finora: {quotes}."],
  noneDone: [
    "Dei punti segnati non ne hai ancora sistemati.",
    "Per ora i punti segnati sono ancora tutti aperti.",
  ],
  noneOpen: ["Di punti segnati non ne restano.", "Non ho altri punti segnati da guardare."],
  noMarks: [
    "Il voto non lo so dire: guardo grammatica e ortografia. Idee, lunghezza, stile e punteggiatura li guarda la prof.",
    "Questo non lo so giudicare: controllo le regole e le parole, non le idee, lo stile o la punteggiatura.",
  ],
  sure: [
    "Posso sbagliare, ma «{quote}» per questa regola non va ancora.",
    "Ho guardato di nuovo: «{quote}» non torna ancora, per questa regola.",
  ],
  sendNew: [
    "Per guardare la nuova versione mi serve il testo: me lo mandi?",
    "Mi mandi la versione corretta, anche solo la frase cambiata?",
  ],
};
