/** What the built-in coach says when no mistake is open: statements. */
export const talk = {
  clean: [
    "Ti ho capito benissimo.",
    "«{quote}»: si legge bene.",
    "Qui non ho niente da chiederti di sistemare.",
    "Chiaro e ben detto.",
    "Mi arriva tutto quello che vuoi dire.",
    "Così si capisce al volo.",
    "«{quote}» fila liscia.",
    "Ottimo, andiamo avanti.",
    "Non vedo niente da cambiare.",
    "Il messaggio passa tutto.",
    "Leggo «{quote}» e capisco subito.",
    "Questa la direi così anch'io.",
    "Scorre bene.",
    "Per me «{quote}» può restare com'è.",
  ],
  /** "È giusto?", of a sentence without a mistake. */
  checkedRight: [
    "Sì, va bene così: non trovo niente da cambiare.",
    "Va bene, la frase [fila|sta in piedi].",
    "Sì, per me è [a posto|giusta] così.",
    "Hai fatto bene a chiedere, e va bene così.",
    "[Controllata|Riletta] parola per parola: va bene.",
  ],
  /** A right sentence after the lesson whose rule it keeps. */
  ruleUsed: [
    "Sì, «{quote}» segue la regola di prima: {why}.",
    "Ecco la regola al lavoro in «{quote}»: {why}.",
    "«{quote}» [funziona|va bene], e si vede perché: {why}.",
    "[Va bene|Funziona], e la regola è quella di prima: {why}.",
  ],
  /** To joy, once something was put right. */
  solvedLately: [
    "[L'argomento era questo|Il punto era questo]: {name}.",
    "[Ed era un punto delicato|E non era una cosa da poco]: {name}.",
  ],
  reason: [
    "[La ragione è questa|Il perché è questo|Il motivo sta qui].",
    "Torniamo [un momento|un attimo] a quella frase.",
    "Quella regola [funziona così|dice questo].",
  ],
  /** The homework as a whole is asked for. */
  homeworkForMe: [
    "I compiti li fai tu, io ti faccio compagnia [una frase alla volta|un passo alla volta].",
    "Farli al posto tuo no, farli [insieme|in due] sì.",
    "I compiti restano tuoi, [le buone piste le metto io|gli indizi li metto io].",
  ],
  /** To one more question about the coach itself. */
  noAnswer: [
    "*I am a program, so your answer is more interesting than mine.*",
    "*Ask me about English: I know nothing about myself.*",
    "*That is all a program can say about itself.*",
    "*I have no answer to that, but you have one.*",
    "*Let's talk about you: I am only a program.*",
  ],
  greetingAgain: [
    "Ciao, io sono sempre qui.",
    "Ciao, riprendiamo quando vuoi.",
    "Eccomi, ci sono.",
    "Ciao anche a te.",
    "Ehi, sono qui.",
    "Un saluto anche da parte mia.",
  ],
  short: [
    "Dimmi qualcosa di più.",
    "Ti ascolto.",
    "Raccontami meglio.",
    "Vai pure avanti.",
    "Così è un po' poco per aiutarti.",
    "Vorrei capire meglio.",
    "Può darsi.",
    "Ci può stare.",
  ],
  idea: [
    "Ecco un'idea da cui partire.",
    "Questa è già una frase da costruire.",
    "Ora la portiamo in inglese, pezzo per pezzo.",
    "Bel contenuto, adesso le parole inglesi.",
    "Va bene così, smontiamola.",
    "Si può dire in inglese con parole semplici.",
  ],
  guessed: [
    "Sì, è proprio lei: «{now}».",
    "Indovinato: «{now}».",
    "Eccola qui: «{now}».",
    "Giusto, «{now}».",
    "Proprio «{now}».",
    "L'hai pescata: «{now}».",
  ],
  exercise: [
    "Ecco un esercizio con degli spazi da riempire: li risolvi tu, io ti faccio da guida.",
    "Vedo uno spazio vuoto che aspetta la tua idea.",
    "Prendiamo la prima frase e leggiamola con calma.",
    "Cominciamo dal primo spazio, senza fretta.",
    "Un esercizio così si risolve facendosi le domande giuste.",
  ],
  lesson: [
    "Vediamo {name} in due righe.",
    "Ripassiamo insieme {name}.",
    "Mettiamo ordine: {name}.",
    "Prendiamo in mano {name}.",
    "Ecco il succo: {name}.",
    "Guardiamo da vicino {name}.",
  ],
  /** One form of a rule: the negative, the question. */
  form: [
    "Restiamo con {name}.",
    "Stessa regola, un'altra forma: {name}.",
    "Anche questa forma fa parte della regola: {name}.",
    "Vediamo quest'altra forma: {name}.",
  ],
  /** The same rule in other words. */
  easier: [
    "La dico in modo più semplice.",
    "Proviamo con parole più facili.",
    "Allora un pezzetto alla volta.",
    "La stessa cosa, detta più corta.",
    "Ripartiamo dal punto più semplice.",
  ],
  moreExamples: [
    "Guardiamo ancora {name} al lavoro.",
    "Ancora {name}, in altre frasi.",
    "Un altro sguardo alla stessa regola: {name}.",
    "La regola resta {name}, [cambiano le frasi|le frasi cambiano].",
  ],
  /** Of a rule nothing is left to say, and no example to show. */
  allTold: [
    "Qui sopra c'è già tutto: il prossimo esempio è tuo.",
    "I miei esempi finiscono qui, adesso ne serve uno tuo.",
    "Il resto si capisce provando.",
    "[Più di così si impara solo|Da qui in poi si impara] scrivendo una frase propria.",
  ],
  /** Nothing is open; what was worked on last. */
  trained: [
    "Niente in sospeso, ultimo argomento: {name}.",
    "Fin qui è tutto a posto: [hai allenato|hai lavorato con] {name}.",
    "Non c'è niente di aperto, quindi ancora un giro con l'ultimo argomento: {name}.",
    "Quello che c'era da sistemare è sistemato: [adesso si rinforza|ora si consolida] {name}.",
  ],
  longText: [
    "È un testo lungo: prendiamolo a pezzi.",
    "Tante parole insieme, una frase per volta si lavora meglio.",
    "L'ho letto, e per lavorarci bene scegliamone un pezzo.",
    "Un bel malloppo: cominciamo da poco.",
  ],
  plan: [
    "Mi hai detto {name}: cominciamo da lì.",
    "Allora si ripassa {name}, un pezzo alla volta.",
    "Per {name} bastano pochi minuti fatti bene.",
  ],
  firstBrick: [
    "Per «{word}» eccoti un indizio: *{opening}*.",
    "Un mattone per volta, «{word}»: *{opening}*.",
  ],
};
