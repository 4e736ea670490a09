import type { GrammarLesson } from "../lesson";

/** What things are like, and how something is done. */
export const adjectiveLessons = [
  {
    id: "comparatives",
    name: "i comparativi",
    names:
      "comparativi, comparativo, comparatives, comparative, comparativo di maggioranza, than, er + more, more + er, piu di, more + than, comparativo di, er o more, less + than, comparativo di minoranza, better, worse, more good, gooder, than + of, than + that, di + than, comparazione, comparativi irregolari, paragoni, confronti",
    keys: "more, confronto, er, paragone, confrontare, good + better, bad + worse",
    topics: ["comparatives"],
    explanation:
      "Per confrontare due cose gli aggettivi corti prendono -er, i lunghi vogliono more davanti. La seconda cosa arriva dopo than. Good fa better, bad fa worse.",
    easier: "Aggettivo corto: -er. Aggettivo lungo: more davanti. E poi than, che vale «di».",
    negative: {
      rule: "Al negativo si nega il verbo, il confronto non cambia.",
      example: "Cats aren't bigger than lions.",
    },
    question: {
      rule: "Nella domanda l'ordine è quello di ogni domanda, il confronto resta in fondo.",
      example: "Is the sea colder than the lake?",
    },
    examples: [
      "A train is faster than a bike.",
      "This game is more exciting than that one.",
      "My bag is heavier than yours.",
      "Gold is more expensive than silver.",
      "Today the weather is better than yesterday.",
    ],
    task: "L'aggettivo che vuoi usare è corto o lungo?",
  },
  {
    id: "superlatives",
    name: "i superlativi",
    names:
      "superlativi, superlativo, superlatives, superlative, the most, est, est + most, most + est, superlativo di, superlativo relativo, the best, the worst, il piu + inglese, most, the + superlativo, superlativi irregolari, il piu di tutti, est o most, comparativo + superlativo",
    keys: "il piu, best, worst, good + best",
    explanation:
      "Il superlativo dice chi è primo in un gruppo: the e -est con gli aggettivi corti, the most con i lunghi. Good fa the best, bad the worst. Per i luoghi dopo si usa in.",
    easier: "È «il più di tutti»: the, e poi -est con gli aggettivi corti o most con i lunghi.",
    question: {
      rule: "Nella domanda si usa spesso which o what all'inizio.",
      example: "What is the highest mountain in Africa?",
    },
    examples: [
      "It is the coldest month of the year.",
      "This is the most difficult page in the book.",
      "She is the tallest girl in the team.",
      "That was the worst film of all.",
      "The blue whale is the biggest animal in the world.",
    ],
    task: "Chi o che cosa è al primo posto, e in quale gruppo?",
  },
  {
    id: "as-as",
    name: "as … as",
    names:
      "as as, as + as, as … as, comparativo di uguaglianza, uguaglianza, not as as, so as, the same as, comparativo + uguaglianza, as + come, not so as, equality, tanto quanto",
    keys: "as, cosi come, quanto + uguale, uguale",
    explanation:
      "As … as dice che due cose sono uguali: in mezzo c'è l'aggettivo, che non cambia. Con not davanti dice che la prima è meno della seconda.",
    easier: "As, poi l'aggettivo normale, poi as: vale «così come», «tanto quanto».",
    negative: {
      rule: "Al negativo, not as … as, vuol dire meno di.",
      example: "A pony isn't as tall as a horse.",
    },
    question: {
      rule: "Nella domanda il verbo passa davanti al soggetto, as … as resta.",
      example: "Is your brother as tall as you?",
    },
    examples: [
      "The stone was as cold as ice.",
      "She is as tall as her mother.",
      "A pony isn't as tall as a horse.",
      "This test is as easy as the last one.",
      "He doesn't run as fast as his sister.",
    ],
    task: "Le due cose che confronti sono uguali o una è di meno?",
  },
  {
    id: "adjectives-order",
    name: "l'ordine degli aggettivi",
    names:
      "ordine degli aggettivi, ordine + aggettivi, adjectives order, order of adjectives, adjective order, piu aggettivi, due aggettivi, tanti aggettivi, aggettivi + in fila, posizione + aggettivi, tre aggettivi, aggettivi + fila, aggettivi + prima, in fila, opinion + size, size + colour, opinione + colore, adjective + first, quale aggettivo + prima, aggettivo + prima + dopo",
    keys: "aggettivi + colore, aggettivi + insieme",
    topics: ["adjective-order"],
    explanation:
      "Se ci sono più aggettivi, prima viene l'opinione, poi la grandezza, l'età, la forma, il colore, da dove viene e di che cosa è fatto. Il nome sta alla fine.",
    easier: "Prima dici se ti piace, poi quanto è grande e vecchio, poi il colore, e alla fine il nome.",
    examples: [
      "She has a beautiful small dog.",
      "They live in a big old house.",
      "He was wearing a long black coat.",
      "We bought a round wooden table.",
      "I found a nice little Italian restaurant.",
    ],
    task: "Quali aggettivi vuoi mettere in fila, e che cosa dice ciascuno?",
  },
  {
    id: "adjectives",
    name: "gli aggettivi",
    names:
      "aggettivi, adjectives, aggettivo, adjective, aggettivo + plurale, aggettivo + nome, aggettivi + plurale, ed + ing + aggettivi, bored + boring, interested + interesting",
    keys: "aggettivo + prima del nome, aggettivi + s",
    topics: ["plural-adjectives"],
    explanation:
      "L'aggettivo inglese non cambia mai, né al plurale né al femminile, e sta prima del nome o dopo il verbo essere. Quelli in -ed dicono come si sente una persona, quelli in -ing che effetto fa una cosa.",
    easier: "L'aggettivo resta sempre uguale e sta davanti al nome.",
    examples: [
      "They live in a quiet street.",
      "The tall trees are beautiful.",
      "Her gloves are warm.",
      "The film was boring.",
      "We were bored.",
    ],
    task: "Nella tua frase, quale nome descrive l'aggettivo?",
  },
  {
    id: "adverbs-of-manner",
    name: "gli avverbi di modo",
    names:
      "avverbi di modo, adverbs of manner, avverbi in ly, ly, good + well, well + good, quick + quickly, avverbi + ly, aggettivo + avverbio, avverbio di modo, avverbi + aggettivi, slow + slowly, hard + hardly, fast + fastly, aggettivi + avverbi, adverbs, avverbi, avverbio, fastly, mente + ly, hardly, lentamente + velocemente, quelli con mente",
    keys: "well, mente, quickly, slowly, carefully",
    explanation:
      "L'avverbio di modo dice come si fa qualcosa: di solito è l'aggettivo più -ly, e sta dopo il verbo. Good diventa well; fast e hard restano uguali.",
    easier: "È il nostro «-mente»: lentamente, slowly. Si mette dopo il verbo.",
    examples: [
      "The old man walked slowly.",
      "They sang happily.",
      "She drives carefully.",
      "He plays the violin well.",
      "The horses ran fast.",
    ],
    task: "Come si svolge l'azione della tua frase?",
  },
  {
    id: "adverbs-of-frequency",
    name: "gli avverbi di frequenza",
    names:
      "avverbi di frequenza, adverbs of frequency, avverbio di frequenza, always, usually, often, sometimes, rarely, seldom, frequency adverbs, always + usually, hardly ever, always + never, never + sometimes, frequenza, sempre + spesso, spesso + mai",

    explanation:
      "Always, usually, often e never stanno prima del verbo principale, ma dopo il verbo essere. Sometimes può anche aprire la frase.",
    easier: "Con il verbo essere stanno dopo: is always. Con gli altri verbi stanno prima: always eat.",
    negative: {
      rule: "Al negativo always, usually e often stanno tra don't o doesn't e il verbo; never nega già da solo.",
      example: "We don't usually eat meat.",
    },
    question: {
      rule: "Nella domanda stanno dopo il soggetto; per chiedere quante volte si usa how often.",
      example: "Do you always walk to school?",
    },
    examples: [
      "He is always hungry.",
      "They often walk to the park.",
      "Sometimes we eat outside.",
      "She never drinks coffee.",
      "The bus is usually late.",
    ],
    task: "Nella tua frase c'è il verbo essere o un altro verbo?",
  },
  {
    id: "too-enough",
    name: "too ed enough",
    names:
      "too, enough, too + enough, too + very, troppo + abbastanza, too o enough, not enough, too much + too many, too much, too many, too + too much",

    explanation:
      "Too vuol dire troppo e sta prima dell'aggettivo; enough vuol dire abbastanza e sta dopo l'aggettivo, ma prima del nome. Con i nomi, troppo si dice too much o too many.",
    easier: "Too davanti all'aggettivo, enough dopo: too big, big enough.",
    negative: {
      rule: "Al negativo si usa not con enough, e vuol dire «non abbastanza».",
      example: "The rope isn't long enough.",
    },
    question: {
      rule: "Nella domanda too ed enough restano vicino all'aggettivo.",
      example: "Is the soup hot enough?",
    },
    examples: [
      "The box is too heavy.",
      "The rope is long enough.",
      "We have enough chairs.",
      "It is too dark here.",
      "He isn't old enough for this film.",
      "There are too many cars in the street.",
    ],
    task: "Nella tua frase qualcosa è troppo o abbastanza?",
  },
  {
    id: "so-such",
    name: "so e such",
    names:
      "so + such, such, such a, so o such, so + aggettivo, such + aggettivo, so + that + such, so + very, such an, such + nome, cosi + such",
    keys: "so + such a",
    explanation:
      "So sta davanti a un aggettivo da solo, such davanti a un aggettivo che accompagna un nome. Con una cosa sola che si conta, dopo such ci vuole a o an.",
    easier: "Dopo c'è solo l'aggettivo: so. C'è anche il nome: such.",
    examples: [
      "The soup is so hot.",
      "It was such a funny story.",
      "They are such noisy birds.",
      "She was so tired that she fell asleep.",
      "He is such a good cook.",
    ],
    task: "Nella tua frase l'aggettivo ha un nome dopo di sé?",
  },
] as const satisfies readonly GrammarLesson[];
