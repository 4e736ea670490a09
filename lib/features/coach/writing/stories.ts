import type { TextKind } from "./text-kind";

export const diary: TextKind = {
  name: "una pagina di diario",
  parts: [
    {
      name: "data e apertura",
      question: "Che giorno è, e come ti senti mentre scrivi?",
      holds: "la data, il saluto al diario, l'umore",
      openings: ["Dear Diary,", "Today was …", "What a … day!"],
    },
    {
      name: "che cosa è successo",
      question: "Che cosa è successo oggi, dalla mattina?",
      holds: "due o tre fatti in ordine",
      openings: ["This morning …", "After that, …", "Later, …"],
    },
    {
      name: "il momento più importante",
      question: "Qual è stato il momento più bello, o più brutto?",
      holds: "un momento con i particolari",
      openings: ["The best moment was …", "Suddenly, …", "I couldn't believe …"],
    },
    {
      name: "i tuoi pensieri",
      question: "Come ti sei sentito, e perché?",
      holds: "i sentimenti con il motivo",
      openings: ["I felt … because", "I was so … that", "Now I think …"],
    },
    {
      name: "domani",
      question: "Che cosa speri o farai domani?",
      holds: "una speranza e il saluto",
      openings: ["Tomorrow …", "I hope …", "Good night, …"],
    },
  ],
  mainPart: 1,
  connectors: ["this morning", "then", "after that", "later", "because", "so", "in the end", "luckily"],
  endings: ["Tomorrow …", "I hope …", "Good night, …"],
  tense: "il *past simple* per i fatti di oggi, *will* o *going to* per domani",
  checks: [
    "i verbi del racconto al passato",
    "i fatti in ordine",
    "almeno un sentimento con il motivo",
    "data e saluto finale",
  ],
  length: { primaria: "30–50", medie: "60–100", superiori: "120–150" },
};

export const story: TextKind = {
  name: "un racconto al passato",
  parts: [
    {
      name: "quando, dove, chi",
      question: "Quando e dove succede, e chi c'era?",
      holds: "il tempo, il luogo, le persone",
      openings: ["One day …", "Last summer …", "It was a … and"],
    },
    {
      name: "che cosa facevano",
      question: "Che cosa stavano facendo prima del fatto?",
      holds: "la scena, con una o due azioni",
      openings: ["We were …ing when", "At first, …", "Everything was … until"],
    },
    {
      name: "il fatto",
      question: "Che cosa succede all'improvviso?",
      holds: "la sorpresa o il problema",
      openings: ["Suddenly, …", "All of a sudden, …", "When I saw …"],
    },
    {
      name: "come si risolve",
      question: "Che cosa fanno per risolverlo?",
      holds: "le azioni in ordine",
      openings: ["First, …", "So we decided to …", "After a while, …"],
    },
    {
      name: "la fine",
      question: "Come finisce, e come si sentono?",
      holds: "il finale e un sentimento",
      openings: ["In the end, …", "Finally, …", "Everyone was …"],
    },
  ],
  mainPart: 0,
  connectors: ["first", "then", "after that", "suddenly", "while", "when", "so", "finally"],
  endings: ["In the end, …", "Luckily, …", "I will never forget …"],
  tense: "il *past simple* per i fatti, *was/were …ing* per la scena",
  checks: [
    "tutti i fatti al passato",
    "i verbi irregolari controllati uno per uno",
    "parole di tempo in ordine",
    "*while* con l'azione lunga, *when* con quella breve",
    "un finale chiaro",
  ],
  length: { primaria: "40–60", medie: "80–120", superiori: "140–190" },
};
