import type { GrammarLesson } from "../lesson";

/** Verbs that help other verbs. */
export const modalLessons = [
  {
    id: "can-could",
    name: "can e could",
    names: "can, could, can + could, can't, couldn't, verbo can, potere, saper fare, cannot, be able to",
    keys: "capacita, riuscire, permesso + can",
    explanation:
      "Can dice che cosa si sa o si può fare adesso, could che cosa si sapeva o poteva fare in passato. Could serve anche per chiedere con gentilezza. Dopo c'è il verbo base.",
    easier: "Can per adesso, could per il passato. Sono uguali per tutti, e dopo c'è il verbo base senza to.",
    negative: {
      rule: "Al negativo diventano can't e couldn't, senza altri aiutanti.",
      example: "Penguins can't fly.",
    },
    question: {
      rule: "Nella domanda can o could passa davanti al soggetto.",
      example: "Could you close the door, please?",
    },
    examples: [
      "My grandma could ride a horse.",
      "We could hear the sea.",
      "Penguins can't fly.",
      "She can speak three languages.",
      "You could ask the driver.",
      "Dolphins can jump very high.",
    ],
    task: "Parli di adesso, del passato o chiedi un favore?",
  },
  {
    id: "must-have-to",
    name: "must e have to",
    names: "must, have to, must + have to, has to, had to, dovere, must o have to, obbligo",
    keys: "obblighi",
    explanation:
      "Must è un obbligo che sente chi parla, have to una regola che viene da fuori. Must è uguale per tutti; have to diventa has to con he, she e it, e had to al passato.",
    easier: "Tutti e due vogliono dire «dovere». Must viene da chi parla, have to viene da una regola.",
    negative: {
      rule: "Al negativo cambia tutto: mustn't è un divieto, don't have to vuol dire che non serve.",
      example: "You mustn't feed the lions.",
    },
    question: {
      rule: "Per chiedere si usa di solito have to, con do o does davanti al soggetto.",
      example: "Do we have to wear a uniform?",
    },
    examples: [
      "Drivers have to stop at a red light.",
      "I must call my grandma tonight.",
      "My brother has to get up at six.",
      "You must see this film.",
      "We had to wait for two hours.",
    ],
    task: "L'obbligo della tua frase viene da chi parla o da una regola?",
  },
  {
    id: "mustnt-or-dont-have-to",
    name: "mustn't e don't have to",
    names:
      "mustn't, don't have to, mustn't + don't have to, doesn't have to, must not, must not + have to, divieto, must + negativo, have to + negativo, needn't, mustn't + have to, divieti, must + divieto, don't need to, non devi + inglese",
    keys: "vietato, non serve, non e necessario, non devi, non c'e bisogno",
    explanation:
      "Mustn't è un divieto: è vietato farlo. Don't have to vuol dire che non è necessario: puoi farlo, se vuoi, ma nessuno ti obbliga.",
    easier: "Mustn't: non si può. Don't have to: non serve, ma se vuoi puoi.",
    question: {
      rule: "Per chiedere se serve si usa have to, con do o does davanti al soggetto.",
      example: "Does she have to come?",
    },
    examples: [
      "You mustn't feed the lions.",
      "We don't have to wear a uniform.",
      "She doesn't have to get up early on Sundays.",
      "You mustn't touch that wire.",
      "Visitors mustn't run near the pool.",
      "You don't have to pay, it is free.",
    ],
    task: "Nella tua frase la cosa è vietata o solo non necessaria?",
  },
  {
    id: "should",
    name: "should",
    names:
      "should, shouldn't, ought to, dare consigli, consiglio, consigli, should + ought to, dovrei, dovresti",
    keys: "dovrebbe, suggerimenti, advice + should",
    explanation:
      "Should dà un consiglio: è come dire dovresti. Dopo c'è il verbo base, uguale per tutte le persone. Ought to vuol dire la stessa cosa.",
    easier: "Serve per dire che cosa è bene fare: should, e poi il verbo base.",
    negative: {
      rule: "Al negativo diventa shouldn't, sempre con il verbo base.",
      example: "He shouldn't shout.",
    },
    question: {
      rule: "Nella domanda should passa davanti al soggetto.",
      example: "Should we call a taxi?",
    },
    examples: [
      "You should drink more water.",
      "He shouldn't shout.",
      "We should call a taxi.",
      "Children should sleep nine hours.",
      "You ought to see a doctor.",
    ],
    task: "A chi vuoi dare un consiglio, e quale?",
  },
  {
    id: "may-might",
    name: "may e might",
    names:
      "may, might, may + might, can + may, might + could, may o might, possibilita, may be + maybe, maybe + may, maybe + might",
    keys: "probabilita",
    explanation:
      "May e might dicono che qualcosa forse succede; might è un po' meno probabile. May serve anche per chiedere il permesso in modo più formale di can. Dopo c'è sempre il verbo base.",
    easier: "Sono come il nostro «forse»: may o might, e poi il verbo base.",
    negative: {
      rule: "Al negativo si mette not dopo may o might.",
      example: "She may not come.",
    },
    question: {
      rule: "La domanda con may chiede un permesso: may passa davanti al soggetto.",
      example: "May I open the window?",
    },
    examples: [
      "It might snow tonight.",
      "You may sit here.",
      "The keys may be in the car.",
      "We might go to Spain this summer.",
      "She may not come.",
    ],
    task: "Nella tua frase chiedi un permesso o dici che forse succede?",
  },
  {
    id: "would-like",
    name: "would like",
    names:
      "would like, would like to, like + would like, want + would like, i'd like, would you like, would, vorrei + inglese, vorrei + want",
    keys: "gradire, offrire, chiedere gentilmente, d like, vorrei",
    explanation:
      "Would like vuol dire vorrei: si usa per chiedere e offrire con gentilezza, con to davanti a un verbo. Like da solo, invece, dice che cosa piace di solito.",
    easier: "È il «vorrei» inglese: I would like, in breve I'd like. Se dopo c'è un verbo, ci vuole to.",
    negative: {
      rule: "Al negativo diventa wouldn't like.",
      example: "I wouldn't like to be a spider.",
    },
    question: {
      rule: "Nella domanda would passa davanti al soggetto.",
      example: "Would you like some tea?",
    },
    examples: [
      "I would like a glass of water.",
      "They would like to visit Scotland.",
      "Would you like some tea?",
      "She would like to be a pilot.",
      "We'd like a table near the window.",
    ],
    task: "Che cosa vorresti tu, un oggetto o fare qualcosa?",
  },
  {
    id: "modal-verbs",
    name: "i verbi modali",
    names:
      "verbi modali, modal verbs, modali, modals, can + must, can + should, must + should, must + can + should",
    keys: "modale, modal, can + to, must + to, modale + to",
    topics: ["modal-to", "modal-form"],
    explanation:
      "Can dice capacità o permesso, must un obbligo sentito, should un consiglio. Dopo di loro il verbo resta nella forma base, senza nulla in mezzo.",
    easier: "I modali non cambiano mai e vogliono subito il verbo base: niente -s e niente to.",
    negative: {
      rule: "Al negativo prendono not: can't, mustn't, shouldn't.",
      example: "Penguins can't fly.",
    },
    question: {
      rule: "Nella domanda il modale passa davanti al soggetto.",
      example: "Can your dog swim?",
    },
    examples: [
      "Penguins can't fly.",
      "You must wear a helmet.",
      "He should rest today.",
      "They may arrive late.",
      "She can whistle.",
    ],
    task: "Vuoi esprimere una capacità, un obbligo o un consiglio?",
  },
] as const satisfies readonly GrammarLesson[];
