import type { GrammarLesson } from "./lesson";

/** How sentences are built. */
export const patternLessons: GrammarLesson[] = [
  {
    name: "gli avverbi di frequenza",
    mentions:
      /avverbi? di frequenza|adverbs? of frequency|\balways\b|\busually\b|\boften\b|\bnever\b|\bsometimes\b/i,
    explanation:
      "Always, usually, often e never stanno prima del verbo principale, ma dopo il verbo essere. Sometimes può anche aprire la frase.",
    examples: ["He is always hungry.", "They often walk to the park.", "Sometimes we eat outside."],
    question: "Nella tua frase c'è il verbo essere o un altro verbo?",
  },
  {
    name: "il passivo",
    mentions: /passiv[oae]|passive/i,
    explanation:
      "Il passivo mette al centro chi subisce: verbo essere nel tempo giusto più il participio. Chi fa l'azione, se serve, arriva con by.",
    examples: [
      "The letter was written by a king.",
      "Rice is grown in Asia.",
      "The windows are cleaned on Mondays.",
    ],
    question: "Nella tua frase chi fa l'azione e chi la subisce?",
  },
  {
    name: "il soggetto in inglese",
    mentions: /soggetto|subject|\bit\b/i,
    explanation:
      "In italiano il soggetto si può tacere, in inglese quasi mai: davanti al verbo ci vuole sempre qualcuno, anche solo it per il tempo e le ore.",
    examples: ["It is very windy.", "We are late.", "It takes ten minutes."],
    question: "Nella tua frase, chi o che cosa sta davanti al verbo?",
  },
  {
    name: "l'ordine della domanda",
    mentions:
      /ordine(?=.{0,200}doman)|doman(?=.{0,200}ordine)|question order|form[ao] interrogativ|interrogativ|come (?:si fa(?:nno)?|faccio) (?:una|le|a fare (?:una|le)) domand|short answers?|risposte brevi/i,
    explanation:
      "Nella domanda l'aiutante passa davanti al soggetto: parola interrogativa, aiutante, soggetto, verbo base. Con il verbo essere basta scambiarlo con il soggetto.",
    examples: ["Where do whales sleep?", "Are the shops open?", "What did the doctor say?"],
    question: "Nella tua domanda c'è il verbo essere o serve un aiutante?",
  },
  {
    name: "have got",
    mentions: /have got|has got|haven'?t got|\bgot\b|\bhave\b(?=.{0,200}\bhas\b)|verbo avere/i,
    explanation:
      "Have got vuol dire possedere, al presente. Con he, she e it diventa has got. Per negare e chiedere non servono altri aiutanti.",
    examples: ["We have got a blue car.", "My uncle has got a beard.", "The flat hasn't got a balcony."],
    question: "Chi possiede, nella tua frase?",
  },
  {
    name: "l'età",
    mentions:
      /\bet[aà]\b|quanti anni|years old|\bage\b|\bi(?:'m| am) (?:\d|ten|eleven|twelve)|\bi have \d+ year/i,
    explanation:
      'In italiano gli anni si hanno, in inglese si "è" di una certa età: si usa il verbo essere. Years old si può anche lasciare fuori.',
    examples: ["Grandma is eighty.", "The tree is two hundred years old.", "They are both fourteen."],
    question: "Di chi vuoi dire l'età, e quale forma del verbo essere gli va?",
  },
  {
    name: "i nomi non numerabili",
    mentions: /uncountable|non numerabil|information|advice|furniture/i,
    explanation:
      "Alcuni nomi, in inglese, non si contano: niente a o an, niente plurale. Sono per esempio liquidi, materiali e alcune idee; per contarli si dice a piece of o a glass of.",
    examples: ["The news is good.", "We need a piece of paper.", "There is some bread on the table."],
    question: "Il nome della tua frase, in inglese, si conta?",
  },
  {
    name: "who, which e that",
    mentions: /relativ[eio]|\bwhich\b(?=.{0,200}\bthat\b)|\bwho\b(?=.{0,200}\b(?:which|that)\b)|whose/i,
    explanation:
      "Who unisce due frasi parlando di persone, which di cose e animali; that va spesso bene per tutti. Whose dice di chi è.",
    examples: [
      "The boy who lives upstairs plays the drums.",
      "This is the key which opens the garage.",
      "I know a girl whose dad is a pilot.",
    ],
    question: "Parli di una persona o di una cosa?",
  },
  {
    name: "this, that, these e those",
    mentions: /\bthis\b|\bthat\b|\bthese\b|\bthose\b|dimostrativ/i,
    explanation:
      "This e that vanno con una cosa sola, these e those con più cose. This e these indicano vicino, that e those lontano.",
    examples: ["These grapes are sweet.", "That tower is very old.", "Those boys are twins."],
    question: "La cosa che indichi è una o sono di più, vicina o lontana?",
  },
  {
    name: "la doppia negazione",
    mentions: /doppia negazione|double negative|\bnobody\b|\bnothing\b|\banything\b|\bnessuno\b/i,
    explanation:
      "In inglese un solo no basta: o il verbo è negativo, o lo è la parola che segue. Se il verbo dice già no, dopo si usano le parole con any.",
    examples: ["There isn't anybody at home.", "Nobody knows the way.", "We didn't buy anything."],
    question: "Nella tua frase quante parole dicono di no?",
  },
  {
    name: "l'ordine delle parole",
    mentions: /ordine (?:delle parole|della frase|delle frasi)|word order|very much/i,
    explanation:
      "La frase inglese ha un ordine fisso: soggetto, verbo, oggetto, poi dove e quando. Tra il verbo e il suo oggetto non si infila quasi niente.",
    examples: [
      "She plays the flute very well.",
      "We met our neighbours at the market yesterday.",
      "They enjoyed the trip a lot.",
    ],
    question: "Nella tua frase, quali sono il soggetto, il verbo e l'oggetto?",
  },
  {
    name: "agree e i verbi che in italiano vogliono essere",
    mentions: /\bagree\b|d'accordo/i,
    explanation:
      "Essere d'accordo, in inglese, è un verbo solo: agree. Non ha bisogno del verbo essere davanti, e si comporta come gli altri verbi.",
    examples: ["We agree with the teacher.", "She doesn't agree.", "They agreed in the end."],
    question: "Con chi, o su che cosa, vuoi dire di essere d'accordo?",
  },
  {
    name: "people e i nomi sempre plurali",
    mentions: /\bpeople\b|\bpolice\b|sempre plural|nomi collettivi/i,
    explanation:
      "People vuol dire gente, ma in inglese è plurale: sono tante persone. Anche police e trousers vogliono il verbo al plurale.",
    examples: [
      "Many people live in Tokyo.",
      "The police are looking for a blue van.",
      "These trousers are too long.",
    ],
    question: "Nella tua frase, il nome indica una persona o tante?",
  },
  {
    name: "gli aggettivi",
    mentions: /aggettiv|adjective/i,
    explanation:
      "L'aggettivo inglese non cambia mai, né al plurale né al femminile, e sta prima del nome o dopo il verbo essere.",
    examples: ["They live in a quiet street.", "The tall trees are beautiful.", "Her gloves are warm."],
    question: "Nella tua frase, quale nome descrive l'aggettivo?",
  },
  {
    name: "il verbo dopo un altro verbo",
    mentions: /verb(?=.{0,60}(?:\bto\b|ing).{0,60}\bo\b)|infinit|gerund|like (?=.{0,200}ing)|\bto\b o -?ing/i,
    explanation:
      "Dopo like, love e enjoy si usa spesso il verbo in -ing; dopo want, decide e hope si usa to e il verbo base; dopo i modali il verbo base da solo.",
    examples: ["She enjoys painting.", "They decided to leave.", "We can stay here."],
    question: "Qual è il primo verbo della tua frase?",
  },
  {
    name: "to e for per lo scopo",
    mentions:
      /\bfor to\b|per (?:dire|esprimere) (?:lo )?scopo|\bscopo\b|finale\b|\bto\b [eo] \bfor\b|\bfor\b [eo] \bto\b/i,
    explanation: "Per dire lo scopo di un'azione si usa to con il verbo base; for si usa davanti a un nome.",
    examples: ["He went out to buy milk.", "This is a brush for shoes.", "She called to say hello."],
    question: "Dopo il tuo per c'è un verbo o un nome?",
  },
  {
    name: "i verbi di stato",
    mentions: /stative|verbi? di stato|(?:want|know)(?=.{0,200}-ing)/i,
    explanation:
      "Verbi come know, want, like e believe descrivono uno stato, non un'azione: di solito non si usano nella forma in -ing, anche se parli di adesso.",
    examples: ["She believes in ghosts.", "We need a new tent.", "They know the song."],
    question: "Il tuo verbo racconta un'azione o uno stato?",
  },
  {
    name: "le maiuscole",
    mentions: /maiuscol|capital letter|capitals?\b/i,
    explanation:
      "In inglese hanno la maiuscola anche giorni, mesi, lingue e nazionalità, oltre ai nomi propri e al pronome I.",
    examples: ["The French team won.", "My birthday is in April.", "On Tuesday I study Spanish."],
    question: "Nella tua frase c'è un giorno, un mese o una lingua?",
  },
  {
    name: "i falsi amici",
    mentions: /fals[oi] amic|false friend|\bactually\b|\bparents\b|\blibrary\b|\bpretend\b/i,
    explanation:
      "I falsi amici sono parole che somigliano all'italiano ma dicono altro: factory, per esempio, non è una fattoria. Il contesto di solito lo rivela.",
    examples: ["They make cars in that factory.", "Cold soup is strange.", "The rain was annoying."],
    question: "Quale parola ti sembra troppo simile all'italiano?",
  },
  {
    name: "l'imperativo",
    mentions: /imperativ|let'?s\b|dare ordini/i,
    explanation:
      "Per dare un ordine o un consiglio si usa il verbo base, senza soggetto; per vietare don't davanti; per proporre let's.",
    examples: ["Close the window, please.", "Don't touch the stove.", "Let's go to the beach."],
    question: "Vuoi dare un ordine, vietare o proporre?",
  },
  {
    name: "i question tags",
    mentions: /question tags?|tag question|vero\?(?=.{0,200}inglese)|isn'?t it/i,
    explanation:
      "Il question tag chiede conferma: ripete l'aiutante della frase, ma al contrario, negativo se la frase afferma e affermativo se nega, con il pronome.",
    examples: ["You can swim, can't you?", "It isn't far, is it?", "They are twins, aren't they?"],
    question: "Qual è l'aiutante della tua frase?",
  },
  {
    name: "used to",
    mentions: /used to/i,
    explanation: "Used to con il verbo base racconta abitudini del passato che oggi non ci sono più.",
    examples: ["Grandpa used to smoke.", "We used to live near a river.", "There used to be a cinema here."],
    question: "Che cosa facevi anni fa e adesso non più, detto così?",
  },
  {
    name: "l'ora e le date",
    mentions: /\ble ore\b|\bl'ora\b|orari|che or[ae]|\bdat[ae]\b|ordinal/i,
    explanation:
      "Per l'ora si dicono prima i minuti: past fino alla mezza, to dopo. Nelle date si usa il numero ordinale, e davanti al giorno on.",
    examples: [
      "It is ten past four.",
      "The film starts at half past eight.",
      "The party is on the third of May.",
    ],
    question: "Quale ora o data vuoi dire?",
  },
];
