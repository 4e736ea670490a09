import type { GrammarLesson } from "../lesson";

/** Words that Italian does not tell apart, or that look alike. */
export const wordPairLessons = [
  {
    id: "make-or-do",
    name: "make e do",
    names:
      "make + do, make o do, do + make, fare + inglese, make + take, do homework, make homework, do + homework, make + homework, fare + make, fare + do",
    keys: "make a cake, do the shopping, make",
    topics: ["make-do-take"],
    explanation:
      'In italiano è sempre "fare". Make crea qualcosa che prima non c\'era; do parla di attività, compiti e lavori. Poi ci sono coppie fisse da imparare insieme.',
    easier: "Make costruisce o crea, do è un lavoro o un'attività.",
    examples: [
      "She made a birthday cake.",
      "We do the shopping on Saturdays.",
      "They made a lot of noise.",
      "He does the washing-up every evening.",
      "I made a mistake.",
    ],
    task: "Quello che vuoi dire crea qualcosa di nuovo o è un'attività?",
  },
  {
    id: "say-or-tell",
    name: "say e tell",
    names:
      "say + tell, said + told, say o tell, told + said, say me, said me, say + tell + dire, dire + inglese + say, tell + say, speak + talk + say",
    keys: "said, say, tell, told",
    topics: ["explain-say-suggest-me"],
    explanation:
      "Tell vuole subito la persona a cui si parla; say no, e se la persona c'è arriva dopo, con to. Tell sta anche con story, joke e truth.",
    easier: "Se dici a chi, tell e subito la persona; se dici solo che cosa, say.",
    examples: [
      "Grandpa told us a story.",
      "Nora said goodbye to the driver.",
      "Please tell the truth.",
      "She said that she was hungry.",
      "He told me a secret.",
    ],
    task: "Nella tua frase c'è la persona che ascolta?",
  },
  {
    id: "look-see-watch",
    name: "look, see e watch",
    names: "look + see, see + watch, look + watch, look + see + watch, guardare + vedere",
    keys: "look, watch, see",
    explanation:
      "See è vedere senza cercare, look at guardare apposta, watch seguire per un po' qualcosa che si muove, come una partita.",
    easier: "See: ti capita davanti agli occhi. Look at: guardi apposta. Watch: segui un film o una partita.",
    examples: [
      "I can see the moon.",
      "Look at that rainbow!",
      "They are watching a tennis match.",
      "We saw a deer in the forest.",
      "She looked at the old photo.",
    ],
    task: "Nella tua frase lo sguardo capita o è voluto?",
  },
  {
    id: "hear-listen",
    name: "hear e listen",
    names: "hear + listen, hear, listen, listen + to, sentire + ascoltare, listen to",

    explanation:
      "Hear è sentire un suono che arriva, listen ascoltare con attenzione. Se dici che cosa, listen vuole to prima della cosa ascoltata.",
    easier: "Hear: il suono arriva da solo. Listen to: ascolti apposta.",
    examples: [
      "We heard the thunder.",
      "Listen to the teacher.",
      "She is listening to a song.",
      "I can hear the neighbours.",
      "They listened to the rain.",
    ],
    task: "Chi parla sente per caso o ascolta apposta?",
  },
  {
    id: "its-or-it-is",
    name: "its e it's",
    names: "its + it's, it's o its",
    keys: "it's, its",
    explanation:
      "It's con l'apostrofo è la forma breve di it is. Its senza apostrofo è un possessivo: dice di chi è qualcosa, per cose e animali.",
    easier: "Prova a dire it is: se funziona, ci vuole l'apostrofo.",
    examples: [
      "It's late.",
      "The cat is washing its ears.",
      "It's my turn.",
      "The tree has lost its leaves.",
      "It's cold in here.",
    ],
    task: "Al posto di quella parola potresti dire it is?",
  },
  {
    id: "there-their-theyre",
    name: "there, their e they're",
    names: "there + their, their + they're, there + they're, there their they're",
    keys: "they're",
    explanation:
      "Suonano uguali. There indica un luogo o sta in there is; their è un possessivo, di loro; they're è la forma breve di they are.",
    easier: "There è là, their è il loro, they're vale they are.",
    examples: [
      "Their garden is full of roses.",
      "They're waiting outside.",
      "Put the box over there.",
      "Their dog is friendly.",
      "They're my cousins.",
    ],
    task: "Nella tua frase indichi un posto, un possesso o dici chi sono?",
  },
  {
    id: "your-or-you-are",
    name: "your e you're",
    names: "your + you're, your o you're",
    keys: "you're",
    explanation:
      "Your dice di chi è qualcosa: tuo, vostro. You're con l'apostrofo è la forma breve di you are.",
    easier: "Prova a dire you are: se funziona, ci vuole l'apostrofo.",
    examples: [
      "Your shoes are wet.",
      "You're very kind.",
      "That is your umbrella.",
      "You're late again.",
      "I like your drawing.",
    ],
    task: "Dopo quella parola c'è una cosa posseduta o una qualità?",
  },
  {
    id: "lend-borrow",
    name: "lend e borrow",
    names: "lend + borrow, lend, borrow",
    explanation:
      "Lend è prestare a qualcuno, borrow prendere in prestito da qualcuno: la stessa azione vista dai due lati.",
    easier: "Chi dà usa lend, chi riceve usa borrow.",
    examples: [
      "My neighbour lent us a ladder.",
      "She borrowed an umbrella from a friend.",
      "Banks lend money.",
      "Can I borrow your pen?",
      "He lent me his jacket.",
    ],
    task: "Chi parla dà la cosa o la riceve?",
  },
  {
    id: "bring-take",
    name: "bring e take",
    names: "bring + take, portare + inglese",
    keys: "bring, take",
    explanation:
      "Bring porta verso chi parla, take porta via, lontano. Take sta anche in coppie fisse come take a photo.",
    easier: "Verso di me: bring. Via da qui: take.",
    examples: [
      "Bring me the salt, please.",
      "Take your coat with you.",
      "We took a photo of the castle.",
      "Can you bring a cake to my party?",
      "She took the dog to the park.",
    ],
    task: "La cosa si avvicina a chi parla o si allontana?",
  },
  {
    id: "fun-funny",
    name: "fun e funny",
    names: "fun + funny, funny, fun",
    explanation:
      "Fun è ciò che diverte, che fa passare bene il tempo; funny è ciò che fa ridere, o che è strano.",
    easier: "Fun: mi diverto. Funny: mi fa ridere.",
    examples: [
      "Skiing is fun.",
      "The clown was funny.",
      "Our picnic was really fun.",
      "My uncle tells funny stories.",
      "That game is great fun.",
    ],
    task: "Quello che racconti fa ridere o fa stare bene?",
  },
  {
    id: "like-or-as",
    name: "like e as",
    names: "like + as, as + like, like o as, come + like, as + lavoro",
    explanation:
      "Like davanti a un nome vuol dire simile a; as dice la funzione, il lavoro, o sta nei paragoni tra due as.",
    easier: "Somiglia soltanto: like. È davvero così: as.",
    examples: [
      "She swims like a dolphin.",
      "He works as a nurse.",
      "The stone was as cold as ice.",
      "It looks like a cloud.",
      "They used the box as a table.",
    ],
    task: "Nella tua frase qualcuno somiglia a qualcosa o lo è davvero?",
  },
  {
    id: "false-friends",
    name: "i falsi amici",
    names: "falsi amici, false friends, falso amico, false friend, parole che ingannano",
    keys: "actually, parents, library, pretend, factory",
    topics: ["false-friends"],
    explanation:
      "I falsi amici sono parole che somigliano all'italiano ma dicono altro: factory, per esempio, non è una fattoria. Il contesto di solito lo rivela.",
    easier: "Sono parole che sembrano italiane e invece vogliono dire un'altra cosa.",
    examples: [
      "They make cars in that factory.",
      "Cold soup is strange.",
      "The rain was annoying.",
      "We borrowed a book from the library.",
      "My parents are on holiday.",
    ],
    task: "Quale parola ti sembra troppo simile all'italiano?",
  },
  {
    id: "capital-letters",
    name: "le maiuscole",
    names:
      "maiuscole, capital letters, maiuscola, lettera maiuscola, capitals, maiuscolo, minuscolo, lettera grande, capital letter",
    keys: "giorni + maiuscola, nazionalita",
    explanation:
      "In inglese hanno la maiuscola anche giorni, mesi, lingue e nazionalità, oltre ai nomi propri e al pronome I.",
    easier: "I, Monday, May, English: tutte con la lettera grande.",
    examples: [
      "The French team won.",
      "My birthday is in April.",
      "On Tuesday I study Spanish.",
      "My friend Paul is Irish.",
      "We go to London in August.",
    ],
    task: "Nella tua frase c'è un giorno, un mese o una lingua?",
  },
] as const satisfies readonly GrammarLesson[];
