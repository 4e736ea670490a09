import type { GrammarLesson } from "../lesson";

/** When and where. */
export const timeAndPlaceLessons = [
  {
    id: "prepositions-of-time",
    name: "le preposizioni di tempo",
    names:
      "preposizioni di tempo, prepositions of time, time prepositions, in + on + at + tempo, in on at + ore, at + ore, on + giorni, in + mesi, on + lunedi, giorni + preposizione, mesi + preposizione, ore + preposizione, in on at + giorni, in on at, in + on + at, in + giorni, at + night, anni + preposizione, in + morning, on + monday, in + on + giorni, at + weekend, preposizione + tempo, preposizioni + mesi, preposizioni + giorni, date + preposizione, on + date, in + estate, in + on + mesi, at + on + giorni, at + on + in + ore, in + anni, on + compleanno, in + on + date, preposizione + data",
    keys: "in + on, on + at, in + at, until, preposizione + quando, by + until, from + to",
    topics: ["prepositions"],
    explanation:
      "In va con mesi, stagioni, anni e parti del giorno; on con i giorni e le date; at con le ore, e in at night e at Christmas.",
    easier: "At per l'ora, on per il giorno, in per mesi e anni: dal più piccolo al più grande.",
    examples: [
      "My birthday is in June.",
      "The shop opens at nine.",
      "We play football on Saturdays.",
      "She was born in 2012.",
      "Owls hunt at night.",
      "The party is on the third of May.",
    ],
    task: "Che parola di tempo c'è nella tua frase: un'ora, un giorno o un mese?",
  },
  {
    id: "prepositions-of-place",
    name: "le preposizioni di luogo",
    names:
      "preposizioni di luogo, prepositions of place, place prepositions, under, behind, between, next to, in front of, in on at + luogo, in on at + posti, under + behind, between + among, above + over, in + on + luogo, at + luogo, opposite, near + next to, in + at + casa, at + home, in + on + tavolo, at + school, preposizione + luogo, posti + preposizione, at + in + luoghi, on + over, below, above, prepositions of movement, into, preposizioni di movimento, moto a luogo, to + in + luogo, at + in + scuola, among, in + on + at + posto, in + on + posti, in the + on the, on the bus, in the car, sopra + sotto, sotto + dietro, dietro + davanti, at school + in the school",
    keys: "near, luogo, place, dove + preposizione, over, arrive + in + at",
    explanation:
      "In vuol dire dentro, on sopra e a contatto, at in un punto. Under sotto, behind dietro, next to accanto, between in mezzo a due cose, in front of davanti.",
    easier: "Pensa a una scatola: in è dentro, on è sopra, under è sotto, next to è accanto.",
    examples: [
      "The cat is under the table.",
      "The bank is between the school and the park.",
      "Her bike is behind the tree.",
      "Let's meet at the bus stop.",
      "The keys are on the desk.",
      "There is a spider in the box.",
    ],
    task: "Dove si trova, precisamente, la cosa di cui parli?",
  },
  {
    id: "prepositions",
    name: "le preposizioni",
    names:
      "preposizioni, prepositions, preposizione, verbo + preposizione, preposizioni + verbi, arrive + at, depend on, listen to + preposizione, good at",
    keys: "at, married + with, preposizione + dopo",
    explanation:
      "Per il tempo: in con mesi, stagioni e anni, on con giorni e date, at con le ore. Per lo spazio: in dentro, on sopra, at in un punto preciso. Molti verbi ne vogliono una fissa.",
    easier: "Non si traducono una per una: si imparano insieme alla parola che accompagnano.",
    examples: [
      "My birthday is in June.",
      "The keys are on the desk.",
      "Let's meet at the bus stop.",
      "She is good at chess.",
      "They arrived at the station.",
    ],
    task: "Che parola di tempo o di luogo c'è nella tua frase?",
  },
  {
    id: "telling-the-time",
    name: "l'ora",
    names:
      "telling the time, le ore, l'ora, half past, quarter past, quarter to, past + to + ora, o'clock, what time is it, ora in inglese, orologio, leggere l'ora, am + pm, a m + p m, e mezza, e un quarto, meno un quarto, half past + ora, past + to + minuti, past + to, tell + time, lancetta, lancette, seven and half, che ore sono + inglese, le ore + inglese, ore + past, ora + past + to, l'ora + inglese, orario + inglese, orario + pronuncia, orario + dire",
    keys: "dire l'ora, ora, ore, mezza + quarto, che ore sono",
    explanation:
      "Si dicono prima i minuti e poi l'ora: past, e, fino alla mezza; to, meno, dopo la mezza. La mezza è half past, il quarto è a quarter. O'clock si usa solo con l'ora esatta.",
    easier: "Fino alla mezza past, dopo la mezza to. Con to si dice l'ora che deve venire.",
    question: {
      rule: "Per chiedere l'ora si dice what time, e poi il verbo essere.",
      example: "What time is it?",
    },
    examples: [
      "It is ten past four.",
      "The film starts at half past eight.",
      "It is a quarter to nine.",
      "The bus leaves at five o'clock.",
      "It is twenty to six.",
    ],
    task: "Quale ora vuoi dire, e siamo prima o dopo la mezza?",
  },
  {
    id: "dates-and-ordinals",
    name: "le date e i numeri ordinali",
    names:
      "le date, ordinali, numeri ordinali, ordinal numbers, ordinals, dates, dire la data, scrivere la data, leggere la data, giorno del mese, anno + leggere, first second third, ordinale, st nd rd th, data in inglese, anni + leggono, st + nd + rd, twelfth, leggere + anni, anno + pronuncia, numeri + date, th + numeri, ordinali + cardinali, th + date, {ordinal}, compleanno + maggio, compleanno + inglese, data + inglese, date + inglese, scrive + data, scrive + date, data + pronuncia, il + data + inglese",
    keys: "primo secondo terzo, the third of, date, data",
    explanation:
      "Il giorno si dice con il numero ordinale: first, second, third, e poi quasi sempre il numero più -th. Si scrive 3 May o 3rd May, si legge the third of May, con on davanti.",
    easier: "In inglese il giorno è «il terzo di maggio»: the third of May.",
    question: {
      rule: "Per chiedere la data si dice what, is e the date.",
      example: "What is the date today?",
    },
    examples: [
      "The party is on the third of May.",
      "Today is the twenty-first of June.",
      "My birthday is on the fifth of April.",
      "The school year ends on 10th June.",
      "He was born on the first of January.",
    ],
    task: "Quale data vuoi dire, e qual è il suo numero ordinale?",
  },
  {
    id: "during-for-while",
    name: "during, for e while",
    names:
      "during, during + while, during + for, while + for, during + for + while, durante, while + during, mentre + durante",
    keys: "mentre",
    explanation:
      "During sta davanti a un nome e dice quando; for dice quanto dura; while sta davanti a una frase intera, con soggetto e verbo.",
    easier: "Durante una cosa: during. Mentre qualcuno fa: while. Per due ore: for.",
    examples: [
      "The baby slept during the film.",
      "We walked for two hours.",
      "He sang while he was cooking.",
      "It snowed during the night.",
      "She read while I was working.",
    ],
    task: "Dopo la parolina hai un nome, una durata o una frase?",
  },
] as const satisfies readonly GrammarLesson[];
