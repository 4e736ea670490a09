import { numbered, type BookPage } from "../book";

export const tables: BookPage[] = [
  {
    name: "book-table-tilted",
    head: ["Scheda 12", "Nome ______________  Classe ______"],
    parts: [
      {
        name: "1",
        instruction: "Leggi le frasi e scrivi il pronome che sostituisce le parole sottolineate.",
        items: numbered([
          "I often phone <u>my grandparents</u>. | ____",
          "<u>Luca and I</u> are in the same team. | ____",
          "Give <u>the keys</u> to your father. | ____",
          "<u>Your umbrella</u> is behind the door. | ____",
          "Did you see <u>Miss Parker</u> this morning? | ____",
          "The teacher wants to talk to <u>you and me</u>. | ____",
        ]),
        print: { layout: "table", cells: ["N.", "Frase", "Pronome"], marker: "#", gap: "dots", gapWidth: 6 },
      },
      {
        name: "2",
        instruction: "Completa con l'aggettivo o il pronome possessivo.",
        items: numbered([
          "Is this Anna's scarf? No, ____ is red.",
          "The cat is washing ____ face.",
          "We love ____ new classroom.",
          "That isn't my bag. ____ has got a blue pocket.",
        ]),
        print: { marker: "(#)" },
      },
    ],
    look: { font: "Caladea", size: 16, name: "dot", gapWidth: 5.5, lineHeight: 1.4, isMarkerPlain: true },
    photo: { tilt: 3.8, noise: 4, desk: "light" },
  },
  {
    name: "book-frames-and-banks",
    head: ["Unit 2  Free time"],
    parts: [
      {
        name: "A",
        instruction: "Fill in the gaps with the verbs in italics. Use the present simple.",
        bank: ["collect", "go", "not play", "spend", "take", "teach"],
        items: numbered([
          "My best friend ____ old coins and stamps.",
          "I ____ too much time on my phone.",
          "Our PE teacher also ____ judo in the evenings.",
          "We ____ climbing every second weekend.",
          "Oscar ____ chess any more.",
          "____ your brother ____ photos with a real camera?",
        ]),
        print: { bank: "italics", frame: "double", marker: "#)" },
      },
      {
        name: "B",
        instruction: "Use the words in the box to complete the questions.",
        bank: ["How far", "How long", "How often", "What", "Who", "Whose"],
        items: numbered([
          "____ is it from your house to school?",
          "____ do you have swimming lessons? – Twice a week.",
          "____ does the bus take?",
          "____ rucksack is this? It's been here since Friday!",
          "____ helps you with your homework?",
          "____ kind of music do you like?",
        ]),
        print: { bank: "box", frame: "grey", marker: "#)" },
      },
    ],
    look: { font: "C059", size: 15, gap: "dotted rule", gapWidth: 6.5, name: "circle", lineHeight: 1.4 },
    photo: { blur: 0.7, noise: 3.5 },
  },
];
