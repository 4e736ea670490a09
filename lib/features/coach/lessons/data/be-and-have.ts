import type { GrammarLesson } from "../lesson";

/** To be, to have, and what is built with them. */
export const beAndHaveLessons = [
  {
    id: "verb-to-be",
    name: "il verbo essere",
    names:
      "verbo essere, verbo be, verbo to be, verb to be, verbo to be + negativo, verbo to be + interrogativa, to be, was + were, is + are, am + is, am + are, am is are, was o were, is o are, be, verbo essere + passato, io sono tu sei",
    keys: "was, were, essere, is, are, am, am not, isn't, aren't, wasn't",
    topics: ["be-agreement"],
    explanation:
      "Al presente: am con I, is con he, she e it, are con gli altri. Al passato: was con I, he, she e it, were con gli altri. Per negare basta not, per chiedere si scambiano i posti.",
    easier: "Scegli guardando il soggetto: I am, he is, they are. Al passato ci sono solo was e were.",
    negative: {
      rule: "Al negativo si mette not dopo il verbo: I'm not, isn't, aren't, wasn't, weren't.",
      example: "The shops weren't open.",
    },
    question: {
      rule: "Nella domanda il verbo essere si scambia di posto con il soggetto, senza do.",
      example: "Is the water cold?",
    },
    examples: [
      "The soup is cold.",
      "My cousins were at the zoo.",
      "I am not sleepy.",
      "We are in the kitchen.",
      "It was a long trip.",
      "The boys are twins.",
    ],
    task: "Qual è il soggetto della tua frase, e parli di adesso o di prima?",
  },
  {
    id: "have-got",
    name: "have got",
    names:
      "have got, has got, verbo avere, have + has, have got + have, haven't got, to have, verbo have, avere, have + have got, got",
    keys: "has, possedere, possesso + have",
    explanation:
      "Have got vuol dire possedere, al presente. Con he, she e it diventa has got. Per negare e chiedere non servono altri aiutanti.",
    easier: "È il nostro «avere qualcosa»: I have got, she has got. In breve: I've got, she's got.",
    negative: {
      rule: "Al negativo diventa haven't got, oppure hasn't got con he, she e it.",
      example: "The flat hasn't got a balcony.",
    },
    question: {
      rule: "Nella domanda have o has passa davanti al soggetto, got resta dopo.",
      example: "Has your uncle got a beard?",
    },
    examples: [
      "We have got a blue car.",
      "My uncle has got a beard.",
      "The flat hasn't got a balcony.",
      "I have got two cousins.",
      "The cat has got green eyes.",
    ],
    task: "Chi possiede, nella tua frase?",
  },
  {
    id: "there-is-there-are",
    name: "there is e there are",
    names:
      "there is, there are, there is + there are, c'e + ci sono, there was, there were, there, c'e e ci sono, ce e ci sono, c'e + inglese, ci sono + is o are, ci sono + is + are, ci sono + inglese",
    keys: "esserci, c'era, ci sono",
    explanation:
      'There is vale "c\'è" e va con una cosa sola o non numerabile; there are vale "ci sono" e va con il plurale. Per chiedere si scambiano i posti.',
    easier: "Una cosa sola: there is. Più cose: there are.",
    negative: {
      rule: "Al negativo diventano there isn't e there aren't, spesso con any.",
      example: "There aren't any apples.",
    },
    question: {
      rule: "Nella domanda is o are passa davanti a there.",
      example: "Is there a bank near here?",
    },
    examples: [
      "There is a spider on the wall.",
      "There are two windows.",
      "Is there a bank near here?",
      "There are five people in the lift.",
      "There is some milk in the fridge.",
    ],
    task: "Quante cose ci sono nella frase che hai in mente?",
  },
  {
    id: "age",
    name: "l'età",
    names:
      "years old, dire gli anni, i have + years, ho + anni, eta in inglese, dire l'eta, eta + inglese, {is-12}",
    keys: "how old, eta",
    topics: ["age-with-have"],
    explanation:
      'In italiano gli anni si hanno, in inglese si "è" di una certa età: si usa il verbo essere. Years old si può anche lasciare fuori.',
    easier: "Per l'età in inglese non si usa avere, si usa il verbo essere.",
    negative: { rule: "Al negativo si mette not dopo il verbo essere.", example: "My teacher isn't forty." },
    question: {
      rule: "Per chiedere l'età si usa how old e poi il verbo essere.",
      example: "How old is your cat?",
    },
    examples: [
      "Grandma is eighty.",
      "The tree is two hundred years old.",
      "They are both fourteen.",
      "My cat is three.",
      "Our school is fifty years old.",
    ],
    task: "Di chi vuoi dire l'età, e quale forma del verbo essere gli va?",
  },
  {
    id: "agree",
    name: "agree e i verbi che in italiano vogliono essere",
    names: "agree, i agree, essere d'accordo, i am agree, am agree, d'accordo + inglese",

    topics: ["i-am-agree"],
    explanation:
      "Essere d'accordo, in inglese, è un verbo solo: agree. Non ha bisogno del verbo essere davanti, e si comporta come gli altri verbi.",
    easier: "Agree vuol già dire «essere d'accordo»: il verbo essere è di troppo.",
    negative: {
      rule: "Al negativo vuole don't o doesn't, come gli altri verbi.",
      example: "She doesn't agree.",
    },
    question: {
      rule: "Nella domanda vuole do o does davanti al soggetto.",
      example: "Does your sister agree?",
    },
    examples: [
      "We agree with the teacher.",
      "She doesn't agree.",
      "They agreed in the end.",
      "My parents agree on that.",
      "Do the others agree?",
    ],
    task: "Con chi, o su che cosa, vuoi dire di essere d'accordo?",
  },
] as const satisfies readonly GrammarLesson[];
