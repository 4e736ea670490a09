import type { GrammarLesson } from "../lesson";

/** How sentences are built and joined. */
export const sentenceLessons = [
  {
    id: "passive",
    name: "il passivo",
    names:
      "passivo, forma passiva, passive, frasi passive, passive voice, passive form, attivo + passivo, complemento d'agente, da attiva a passiva, {is-done} + by, come + {stato-fatto}, {stato-fatto} + inglese",
    keys: "passiva, by, agente, is made, was built, trasformare + passivo, {is-done}",
    explanation:
      "Il passivo mette al centro chi subisce: verbo essere nel tempo giusto più il participio. Chi fa l'azione, se serve, arriva con by.",
    easier: "Conta a chi succede, non chi lo fa: verbo essere e participio, come «è mangiato».",
    negative: {
      rule: "Al negativo si mette not dopo il verbo essere.",
      example: "The windows weren't closed.",
    },
    question: {
      rule: "Nella domanda il verbo essere passa davanti al soggetto.",
      example: "Is rice grown in Italy?",
    },
    examples: [
      "The letter was written by a king.",
      "Rice is grown in Asia.",
      "The windows are cleaned on Mondays.",
      "The bridge was built in 1850.",
      "English is spoken in many countries.",
    ],
    task: "Nella tua frase chi fa l'azione e chi la subisce?",
  },
  {
    id: "reported-speech",
    name: "il discorso indiretto",
    names:
      "reported speech, discorso indiretto, indirect speech, discorso diretto, direct speech, reported questions, riportare + parole, said that, he said + that",
    keys: "indiretto, riportato, ha detto che, tempi + indietro, backshift, riportare",
    explanation:
      "Per riportare le parole di qualcuno il verbo fa un passo indietro nel tempo: il presente diventa passato, will diventa would. Cambiano anche i pronomi e le parole di tempo.",
    easier:
      "Quando racconti che cosa ha detto un altro, il verbo va un passo indietro: am diventa was, will diventa would.",
    negative: {
      rule: "Al negativo si nega il verbo riportato, che fa lo stesso passo indietro.",
      example: "He said that he didn't know the way.",
    },
    question: {
      rule: "Una domanda riportata perde do, does e did e ha l'ordine della frase normale; con yes o no si usa if.",
      example: "She asked if we were hungry.",
    },
    examples: [
      "Tom said that he was hungry.",
      "She told us that she lived in Dublin.",
      "They said that they would help.",
      "He told me that he had lost his map.",
      "The guide said that the castle was closed.",
    ],
    task: "Chi parla nella tua frase, e quali erano le sue parole?",
  },
  {
    id: "relative-clauses",
    name: "who, which e that",
    names:
      "relative clauses, relative pronouns, pronomi relativi, frasi relative, relative, proposizioni relative, who + which, which + that, who + that, who which that, whose, relativo, who + whose, who + whom, defining + non defining, where + which + that, relative clause, toglie + that",
    keys: "relativi, that, which, whom, che relativo, defining",
    explanation:
      "Who unisce due frasi parlando di persone, which di cose e animali; that va spesso bene per tutti. Whose dice di chi è, where parla di un luogo.",
    easier: "Sono il nostro «che» in mezzo alla frase: who per le persone, which per le cose.",
    examples: [
      "The boy who lives upstairs plays the drums.",
      "This is the key which opens the garage.",
      "I know a girl whose dad is a pilot.",
      "The cake that you made was delicious.",
      "That is the house where my grandparents met.",
    ],
    task: "Parli di una persona o di una cosa?",
  },
  {
    id: "imperative",
    name: "l'imperativo",
    names:
      "imperativo, imperative, dare ordini, let's, ordini + inglese, dare un ordine, esortazioni, comandi, istruzioni + verbo, {dont-do}",
    keys: "ordini, comando, don't + ordine, divieto + imperativo, let us",
    explanation:
      "Per dare un ordine o un consiglio si usa il verbo base, senza soggetto; per vietare don't davanti; per proporre let's.",
    easier: "Comincia subito con il verbo base, senza you.",
    negative: {
      rule: "Al negativo si mette don't davanti al verbo base.",
      example: "Don't touch the stove.",
    },
    examples: [
      "Close the window, please.",
      "Don't touch the stove.",
      "Let's go to the beach.",
      "Turn left at the bridge.",
      "Be careful with that glass.",
    ],
    task: "Vuoi dare un ordine, vietare o proporre?",
  },
  {
    id: "gerund-or-infinitive",
    name: "il verbo dopo un altro verbo",
    names:
      "gerundio + infinito, gerund + infinitive, to + ing, ing + to, verb patterns, ing o infinito, enjoy + ing, want + to, dopo like + ing, like + ing, verbo + dopo un altro verbo, verbi + ing, stop + ing + to, infinito, infinitive, gerund, love + ing, verbo + ing + to, due verbi, enjoy, want + ing, hate + ing, preposizione + ing, verbi seguiti, doing + to do, verbo + dopo + verbo, {to-do-doing}, {doing} + to, ing form + to",
    keys: "gerundio, gerund, decide, like + to, dopo want, dopo enjoy, infinito + to, verbo + dopo",
    explanation:
      "Dopo like, love, enjoy e dopo le preposizioni si usa spesso il verbo in -ing; dopo want, decide e hope si usa to e il verbo base; dopo i modali il verbo base da solo.",
    easier: "È il primo verbo che decide: enjoy vuole -ing, want vuole to, can non vuole niente.",
    examples: [
      "She enjoys painting.",
      "They decided to leave.",
      "We can stay here.",
      "I hope to see you soon.",
      "He is good at drawing.",
      "They want to buy a boat.",
    ],
    task: "Qual è il primo verbo della tua frase?",
  },
  {
    id: "infinitive-of-purpose",
    name: "to per lo scopo",
    names:
      "infinitive of purpose, scopo, to + for, for + to, for to, frase finale, frasi finali, to + scopo, in order to, per + verbo, to o for, esprimere lo scopo, so as to, per + infinito, purpose, {to-do-doing} + for",
    keys: "per fare, to + per, for + verbo, for + ing",
    topics: ["for-to-verb"],
    explanation:
      "Per dire lo scopo di un'azione, cioè per fare che cosa, si usa to con il verbo base; for si usa davanti a un nome.",
    easier: "Se dopo il tuo «per» c'è un verbo, usa to; se c'è un nome, usa for.",
    examples: [
      "He went out to buy milk.",
      "This is a brush for shoes.",
      "She called to say hello.",
      "We stopped to look at the map.",
      "They ran to catch the bus.",
    ],
    task: "Dopo il tuo per c'è un verbo o un nome?",
  },
  {
    id: "phrasal-verbs",
    name: "i phrasal verbs",
    names:
      "phrasal verbs, phrasal, phrasal verb, verbi frasali, verbi + preposizione + significato, look after + look for, verbi composti, turn off, turn on, give up, take off, look after, look for, get up, {phrasal}",
    keys: "put on, frasale, verbo + particella",
    explanation:
      "Un phrasal verb è un verbo con una parolina attaccata, come up, off o after: insieme prendono un significato nuovo, da imparare come una parola sola.",
    easier: "Due parole insieme fanno un significato nuovo: look è guardare, look after è prendersi cura.",
    examples: [
      "The plane took off at noon.",
      "She looks after her little brother.",
      "He gave up sweets.",
      "Please turn off the lights.",
      "They grew up in the country.",
    ],
    task: "Quale phrasal verb hai incontrato, e in quale frase?",
  },
  {
    id: "linking-words",
    name: "le parole che uniscono le frasi",
    names:
      "linking words, linkers, connettivi, connettori, congiunzioni, conjunctions, but + although, because + so, however, although, because + because of, unire + frasi, collegare + frasi, parole per collegare, and + but, despite, although + despite, therefore, however + but, legare + frasi, congiunzione",
    keys: "but, because, though, while, unire, collegare, moreover, so + because",
    explanation:
      "And aggiunge, but mette in contrasto, because dice la causa, so la conseguenza, although vuol dire anche se. However, tuttavia, di solito apre una frase nuova, con la virgola dopo.",
    easier: "And è e, but è ma, because è perché, so è quindi, although è anche se.",
    examples: [
      "It was raining, so we stayed inside.",
      "She was tired, but she finished the race.",
      "He is late because the bus broke down.",
      "Although it was cold, they swam in the lake.",
      "The hotel was old. However, it was very clean.",
    ],
    task: "Le due parti della tua frase sono una causa, una conseguenza o un contrasto?",
  },
  {
    id: "word-order",
    name: "l'ordine delle parole",
    names:
      "ordine delle parole, ordine della frase, word order, ordine + frase, ordine delle frasi, posizione delle parole, very much, costruzione della frase, soggetto verbo oggetto, svo",
    keys: "ordine, like very much",
    topics: ["like-very-much"],
    explanation:
      "La frase inglese ha un ordine fisso: soggetto, verbo, oggetto, poi dove e quando. Tra il verbo e il suo oggetto non si infila quasi niente.",
    easier: "Prima chi, poi che cosa fa, poi che cosa; dove e quando stanno in fondo.",
    examples: [
      "She plays the flute very well.",
      "We met our neighbours at the market yesterday.",
      "They enjoyed the trip a lot.",
      "He reads the newspaper in the kitchen every morning.",
      "I like this song very much.",
    ],
    task: "Nella tua frase, quali sono il soggetto, il verbo e l'oggetto?",
  },
  {
    id: "subject-needed",
    name: "il soggetto in inglese",
    names:
      "il soggetto, soggetto sottinteso, soggetto + it, soggetto sempre, soggetto + inglese, mettere il soggetto, it + soggetto, it is raining, togliere + soggetto",
    keys: "soggetto, subject, is raining",
    topics: ["missing-subject"],
    explanation:
      "In italiano il soggetto si può tacere, in inglese quasi mai: davanti al verbo ci vuole sempre qualcuno, anche solo it per il tempo e le ore.",
    easier: "In inglese il verbo non sta mai da solo: se non c'è nessuno, metti it.",
    examples: [
      "It is very windy.",
      "We are late.",
      "It takes ten minutes.",
      "It was dark outside.",
      "They live in a small village.",
    ],
    task: "Nella tua frase, chi o che cosa sta davanti al verbo?",
  },
  {
    id: "double-negative",
    name: "la doppia negazione",
    names:
      "doppia negazione, double negative, due negazioni, nobody + anybody, nothing + anything, somebody + anybody, something + anything, nessuno + inglese, not + nothing, someone + anyone, doppio no",
    keys: "nobody, nothing, anything, anybody, something, nowhere",
    topics: ["double-negative"],
    explanation:
      "In inglese un solo no basta: o il verbo è negativo, o lo è la parola che segue. Se il verbo dice già no, dopo si usano le parole con any.",
    easier: "In una frase inglese c'è un no solo: o nel verbo, o in nobody e nothing.",
    examples: [
      "There isn't anybody at home.",
      "Nobody knows the way.",
      "We didn't buy anything.",
      "I have nothing in my pockets.",
      "She doesn't know anyone here.",
    ],
    task: "Nella tua frase quante parole dicono di no?",
  },
] as const satisfies readonly GrammarLesson[];
