import type { TextKind } from "./text-kind";

export const description: TextKind = {
  name: "una descrizione",
  parts: [
    {
      name: "chi o che cosa",
      question: "Chi o che cosa descrivi, e che cos'è per te?",
      holds: "nome, età o luogo, e che legame hai",
      openings: ["I'd like to describe …", "My favourite … is", "… is a … in"],
    },
    {
      name: "l'aspetto",
      question: "Com'è, se lo guardi? Tre aggettivi.",
      holds: "aspetto di una persona, o come si presenta un posto",
      openings: ["He has got …", "She looks …", "There is …", "There are …"],
    },
    {
      name: "il carattere o le cose da fare",
      question: "Com'è di carattere? Di un posto: che cosa ci si può fare?",
      holds: "qualità con un esempio, o attività",
      openings: ["He is very … because", "For example, …", "You can …", "People often …"],
    },
    {
      name: "le abitudini",
      question: "Che cosa fa di solito, o che cosa fai tu lì?",
      holds: "una o due abitudini",
      openings: ["Every day …", "At the weekend …", "We usually …"],
    },
    {
      name: "perché ti piace",
      question: "Perché è importante per te?",
      holds: "il motivo, con un sentimento",
      openings: ["I like … because", "What I love about … is", "For me, …"],
    },
  ],
  mainPart: 0,
  connectors: ["and", "but", "also", "because", "for example", "next to", "in front of", "too"],
  endings: ["In short, …", "That's why …", "For me, …"],
  tense: "il *present simple*: attento alla *-s* con *he* e *she*",
  checks: [
    "la *-s* con *he*, *she*, *it*",
    "l'aggettivo prima del nome",
    "*there is* o *there are* al posto giusto",
    "almeno tre aggettivi diversi",
    "un motivo con *because*",
  ],
  length: { primaria: "30–50", medie: "60–100", superiori: "120–150" },
};

export const comparison: TextKind = {
  name: "un confronto",
  parts: [
    {
      name: "che cosa confronti",
      question: "Quali sono le due cose, o persone, che confronti?",
      holds: "le due cose, e perché le confronti",
      openings: ["I am going to compare …", "Both … and …", "… and … are two"],
    },
    {
      name: "che cosa hanno uguale",
      question: "In che cosa si assomigliano?",
      holds: "una o due somiglianze",
      openings: ["Both …", "Like …, …", "They are both …"],
    },
    {
      name: "che cosa hanno diverso",
      question: "In che cosa sono diverse? Due differenze.",
      holds: "due differenze, con il comparativo",
      openings: ["… is more … than", "On the other hand, …", "Unlike …, …"],
    },
    {
      name: "la tua scelta",
      question: "Quale preferisci, e perché?",
      holds: "la tua scelta con un motivo",
      openings: ["I prefer … because", "In my opinion, …", "For me, the best …"],
    },
  ],
  mainPart: 0,
  connectors: ["both", "while", "but", "on the other hand", "whereas", "unlike", "instead", "as … as"],
  endings: ["All in all, …", "I prefer … because", "In conclusion, …"],
  tense: "il *present simple* e i comparativi: *-er than* o *more … than*",
  checks: [
    "dopo il comparativo c'è *than*",
    "mai *more* insieme a *-er*",
    "una somiglianza e due differenze",
    "un motivo con *because*",
  ],
  length: { primaria: "30–50", medie: "60–90", superiori: "120–150" },
};
