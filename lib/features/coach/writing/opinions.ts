import type { TextKind } from "./text-kind";

export const opinion: TextKind = {
  name: "un testo di opinione",
  parts: [
    {
      name: "l'argomento",
      question: "Di che cosa si discute, e che cosa ne dicono gli altri?",
      holds: "il tema in una o due frasi",
      openings: ["Nowadays, many people …", "Some people think that …", "Everybody talks about …"],
    },
    {
      name: "la tua idea",
      question: "Tu sei a favore o contro?",
      holds: "la tua idea in una frase",
      openings: ["In my opinion, …", "I believe that …", "I strongly agree …"],
    },
    {
      name: "i motivi",
      question: "Quali sono i tuoi due motivi, con un esempio?",
      holds: "due motivi, ognuno con un esempio",
      openings: ["First of all, …", "In addition, …", "For example, …"],
    },
    {
      name: "l'altra parte",
      question: "Che cosa direbbe chi non è d'accordo?",
      holds: "un motivo contrario e la tua risposta",
      openings: ["On the other hand, …", "It is true that …", "However, …"],
    },
    {
      name: "la conclusione",
      question: "Come ripeti la tua idea con altre parole?",
      holds: "l'idea in breve, nessun motivo nuovo",
      openings: ["To sum up, …", "In conclusion, …", "For these reasons, …"],
    },
  ],
  mainPart: 1,
  connectors: [
    "first of all",
    "in addition",
    "for example",
    "however",
    "on the other hand",
    "because of",
    "therefore",
    "in conclusion",
  ],
  endings: ["To sum up, …", "In conclusion, …", "For these reasons, …"],
  tense: "il *present simple* per le idee generali",
  checks: [
    "un'idea chiara fin dall'inizio",
    "due motivi con un esempio",
    "ogni parte con il suo connettore",
    "*I agree*, senza *am*",
    "nella fine niente di nuovo",
  ],
  length: { primaria: "30–50", medie: "80–120", superiori: "140–190" },
};

export const review: TextKind = {
  name: "una recensione",
  parts: [
    {
      name: "che cos'è",
      question: "Di che cosa parli: titolo, genere, autore o regista?",
      holds: "titolo, genere, chi l'ha fatto",
      openings: ["… is a … by", "I have just seen …", "The book I want to talk about …"],
    },
    {
      name: "di che cosa parla",
      question: "Di che cosa parla, senza dire la fine?",
      holds: "luogo, personaggi, inizio della storia",
      openings: ["It is about …", "The story is set in …", "The main character is …"],
    },
    {
      name: "che cosa ti è piaciuto",
      question: "Che cosa ti è piaciuto di più, e perché?",
      holds: "attori, storia, musica, stile: una o due cose",
      openings: ["What I liked most was …", "The acting is …", "The best part is …"],
    },
    {
      name: "che cosa non va",
      question: "C'è qualcosa che non ti è piaciuto?",
      holds: "un difetto, con il motivo",
      openings: ["However, …", "The only problem is …", "I didn't like …"],
    },
    {
      name: "il consiglio",
      question: "A chi lo consigli, e quante stelle dai?",
      holds: "a chi può piacere e il tuo voto",
      openings: ["I would recommend … to", "If you like …, …", "I give it …"],
    },
  ],
  mainPart: 1,
  connectors: ["first of all", "also", "because", "although", "however", "in my opinion", "in the end"],
  endings: ["All in all, …", "I would recommend … to", "If you like …, …"],
  tense: "la storia si racconta al *present simple*, quello che hai provato tu al *past simple*",
  checks: [
    "la fine non è svelata",
    "la trama al *present simple*",
    "un pregio e un difetto, con il motivo",
    "aggettivi diversi da *nice* e *good*",
    "un consiglio alla fine",
  ],
  length: { primaria: "30–50", medie: "70–110", superiori: "130–180" },
};
