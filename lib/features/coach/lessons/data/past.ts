import type { GrammarLesson } from "../lesson";

/** What is over. */
export const pastLessons = [
  {
    id: "past-simple",
    name: "il past simple",
    names:
      "past simple, passato remoto, passato semplice, verbi regolari, verbi al passato, verbi passati, was + were + did, didn't, did, did + passato",
    keys: "past, passato, yesterday, regolare, past of",
    topics: ["past-time", "did-with-past"],
    explanation:
      "Il past simple racconta ciò che è finito, spesso con yesterday o last. I verbi regolari prendono -ed, gli irregolari hanno una forma loro, da cercare nella tabella.",
    easier:
      "Serve per raccontare cose finite: ieri, la settimana scorsa, da piccolo. Molti verbi prendono -ed, altri cambiano del tutto.",
    negative: {
      rule: "Al negativo si mette didn't, uguale per tutti, e il verbo torna alla forma base.",
      example: "They didn't win the match.",
    },
    question: {
      rule: "Nella domanda did passa davanti al soggetto, e il verbo torna alla forma base.",
      example: "Did you sleep well?",
    },
    examples: [
      "They watched a film last night.",
      "He lost his phone on Monday.",
      "We danced all evening.",
      "The shop closed at eight.",
      "My grandparents met in 1970.",
      "She found a coin in the garden.",
    ],
    task: "Il verbo che ti serve è regolare o irregolare, secondo te?",
  },
  {
    id: "past-continuous",
    name: "il past continuous",
    names:
      "past continuous, past progressive, was were ing, was + ing, were + ing, passato continuo, {was-doing}, was + were + {was-doing}, come + {stavo-facendo}",
    keys: "imperfetto, was were + ing, {stavo-facendo}",
    explanation:
      "Il past continuous dice che un'azione era in corso in un momento del passato: stavo facendo. Si fa con was o were e il verbo in -ing.",
    easier: "È come dire in italiano «stavo facendo»: was o were, e poi il verbo con -ing.",
    negative: {
      rule: "Al negativo basta mettere not dopo was o were.",
      example: "The birds weren't singing.",
    },
    question: {
      rule: "Nella domanda was o were passa davanti al soggetto.",
      example: "Was it raining at six o'clock?",
    },
    examples: [
      "It was snowing all morning.",
      "At eight we were having dinner.",
      "The dogs were barking.",
      "She was wearing a funny hat.",
      "I was waiting at the bus stop at noon.",
    ],
    task: "Che cosa stavi facendo ieri sera alle otto, detto così?",
  },
  {
    id: "past-simple-or-continuous",
    name: "past simple e past continuous",
    names:
      "past simple + past continuous, past simple + continuous, past continuous + simple, when + while, while + when, azione + interrompe, {did} + {was-doing}, due passati, passati + was + ing",
    keys: "while, was + ing + past simple, interrompe, interrotta",
    explanation:
      "Il past continuous (was o were e il verbo in -ing) descrive un'azione in corso nel passato; il past simple quella che la interrompe o la conclude.",
    easier:
      "L'azione lunga, che fa da sfondo, sta al past continuous. Quella breve, che arriva in mezzo, sta al past simple.",
    negative: {
      rule: "Al negativo il simple vuole didn't, il continuous vuole not dopo was o were.",
      example: "I wasn't looking, so I didn't see the ball.",
    },
    question: {
      rule: "La domanda comincia con did nel simple, con was o were nel continuous.",
      example: "Were you sleeping when the phone rang?",
    },
    examples: [
      "We were having dinner when the lights went out.",
      "The thief was running when he fell.",
      "While she was cooking, the phone rang.",
      "They were playing cards when the train stopped.",
      "I saw a fox while I was walking home.",
    ],
    task: "Quale delle tue azioni era già in corso?",
  },
  {
    id: "irregular-verbs",
    name: "i verbi irregolari",
    names:
      "verbi irregolari, irregular verbs, irregolari, paradigma, paradigmi, tabella dei verbi, terza colonna, tre forme, verbo irregolare, past di, participio di, participio passato, past participle, past participle di, passato di, past of, participle of, {go-went}, verbi + non + ed, verbi + senza ed, {did} + {wrong-ed}",
    keys: "irregolare, participio, imparare + verbi, colonna, forme + verbo",
    topics: ["irregular-past"],
    explanation:
      "I verbi irregolari non prendono -ed: hanno un past simple e un participio tutti loro, da imparare a memoria. Aiuta studiarli a gruppi che suonano simili, come sing, sang, sung e ring, rang, rung.",
    easier:
      "Sono i verbi che al passato cambiano forma invece di prendere -ed. Si imparano pochi alla volta, dalla tabella del libro.",
    negative: {
      rule: "Al negativo, con didn't, il verbo torna alla forma base.",
      example: "The bell didn't ring.",
    },
    question: {
      rule: "Nella domanda, con did, il verbo torna alla forma base.",
      example: "Did the choir sing well?",
    },
    examples: [
      "The bell rang at noon.",
      "She drew a dragon.",
      "They have sung that song before.",
      "He broke a glass.",
      "We swam in the lake.",
      "The wind blew all night.",
    ],
    task: "Quale verbo irregolare vuoi cercare nella tabella per primo?",
  },
  {
    id: "spelling-of-ed",
    name: "come si scrive la -ed del passato",
    names:
      "scrive + ed, spelling + ed, raddoppia + ed, doppia + ed, aggiunge + ed, ied, y + ed, scrive + verbi regolari, spelling + past simple, spelling + past, raddoppia + past, ed + consonante, y + past simple, y + passato, scrive + past simple, regole + ed, d o ed, raddoppia + passato, scrive + passato, scrive + regolare, ed + lettere, {wrong-ed}, {-ied}, {-tted} + due, {-tted}, {-ed} + due, {-ed} + {-ied}, verbo + finisce + d",
    keys: "ed, stopped, studied, raddoppia, y + i",
    explanation:
      "Di solito si aggiunge -ed; se c'è già la e basta -d. Consonante più y diventa -ied. Un verbo corto con una vocale e una consonante alla fine raddoppia: stop fa stopped.",
    easier: "Guarda la fine del verbo: dance fa danced, cry fa cried, plan fa planned, play fa played.",
    examples: [
      "The bus stopped near the bridge.",
      "She carried a heavy bag.",
      "They danced until midnight.",
      "We planned a picnic.",
      "He enjoyed the concert.",
      "The baby cried all night.",
    ],
    task: "Con quali lettere finisce il verbo che vuoi mettere al passato?",
  },
  {
    id: "used-to",
    name: "used to",
    names:
      "used to, abitudini passate, abitudini nel passato, abitudini + passato, una volta facevo, solito, did use to, didn't use to, da piccola + come, da piccolo + come",
    keys: "used, imperfetto + abitudine, solevo, use to",
    explanation:
      "Used to con il verbo base racconta abitudini e situazioni del passato che oggi non ci sono più. È uguale per tutte le persone.",
    easier: "Serve per dire «una volta facevo così, adesso non più»: used to, e poi il verbo base.",
    negative: {
      rule: "Al negativo diventa didn't use to, senza la d di used.",
      example: "My dad didn't use to like fish.",
    },
    question: {
      rule: "Nella domanda diventa did, soggetto e use to, senza la d di used.",
      example: "Did you use to live near a river?",
    },
    examples: [
      "Grandpa used to smoke.",
      "We used to live near a river.",
      "There used to be a cinema here.",
      "She used to be very shy.",
      "They used to walk to school.",
    ],
    task: "Che cosa facevi anni fa e adesso non più, detto così?",
  },
] as const satisfies readonly GrammarLesson[];
