/** What is said around an exercise. `{n}` is an item ("la 3"; `{in}` "nella 3", `{to}` "alla 3"), `{own}` a try, `{item}` its sentence, `{gap}` which gap. */
export const words = {
  open: [
    "Ho letto {count}: le facciamo una alla volta.",
    "Sono {count}, una alla volta.",
    "Vedo {count}: andiamo con ordine.",
  ],
  openNamed: [
    "Ho letto {count}. Argomento: {name}.",
    "Sono {count} per allenare {name}.",
    "Vedo {count}. Si lavora su questo: {name}.",
  ],
  openParts: [
    "Ho letto {count} in {parts} esercizi.",
    "Sono {count}, divise in {parts} esercizi.",
    "Vedo {parts} esercizi, {count} in tutto.",
  ],
  show: ["Ecco {n}: {item}", "Adesso {n}: {item}", "Passiamo ora a questa, {n}: {item}"],
  right: ["Sì, «{own}» è giusto.", "Esatto, «{own}».", "Giusto: «{own}».", "Sì: «{own}» funziona."],
  rightUnquoted: ["Sì, è giusto.", "Esatto, questa va bene.", "Giusto, così funziona."],
  rightList: ["Giuste: {list}.", "Vanno bene: {list}.", "A posto: {list}."],
  rightGap: [
    "Nel {gap} spazio «{own}» va bene.",
    "«{own}» va bene nel {gap} spazio.",
    "Il {gap} spazio è a posto con «{own}».",
  ],
  rightGapUnquoted: ["Il {gap} spazio va bene.", "Il {gap} spazio è a posto.", "Nel {gap} spazio ci siamo."],
  wrong: [
    "«{own}» non va ancora bene {in}.",
    "{In} «{own}» non è ancora la forma che serve.",
    "Non ancora: {in} «{own}» va cambiato.",
  ],
  wrongUnquoted: [
    "Non ancora: {in} qualcosa va cambiato.",
    "{In} non ci siamo ancora.",
    "Non è ancora la forma che serve {in}.",
  ],
  wrongGap: [
    "Il {gap} spazio invece va ancora cambiato.",
    "Resta da cambiare il {gap} spazio.",
    "Nel {gap} spazio non ci siamo ancora.",
  ],
  near: [
    "Ci sei quasi: controlla come si scrive «{own}».",
    "Quasi: in «{own}» guarda le lettere.",
    "L'idea è buona, ma «{own}» non si scrive così.",
  ],
  again: [
    "«{own}» l'hai già provato: qui serve un'altra forma.",
    "Questa prova l'avevamo già vista, ne serve un'altra.",
    "Con «{own}» siamo al punto di prima.",
  ],
  doubtful: [
    "Di questa non sono sicuro, ma c'è una cosa da guardare.",
    "Questa non la so verificare, però controlla una cosa.",
    "Non ho la certezza, ma rileggi bene la tua frase.",
  ],
  noted: [
    "Può andare, ma qui non ho la certezza: la tengo segnata per la prof.",
    "Buona prova. Questa la so controllare solo in parte: la segno per la prof.",
    "Può essere giusta, ma non ne sono sicuro io: la segno per la prof.",
  ],
  notedMore: [
    "Anche questa può andare: segnata.",
    "Segno anche questa, e andiamo avanti.",
    "Va bene, segnata anche questa.",
  ],
  notedGap: [
    "Il {gap} spazio lo segno per la prof.",
    "Del {gap} spazio non sono sicuro: lo segno per la prof.",
    "Il {gap} spazio fallo vedere alla prof.",
  ],
  whichOne: [
    "«{own}» starebbe bene anche in un'altra frase.",
    "Non so a quale frase pensi con «{own}».",
    "«{own}» può servire in più di una frase.",
  ],
  whichAsk: ["Lo scrivi per {n} o per {other}?", "Vale per {n} o per {other}?", "Intendi {n} o {other}?"],
  list: [
    "Sono più prove insieme: scegline una sola.",
    "Così ne provi tante: tienine una.",
    "Una sola va sul quaderno.",
  ],
  listAsk: [
    "Quale scegli per {n}, e perché?",
    "Quale tieni per {n}, e per quale motivo?",
    "Quale metti {in}, e che cosa te lo fa dire?",
  ],
  no: [
    "La risposta non te la dico, ma ti do un aiuto.",
    "Questa la trovi tu: intanto un indizio.",
    "Non la scrivo io, però ti aiuto a trovarla.",
  ],
  twin: [
    "Guarda una frase simile già fatta: *{wrong}* diventa *{right}*.",
    "Ecco un esempio risolto: da *{wrong}* a *{right}*.",
    "Prendi questa come modello: *{wrong}* si completa così, *{right}*.",
  ],
  twinAsk: [
    "Che cosa è cambiato lì, e che cosa cambi tu {in}?",
    "Come fai lo stesso passaggio {in}?",
    "Come diventa allora {n}?",
  ],
  aside: [
    "La lasciamo qui, ci torniamo.",
    "Per ora la mettiamo da parte e ci torniamo.",
    "Questa la lasciamo da parte: ci torniamo alla fine.",
  ],
  comeBack: [
    "Torniamo a quella messa da parte.",
    "Ora riprendiamo quella lasciata da parte.",
    "È il momento di quella che avevamo lasciato.",
  ],
  skipped: [
    "Va bene, questa la lasciamo per dopo.",
    "D'accordo, la saltiamo per ora.",
    "Ok, ci torniamo più tardi.",
  ],
  firstLetter: [
    "Questa forma è irregolare e comincia con «{letter}».",
    "È una forma irregolare: la prima lettera è «{letter}».",
    "Comincia con «{letter}»: è una forma irregolare, si impara a memoria.",
  ],
  skippedNamed: [
    "Va bene, {n} la lasciamo per dopo.",
    "D'accordo, {n} la saltiamo per ora.",
    "Ok, {n} la facciamo più tardi.",
  ],
  options: [
    "Puoi scegliere tra: {options}.",
    "Le possibilità sono: {options}.",
    "Si sceglie tra: {options}.",
  ],
  optionLetters: [
    "Puoi scegliere dalla {first} alla {last}: basta la lettera.",
    "Le possibilità vanno dalla {first} alla {last}: scrivi la lettera.",
    "Si sceglie tra quelle dalla {first} alla {last}: basta la lettera.",
  ],
  alsoRight: [
    "Sì, {in} va bene anche «{own}».",
    "Anche «{own}» va bene {in}.",
    "{In} anche «{own}» è giusto.",
  ],
  keepFormer: [
    "{n} l'avevi già scritta giusta: tieni la versione di prima.",
    "Per {n} tieni quella di prima, che era giusta: «{own}» non va bene.",
    "{n} andava bene come l'avevi scritta prima, con «{own}» no.",
  ],
  already: ["{n} è già a posto.", "Quella, {n}, è già fatta.", "{n} l'hai già risolta."],
  contested: [
    "Ho riguardato con calma: {in} «{own}» non va ancora bene.",
    "Hai fatto bene a dirlo. L'ho ricontrollata: {in} «{own}» non funziona ancora.",
    "Ci ho guardato di nuovo: {in} «{own}» non è ancora la forma giusta.",
  ],
  contestedUnquoted: [
    "Ho riguardato con calma: {in} qualcosa va ancora cambiato.",
    "Hai fatto bene a dirlo. L'ho ricontrollata: {in} non ci siamo ancora.",
    "Ci ho guardato di nuovo: {in} la forma non è ancora giusta.",
  ],
  absent: [
    "La {n} qui non c'è: le frasi sono {count}.",
    "Le frasi sono {count}: la {n} non la trovo.",
    "Ne vedo {count}, e la {n} non c'è.",
  ],
  unverified: [
    "Va bene, {n} la segno da far vedere alla prof.",
    "D'accordo: segno {n} da far vedere alla prof.",
    "Ok, {n} la segno e la guarda la prof.",
  ],
  done: ["Esercizio finito.", "Era l'ultima: esercizio finito.", "Fatto, l'esercizio è finito."],
  ended: ["Va bene, ci fermiamo qui.", "D'accordo, lo lasciamo.", "Ok, chiudiamo l'esercizio."],
  restarted: ["Va bene, da capo.", "D'accordo, ricominciamo.", "Ok, si riparte dall'inizio."],
  afterEnd: [
    "Che cosa facciamo adesso in inglese?",
    "Su che cosa lavoriamo ora?",
    "Che altro c'è da fare per inglese?",
  ],
  leftToShow: [
    "Vuoi riprovarne una di quelle rimaste?",
    "Quale di quelle rimaste vuoi riprovare?",
    "Ne riprendiamo una di quelle rimaste?",
  ],
  fill: ["Che cosa ci metti?", "Tu che cosa scrivi?", "Come la completi?"],
  order: ["In che ordine metti le parole?", "Da quale parola cominci?", "Come viene la frase?"],
  rewrite: ["Come la scrivi?", "Come diventa?", "Tu come la scriveresti?"],
  tryAgain: ["Come la scrivi adesso, {n}?", "Che cosa scrivi ora {in}?", "Con questo, come completi {n}?"],
  goOn: ["Passiamo {to}?", "Andiamo {to}?", "Facciamo {n}?"],
};

export const ordinals = ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"] as const;

/** The small questions an item can be cut into; none says what goes in the gap. */
export const cueQuestions = {
  time: [
    "Che cosa ti dice «{time}» sul tempo del verbo?",
    "«{time}» parla di adesso, di prima, di dopo o di un'abitudine?",
  ],
  negative: ["Dove va il not, e di quale aiutante ha bisogno?"],
  question: ["È una domanda: quale parolina deve aprirla?"],
  verb: [
    "Quando succede quello che racconta la frase?",
    "Chi compie l'azione in questa frase?",
    "«{given}» è un verbo regolare o irregolare?",
    "La frase afferma, nega o chiede?",
  ],
  degree: [
    "Quante cose, o persone, si confrontano?",
    "«{given}» è un aggettivo corto, lungo o tutto particolare?",
    "Che parola viene subito dopo lo spazio, e che cosa annuncia?",
  ],
  noun: [
    "Come finisce questo nome, lettera per lettera?",
    "Segue la regola o è uno di quelli che cambiano del tutto?",
  ],
  choice: [
    "Che parola viene subito dopo, e che cosa vuole prima di sé?",
    "Quale possibilità escluderesti per prima, e perché?",
    "Si parla di una cosa sola o di più?",
    "Che cosa cambia tra una possibilità e l'altra?",
  ],
  order: ["Chi fa l'azione?", "È una domanda o un'affermazione?", "Qual è il verbo, e ha un aiutante?"],
  rewrite: [
    "Qual è il verbo della frase?",
    "Che cosa deve cambiare, e che cosa resta uguale?",
    "Chi fa l'azione?",
  ],
  /** Of a row of the table of irregular verbs. */
  column: [
    "Quale colonna della tabella manca: il passato, il participio o tutti e due?",
    "A quale altro verbo della tabella somiglia, secondo te?",
  ],
  /** Of a word that is told by its definition. */
  definition: [
    "Di che cosa parla la definizione, detto in italiano?",
    "Quale parola inglese dell'argomento comincia così?",
    "Qual è la parola italiana, e come si chiama in inglese?",
  ],
  word: ["Che cosa chiede la consegna in questo punto?", "Che parola c'è prima dello spazio, e quale dopo?"],
  any: [
    "Che cosa vuol dire la frase in italiano?",
    "Quale parola della frase ti aiuta di più?",
    "A quale frase già fatta somiglia?",
  ],
} as const;
