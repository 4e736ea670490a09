import type { GrammarLesson } from "./lesson";

/** Forms of the verb that are asked for by themselves, before the tenses in general. */
export const verbLessons: GrammarLesson[] = [
  {
    name: "i tempi verbali",
    mentions: /tempi verbali|i tempi(?: dei verbi| in inglese)?\s*\??$/i,
    explanation:
      "Present simple per le abitudini, present continuous per adesso, past simple per ciò che è finito, present perfect per il passato che tocca il presente, will e going to per il futuro.",
    examples: ["Owls hunt at night.", "The shop closed an hour ago.", "The guests have just arrived."],
    question: "La tua frase parla di un'abitudine, di adesso, di prima o di dopo?",
  },
  {
    name: "la -s della terza persona",
    mentions: /\b(?:la|una|quella) ?["'«(-]*s\b["'»)]*(?! in\b)|terza persona|third person|\bs alla fine/i,
    explanation:
      "Al present simple, con he, she, it o una persona sola, il verbo prende una -s: di solito basta quella, dopo s, x, ch, sh e o si mette -es. Con not e nelle domande la porta l'aiutante.",
    examples: ["Grandpa sings in the shower.", "The baby watches the birds.", "Penguins swim very well."],
    question: "Nella tua frase, chi compie l'azione: una persona sola o più di una?",
  },
  {
    name: "il verbo essere",
    mentions:
      /verbo (?:essere|be\b|to be)|\bto be\b|\bwas\b(?=.{0,200}\bwere\b)|(?<!there )\b(?:is|am)\b(?=.{0,200}\bare\b)|quando (?:si usa|uso) (?:is|are|am|was|were)\b/i,
    explanation:
      "Al presente: am con I, is con he, she e it, are con gli altri. Al passato: was con I, he, she e it, were con gli altri. Per negare basta not, per chiedere si scambiano i posti.",
    examples: ["The soup is cold.", "My cousins were at the zoo.", "I am not sleepy."],
    question: "Qual è il soggetto della tua frase, e parli di adesso o di prima?",
  },
  {
    name: "il past perfect",
    mentions: /past perfect|trapassato|\bhad had\b/i,
    explanation:
      "Il past perfect dice che cosa era già successo prima di un altro fatto passato. Si fa con had e il participio, uguale per tutte le persone.",
    examples: [
      "The train had left before we arrived.",
      "She was tired because she had danced all night.",
      "They had never seen snow.",
    ],
    question: "Nella tua frase, quale dei due fatti è successo prima?",
  },
  {
    name: "il present perfect continuous",
    mentions: /present perfect (?:continuous|progressive)|have been .{0,3}ing\b/i,
    explanation:
      "Il present perfect continuous parla di un'azione cominciata prima e che continua, guardando quanto dura. Si fa con have o has, been e il verbo in -ing.",
    examples: [
      "It has been snowing for two hours.",
      "We have been waiting since breakfast.",
      "She has been painting all day.",
    ],
    question: "Da quanto tempo va avanti l'azione della tua frase?",
  },
  {
    name: "been e gone",
    mentions: /\bbeen\b(?=.{0,200}\bgone\b)|\bgone\b(?=.{0,200}\bbeen\b)/i,
    explanation:
      "Have been to dice che qualcuno è stato in un posto ed è tornato; have gone to dice che ci è andato ed è ancora là.",
    examples: [
      "My aunt has been to Japan twice.",
      "Dad has gone to the supermarket.",
      "We have never been to Norway.",
    ],
    question: "La persona della tua frase è tornata o è ancora via?",
  },
  {
    name: "il primo condizionale",
    mentions:
      /(?:first|1st|primo|type one) (?:conditional|condizionale)|(?:conditional|condizionale) di primo tipo/i,
    explanation:
      "Nel first conditional la parte con if sta al presente e il risultato ha will. Will non sta quasi mai subito nella parte con if.",
    examples: [
      "If the bus is late, we will walk.",
      "She will be angry if you forget.",
      "If it rains, the match will stop.",
    ],
    question: "Nella tua frase, qual è la condizione e quale il risultato?",
  },
  {
    name: "il secondo condizionale",
    mentions:
      /(?:second|2nd|secondo) (?:conditional|condizionale)|if i were|\bwould\b(?=.{0,200}\bif\b)|\bif\b(?=.{0,200}\bwould\b)/i,
    explanation:
      "Il second conditional immagina qualcosa di poco probabile: la parte con if sta al past simple, il risultato ha would e il verbo base. Con if si usa spesso were per tutti.",
    examples: [
      "If I had wings, I would fly.",
      "We would travel more if we were rich.",
      "If he lived here, we would play together.",
    ],
    question: "Quello che immagini è possibile davvero o solo un sogno?",
  },
  {
    name: "il terzo condizionale",
    mentions: /(?:third|3rd|terzo) (?:conditional|condizionale)|would have/i,
    explanation:
      "Il third conditional immagina un passato diverso: nella parte con if c'è il past perfect, nel risultato would have e il participio.",
    examples: [
      "If we had left earlier, we would have caught the train.",
      "She would have come if you had phoned.",
      "If it had rained, they would have stayed at home.",
    ],
    question: "Quale fatto del passato vorresti cambiare nella tua frase?",
  },
  {
    name: "il periodo ipotetico",
    mentions: /periodo ipotetico|condizional|conditional|\bif\b/i,
    explanation:
      "Dopo if cambia tutto con la realtà: presente e presente per ciò che è sempre vero, presente e will per ciò che può succedere, past simple e would per ciò che si immagina.",
    examples: [
      "If you heat ice, it melts.",
      "If the bus is late, we will walk.",
      "If I had wings, I would fly.",
    ],
    question: "Quello che vuoi dire è sempre vero, possibile o immaginato?",
  },
  {
    name: "would e would like",
    mentions: /\bwould\b|vorrei/i,
    explanation:
      "Would like vuol dire vorrei: si usa per chiedere e offrire con gentilezza, con to davanti a un verbo. Would da solo, con il verbo base, dice che cosa si farebbe.",
    examples: ["I would like a glass of water.", "They would like to visit Scotland.", "A dog would bark."],
    question: "Che cosa vorresti tu, un oggetto o fare qualcosa?",
  },
  {
    name: "can e may",
    mentions: /\bmay\b|\bmight\b/i,
    explanation:
      "Per chiedere il permesso vanno bene tutti e due: can si usa tra amici, may è più formale. May e might dicono anche che qualcosa forse succede. Dopo c'è sempre il verbo base.",
    examples: ["You may sit here.", "It might snow tonight.", "You can use my pen."],
    question: "Nella tua frase chiedi un permesso o dici che forse succede?",
  },
  {
    name: "should e ought to",
    mentions: /\bshould\b|\bshall\b|\bought\b|dare (?:un )?consigli/i,
    explanation:
      "Should dà un consiglio: è come dire dovresti. Dopo c'è il verbo base, uguale per tutti; per negare si usa shouldn't. Shall, con I e we, fa una proposta.",
    examples: ["You should drink more water.", "He shouldn't shout.", "We should call a taxi."],
    question: "A chi vuoi dare un consiglio, e quale?",
  },
  {
    name: "i phrasal verbs",
    mentions: /phrasal/i,
    explanation:
      "Un phrasal verb è un verbo con una parolina attaccata, come up, off o after: insieme prendono un significato nuovo, da imparare come una parola sola.",
    examples: ["The plane took off at noon.", "She looks after her little brother.", "He gave up sweets."],
    question: "Quale phrasal verb hai incontrato, e in quale frase?",
  },
  {
    name: "il discorso indiretto",
    mentions: /discorso (?:in)?diretto|reported speech|indirect speech/i,
    explanation:
      "Per riportare le parole di qualcuno il verbo fa un passo indietro nel tempo: il presente diventa passato, will diventa would. Cambiano anche i pronomi e le parole di tempo.",
    examples: [
      "Tom said that he was hungry.",
      "She told us that she lived in Dublin.",
      "They said that they would help.",
    ],
    question: "Chi parla nella tua frase, e quali erano le sue parole?",
  },
];
