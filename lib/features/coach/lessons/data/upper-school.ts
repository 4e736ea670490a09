import type { GrammarLesson } from "../lesson";

/** What is met from the second or third year of upper school on. */
export const upperSchoolLessons = [
  {
    id: "wish",
    name: "wish e if only",
    names: "wish, i wish, if only, wish + past simple, wish + past perfect, wish + would, magari + inglese",
    keys: "vorrei che, rimpianto, desiderio, rimpianti",
    explanation:
      "Con wish si desidera ciò che non è vero. Per il presente dopo wish ci vuole il past simple, per il passato il past perfect. Per lamentarsi di qualcuno si usa would.",
    easier:
      "Wish fa un passo indietro: un desiderio di oggi vuole il passato, uno di ieri vuole il past perfect.",
    examples: [
      "I wish I lived near the sea.",
      "She wishes she had a dog.",
      "I wish I had studied more.",
      "If only it were summer!",
      "I wish they would stop shouting.",
    ],
    task: "Il tuo desiderio parla di adesso o di una cosa già passata?",
  },
  {
    id: "future-continuous",
    name: "il future continuous",
    names: "future continuous, future progressive, will be + ing, will be doing, futuro progressivo",
    explanation:
      "Il future continuous dice che cosa sarà in corso in un certo momento del futuro. Si fa con will be e il verbo in -ing, uguale per tutte le persone.",
    easier: "Vuol dire «starò facendo»: will be, e poi il verbo con -ing.",
    negative: { rule: "Al negativo will diventa won't.", example: "We won't be sleeping at ten." },
    question: {
      rule: "Nella domanda will passa davanti al soggetto.",
      example: "Will you be using the computer tonight?",
    },
    examples: [
      "This time tomorrow we will be flying to Dublin.",
      "At nine I will be watching the match.",
      "She will be working all weekend.",
      "They will be waiting for us at the station.",
      "Don't call at eight, we will be having dinner.",
    ],
    task: "In quale momento del futuro sarà in corso la tua azione?",
  },
  {
    id: "future-perfect",
    name: "il future perfect",
    names: "future perfect, will have + participio, will have done, futuro anteriore",
    explanation:
      "Il future perfect dice che qualcosa sarà già finito prima di un certo momento del futuro, spesso con by. Si fa con will have e il participio passato.",
    easier: "È il nostro «avrò finito»: will have, e poi il participio passato.",
    negative: { rule: "Al negativo will diventa won't.", example: "They won't have arrived by then." },
    question: {
      rule: "Nella domanda will passa davanti al soggetto, have resta dopo.",
      example: "Will you have finished by noon?",
    },
    examples: [
      "By ten the shops will have closed.",
      "I will have read the book by Friday.",
      "The film will have started by now.",
      "By June she will have learned to swim.",
      "They will have eaten all the cake.",
    ],
    task: "Entro quale momento sarà finita la tua azione?",
  },
  {
    id: "past-perfect-continuous",
    name: "il past perfect continuous",
    names: "past perfect continuous, past perfect progressive, had been + ing, had been doing",
    explanation:
      "Il past perfect continuous dice da quanto tempo durava un'azione quando nel passato ne è successa un'altra. Si fa con had been e il verbo in -ing.",
    easier: "Serve per «stava facendo da un po', quando…»: had been, e poi il verbo con -ing.",
    negative: { rule: "Al negativo had diventa hadn't.", example: "We hadn't been waiting long." },
    question: {
      rule: "Nella domanda had passa davanti al soggetto.",
      example: "Had they been living there for long?",
    },
    examples: [
      "She was tired because she had been running.",
      "We had been waiting for an hour when the bus came.",
      "It had been raining all night.",
      "They had been playing for ten minutes when the lights went out.",
      "He had been working there for years.",
    ],
    task: "Quale azione durava già, quando è successa l'altra?",
  },
  {
    id: "be-used-to",
    name: "be used to e get used to",
    names:
      "be used to, get used to, used to + ing, essere abituato, abituarsi, abituato + inglese, used to + be used to, am used to, getting used to",
    keys: "abituata, abituati",
    explanation:
      "Be used to vuol dire essere abituato, get used to abituarsi. Dopo to ci vuole un nome o il verbo in -ing. Used to da solo, con il verbo base, parla invece di abitudini passate.",
    easier: "Se c'è be o get davanti, si parla di esserci abituati, e il verbo dopo prende -ing.",
    examples: [
      "I am used to getting up early.",
      "She isn't used to the cold.",
      "We are getting used to the new school.",
      "They got used to driving on the left.",
      "He is used to working at night.",
    ],
    task: "Parli di un'abitudine di adesso o di una che non c'è più?",
  },
  {
    id: "had-better-would-rather",
    name: "had better e would rather",
    names:
      "had better, would rather, had better + would rather, faresti meglio, preferirei + inglese, 'd better, 'd rather",
    explanation:
      "Had better dà un consiglio forte, would rather dice che cosa si preferisce. Dopo tutti e due ci vuole il verbo base, senza to. Per negare not sta davanti al verbo.",
    easier: "Dopo had better e would rather il verbo resta com'è nel dizionario, senza to.",
    negative: {
      rule: "Al negativo not va subito prima del verbo base.",
      example: "You had better not touch the dog.",
    },
    examples: [
      "You had better take an umbrella.",
      "I would rather stay at home tonight.",
      "We had better leave now.",
      "She would rather drink water.",
      "They would rather not swim today.",
    ],
    task: "Vuoi dare un consiglio o dire che cosa preferisci?",
  },
  {
    id: "have-something-done",
    name: "have something done",
    names:
      "have something done, causativo, causative, have + participio + oggetto, get something done, far fare + inglese",
    explanation:
      "Have something done dice che un lavoro lo fa fare qualcun altro. L'ordine è: have nel tempo giusto, la cosa, il participio passato.",
    easier: "È «far fare» qualcosa a qualcuno: prima la cosa, poi il participio passato.",
    examples: [
      "I have my hair cut every month.",
      "She had her bike repaired last week.",
      "We are having the kitchen painted.",
      "They had their house cleaned.",
      "He has his car washed on Saturdays.",
    ],
    task: "Chi fa davvero il lavoro, nella tua frase?",
  },
  {
    id: "modals-of-deduction",
    name: "must, can't e might per dedurre",
    names:
      "modals of deduction, verbi modali + deduzione, must be + can't be, deduzione, deduction, deduzioni, must + deduzione, can't + deduzione",
    explanation:
      "Must vuol dire che sei quasi certo, can't che una cosa non è possibile, might, may e could che forse è così. Dopo ci vuole il verbo base.",
    easier: "Sicuro di sì: must. Sicuro di no: can't. Forse: might.",
    examples: [
      "She must be at home, the lights are on.",
      "That can't be true.",
      "It might rain later.",
      "They must be very tired.",
      "He can't be a doctor, he is too young.",
    ],
    task: "Di quello che dici sei sicuro di sì, sicuro di no, o forse?",
  },
  {
    id: "modal-perfect",
    name: "should have, could have e must have",
    names:
      "should have, could have, must have, modal perfect, modali perfetti, should have + participio, should have done, could have done, must have done, avrei dovuto, avrei potuto, past modals, modali + passato, verbi modali + passato",
    explanation:
      "Should have con il participio passato dice che cosa sarebbe stato giusto fare, could have che cosa era possibile, must have che cosa è successo quasi di certo.",
    easier: "«Avrei dovuto» vuole should have e il participio, «avrei potuto» could have e il participio.",
    negative: {
      rule: "Al negativo not sta tra il verbo modale e have.",
      example: "You shouldn't have opened the letter.",
    },
    examples: [
      "I should have called you.",
      "They could have won the match.",
      "She must have missed the bus.",
      "We should have taken a map.",
      "He could have broken his leg.",
    ],
    task: "Nella tua frase, era giusto, era possibile, o è quasi certo?",
  },
] as const satisfies readonly GrammarLesson[];
