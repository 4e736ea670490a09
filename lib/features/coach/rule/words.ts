/** What the coach says about rules. `name` is a lesson's name with its article: "il past simple". */
export const ruleWords = {
  opening: [
    "Vediamo {name} in due righe.",
    "Ripassiamo insieme {name}.",
    "Mettiamo ordine: {name}.",
    "Prendiamo in mano {name}.",
    "Guardiamo da vicino {name}.",
  ],
  /** One form of a rule: the negative, the question. */
  form: [
    "Restiamo con {name}.",
    "Stessa regola, un'altra forma: {name}.",
    "Anche questa forma fa parte della regola: {name}.",
    "Vediamo quest'altra forma: {name}.",
  ],
  noForm: [
    "Per {name} questa forma non ha una regola a parte.",
    "Qui non c'è una regola in più: vale quella di prima.",
    "Di questa forma non c'è niente di speciale da sapere, vale la regola di prima.",
  ],
  /** The same rule in other words. */
  easier: [
    "La dico in modo più semplice.",
    "Proviamo con parole più facili.",
    "Allora un pezzetto alla volta.",
    "La stessa cosa, detta più corta.",
    "Ripartiamo dal punto più semplice.",
  ],
  /** Explained twice already: the rule is to be seen in sentences. */
  fromExamples: [
    "Proviamo al contrario, partendo dalle frasi.",
    "Lasciamo stare la regola, guardiamo solo due frasi.",
    "Facciamola vedere alle frasi.",
  ],
  seeIt: ["Che cosa hanno in comune?", "Quale pezzo si ripete, secondo te?", "Che cosa vedi di uguale?"],
  fromStart: [
    "Ricominciamo dal punto più semplice.",
    "Torniamo alla prima cosa da sapere.",
    "Ripartiamo da capo, con calma.",
  ],
  moreExamples: [
    "Guardiamo ancora {name} al lavoro.",
    "Ancora {name}, in altre frasi.",
    "Un altro sguardo alla stessa regola: {name}.",
    "La regola resta {name}, le frasi cambiano.",
  ],
  /** `verb` was asked for, and we have a sentence with it. */
  exampleWith: [
    "Eccone una con «{verb}».",
    "Con «{verb}» viene così.",
    "Una frase con «{verb}», come volevi.",
  ],
  noExampleWith: [
    "Con «{verb}» non ho un esempio pronto.",
    "Per questa regola le mie frasi usano verbi diversi da «{verb}».",
    "Di «{verb}» non ho una frase da mostrarti.",
  ],
  allTold: [
    "Di questa regola ti ho già mostrato tutto quello che ho.",
    "I miei esempi su questa regola finiscono qui.",
    "Altre frasi su questa regola non ne ho: adesso si impara provando.",
  ],
  formsOf: ["Le tre forme di «{verb}»: {forms}.", "«{verb}» fa {forms}.", "Ecco «{verb}»: {forms}."],
  regular: [
    "«{verb}» non è irregolare: prende -ed.",
    "«{verb}» è uno dei regolari, e al passato prende -ed.",
    "Con «{verb}» è facile: è regolare, basta -ed.",
  ],
  formsAreAsked: [
    "Le forme di «{verb}» le chiede il tuo lavoro: quelle le trovi tu.",
    "«{verb}» è proprio quello che stai cercando, quindi le sue forme non te le dico.",
    "Le forme di «{verb}» qui sono la soluzione: ci arrivi tu.",
  ],
  examples: ["Per esempio: {examples}", "Due frasi: {examples}", "Guarda: {examples}"],
  example: ["Per esempio: {examples}", "Una frase: {examples}", "Guarda: {examples}"],
  ownExample: [
    "Mi scrivi un esempio tuo con questa regola?",
    "Provi una frase tua, anche corta?",
    "In quale frase la useresti, parlando di te?",
    "Come la useresti parlando di un amico?",
  ],
  unknown: [
    "Su questa regola non ho una spiegazione pronta.",
    "Questa regola non è tra quelle che so spiegare.",
    "Di questo non ho una lezione.",
  ],
  offer: [
    "Posso spiegarti {names}: quale vuoi vedere?",
    "Vicino a questo so spiegare {names}: ne guardiamo una?",
    "Ho invece {names}: ti serve uno di questi?",
  ],
  whichRule: [
    "Quale regola guardiamo, per esempio il past simple o i comparativi?",
    "Mi scrivi il nome che ha sul tuo libro?",
    "Mi scrivi una frase in cui compare?",
  ],
  /** An answer to the lesson's own question, with its reason in a line. */
  right: ["Giusto! {because}", "Esatto! {because}", "Sì, proprio così! {because}", "Sì, giusto! {because}"],
  /** What was chosen about a sentence of the student's own: it may be so. */
  chosen: ["Va bene. {because}", "D'accordo. {because}", "Ecco, questo aiuta. {because}"],
  rightNext: [
    "Adesso una frase tua: la provi?",
    "Mi scrivi una frase tua, anche corta, con la stessa regola?",
    "Mi scrivi una frase tua, parlando di te o di un amico?",
  ],
  writeIt: ["Mi scrivi la frase in inglese?", "La provi in inglese?", "Come viene la frase in inglese?"],
  wrong: ["Non ancora. {hint}", "Quasi, ma non è questa. {hint}", "Qui no, ma ci arrivi. {hint}"],
  /** English near the answer that nobody vouches for. */
  near: ["Di questa non sono sicuro. {hint}", "Qui il punto non lo ritrovo ancora. {hint}"],
  part: ["Fin qui va bene: «{said}».", "«{said}» è giusto."],
  theRest: ["E il resto?", "Che cosa manca?"],
  both: ["Li hai messi tutti e due. {hint}", "Ne leggo due insieme. {hint}"],
  pickOne: ["Quale dei due scegli?", "Tu quale metti?"],
  goAhead: ["Bene, ti leggo: come viene la tua frase?", "Dai, scrivila qui: come comincia?"],
  heard: ["Va bene, l'idea c'è.", "D'accordo, partiamo da questo.", "Bene, ho capito che cosa vuoi dire."],
  /** A reason without an answer. */
  reasonHeard: ["Il perché l'ho letto.", "Ho letto il motivo.", "Il motivo c'è."],
  soWhat: ["E quindi che cosa ci metti?", "Quindi qual è la tua risposta?", "E la risposta, allora?"],
  smaller: [
    "Un passo più piccolo. {hint}",
    "Nessun problema, partiamo da qui. {hint}",
    "Va bene, un aiuto. {hint}",
  ],
  again: ["Ci riprovi?", "Tu che cosa dici?", "Che cosa cambi?"],
  /** After more than two tries. */
  told: ["Te la dico io: *{answer}*. {because}", "Era *{answer}*. {because}"],
  changeMine: [
    "Parti dalla mia: *{example}*. Cambi solo il soggetto e la scrivi?",
    "Prendi questa: *{example}*. Cambi una parola sola e la fai tua?",
  ],
  taken: ["Bene, hai guardato nel posto giusto.", "Sì, guardare le frasi è il modo migliore."],
  ownRight: [
    "Sì, qui la regola è giusta: «{seen}».",
    "Giusto: la regola si vede in «{seen}».",
    "Sì, funziona: «{seen}» è proprio la regola.",
  ],
  /** Nothing in it is wrong that we know, and no sign of the rule is known. */
  ownFine: [
    "Sì, va bene: errori non ne vedo.",
    "La frase funziona: errori che conosco non ce ne sono.",
    "Bene, non ci trovo errori.",
  ],
  whatNow: [
    "Che cosa guardiamo adesso?",
    "Un'altra regola, una parola o un esercizio?",
    "Con che cosa andiamo avanti?",
  ],
  onward: [
    "Me ne scrivi un'altra, con un altro soggetto?",
    "Ne provi una seconda, un po' più lunga?",
    "Come la diresti parlando di qualcun altro?",
  ],
  notSeen: [
    "In «{quote}» non riconosco ancora {name}.",
    "Cerco {name} in «{quote}», ma non ci arrivo con certezza.",
    "«{quote}»: qui non riesco a vedere {name}.",
  ],
  /** `clash` are words that do not go well with the rule: "every day" with the present continuous. */
  clash: [
    "In «{quote}» leggo «{clash}».",
    "Nella tua frase c'è «{clash}».",
    "Guarda «{clash}» nella tua frase.",
  ],
  doTheyFit: [
    "Va d'accordo con la regola di prima?",
    "Con la regola di prima ci sta bene?",
    "Che cosa dice, di questo, la regola di prima?",
  ],
  /** Of rules that a sentence does not show by its words. */
  notCheckable: [
    "Se qui la regola è rispettata non lo so dire: lì guardi meglio tu.",
    "Su questa regola da una frase non riesco a giudicare.",
    "Questa regola, leggendo una frase, io non la vedo.",
  ],
  whereIsIt: [
    "Quali pezzi chiede la regola, e quali ci sono nella tua frase?",
    "Quale parola, nella tua frase, mostra la regola?",
    "Dove vedi la regola, nella tua frase?",
  ],
} as const;
