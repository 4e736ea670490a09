import type { TextKind } from "./text-kind";

const length = { primaria: "30–50", medie: "60–100", superiori: "120–160" };

export const informalLetter: TextKind = {
  name: "una mail o lettera a un amico",
  parts: [
    {
      name: "il saluto",
      question: "A chi scrivi, e come lo saluti?",
      holds: "il nome di chi legge",
      openings: ["Hi …,", "Dear …,"],
    },
    {
      name: "come stai",
      question: "Che cosa gli chiedi, o per che cosa lo ringrazi?",
      holds: "una domanda su di lui, o un grazie",
      openings: ["How are …", "Thanks for …", "It was great to …"],
    },
    {
      name: "il motivo",
      question: "Perché gli scrivi?",
      holds: "la notizia, l'invito o la risposta che aspetta",
      openings: ["I'm writing to …", "Guess what! …", "I want to tell you about …"],
    },
    {
      name: "i particolari",
      question: "Che cosa vuoi raccontargli? Due o tre cose.",
      holds: "chi, dove, quando, e che cosa ne pensi",
      openings: ["First, …", "The best part is …", "By the way, …"],
    },
    {
      name: "la chiusura",
      question: "Che cosa gli chiedi prima di salutare?",
      holds: "una domanda per lui, il saluto e il tuo nome",
      openings: ["What about …", "I can't wait to …", "Write soon,", "Love,", "See you …"],
    },
  ],
  mainPart: 3,
  connectors: ["and", "but", "so", "because", "then", "also", "by the way", "anyway"],
  endings: ["I can't wait to …", "Write soon,", "See you …", "Love,"],
  tense: "il *present simple* per le cose di sempre, il *past simple* per ciò che è già successo",
  checks: [
    "saluto all'inizio e alla fine",
    "almeno una domanda per chi legge",
    "tempi giusti: adesso o ieri",
    "*I* sempre maiuscolo",
    "un connettore in ogni parte",
  ],
  length,
};

export const formalLetter: TextKind = {
  name: "una mail o lettera formale",
  parts: [
    {
      name: "il saluto formale",
      question: "A chi scrivi: conosci il nome, o no?",
      holds: "*Dear* con il cognome, o un saluto senza nome",
      openings: ["Dear Mr …,", "Dear Ms …,", "Dear Sir or Madam,"],
    },
    {
      name: "il motivo",
      question: "Perché scrivi? Dillo subito, in una frase.",
      holds: "che cosa chiedi, di che cosa ti lamenti o a che cosa rispondi",
      openings: ["I am writing to …", "I am writing about …", "I would like to …"],
    },
    {
      name: "i particolari",
      question: "Che cosa deve sapere chi legge?",
      holds: "chi sei, i fatti, le date",
      openings: ["First of all, …", "In addition, …", "As you can see, …"],
    },
    {
      name: "la richiesta",
      question: "Che cosa chiedi di fare a chi legge?",
      holds: "una richiesta gentile",
      openings: ["Could you please …", "I would be grateful if …", "Would it be possible to …"],
    },
    {
      name: "la chiusura",
      question: "Come saluti chi legge?",
      holds: "l'attesa di una risposta, il saluto, nome e cognome",
      openings: ["I look forward to …", "Yours sincerely,", "Yours faithfully,"],
    },
  ],
  mainPart: 2,
  connectors: ["first of all", "in addition", "however", "therefore", "for this reason", "finally"],
  endings: ["I look forward to …", "Yours sincerely,", "Yours faithfully,"],
  tense: "il *present simple* e forme gentili come *would* e *could*",
  checks: [
    "nessuna forma breve: *I am*, non *I'm*",
    "il motivo nella prima frase",
    "una richiesta con *could* o *would*",
    "saluto finale adatto a quello iniziale",
    "nome e cognome alla fine",
  ],
  length,
};
