/** Around a pasted exercise. `{number}` and `{prompt}` are the item, `{own}` the student's try, `{name}` what it trains. */
export const exercise = {
  start: [
    "Questo esercizio allena {name}: lo facciamo una frase alla volta.",
    "L'argomento di questo esercizio: {name}.",
    "Vedo di che cosa si tratta: {name}.",
    "Si allena {name}: tu scrivi, io ti faccio da guida.",
  ],
  startUnnamed: [
    "Un esercizio da fare una frase alla volta: tu scrivi, io ti faccio da guida.",
    "Prendiamolo con calma, dalla prima frase.",
    "Lo risolviamo un pezzo per volta, con la tua testa e le mie domande.",
  ],
  item: [
    "[Guardiamo|Leggiamo|Prendiamo|Ecco] la [frase|numero] {number}, [ancora da completare|ancora tutta da fare|ancora aperta]: «{prompt}».",
    "[Tocca alla|Passiamo alla|Pensiamo alla] [frase|numero] {number}, [ancora da completare|ancora da fare]: «{prompt}».",
    "[Adesso|Ora|Intanto] la {number}, [che aspetta ancora la tua idea|ancora senza risposta]: «{prompt}».",
  ],
  back: [
    "[Torniamo alla|Restiamo sulla|Riprendiamo la|Siamo sempre alla] {number}, [ancora aperta|non ancora finita|che non è ancora completa]: «{prompt}».",
    "[La frase|La numero] {number} [aspetta ancora la tua idea|è ancora aperta|è ancora da completare]: «{prompt}».",
    "[Nella {number}|Alla {number}] [manca ancora|serve ancora] [la tua idea|un pezzo|qualcosa]: «{prompt}».",
  ],
  right: [
    "Sì, «{own}» è giusto.",
    "Esatto, «{own}».",
    "«{own}»: proprio così.",
    "Centrato con «{own}».",
    "«{own}» ci sta, ed è tutta farina del tuo sacco.",
    "Con «{own}» la frase torna.",
    "Giusto: «{own}».",
    "«{own}» funziona.",
    "Sì: «{own}», ed è frutto del tuo ragionamento.",
    "Ecco fatto, «{own}».",
  ],
  /** The same, where the student's words would tell what goes in another gap. */
  rightUnquoted: [
    "[Sì|Esatto|Giusto|Proprio così|Centrato], [questa frase torna|lo spazio è riempito bene|questa è a posto].",
    "[Ecco fatto|Ci sei], [una in meno|avanti così].",
  ],
  oneRight: ["[Va bene|Torna|È giusta] {list}."],
  severalRight: ["[Vanno bene|Tornano|Sono giuste] {list}."],
  wrong: [
    "«{own}» non è ancora quello che serve.",
    "Non ancora: con «{own}» [qualcosa non torna|la frase zoppica].",
    "«{own}» è un tentativo che [ci avvicina|ci aiuta a capire], ma non basta ancora.",
    "Quasi, però «{own}» [non è ancora la forma giusta|va ancora cambiato].",
    "Con «{own}» [manca ancora qualcosa|non ci siamo ancora del tutto].",
    "Ancora no: «{own}» [va ripensato|ha bisogno di un ritocco].",
  ],
  wrongUnquoted: [
    "[Non ancora|Ancora no|Quasi]: [così la frase non torna|manca ancora qualcosa|serve un ritocco].",
    "Il tuo tentativo [ci avvicina|ci aiuta a capire], ma non basta ancora.",
  ],
  partly: [
    "Una parte di «{own}» va bene, [manca ancora il resto|l'altra non ancora].",
    "Sei a metà: [un pezzo è a posto|uno spazio torna], l'altro non ancora.",
    "In «{own}» c'è già qualcosa di giusto, [ma non è ancora tutto|manca ancora un pezzo].",
  ],
  /** For items nobody can be sure of: what was written is neither right nor wrong. */
  noted: [
    "Ho preso nota di «{own}».",
    "«{own}»: mettiamola alla prova insieme.",
    "Partiamo dalla tua idea, «{own}».",
    "Vediamo se «{own}» regge alle domande.",
    "Teniamo «{own}» e controlliamola.",
  ],
  movedOn: [
    "Teniamo la tua idea: su questa frase possono andare bene più cose, la rivedi in classe.",
    "Su questa non metto la mano sul fuoco: segnala e chiedi a scuola.",
    "Bel ragionamento: questa la confronti con il libro.",
  ],
  skipped: [
    "Va bene, questa la lasciamo per dopo.",
    "Saltiamo pure, ci si torna alla fine.",
    "D'accordo, cambiamo frase.",
    "La mettiamo da parte.",
  ],
  lastOne: [
    "È rimasta solo questa, proviamoci in due.",
    "Questa è l'ultima, ci arriviamo insieme.",
    "Non ce ne sono altre, e questa è alla tua portata.",
  ],
  finished: [
    "Esercizio finito: [hai allenato|l'argomento era] {name}.",
    "Esercizio finito: [una frase dopo l'altra|un passo alla volta] hai allenato {name}.",
  ],
  finishedUnnamed: [
    "Esercizio finito: non resta nessuna frase.",
    "Esercizio finito: era l'ultima frase.",
    "Esercizio finito: le hai viste tutte.",
  ],
  finishedTask: [
    "[Mi scrivi|Ti va di scrivermi|Mi inventi] [una frase tua|una frase nuova|un'altra frase], [con la stessa regola|che usi la stessa regola], [su quello che ti piace|sulla tua giornata|su un tuo amico|sulla tua classe|su un film]?",
    "[Adesso una frase tutta tua|Ora tocca a una frase tua]: con la stessa regola, che cosa [racconteresti|diresti] [di te|di un amico|della tua scuola|del tuo sport]?",
  ],
  fill: [
    "Che cosa [metteresti|scriveresti|proveresti] [nello spazio|lì], [adesso|con questo indizio|secondo te]?",
    "[Quale forma|Che parola] [ci metteresti|proveresti] [tu|ora]?",
    "[Vuoi riprovare|Ti va un altro tentativo|Mi scrivi il tuo tentativo] [con la {number}|sulla {number}]?",
  ],
};

/** The small questions an item can be cut into; none says what goes in the gap. */
export const itemQuestions = {
  time: [
    "che cosa ti dice «{time}» sul tempo del verbo",
    "«{time}» parla di adesso, di prima, di dopo o di un'abitudine",
  ],
  negative: ["la frase afferma, nega o chiede", "dove va il not, e di quale aiutante ha bisogno"],
  helper: [
    "chi compie l'azione nella {number}, e quale aiutante gli va",
    "il verbo c'è: e la prima parola, va d'accordo con il soggetto",
  ],
  verb: [
    "chi compie l'azione nella {number}",
    "il soggetto è una persona sola o sono di più",
    "«{given}» è un verbo regolare o irregolare",
    "quando succede quello che racconta la frase",
    "la frase afferma, nega o chiede",
  ],
  degree: [
    "quante cose (o persone) si confrontano",
    "«{given}» è un aggettivo corto, lungo o tutto particolare",
    "che parola viene subito dopo lo spazio, e che cosa annuncia",
    "si confrontano due cose o una con tutte le altre",
  ],
  noun: [
    "come finisce «{given}», lettera per lettera",
    "«{given}» segue la regola o è uno di quelli che cambiano del tutto",
    "di quante cose si parla",
  ],
  choice: [
    "che parola viene subito dopo lo spazio",
    "si parla di una cosa sola o di più",
    "quale possibilità escluderesti per prima, e perché",
    "che cosa cambia tra una possibilità e l'altra",
  ],
  order: [
    "chi fa l'azione",
    "è una domanda o un'affermazione",
    "quale parola metteresti per prima",
    "quale parola andrebbe in fondo",
    "qual è il verbo, e ha un aiutante",
  ],
  word: [
    "che tipo di parola manca, un nome, un verbo o un aggettivo",
    "che parola c'è prima dello spazio, e quale dopo",
  ],
  any: [
    "che cosa vuol dire la frase in italiano",
    "quale parola della frase ti aiuta di più",
    "che cosa sai già di sicuro su questa frase",
    "se la leggi ad alta voce, che cosa ti verrebbe da dire",
    "assomiglia a una frase che hai già fatto",
  ],
};
