import type { GrammarLesson } from "../lesson";

/** How to ask, and how to answer in few words. */
export const questionLessons = [
  {
    id: "question-words",
    name: "le parole per chiedere",
    names:
      "question words, wh questions, wh words, parole interrogative, wh, who + what, what + which, who + where, where + when, why + because, how + what, parole per chiedere, parole per fare domande, who what where, interrogative words, pronomi interrogativi, how much + how long, avverbi interrogativi, how long + how far, how far, chi + cosa + dove, chi + cosa + quando, parole + fare le domande, parole + fare domande, how come + how many, how many + how often, how much + how often, who what where when",
    keys: "who, which, whose, how often",
    explanation:
      "Who chiede una persona, what una cosa, where un luogo, when un momento, why un motivo, how un modo. Stanno all'inizio, poi vengono l'aiutante, il soggetto e il verbo.",
    easier:
      "La parola che chiede va sempre per prima: who chi, what che cosa, where dove, when quando, why perché, how come.",
    examples: [
      "Where do you keep your bike?",
      "Why is the baby crying?",
      "When does the shop open?",
      "What have you got in your bag?",
      "How do bees make honey?",
      "Who is that lady?",
    ],
    task: "Che cosa vuoi sapere: una persona, un luogo, un momento o altro?",
  },
  {
    id: "order-of-questions",
    name: "l'ordine della domanda",
    names:
      "ordine + domanda, ordine delle domande, question order, forma interrogativa, fare le domande, fanno le domande, fare una domanda, fa una domanda, fare domande, interrogativa, word order + questions, costruire + domanda, formano + domande, frase interrogativa, qasi, formare + domande, parole + domanda, costruisce + domanda, verbo + domande, ordine + interrogativa, dove + verbo + domanda, domanda + inglese + costruire",
    keys: "interrogativo, soggetto + domanda, ausiliare + domanda, inverte, inversione, invertire, ausiliare prima, domande + do, domanda + do, questions + do, {wh-do}, domanda + {wh-do}",
    topics: ["question-order"],
    explanation:
      "Nella domanda l'aiutante passa davanti al soggetto: parola interrogativa, aiutante, soggetto, verbo base. Con il verbo essere basta scambiarlo con il soggetto.",
    easier: "Prima l'aiutante, come do, does, did o can, poi chi fa l'azione, poi il verbo.",
    negative: {
      rule: "Se la domanda è negativa, not si attacca all'aiutante.",
      example: "Don't you like ice cream?",
    },
    examples: [
      "Where do whales sleep?",
      "Are the shops open?",
      "What did the doctor say?",
      "Can your sister drive?",
      "Has the film started?",
    ],
    task: "Nella tua domanda c'è il verbo essere o serve un aiutante?",
  },
  {
    id: "subject-and-object-questions",
    name: "le domande sul soggetto e sull'oggetto",
    names:
      "subject questions, object questions, subject + object questions, domande soggetto, domande + soggetto + oggetto, subject question, object question, who + did, who + senza do, who + senza ausiliare, domanda sul soggetto, domande sul soggetto, who soggetto, domande + soggetto, who + soggetto, who + ausiliare, who + do, who + does, domanda + senza do, domande + senza ausiliare, domanda + senza did, who + senza did, what + soggetto, soggetto + oggetto + domande, what happened + did",
    keys: "who + oggetto, who called, who broke, complemento oggetto + domanda",
    explanation:
      "Se who o what chiede chi fa l'azione, l'ordine resta quello della frase, senza do, does o did. Se chiede chi la riceve, l'aiutante ci vuole.",
    easier:
      "Se chiedi chi l'ha fatto, niente aiutante: who e poi il verbo. Se chiedi a chi è successo, serve do, does o did.",
    examples: [
      "Who broke the window?",
      "Who did you invite?",
      "What happened last night?",
      "Who lives in that castle?",
      "What does your dog eat?",
    ],
    task: "La tua domanda cerca chi fa l'azione o chi la riceve?",
  },
  {
    id: "question-tags",
    name: "i question tags",
    names:
      "question tags, tag questions, question tag, tag, isn't it, tags, don't you + fine, coda della domanda, vero + in fondo, coda, vero + fine + frase, vero + alla fine, domandina, {tag}",
    keys: "no alla fine, aren't you, non e vero, codina",
    explanation:
      "Il question tag chiede conferma: ripete l'aiutante della frase, ma al contrario, negativo se la frase afferma e affermativo se nega, con il pronome.",
    easier: "È il nostro «vero» in fondo alla frase. Se la frase dice sì, il tag dice no, e al contrario.",
    negative: {
      rule: "Se la frase è negativa, il tag è affermativo.",
      example: "It isn't far, is it?",
    },
    examples: [
      "You can swim, can't you?",
      "It isn't far, is it?",
      "They are twins, aren't they?",
      "She plays the drums, doesn't she?",
      "He didn't see us, did he?",
    ],
    task: "Qual è l'aiutante della tua frase?",
  },
  {
    id: "short-answers",
    name: "le risposte brevi",
    names:
      "short answers, risposte brevi, short answer, risposta breve, risposte corte, risposta corta, yes i do, yes + no + rispondere, no i don't, risposta + do you, yes i am, yes i can, yes i",

    explanation:
      "Dopo yes o no si ripete solo l'aiutante della domanda, con il pronome: do con do, can con can, is con is. Nelle risposte con yes non si usano forme abbreviate.",
    easier: "Rispondi con la prima parola della domanda: se comincia con can, anche la risposta usa can.",
    negative: {
      rule: "Dopo no l'aiutante prende not, di solito in forma breve.",
      example: "Does he smoke? No, he doesn't.",
    },
    examples: [
      "Can you swim? Yes, I can.",
      "Is it cold? No, it isn't.",
      "Do they live here? Yes, they do.",
      "Did the bus stop? No, it didn't.",
      "Has she got a sister? Yes, she has.",
    ],
    task: "Con quale aiutante comincia la domanda a cui rispondi?",
  },
  {
    id: "so-do-i",
    name: "so do I e neither do I",
    names:
      "so do i, neither do i, so + neither, so am i, neither am i, nor do i, anch'io, neanch'io, neanche io, nemmeno io, me too, me neither, so + can i, so have i, so did i, anche io, anche a me, so do i + neither do i, nor + neither + so, me too + so do i, {so-do-i}",
    keys: "neanche, nemmeno, anch io, neanch io",
    explanation:
      "So do I vuol dire anch'io, neither do I neanch'io. Dopo so o neither si ripete l'aiutante della prima frase, e solo dopo viene il soggetto.",
    easier: "Guarda l'aiutante della prima frase e ripetilo: I can, so can I; I am, so am I.",
    negative: {
      rule: "Se la prima frase è negativa si usa neither, e l'aiutante resta senza not.",
      example: "I don't like snakes. Neither do I.",
    },
    examples: [
      "I love pizza. So do I.",
      "She can't swim. Neither can he.",
      "We are tired. So are they.",
      "I have seen that film. So has my brother.",
      "They didn't laugh. Neither did we.",
    ],
    task: "La frase a cui rispondi afferma o nega, e qual è il suo aiutante?",
  },
] as const satisfies readonly GrammarLesson[];
