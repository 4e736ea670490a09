import { numbered, lettered, type BookPage } from "../book";

export const columns: BookPage[] = [
  {
    name: "book-beside-each-other",
    head: ["Workbook 5B"],
    parts: [
      {
        name: "1",
        column: "left",
        instruction: "Complete the sentences with <i>will</i> or <i>won't</i> and the verbs.",
        items: numbered([
          "I'm sure you ____ (like) this book.",
          "Don't worry, it ____ (not hurt).",
          "____ they ____ (win) the cup this year?",
          "She ____ (be) fourteen in May.",
          "We ____ (not need) our coats today.",
          "What ____ (happen) to the planet?",
        ]),
      },
      {
        name: "2",
        column: "right",
        instruction: "Match the beginnings with the endings. Write the letters.",
        items: numbered([
          "If you heat ice, ____",
          "If I have time, ____",
          "If they don't hurry, ____",
          "If it's sunny on Sunday, ____",
          "You'll feel better ____",
        ]),
        answers: lettered([
          "we'll have a barbecue.",
          "it melts.",
          "if you get some fresh air.",
          "I'll call you tonight.",
          "they'll miss the bus.",
        ]),
        print: { gapWidth: 2 },
      },
      {
        name: "3",
        instruction: "Write what you think will happen in the next twenty years. Use the words given.",
        items: lettered([
          "people / live on the moon",
          "cars / drive themselves",
          "children / not go to school",
        ]),
        print: { marker: "#)", writing: "line" },
      },
    ],
    foot: ["31"],
    look: {
      font: "Lato",
      size: 14,
      name: "square",
      head: "rule",
      gapWidth: 4.5,
      hasColumnRule: true,
    },
    photo: { tilt: 2.2, noise: 4, desk: "wood" },
  },
  {
    name: "book-four-exercises-italian",
    head: ["UNITÀ 7", "Verifica delle competenze"],
    parts: [
      {
        name: "A",
        instruction: "Completa con il comparativo dell'aggettivo tra parentesi.",
        items: numbered([
          "A leopard is ____ (fast) than a lion.",
          "This exercise is ____ (easy) than the last one.",
          "My new phone was ____ (expensive) than yours.",
          "The weather is getting ____ and ____ (bad).",
        ]),
      },
      {
        name: "B",
        instruction: "Completa con il superlativo.",
        items: numbered([
          "Who is ____ (funny) person in your class?",
          "It was ____ (boring) film I've ever seen.",
          "February is ____ (short) month of the year.",
          "They live in ____ (old) house in the village.",
        ]),
      },
      {
        name: "C",
        instruction: "Sottolinea l'alternativa corretta.",
        items: numbered([
          "I'm not as tall <b>as / than</b> my mother.",
          "Gold is <b>more / most</b> valuable than silver.",
          "He speaks English <b>good / well</b>.",
        ]),
      },
      {
        name: "D",
        instruction: "Traduci in inglese.",
        items: numbered([
          "Questa è la canzone più bella dell'album.",
          "Mio fratello è meno timido di me.",
          "Non siamo così stanchi come ieri.",
        ]),
        print: { writing: "line" },
      },
    ],
    look: {
      font: "Liberation Sans Narrow",
      size: 14.5,
      gap: "dots",
      gapWidth: 8,
      head: "centred",
      name: "plain",
      marker: "#.",
      isMarkerPlain: true,
      lineHeight: 1.35,
    },
    photo: { shadow: 0.34, noise: 5, lean: 6 },
  },
  {
    name: "book-halves-near-the-fold",
    head: ["3", "Practice"],
    parts: [
      {
        name: "2",
        instruction:
          "Complete the sentences with the correct form of <i>be going to</i> and the verbs in the box.",
        bank: ["buy", "cook", "fall", "have", "not come", "not watch", "study", "travel"],
        items: numbered([
          "Look at that boy on the wall! He ____ !",
          "We ____ around Greece in August.",
          "My cousins ____ to the party.",
          "I ____ dinner for everyone tonight.",
          "____ you ____ medicine at university?",
          "She ____ a new pair of skis.",
          "We ____ the match. It's too late.",
          "They ____ a baby in the spring.",
        ]),
        print: { layout: "columns" },
      },
      {
        name: "3",
        instruction: "Write sentences about Ella's plans for next week. Use the present continuous.",
        items: numbered([
          "Monday / have / piano lesson",
          "Tuesday / meet / Sam / after school",
          "Wednesday / not do / anything",
          "Friday evening / see / a musical",
        ]),
        print: { layout: "columns", writing: "line" },
      },
    ],
    foot: ["58", "Unit 3"],
    look: {
      font: "Open Sans",
      size: 13.5,
      gap: "dots",
      gapWidth: 6.5,
      head: "tab",
      name: "circle",
      marker: "#",
      bank: "rounded",
    },
    photo: { curl: 14, fold: "right", noise: 3, shadow: 0.18 },
  },
];
