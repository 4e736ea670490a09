import type { GrammarLesson } from "../lesson";

/** How many there are of a thing, and which of them. */
export const quantityLessons = [
  {
    id: "countable-uncountable",
    name: "i nomi che si contano e quelli che non si contano",
    names:
      "countable + uncountable, countable nouns, uncountable nouns, uncountable, countable, numerabili, non numerabili, nomi numerabili, nomi non numerabili, numerabile, contabili, non contabili, nomi che si contano, nomi + contano, informations, advices, furnitures, contare + nomi, information + plurale, advice + plurale, money + plurale, a piece of, homework + plurale, information + s, advice + s, moneys",
    keys: "information, advice, furniture, contare, si conta, si contano, homeworks",
    topics: ["uncountables"],
    explanation:
      "I nomi numerabili hanno un plurale e vogliono a o an. Gli altri no: liquidi, materiali, idee e parole come advice o information. Per contarli si dice a piece of o a glass of.",
    easier: "Se puoi dire uno, due, tre, si conta. Se no, come per water o bread, niente a e niente -s.",
    examples: [
      "The news is good.",
      "We need a piece of paper.",
      "There is some bread on the table.",
      "I bought two eggs and some butter.",
      "She gave us good advice.",
      "Their furniture is very old.",
    ],
    task: "Il nome della tua frase, in inglese, si conta?",
  },
  {
    id: "some-any",
    name: "some e any",
    names:
      "some, any, some + any, some o any, somebody + any, del della dei + inglese, partitivo, partitivi, some + no + any",

    explanation:
      "Some sta di solito nelle frasi affermative e nelle offerte; any nelle negative e nella maggior parte delle domande.",
    easier: "Frase con il sì: some. Frase con not, o domanda: any. Se offri qualcosa, ancora some.",
    negative: { rule: "Al negativo si usa any.", example: "I haven't got any coins." },
    question: {
      rule: "Nelle domande si usa any, ma some quando offri o chiedi qualcosa con gentilezza.",
      example: "Are there any biscuits?",
    },
    examples: [
      "There is some milk in the fridge.",
      "I haven't got any coins.",
      "Would you like some tea?",
      "Are there any biscuits?",
      "She bought some flowers.",
      "We don't need any help.",
    ],
    task: "La tua frase afferma, nega o chiede?",
  },
  {
    id: "much-many-a-lot",
    name: "much, many e a lot of",
    names:
      "much, many, much + many, a lot of, lots of, a lot, how much + how many, how much, how many, much + a lot, many + a lot, molto + molti, quantita, a lot of + many, quantifiers, molto + inglese, tanto + inglese",

    topics: ["much-many"],
    explanation:
      "Many va con ciò che si conta, al plurale; much con ciò che non si conta, soprattutto in frasi negative e domande. A lot of va bene con tutti e due.",
    easier: "Si conta: many. Non si conta: much. Se hai dubbi, in una frase affermativa va bene a lot of.",
    negative: { rule: "Al negativo si usano much e many.", example: "We haven't got much time." },
    question: {
      rule: "Per chiedere quanto si usa how much, per chiedere quanti how many.",
      example: "How much sugar do you want?",
    },
    examples: [
      "There aren't many chairs.",
      "We haven't got much time.",
      "How much sugar do you want?",
      "She has a lot of friends.",
      "How many legs has a spider got?",
      "They drink a lot of water.",
    ],
    task: "Il nome della tua frase si può contare uno per uno?",
  },
  {
    id: "few-little",
    name: "few e little",
    names:
      "few, little, few + little, a few, a little, a few + a little, few + a few, little + a little, poco + pochi, fewer + less, less + fewer, pochi + un po",

    explanation:
      "Few va con ciò che si conta, little con ciò che non si conta: vogliono dire pochi e poco. Con a davanti diventano più ottimisti: alcuni, un po'.",
    easier: "Si conta: few, a few. Non si conta: little, a little. Con a vuol dire che un po' ce n'è.",
    examples: [
      "There are a few eggs.",
      "We have little time.",
      "Add a little salt.",
      "Few people live on that island.",
      "I have got a few coins.",
    ],
    task: "Il nome che segue si può contare?",
  },
  {
    id: "every-each",
    name: "every, each e all",
    names:
      "every + each, every + all, all + every, each + all, ogni + tutti, everybody, everyone, everything, every + plurale, each + every",
    keys: "every, ogni + tutti",
    topics: ["every-singular"],
    explanation:
      "Every e each vogliono dire ogni: dopo c'è il nome al singolare. All vuol dire tutti, e con le cose che si contano vuole il plurale. Everybody vuole il verbo al singolare.",
    easier: "Every e each con una cosa sola, all con tante.",
    examples: [
      "Every child got a present.",
      "All birds have feathers.",
      "Each room has a number.",
      "Everybody knows that song.",
      "He swims every morning.",
    ],
    task: "Vuoi dire ogni o tutti?",
  },
  {
    id: "another-other",
    name: "another e other",
    names:
      "another, other, another + other, others, the other, other + others, un altro + inglese, another + others",

    explanation:
      "Another è una parola sola e vuol dire un altro: sta con una cosa sola. Other sta davanti al plurale, o dopo the per dire l'altro.",
    easier: "Un altro, uno solo: another. Altri, tanti: other e il nome al plurale.",
    examples: [
      "She wants another biscuit.",
      "The other shoe is under the bed.",
      "Other animals sleep all winter.",
      "Can I have another glass of water?",
      "The other boys are in the gym.",
    ],
    task: "Parli di una cosa sola o di più cose?",
  },
  {
    id: "both-either-neither",
    name: "both, either e neither",
    names:
      "both, either, neither, both + either, either + neither, both + neither, either or, neither nor, both and, nessuno dei due, uno dei due, ne + ne, o + o + either, entrambi + inglese, tutti e due + inglese",
    keys: "nor, ambedue, nessuno + due, entrambi, tutti e due",
    explanation:
      "Parlano di due cose: both tutte e due, either una o l'altra, neither nessuna delle due. Vanno in coppia così: both con and, either con or, neither con nor.",
    easier: "Both: due sì. Either: uno dei due. Neither: due no.",
    negative: {
      rule: "Neither nega già da solo: il verbo resta senza not.",
      example: "Neither answer is right.",
    },
    examples: [
      "Both my sisters play the piano.",
      "You can have either tea or milk.",
      "Neither shop is open.",
      "Both dogs are asleep.",
      "He speaks neither French nor German.",
    ],
    task: "Delle due cose di cui parli ne valgono due, una o nessuna?",
  },
] as const satisfies readonly GrammarLesson[];
