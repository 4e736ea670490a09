import type { GrammarLesson } from "../lesson";

/** The tenses with have, and the little words that go with them. */
export const perfectLessons = [
  {
    id: "present-perfect",
    name: "il present perfect",
    names:
      "present perfect, present perfect simple, passato prossimo, {have-done}, have + participio, have + terza colonna, have + colonna, he has + {have-done}",
    keys: "perfect, have been, participio passato",
    explanation:
      "Il present perfect lega il passato al presente: un'esperienza, o qualcosa cominciato prima e non finito. Si fa con have o has e il participio, senza dire quando.",
    easier:
      "Si fa con have o has e il participio. Usalo quando conta che una cosa è successa, e non dici quando.",
    negative: {
      rule: "Al negativo si mette not dopo have o has.",
      example: "The train hasn't arrived.",
    },
    question: {
      rule: "Nella domanda have o has passa davanti al soggetto.",
      example: "Have you found your keys?",
    },
    examples: [
      "I have lost my keys.",
      "She has never tried sushi.",
      "We have been friends for years.",
      "They have painted the door green.",
      "My uncle has visited ten countries.",
    ],
    task: "Ti viene in mente una cosa che hai già fatto nella vita, da dire così?",
  },
  {
    id: "present-perfect-or-past-simple",
    name: "past simple e present perfect",
    names:
      "present perfect + past simple, present perfect + simple past, perfect + past simple, passato prossimo + passato remoto, present perfect + passato, present perfect + yesterday, present perfect + ieri, {have-done} + {did}, {ho-fatto} + {have-done}, did you + have you, did + have, went + have gone, {have-done} + last year, {have-done} + last, {have-done} + yesterday, {have-done} + ago",
    keys: "perfect + simple, perfect + past, present perfect + last",
    topics: ["present-perfect-finished-time"],
    explanation:
      "Se il momento è detto e finito, si usa il past simple. Se conta il risultato o l'esperienza, o se il periodo non è chiuso, si usa il present perfect.",
    easier:
      "Dici quando è successo, e quel momento è finito: past simple. Non lo dici, oppure il tempo non è finito: present perfect.",
    negative: {
      rule: "Al negativo il past simple vuole didn't, il present perfect vuole haven't o hasn't.",
      example: "I haven't seen that film, and I didn't read the book last year.",
    },
    question: {
      rule: "La domanda comincia con did nel past simple, con have o has nel present perfect.",
      example: "Have you ever broken your arm?",
    },
    examples: [
      "He broke his arm last winter.",
      "I have broken my pencil.",
      "We have never flown in a helicopter.",
      "They moved to Rome in 2015.",
      "She has already had lunch.",
      "The postman came an hour ago.",
    ],
    task: "Nella tua frase dici quando è successo?",
  },
  {
    id: "present-perfect-continuous",
    name: "il present perfect continuous",
    names:
      "present perfect continuous, present perfect progressive, perfect continuous, have been ing, been + ing, duration form, {been-doing}, {have-done} + {been-doing}",
    keys: "have been + ing, has been + ing, forma di durata, durata",
    explanation:
      "Il present perfect continuous parla di un'azione cominciata prima e che continua, guardando quanto dura. Si fa con have o has, been e il verbo in -ing.",
    easier:
      "Serve per dire da quanto tempo stai facendo una cosa: have been o has been, e poi il verbo con -ing.",
    negative: {
      rule: "Al negativo si mette not dopo have o has.",
      example: "He hasn't been sleeping well.",
    },
    question: {
      rule: "Nella domanda have o has passa davanti al soggetto, been resta dopo.",
      example: "How long have they been waiting?",
    },
    examples: [
      "It has been snowing for two hours.",
      "We have been waiting since breakfast.",
      "She has been painting all day.",
      "They have been living here since May.",
      "I have been reading this book for a week.",
    ],
    task: "Da quanto tempo va avanti l'azione della tua frase?",
  },
  {
    id: "past-perfect",
    name: "il past perfect",
    names:
      "past perfect, trapassato prossimo, trapassato, past perfect simple, piuccheperfetto, {had-done}, had had, had + participio, come + {avevo-fatto}",
    keys: "had, prima di un altro passato, {avevo-fatto}",
    explanation:
      "Il past perfect dice che cosa era già successo prima di un altro fatto passato. Si fa con had e il participio, uguale per tutte le persone.",
    easier:
      "È come dire «avevo fatto»: had, e poi il participio. Serve per la cosa che è successa prima dell'altra.",
    negative: {
      rule: "Al negativo si mette not dopo had.",
      example: "They hadn't eaten anything.",
    },
    question: {
      rule: "Nella domanda had passa davanti al soggetto.",
      example: "Had the film started when you arrived?",
    },
    examples: [
      "The train had left before we arrived.",
      "She was tired because she had danced all night.",
      "They had never seen snow.",
      "I found the key after I had broken the window.",
      "When we got home, the dog had eaten the cake.",
    ],
    task: "Nella tua frase, quale dei due fatti è successo prima?",
  },
  {
    id: "since-for-ago",
    name: "since, for e ago",
    names:
      "since + for, since, ago, for + ago, since + ago, for o since, for durata, da quanto tempo, for + since",
    keys: "for, from + since, da tanto tempo, da + tempo, how long",
    topics: ["since-for"],
    explanation:
      "Since dice il punto di partenza, for quanto dura: con il present perfect per ciò che continua ancora. Ago vuol dire fa: sta dopo la quantità di tempo e vuole il past simple.",
    easier:
      "Since e poi quando è cominciato, for e poi quanto dura. Ago arriva alla fine, come il nostro «fa».",
    examples: [
      "The shop has been closed since Tuesday.",
      "They have known each other for six months.",
      "It has rained since breakfast.",
      "We moved here two years ago.",
      "The bus left ten minutes ago.",
      "She has had a cold for a week.",
    ],
    task: "Nella tua frase c'è un inizio, una durata o un momento già finito?",
  },
  {
    id: "already-yet-just",
    name: "already, yet e just",
    names:
      "already, yet, just, already + yet, just + already, yet + already, still + yet, gia + present perfect, appena + present perfect",
    keys: "gia e ancora, non ancora, still, appena + {ho-fatto}, gia + {ho-fatto}",
    explanation:
      "Stanno con il present perfect. Just, appena, e already, già, si mettono dopo have o has; yet sta in fondo: già nelle domande, ancora nelle frasi con not.",
    easier:
      "Just e already stanno in mezzo, tra have e il participio. Yet sta alla fine, solo nelle domande e con not.",
    negative: {
      rule: "Al negativo si usa yet in fondo, e vuol dire «non ancora».",
      example: "The shop hasn't opened yet.",
    },
    question: {
      rule: "Nella domanda si usa yet in fondo, e vuol dire «già».",
      example: "Has the rain stopped yet?",
    },
    examples: [
      "The train has just arrived.",
      "They have already eaten.",
      "The shop hasn't opened yet.",
      "I have just had a shower.",
      "She has already packed her bag.",
      "We haven't chosen a name yet.",
    ],
    task: "La tua frase afferma, nega o chiede?",
  },
  {
    id: "ever-never",
    name: "ever e never",
    names:
      "ever, ever + never, never + ever, never + present perfect, mai + present perfect, ever + present perfect, mai in inglese, never, never + not, never + haven't, {have-done} + never + non",
    keys: "have you ever, esperienze",
    explanation:
      "Ever vuol dire mai nelle domande: qualche volta nella vita. Never vuol dire mai nelle risposte, ed è già negativo: il verbo resta senza not. Stanno prima del participio.",
    easier:
      "Per chiedere «hai mai fatto» si usa ever, per dire «non ho mai fatto» si usa never. Con never non serve not.",
    negative: {
      rule: "Per negare basta never dopo have o has, senza not.",
      example: "My grandma has never flown.",
    },
    question: {
      rule: "Nella domanda ever sta tra il soggetto e il participio.",
      example: "Have you ever ridden a camel?",
    },
    examples: [
      "Have you ever ridden a camel?",
      "My grandma has never flown.",
      "Has he ever won a prize?",
      "We have never seen a whale.",
      "It is the best cake I have ever eaten.",
    ],
    task: "Che cosa chiederesti a un amico con ever?",
  },
  {
    id: "been-or-gone",
    name: "been e gone",
    names: "been + gone, been o gone, have been to + have gone to, been to, gone to",
    keys: "gone",
    explanation:
      "Have been to dice che qualcuno è stato in un posto ed è tornato; have gone to dice che ci è andato ed è ancora là.",
    easier: "Been: è andato ed è tornato. Gone: è andato e non è ancora qui.",
    examples: [
      "My aunt has been to Japan twice.",
      "Dad has gone to the supermarket.",
      "We have never been to Norway.",
      "The neighbours have gone to the seaside.",
      "I have been to that museum.",
    ],
    task: "La persona della tua frase è tornata o è ancora via?",
  },
] as const satisfies readonly GrammarLesson[];
