import type { GrammarLesson } from "../lesson";

/** What is now, and what is always so. */
export const presentLessons = [
  {
    id: "present-simple",
    name: "il present simple",
    names: "present simple, presente indicativo",
    keys: "abitudine, routine, present, abitudini, {i-do}, {i-dont}, sempre + ing, cose + sempre",
    explanation:
      "Il present simple racconta abitudini e cose sempre vere. Il verbo resta nella forma base, ma con he, she e it prende di solito una -s.",
    easier:
      "Usalo per quello che fai di solito: ogni giorno, ogni settimana. Il verbo resta com'è, solo con he, she e it arriva la -s.",
    negative: {
      rule: "Al negativo si mette don't prima del verbo base, oppure doesn't con he, she e it.",
      example: "Fish don't drink milk.",
    },
    question: {
      rule: "Nella domanda do o does passa davanti al soggetto, e il verbo resta nella forma base.",
      example: "Does your uncle drive a taxi?",
    },
    examples: [
      "Cats sleep a lot.",
      "My uncle drives a taxi.",
      "We have lunch at one.",
      "The sun rises in the east.",
      "They play chess on Fridays.",
      "Her dog likes cheese.",
    ],
    task: "Mi racconti in inglese un'abitudine di qualcuno della tua famiglia?",
  },
  {
    id: "present-continuous",
    name: "il present continuous",
    names:
      "present continuous, present progressive, forma ing, ing form, forma progressiva, {is-doing}, is + ing, are + ing, am + ing, come + {sto-facendo}",
    keys: "ing, gerundio, {sto-facendo}",
    explanation:
      "Il present continuous dice che cosa succede proprio adesso. Si costruisce con il verbo essere accordato al soggetto e il verbo in -ing; per le abitudini si usa invece il present simple.",
    easier:
      "È come dire in italiano «sto facendo». Servono due pezzi: am, is o are, e poi il verbo con -ing.",
    negative: {
      rule: "Al negativo basta mettere not dopo am, is o are.",
      example: "The baby isn't sleeping.",
    },
    question: {
      rule: "Nella domanda am, is o are passa davanti al soggetto.",
      example: "Are they waiting for the train?",
    },
    examples: [
      "Look, it is snowing.",
      "My parents are cooking dinner.",
      "I am waiting for the bus.",
      "The children are swimming in the lake.",
      "She is wearing a red coat.",
    ],
    task: "Sapresti dirmi in inglese che cosa stai facendo in questo momento?",
  },
  {
    id: "present-simple-or-continuous",
    name: "present simple e present continuous",
    names:
      "present simple + continuous, simple + present continuous, simple + ing, {i-do} + {is-doing}, {he-does} + {is-doing}, now + usually, present + now + usually, adesso + di solito, always + now, quando + ing + presente, presente + normale + ing",
    keys: "simple + continuous, abitudine + adesso",
    explanation:
      "Il present simple racconta abitudini e cose sempre vere; il present continuous quello che succede adesso o un programma già fissato.",
    easier: "«Di solito» vuole il present simple, «proprio adesso» vuole il present continuous.",
    negative: {
      rule: "Al negativo il simple vuole don't o doesn't, il continuous vuole not dopo am, is o are.",
      example: "He doesn't drink tea, but today he isn't drinking coffee.",
    },
    question: {
      rule: "La domanda comincia con do o does nel simple, con am, is o are nel continuous.",
      example: "Do you usually walk, or are you walking today because it is sunny?",
    },
    examples: [
      "He usually drinks tea.",
      "Be quiet, the baby is sleeping.",
      "Spiders eat insects.",
      "Mum works in a bank, but today she is painting the kitchen.",
      "The children play outside every day.",
      "Look, the ducks are swimming.",
    ],
    task: "La tua frase parla di un'abitudine o di questo momento?",
  },
  {
    id: "third-person-s",
    name: "la -s della terza persona",
    names:
      "terza persona, s terza persona, third person, la s, s alla fine del verbo, s del verbo, s al verbo, s finale verbo, s verbo, s + he she it, s + verbo + he, {he-do}, {work-works}",
    keys: "s, s alla fine, he she it + verbo, s + he, s + she, es, {he-does}",
    topics: ["third-person-s"],
    explanation:
      "Al present simple, con he, she, it o una persona sola, il verbo prende una -s: di solito basta quella, dopo s, x, ch, sh e o si mette -es. Con not e nelle domande la porta l'aiutante.",
    easier:
      "Quando parli al presente di una persona sola, o di una cosa, il verbo vuole la -s alla fine. Con I, you, we e they no.",
    negative: {
      rule: "Al negativo la -s va in doesn't, e il verbo la perde.",
      example: "Grandpa doesn't sing.",
    },
    question: {
      rule: "Nella domanda la -s va in does, e il verbo la perde.",
      example: "Does the baby like music?",
    },
    examples: [
      "Grandpa sings in the shower.",
      "The baby watches the birds.",
      "My cousin lives near the sea.",
      "She reads comics in bed.",
      "The train leaves at six.",
    ],
    task: "Nella tua frase, chi compie l'azione: una persona sola o più di una?",
  },
  {
    id: "spelling-of-third-person",
    name: "come si scrive la terza persona",
    names:
      "scrive + terza persona, spelling + third person, es + terza persona, ies + terza persona, s o es, s + es + verbo, scrive + s + verbo, spelling + s, y + ies + verbo, terza persona + y, s + es, es + verbo, ies + verbo, y + i + es, {wrong-s}, {-ys}, es + ies, s + es + ies, {wrong-s} + {work-works}, does + goes, scrive + he she it",
    keys: "es, ies, s + ies, y + ies, y + terza persona, has + haves",
    explanation:
      "Di solito si aggiunge -s. Dopo s, x, z, ch, sh e o si aggiunge -es. Se il verbo finisce in consonante più y, la y diventa -ies; dopo una vocale la y resta. Have diventa has.",
    easier: "Guarda le ultime lettere del verbo: play fa plays, wash fa washes, carry fa carries.",
    examples: [
      "She washes her hair every day.",
      "The plane flies over the hills.",
      "He does the shopping on Saturdays.",
      "My aunt teaches maths.",
      "The dog enjoys the snow.",
      "She mixes the eggs.",
    ],
    task: "Con quali lettere finisce il verbo della tua frase?",
  },
  {
    id: "spelling-of-ing",
    name: "come si scrive la forma in -ing",
    names:
      "scrive + ing, spelling + ing, raddoppia + ing, doppia + ing, aggiunge + ing, perde e + ing, e finale + ing, ing + togliere, ing + lettere, ie + ing, ing + finale, ing + cade, ing + e muta, ing + consonante, regole + ing, {wrong-ing}, {-tting} + due, {-ing} + due, ing + due n, ing + due m, ing + due",
    keys: "swimming, running, writing, lying, {-tting}",
    explanation:
      "Di solito basta aggiungere -ing. La e muta finale cade: make fa making. Un verbo corto con una vocale e una consonante alla fine raddoppia: run fa running. La -ie diventa y: lie fa lying.",
    easier: "Prima di -ing la e alla fine va via, e i verbi corti come sit raddoppiano l'ultima lettera.",
    examples: [
      "They are dancing in the street.",
      "The dog is sitting under the tree.",
      "He is lying on the grass.",
      "We are playing cards.",
      "She is riding a pony.",
    ],
    task: "Con quali lettere finisce il verbo a cui vuoi aggiungere -ing?",
  },
  {
    id: "state-verbs",
    name: "i verbi di stato",
    names: "verbi di stato, stative verbs, state verbs, stative, verbi + senza ing, verbi + non + ing",
    keys: "want + ing, know + ing, like + ing + adesso, wanting, knowing, i am knowing, i am wanting",
    topics: ["stative-ing"],
    explanation:
      "Verbi come know, want, like e believe descrivono uno stato, non un'azione: di solito non si usano nella forma in -ing, anche se parli di adesso.",
    easier: "Se il verbo dice che cosa pensi, vuoi o ti piace, lascia stare -ing: va bene il present simple.",
    examples: [
      "She believes in ghosts.",
      "We need a new tent.",
      "They know the song.",
      "I want a glass of water now.",
      "This soup smells good.",
    ],
    task: "Il tuo verbo racconta un'azione o uno stato?",
  },
  {
    id: "do-and-does",
    name: "do e does",
    names:
      "do + does, do does, don't + doesn't, ausiliare do, verbo ausiliare, ausiliari, serve + do, usa + do",
    keys: "do, does, don't, doesn't, ausiliare, negativo, negare, negazione, forma interrogativa, {i-dont}, forma negativa",
    topics: ["do-or-does"],
    explanation:
      "Do e does sono gli aiutanti del presente per negare e chiedere: does con he, she, it, do con gli altri. Il verbo che segue resta nella forma base.",
    easier:
      "Nelle domande e con not, al presente, serve un aiutante: does per una persona sola, do per I, you, we e they.",
    negative: {
      rule: "Al negativo si usa don't, oppure doesn't con he, she e it.",
      example: "Our cat doesn't eat fish.",
    },
    question: {
      rule: "Nella domanda do o does sta davanti al soggetto.",
      example: "Do you speak German?",
    },
    examples: [
      "Do you speak German?",
      "Our cat doesn't eat fish.",
      "Where do penguins live?",
      "We don't eat meat.",
      "Does your sister play the violin?",
      "They don't like spiders.",
    ],
    task: "Chi è il soggetto della frase che vuoi scrivere?",
  },
  {
    id: "tenses",
    name: "i tempi verbali",
    names: "tempi verbali, i tempi, tempi dei verbi, tutti i tempi, tenses",

    explanation:
      "Present simple per le abitudini, present continuous per adesso, past simple per ciò che è finito, present perfect per il passato che tocca il presente, will e going to per il futuro.",
    easier: "Prima chiediti quando succede: di solito, adesso, prima o dopo. Ogni risposta ha il suo tempo.",
    examples: [
      "Owls hunt at night.",
      "The shop closed an hour ago.",
      "The guests have just arrived.",
      "The baby is crying.",
      "It will be sunny tomorrow.",
    ],
    task: "La tua frase parla di un'abitudine, di adesso, di prima o di dopo?",
  },
] as const satisfies readonly GrammarLesson[];
