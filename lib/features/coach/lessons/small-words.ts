import type { GrammarLesson } from "./lesson";

/** Pronouns, adverbs and other small words that are taken for one another. */
export const smallWordLessons: GrammarLesson[] = [
  {
    name: "a e an",
    mentions: /(?<!\p{L})an?(?: o| e|,)(?: quando)? (?:uso )?an?(?!\p{L})|(?<!\p{L})an(?!\p{L})/iu,
    explanation:
      "Vogliono dire un, uno, una e stanno davanti a una cosa sola. Decide il suono che segue: an prima di un suono di vocale, a prima di tutti gli altri. Conta l'orecchio, non la lettera.",
    examples: ["I saw an owl.", "He waited for an hour.", "She wants a yellow umbrella."],
    question: "Con quale suono comincia la parola che viene dopo?",
  },
  {
    name: "too ed enough",
    mentions: /\btoo\b|\benough\b/i,
    explanation:
      "Too vuol dire troppo e sta prima dell'aggettivo; enough vuol dire abbastanza e sta dopo l'aggettivo, ma prima del nome.",
    examples: ["The box is too heavy.", "The rope is long enough.", "We have enough chairs."],
    question: "Nella tua frase qualcosa è troppo o abbastanza?",
  },
  {
    name: "during, for e while",
    mentions: /\bduring\b|\bwhile\b/i,
    explanation:
      "During sta davanti a un nome e dice quando; for dice quanto dura; while sta davanti a una frase intera, con soggetto e verbo.",
    examples: [
      "The baby slept during the film.",
      "We walked for two hours.",
      "He sang while he was cooking.",
    ],
    question: "Dopo la parolina hai un nome, una durata o una frase?",
  },
  {
    name: "already, yet e just",
    mentions: /\balready\b|\byet\b|\bjust\b/i,
    explanation:
      "Stanno con il present perfect. Just, appena, e already, già, si mettono dopo have o has; yet sta in fondo: già nelle domande, ancora nelle frasi con not.",
    examples: ["The train has just arrived.", "They have already eaten.", "The shop hasn't opened yet."],
    question: "La tua frase afferma, nega o chiede?",
  },
  {
    name: "ago",
    mentions: /\bago\b/i,
    explanation:
      "Ago vuol dire fa: sta dopo la quantità di tempo, come in italiano, e vuole il past simple, perché quel momento è finito.",
    examples: ["We moved here two years ago.", "The bus left ten minutes ago.", "They met a long time ago."],
    question: "Quanto tempo fa è successo quello che vuoi dire?",
  },
  {
    name: "another e other",
    mentions: /\banother\b|\bothers?\b/i,
    explanation:
      "Another è una parola sola e vuol dire un altro: sta con una cosa sola. Other sta davanti al plurale, o dopo the per dire l'altro.",
    examples: [
      "She wants another biscuit.",
      "The other shoe is under the bed.",
      "Other animals sleep all winter.",
    ],
    question: "Parli di una cosa sola o di più cose?",
  },
  {
    name: "like e as",
    mentions: /\blike\b(?=.{0,200}\bas\b)|\bas\b(?=.{0,200}\blike\b)/i,
    explanation:
      "Like davanti a un nome vuol dire simile a; as dice la funzione, il lavoro, o sta nei paragoni tra due as.",
    examples: ["She swims like a dolphin.", "He works as a nurse.", "The stone was as cold as ice."],
    question: "Nella tua frase qualcuno somiglia a qualcosa o lo è davvero?",
  },
  {
    name: "i pronomi possessivi",
    mentions: /pronomi possessiv|possessive pronoun|\bmine\b|\byours\b|\btheirs\b/i,
    explanation:
      "My, your, her stanno davanti alla cosa; mine, yours, hers la sostituiscono e stanno da soli, senza articolo.",
    examples: ["This scarf is mine.", "Our house is bigger than theirs.", "Your kite is red, hers is blue."],
    question: "Nella tua frase, dopo il possessivo c'è un nome?",
  },
  {
    name: "i pronomi riflessivi",
    mentions: /riflessiv|reflexive|\b(?:my|your|him|her|it)self\b|\b(?:our|them|your)selves\b/i,
    explanation:
      "Myself, yourself, himself e gli altri si usano quando chi fa l'azione e chi la riceve sono la stessa persona. In inglese alzarsi, lavarsi e vestirsi di solito ne fanno a meno.",
    examples: [
      "The cat hurt itself.",
      "They built the hut themselves.",
      "She looked at herself in the mirror.",
    ],
    question: "Nella tua frase, chi fa l'azione e chi la riceve?",
  },
  {
    name: "i pronomi personali",
    mentions:
      /pronom|\bhe\b(?=.{0,200}\b(?:she|him)\b)|\bshe\b(?=.{0,200}\bher\b)|\bthey\b(?=.{0,200}\bthem\b)|\bwe\b(?=.{0,200}\bus\b)/i,
    explanation:
      "He è un maschio, she una femmina, it una cosa o un animale, they più di uno. Stanno prima del verbo; dopo il verbo o la preposizione diventano him, her, it e them.",
    examples: ["She saw us at the market.", "We wrote to them.", "It is a very old tree."],
    question: "La persona di cui parli fa l'azione o la riceve?",
  },
  {
    name: "gli avverbi di modo",
    mentions:
      /avverbi(?:o)?(?: di modo)?(?! di frequenza)(?!\p{L})|adverbs? of manner|adverbs?(?! of frequency)\b/iu,
    explanation:
      "L'avverbio di modo dice come si fa qualcosa: di solito è l'aggettivo più -ly, e sta dopo il verbo. Alcuni cambiano del tutto, come good, oppure restano uguali, come fast.",
    examples: ["The old man walked slowly.", "They sang happily.", "She drives carefully."],
    question: "Come si svolge l'azione della tua frase?",
  },
  {
    name: "le preposizioni di luogo",
    mentions:
      /preposizion\p{L}* di luogo|\bunder\b|\bbehind\b|\bbetween\b|next to|in front of|prepositions? of place/iu,
    explanation:
      "In vuol dire dentro, on sopra e a contatto, under sotto, behind dietro, next to accanto, between in mezzo a due cose, in front of davanti.",
    examples: [
      "The cat is under the table.",
      "The bank is between the school and the park.",
      "Her bike is behind the tree.",
    ],
    question: "Dove si trova, precisamente, la cosa di cui parli?",
  },
];
