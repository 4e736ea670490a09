import type { GrammarLesson } from "./lesson";

/** "Che differenza c'è tra … e …": two words or tenses that Italian does not tell apart. */
export const pairLessons: GrammarLesson[] = [
  {
    name: "make e do",
    mentions: /\bmake\b(?! (?:a )?questions?)/i,
    explanation:
      'In italiano è sempre "fare". Make crea qualcosa che prima non c\'era; do parla di attività, compiti e lavori. Poi ci sono coppie fisse da imparare insieme.',
    examples: ["She made a birthday cake.", "We do the shopping on Saturdays.", "They made a lot of noise."],
    question: "Quello che vuoi dire crea qualcosa di nuovo o è un'attività?",
  },
  {
    name: "say e tell",
    mentions: /\bsay\b|\btell\b/i,
    explanation:
      "Tell vuole subito la persona a cui si parla; say no, e se la persona c'è arriva dopo, con to. Tell sta anche con story, joke e truth.",
    examples: ["Grandpa told us a story.", "Nora said goodbye to the driver.", "Please tell the truth."],
    question: "Nella tua frase c'è la persona che ascolta?",
  },
  {
    name: "since e for",
    mentions: /\bsince\b/i,
    explanation:
      "Per quello che dura ancora serve il present perfect. Since indica il punto di partenza, for quanto tempo: uno è una data, l'altro una durata.",
    examples: [
      "The shop has been closed since Tuesday.",
      "They have known each other for six months.",
      "It has rained since breakfast.",
    ],
    question: "Nella tua frase c'è un inizio o una durata?",
  },
  {
    name: "past simple e present perfect",
    mentions: /past simple(?=.{0,200}present perfect)|present perfect(?=.{0,200}past simple)/i,
    explanation:
      "Se il momento è detto e finito, si usa il past simple. Se conta il risultato o l'esperienza, o se il periodo non è chiuso, si usa il present perfect.",
    examples: [
      "He broke his arm last winter.",
      "I have broken my pencil.",
      "We have never flown in a helicopter.",
    ],
    question: "Nella tua frase dici quando è successo?",
  },
  {
    name: "present simple e present continuous",
    mentions:
      /present simple(?=.{0,200}(?:continuous|progressive))|(?:continuous|progressive)(?=.{0,200}present simple)|simple e continuous/i,
    explanation:
      "Il present simple racconta abitudini e cose sempre vere; il present continuous quello che succede adesso o un programma già fissato.",
    examples: ["He usually drinks tea.", "Be quiet, the baby is sleeping.", "Spiders eat insects."],
    question: "La tua frase parla di un'abitudine o di questo momento?",
  },
  {
    name: "past simple e past continuous",
    mentions:
      /past (?:continuous|progressive)|was e were (?=.{0,200}ing)|passato continuo|imperfetto|stavo facendo/i,
    explanation:
      "Il past continuous (was o were e il verbo in -ing) descrive un'azione in corso nel passato; il past simple quella che la interrompe o la conclude.",
    examples: [
      "We were having dinner when the lights went out.",
      "It was snowing all morning.",
      "The thief was running when he fell.",
    ],
    question: "Quale delle tue azioni era già in corso?",
  },
  {
    name: "can e could",
    mentions: /\bcould\b/i,
    explanation:
      "Could è il passato di can: quello che si sapeva o si poteva fare. Serve anche per chiedere con più gentilezza. Dopo, il verbo resta nella forma base.",
    examples: ["My grandma could ride a horse.", "We could hear the sea.", "You could ask the driver."],
    question: "Parli di adesso, del passato o chiedi un favore?",
  },
  {
    name: "must e have to",
    mentions: /have to|\bmustn'?t\b|must e|e must/i,
    explanation:
      "Must è un obbligo che sente chi parla, have to una regola che viene da fuori. Al negativo cambia tutto: mustn't è un divieto, don't have to vuol dire che non serve.",
    examples: [
      "Drivers have to stop at a red light.",
      "You mustn't feed the lions.",
      "We don't have to wear a uniform.",
    ],
    question: "Nella tua frase è un divieto, un obbligo o una cosa che non serve?",
  },
  {
    name: "look, see e watch",
    mentions: /\blook\b|\bwatch\b|\bsee\b/i,
    explanation:
      "See è vedere senza cercare, look at guardare apposta, watch seguire per un po' qualcosa che si muove, come una partita.",
    examples: ["I can see the moon.", "Look at that rainbow!", "They are watching a tennis match."],
    question: "Nella tua frase lo sguardo capita o è voluto?",
  },
  {
    name: "hear e listen",
    mentions: /\bhear\b|\blisten\b/i,
    explanation:
      "Hear è sentire un suono che arriva, listen ascoltare con attenzione. Se dici che cosa, listen vuole to prima della cosa ascoltata.",
    examples: ["We heard the thunder.", "Listen to the teacher.", "She is listening to a song."],
    question: "Chi parla sente per caso o ascolta apposta?",
  },
  {
    name: "its e it's",
    mentions: /\bits\b|it'?s e|e it'?s|\bit's\b/i,
    explanation:
      "It's con l'apostrofo è la forma breve di it is. Its senza apostrofo è un possessivo: dice di chi è qualcosa, per cose e animali.",
    examples: ["It's late.", "The cat is washing its ears.", "It's my turn."],
    question: "Al posto di quella parola potresti dire it is?",
  },
  {
    name: "there, their e they're",
    mentions: /\btheir\b|they'?re\b/i,
    explanation:
      "Suonano uguali. There indica un luogo o sta in there is; their è un possessivo, di loro; they're è la forma breve di they are.",
    examples: ["Their garden is full of roses.", "They're waiting outside.", "Put the box over there."],
    question: "Nella tua frase indichi un posto, un possesso o dici chi sono?",
  },
  {
    name: "your e you're",
    mentions: /\byour\b|you'?re\b/i,
    explanation:
      "Your dice di chi è qualcosa: tuo, vostro. You're con l'apostrofo è la forma breve di you are.",
    examples: ["Your shoes are wet.", "You're very kind.", "That is your umbrella."],
    question: "Dopo quella parola c'è una cosa posseduta o una qualità?",
  },
  {
    name: "his e her",
    mentions: /\bhis\b|\bher\b|\bhers\b|suo(?=.{0,200}inglese)|aggettivi possessivi/i,
    explanation:
      "In inglese il possessivo guarda chi possiede, non la cosa: his se è di un maschio, her se è di una femmina, its per cose e animali.",
    examples: ["Mark lost his keys.", "Lucy loves her little brother.", "The bird broke its wing."],
    question: "Di chi è la cosa di cui parli?",
  },
  {
    name: "few e little",
    mentions: /\bfew\b|\blittle\b/i,
    explanation:
      "Few va con ciò che si conta, little con ciò che non si conta: tutti e due vogliono dire pochi. Con a davanti diventano più ottimisti: alcuni, un po'.",
    examples: ["There are a few eggs.", "We have little time.", "Add a little salt."],
    question: "Il nome che segue si può contare?",
  },
  {
    name: "so e such",
    mentions: /\bsuch\b/i,
    explanation: "So sta davanti a un aggettivo da solo, such davanti a un aggettivo che accompagna un nome.",
    examples: ["The soup is so hot.", "It was such a funny story.", "They are such noisy birds."],
    question: "Nella tua frase l'aggettivo ha un nome dopo di sé?",
  },
  {
    name: "lend e borrow",
    mentions: /\blend\b|\bborrow\b/i,
    explanation:
      "Lend è prestare a qualcuno, borrow prendere in prestito da qualcuno: la stessa azione vista dai due lati.",
    examples: [
      "My neighbour lent us a ladder.",
      "She borrowed an umbrella from a friend.",
      "Banks lend money.",
    ],
    question: "Chi parla dà la cosa o la riceve?",
  },
  {
    name: "bring e take",
    mentions: /\bbring\b|\btake\b/i,
    explanation:
      "Bring porta verso chi parla, take porta via, lontano. Take sta anche in coppie fisse come take a photo.",
    examples: ["Bring me the salt, please.", "Take your coat with you.", "We took a photo of the castle."],
    question: "La cosa si avvicina a chi parla o si allontana?",
  },
  {
    name: "fun e funny",
    mentions: /\bfun\b|\bfunny\b/i,
    explanation:
      "Fun è ciò che diverte, che fa passare bene il tempo; funny è ciò che fa ridere, o che è strano.",
    examples: ["Skiing is fun.", "The clown was funny.", "Our picnic was really fun."],
    question: "Quello che racconti fa ridere o fa stare bene?",
  },
];
