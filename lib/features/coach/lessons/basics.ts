import type { GrammarLesson } from "./lesson";

/** The rules every school book begins with; general ones, so they are looked for last. */
export const basicLessons: GrammarLesson[] = [
  {
    name: "il present perfect",
    mentions: /present perfect|have been|passato prossimo|gi[aà] e yet|\bjust\b|\balready\b/i,
    explanation:
      "Il present perfect lega il passato al presente: un'esperienza, o qualcosa cominciato prima e non finito. Si fa con have o has e il participio, senza dire quando.",
    examples: ["I have lost my keys.", "She has never tried sushi.", "We have been friends for years."],
    question: "Ti viene in mente una cosa che hai già fatto nella vita, da dire così?",
  },
  {
    name: "il past simple",
    mentions: /past simple|simple past|past of|passato|\bwas\b|\bwere\b|\bdid\b|verbi irregolari|paradigm/i,
    explanation:
      "Il past simple racconta ciò che è finito, spesso con yesterday o last. I verbi regolari prendono -ed, gli irregolari hanno una forma loro, da cercare nella tabella.",
    examples: ["They watched a film last night.", "He lost his phone on Monday.", "We danced all evening."],
    question: "Il verbo che ti serve è regolare o irregolare, secondo te?",
  },
  {
    name: "il present continuous",
    mentions:
      /present continuous|present progressive|ing form|forma in -?ing|\bing\b|gerundio|sto facendo|-ing\b/i,
    explanation:
      "Il present continuous dice che cosa succede proprio adesso. Si costruisce con il verbo essere accordato al soggetto e il verbo in -ing; per le abitudini si usa invece il present simple.",
    examples: ["Look, it is snowing.", "My parents are cooking dinner.", "I am waiting for the bus."],
    question: "Sapresti dirmi in inglese che cosa stai facendo in questo momento?",
  },
  {
    name: "il present simple",
    mentions: /present simple|simple present|presente semplice|abitudin/i,
    explanation:
      "Il present simple racconta abitudini e cose sempre vere. Il verbo resta nella forma base, ma con he, she e it prende di solito una -s.",
    examples: ["Cats sleep a lot.", "My uncle drives a taxi.", "We have lunch at one."],
    question: "Mi racconti in inglese un'abitudine di qualcuno della tua famiglia?",
  },
  {
    name: "will e going to",
    mentions: /\bwill\b|going to|futuro|future/i,
    explanation:
      "Going to dice un progetto già deciso o qualcosa che si vede arrivare; will una decisione presa al momento, una promessa o una previsione.",
    examples: [
      "I am going to visit my aunt on Sunday.",
      "Don't worry, I will carry it.",
      "Look at the clouds: it is going to rain.",
    ],
    question: "Quello che vuoi dire è un programma già deciso o un'idea di adesso?",
  },
  {
    name: "some e any",
    mentions: /\bsome\b|\bany\b/i,
    explanation:
      "Some sta di solito nelle frasi affermative e nelle offerte; any nelle negative e nella maggior parte delle domande.",
    examples: ["There is some milk in the fridge.", "I haven't got any coins.", "Would you like some tea?"],
    question: "La tua frase afferma, nega o chiede?",
  },
  {
    name: "much e many",
    mentions: /\bmuch\b|\bmany\b|a lot of|\bmolto\b(?=.{0,200}\bmolti\b)|numerabili|countable/i,
    explanation:
      "Many va con ciò che si conta, al plurale; much con ciò che non si conta, soprattutto in frasi negative e domande. A lot of va bene con tutti e due.",
    examples: ["There aren't many chairs.", "We haven't got much time.", "How much sugar do you want?"],
    question: "Il nome della tua frase si può contare uno per uno?",
  },
  {
    name: "i comparativi",
    mentions: /comparativ|superlativ|\bthan\b|più (?=.{0,200} di)|comparative/i,
    explanation:
      "Gli aggettivi corti prendono -er per il comparativo e -est per il superlativo, i lunghi vogliono more e most. Il secondo termine arriva dopo than.",
    examples: [
      "A train is faster than a bike.",
      "This game is more exciting than that one.",
      "It is the coldest month of the year.",
    ],
    question: "L'aggettivo che vuoi usare è corto o lungo?",
  },
  {
    name: "do e does",
    mentions:
      /\bdo\b|\bdoes\b|don'?t|doesn'?t|ausiliar|forma (?:negativa|interrogativa)|(?:il|al) negativo|\bnegativ[oa]\b/i,
    explanation:
      "Do e does sono gli aiutanti del presente per negare e chiedere: does con he, she, it, do con gli altri. Il verbo che segue resta nella forma base.",
    examples: ["Do you speak German?", "Our cat doesn't eat fish.", "Where do penguins live?"],
    question: "Chi è il soggetto della frase che vuoi scrivere?",
  },
  {
    name: "gli articoli",
    mentions: /articol|quando (?:si usa|uso|si mette|metto) (?:a|an|the)\b|\ba (?:o|e) an\b|\bthe\b/i,
    explanation:
      'A e an valgono "un, una": an davanti a un suono di vocale. The indica proprio quello di cui si parla; in generale, al plurale, spesso non si mette niente.',
    examples: ["I saw an owl.", "The moon is beautiful tonight.", "Tigers are strong."],
    question: "Parli di una cosa qualsiasi o di una già nota a chi ascolta?",
  },
  {
    name: "il genitivo sassone",
    mentions: /genitivo|sassone|possessiv|apostrofo|'s\b/i,
    explanation:
      "Per dire di chi è qualcosa si mette prima chi possiede, con 's, e poi la cosa: l'ordine è il contrario dell'italiano. Dopo un plurale in -s basta l'apostrofo.",
    examples: ["Paul's guitar is new.", "My grandparents' garden is huge.", "The dog's tail is short."],
    question: "Nella tua frase, chi possiede e che cosa?",
  },
  {
    name: "can e must",
    mentions: /\bcan\b|\bmust\b|\bcould\b|\bshould\b|have to|\bmodal/i,
    explanation:
      "Can dice capacità o permesso, must un obbligo sentito, should un consiglio. Dopo di loro il verbo resta nella forma base, senza nulla in mezzo.",
    examples: ["Penguins can't fly.", "You must wear a helmet.", "He should rest today."],
    question: "Vuoi esprimere una capacità, un obbligo o un consiglio?",
  },
  {
    name: "in, on e at",
    mentions: /preposizion|\bin\b(?=.{0,200}\b(?:on|at)\b)|\bon\b(?=.{0,200}\bat\b)|prepositions/i,
    explanation:
      "Per il tempo: in con mesi, stagioni e anni, on con giorni e date, at con le ore. Per lo spazio: in dentro, on sopra, at in un punto preciso.",
    examples: ["My birthday is in June.", "The keys are on the desk.", "Let's meet at the bus stop."],
    question: "Che parola di tempo o di luogo c'è nella tua frase?",
  },
  {
    name: "i plurali",
    mentions: /plural/i,
    explanation:
      "Di solito si aggiunge -s; -es dopo suoni come s, x, ch e sh; la y dopo consonante diventa -ies. Pochi nomi cambiano del tutto e si imparano a memoria.",
    examples: ["Two foxes ran away.", "Those babies are asleep.", "My teeth hurt."],
    question: "Come finisce il nome che vuoi mettere al plurale?",
  },
  {
    name: "le parole per chiedere",
    mentions:
      /question words?|wh-?\s?questions?|parole interrogative|\bwho\b|\bwhich\b|come si fa(?:nno)? (?:una|le) domand/i,
    explanation:
      "Who chiede una persona, what una cosa, where un luogo, when un momento, why un motivo, how un modo. Stanno all'inizio, poi vengono l'aiutante, il soggetto e il verbo.",
    examples: ["Where do you keep your bike?", "Why is the baby crying?", "When does the shop open?"],
    question: "Che cosa vuoi sapere: una persona, un luogo, un momento o altro?",
  },
  {
    name: "there is e there are",
    mentions: /there (?:is|are)|c'[eè] e ci sono|ci sono/i,
    explanation:
      'There is vale "c\'è" e va con una cosa sola o non numerabile; there are vale "ci sono" e va con il plurale. Per chiedere si scambiano i posti.',
    examples: ["There is a spider on the wall.", "There are two windows.", "Is there a bank near here?"],
    question: "Quante cose ci sono nella frase che hai in mente?",
  },
];
