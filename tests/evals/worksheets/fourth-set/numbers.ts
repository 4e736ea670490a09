import { inPairs, lettered, type BookPage } from "../book";

export const numbers: BookPage[] = [
  {
    name: "page-letters-seen-from-the-left",
    head: ["Focus on form", "Future forms"],
    parts: [
      {
        name: "6",
        instruction: "<i>Will</i> or <i>be going to</i>? Complete the sentences.",
        items: lettered([
          "I can't carry all this. – Don't worry, I ____ (help) you.",
          "Watch out! That shelf ____ (fall) down.",
          "We've made up our minds: we ____ (get) a cat.",
          "I promise I ____ (not tell) anybody, even if they ask me a hundred times and offer me all the chocolate in Switzerland.",
        ]),
        print: { marker: "#)" },
      },
      {
        name: "7",
        instruction: "Complete with <i>in</i>, <i>until</i>, <i>by</i> or <i>when</i>.",
        items: lettered([
          "I'll be back ____ an hour.",
          "The pool is open ____ nine p.m.",
          "You must hand in your projects ____ Friday.",
          "I'll tell him ____ I see him.",
          "____ she grows up, she wants to be a vet.",
        ]),
        print: { marker: "#)", gapWidth: 4 },
      },
      {
        name: "8",
        instruction: "What will you do? Write full sentences.",
        items: lettered(["if it rains at the weekend", "if you get a good mark in your next test"]),
        print: { marker: "#)", writing: "line" },
      },
    ],
    look: {
      font: "EB Garamond",
      size: 17,
      gap: "rule",
      gapWidth: 7,
      name: "square",
      instruction: "bold sans",
    },
    photo: { lean: 15, turn: -8, tilt: -1.4, noise: 3.5, desk: "light" },
  },
  {
    name: "page-pairs-with-bank",
    head: ["Module 3  Our planet"],
    parts: [
      {
        name: "A",
        instruction: "Complete both sentences with the same verb, once active and once passive.",
        bank: ["clean", "grow", "recycle", "throw"],
        items: inPairs([
          ["We ____ all our paper and glass.", "In Sweden almost everything ____ ."],
          ["Many people ____ away good food.", "Tons of plastic ____ into the sea every year."],
          ["They ____ tomatoes in Sicily.", "Coffee ____ in Brazil."],
          ["Volunteers ____ our beach each spring.", "The streets ____ at night."],
        ]),
      },
      {
        name: "B",
        instruction: "Answer the questions about the place where you live.",
        items: inPairs([
          ["Is there a lot of traffic?", "What could be done about it?"],
          ["Where is the rubbish taken?", "What do people throw away that could be used again?"],
        ]),
        print: { writing: "line" },
      },
    ],
    look: {
      font: "Lato",
      size: 16,
      gapWidth: 7,
      gap: "underscores",
      head: "rule",
      name: "bar",
      bank: "italics",
    },
    photo: { noise: 3.5, blur: 0.55, shadow: 0.2 },
  },
];
