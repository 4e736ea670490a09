import type { GrammarLesson } from "../lesson";

/** What is still to come, and what depends on an if. */
export const futureLessons = [
  {
    id: "future-will",
    name: "il futuro con will",
    names: "will, future simple, futuro con will, futuro semplice, won't, future will, simple future",
    keys: "futuro, future, 'll, promessa, previsione, shall",
    explanation:
      "Will dice una decisione presa in quel momento, una promessa o quello che pensi che succederà. È uguale per tutte le persone, e dopo c'è il verbo base.",
    easier:
      "Will e poi il verbo base, sempre uguale. Serve quando decidi adesso o immagini che cosa succederà.",
    negative: {
      rule: "Al negativo diventa won't, sempre con il verbo base.",
      example: "It won't be easy.",
    },
    question: {
      rule: "Nella domanda will passa davanti al soggetto.",
      example: "Will they come by train?",
    },
    examples: [
      "I will carry your bag.",
      "Robots will cook our meals one day.",
      "Don't worry, she will find it.",
      "They will be late.",
      "It won't be easy.",
    ],
    task: "Che cosa pensi che succederà domani, detto così?",
  },
  {
    id: "going-to",
    name: "il futuro con going to",
    names: "going to, be going to, futuro con going to, gonna, futuro intenzionale",
    keys: "intenzione, progetto, intenzioni",
    topics: ["future"],
    explanation:
      "Be going to dice un progetto già deciso, o qualcosa che si vede arrivare. Si fa con am, is o are, going to e il verbo base.",
    easier: "Serve per quello che hai già deciso di fare: am, is o are, poi going to, poi il verbo base.",
    negative: {
      rule: "Al negativo si mette not dopo am, is o are.",
      example: "We aren't going to sell the boat.",
    },
    question: {
      rule: "Nella domanda am, is o are passa davanti al soggetto.",
      example: "Are you going to learn the piano?",
    },
    examples: [
      "I am going to visit my aunt on Sunday.",
      "Look at the clouds: it is going to rain.",
      "They are going to build a tree house.",
      "She is going to be a doctor.",
      "We are going to paint the fence.",
    ],
    task: "Quale progetto hai già deciso, detto con going to?",
  },
  {
    id: "will-or-going-to",
    name: "will e going to",
    names:
      "will + going to, will + be going to, futuro + will + going to, going to o will, due futuri, i'll + going to, he'll + going to",
    keys: "futuro, future, i futuri, futuri",
    explanation:
      "Going to dice un progetto già deciso o qualcosa che si vede arrivare; will una decisione presa al momento, una promessa o una previsione.",
    easier: "L'hai già deciso prima: going to. Lo decidi adesso, o lo prometti: will.",
    negative: {
      rule: "Al negativo will diventa won't, going to vuole not dopo am, is o are.",
      example: "I won't tell anybody, and I am not going to laugh.",
    },
    question: {
      rule: "Nella domanda passano davanti al soggetto will, oppure am, is o are.",
      example: "Is it going to rain, or will it be sunny?",
    },
    examples: [
      "I am going to visit my aunt on Sunday.",
      "Don't worry, I will carry it.",
      "Look at the clouds: it is going to rain.",
      "The phone is ringing: I will answer it.",
      "We are going to buy a bigger car.",
      "I think our team will win.",
    ],
    task: "Quello che vuoi dire è un programma già deciso o un'idea di adesso?",
  },
  {
    id: "present-continuous-for-future",
    name: "il present continuous per il futuro",
    names:
      "present continuous + futuro, present continuous for future, present continuous + future, present continuous + programma, presente + futuro, ing + futuro, presente continuo + futuro, present continuous + going to, present continuous + will, present continuous + domani, present continuous + appuntamento, futuro programmato, going to + {is-doing}, {is-doing} + tomorrow, {is-doing} + monday, {is-doing} + futuro, {is-doing} + domani, {is-doing} + next",
    keys: "appuntamento, impegno fissato, programmi fissati, impegni",
    explanation:
      "Il present continuous parla anche del futuro, quando l'impegno è già fissato con qualcuno: di solito si dice anche quando, per esempio tomorrow o on Friday.",
    easier: "Se è già scritto sull'agenda, con giorno e ora, puoi usare am, is o are e il verbo in -ing.",
    negative: {
      rule: "Al negativo si mette not dopo am, is o are.",
      example: "We aren't leaving on Friday.",
    },
    question: {
      rule: "Nella domanda am, is o are passa davanti al soggetto.",
      example: "What are you doing on Saturday?",
    },
    examples: [
      "I am seeing the dentist tomorrow.",
      "They are getting married in June.",
      "We are having a party on Saturday.",
      "She is flying to Dublin next week.",
      "My cousins are coming for dinner tonight.",
    ],
    task: "Quale impegno hai già fissato, e per quando?",
  },
  {
    id: "zero-conditional",
    name: "lo zero conditional",
    names:
      "zero conditional, conditional zero, type zero, periodo ipotetico + zero, if + presente + presente, if + sempre vero, zero + first conditional, zero + first, if + scienza, if + vale sempre",
    keys: "if + present simple + present simple, verita scientifiche",
    explanation:
      "Lo zero conditional dice ciò che è sempre vero: ogni volta che succede una cosa, ne segue un'altra. Tutte e due le parti stanno al present simple; if vale quasi come when.",
    easier: "È sempre così: se scaldi il ghiaccio, si scioglie. Presente da una parte e presente dall'altra.",
    negative: {
      rule: "Al negativo si usa don't o doesn't nella parte che neghi.",
      example: "If plants don't get water, they die.",
    },
    question: {
      rule: "La domanda si fa nella parte senza if, con do o does.",
      example: "What happens if you mix blue and yellow?",
    },
    examples: [
      "If you heat ice, it melts.",
      "Plants die if they get no water.",
      "If I eat too fast, my stomach hurts.",
      "If you mix red and white, you get pink.",
      "Babies cry if they are hungry.",
    ],
    task: "Che cosa succede sempre, se fai una certa cosa?",
  },
  {
    id: "first-conditional",
    name: "il primo condizionale",
    names:
      "first conditional, primo condizionale, conditional + primo tipo, periodo ipotetico + primo tipo, type first conditional, if + will, if + presente + will, periodo ipotetico + first, periodo ipotetico + possibile, realta + periodo ipotetico, if clauses + first, realta, if clauses + first tipo, se + domani + inglese",
    keys: "if + will",
    topics: ["if-when-will"],
    explanation:
      "Nel first conditional la parte con if sta al presente e il risultato ha will. Will non sta quasi mai subito nella parte con if.",
    easier:
      "Parla di cose che possono succedere davvero. Dopo if c'è il presente, nell'altra parte c'è will.",
    negative: {
      rule: "Al negativo si usa don't o doesn't dopo if, won't nel risultato.",
      example: "If they don't hurry, they won't catch the bus.",
    },
    question: {
      rule: "La domanda si fa nel risultato: will passa davanti al soggetto.",
      example: "What will you do if it rains?",
    },
    examples: [
      "If the bus is late, we will walk.",
      "She will be angry if you forget.",
      "If it rains, the match will stop.",
      "If you touch that, you will burn your hand.",
      "We will win if we play together.",
    ],
    task: "Nella tua frase, qual è la condizione e quale il risultato?",
  },
  {
    id: "second-conditional",
    name: "il secondo condizionale",
    names:
      "second conditional, secondo condizionale, conditional + secondo tipo, periodo ipotetico + secondo tipo, type second conditional, if + would, if i were, if + were, if i were you, if + past simple + would, were + was + if, periodo ipotetico + second, periodo ipotetico + improbabile, se + fossi, se + avessi, se + {farei}",
    keys: "if + would, immaginare, {farei}",
    explanation:
      "Il second conditional immagina qualcosa di poco probabile: la parte con if sta al past simple, il risultato ha would e il verbo base. Con if si usa spesso were per tutti.",
    easier:
      "Serve per sognare: se fossi, se avessi. Dopo if c'è il passato, nell'altra parte would e il verbo base.",
    negative: {
      rule: "Al negativo si usa didn't o weren't dopo if, wouldn't nel risultato.",
      example: "If I were you, I wouldn't open that box.",
    },
    question: {
      rule: "La domanda si fa nel risultato: would passa davanti al soggetto.",
      example: "What would you do if you found a treasure?",
    },
    examples: [
      "If I had wings, I would fly.",
      "We would travel more if we were rich.",
      "If he lived here, we would play together.",
      "If I were a cat, I would sleep all day.",
      "She would help you if you asked.",
    ],
    task: "Quello che immagini è possibile davvero o solo un sogno?",
  },
  {
    id: "third-conditional",
    name: "il terzo condizionale",
    names:
      "third conditional, terzo condizionale, conditional + terzo tipo, periodo ipotetico + terzo tipo, type third conditional, would have, if + had + would have, if + would have, periodo ipotetico + third, periodo ipotetico + impossibile, if + past perfect, {avessi-fatto} + {avrei-fatto}, if + {had-done}, se + avessi + {avessi-fatto}, se + fossi + {avessi-fatto}, {would-have-done}, se + {avessi-fatto}, irrealta",
    keys: "would have + participio",
    explanation:
      "Il third conditional immagina un passato diverso: nella parte con if c'è il past perfect, nel risultato would have e il participio.",
    easier: "Parla di un passato che non si può più cambiare: if e had da una parte, would have dall'altra.",
    negative: {
      rule: "Al negativo si usa hadn't dopo if, wouldn't have nel risultato.",
      example: "If it hadn't snowed, we wouldn't have stopped.",
    },
    question: {
      rule: "La domanda si fa nel risultato: would passa davanti al soggetto.",
      example: "What would you have done if you had missed the train?",
    },
    examples: [
      "If we had left earlier, we would have caught the train.",
      "She would have come if you had phoned.",
      "If it had rained, they would have stayed at home.",
      "If he had studied, he would have passed the test.",
      "I would have laughed if I had seen it.",
    ],
    task: "Quale fatto del passato vorresti cambiare nella tua frase?",
  },
  {
    id: "conditionals",
    name: "il periodo ipotetico",
    names: "periodo ipotetico, condizionali, conditionals, if clauses, frasi con if, if clause",
    keys: "if, conditional, condizionale, frasi ipotetiche",
    explanation:
      "Dopo if cambia tutto con la realtà: presente e presente per ciò che è sempre vero, presente e will per ciò che può succedere, past simple e would per ciò che si immagina.",
    easier: "Prima chiediti se è sempre vero, possibile o solo immaginato: da questo dipendono i due verbi.",
    examples: [
      "If you heat ice, it melts.",
      "If the bus is late, we will walk.",
      "If I had wings, I would fly.",
      "If you press this button, the light goes on.",
      "If they were here, they would laugh.",
    ],
    task: "Quello che vuoi dire è sempre vero, possibile o immaginato?",
  },
] as const satisfies readonly GrammarLesson[];
