import { inPairs, lettered, type BookPage } from "../book";

export const numbers: BookPage[] = [
  {
    name: "book-letters-in-perspective",
    head: ["Language focus", "Present perfect"],
    parts: [
      {
        name: "3",
        instruction: "Write <i>for</i> or <i>since</i>.",
        items: lettered([
          "We've known each other ____ we were three.",
          "My aunt has lived in Leeds ____ ages.",
          "I haven't eaten anything ____ breakfast.",
          "They've been married ____ twenty-five years.",
          "He's had that cough ____ Monday.",
        ]),
        print: { marker: "#)", gapWidth: 4, layout: "list" },
      },
      {
        name: "4",
        instruction: "Complete the sentences with the present perfect of the verbs in brackets.",
        items: lettered([
          "I ____ (never / try) sushi.",
          "____ you ____ (do) the washing-up yet?",
          "Our neighbours ____ (just / buy) a camper van and they ____ (already / be) to Spain in it.",
          "Someone ____ (steal) my umbrella!",
          "She ____ (not write) to me this month.",
        ]),
        print: { marker: "#)" },
      },
      {
        name: "5",
        instruction: "Answer the questions with full sentences.",
        items: lettered([
          "How long have you been at this school?",
          "What is the best film you have seen this year?",
        ]),
        print: { marker: "#)", writing: "line" },
      },
    ],
    look: {
      font: "P052",
      size: 15.5,
      gap: "dotted rule",
      gapWidth: 8,
      name: "circle",
      instruction: "bold sans",
    },
    photo: { lean: 16, turn: 7, tilt: 1.5, noise: 4, desk: "dark" },
  },
  {
    name: "book-pairs-of-letters",
    head: ["Unit 9  Stay safe"],
    parts: [
      {
        name: "1",
        instruction: "Complete the pairs of sentences with the correct modal verb.",
        bank: ["can't", "don't have to", "may", "must", "mustn't", "should"],
        items: inPairs([
          [
            "You ____ wear a helmet on a motorbike. It's the law.",
            "You ____ wear a tie here. It's up to you.",
          ],
          ["We ____ touch the paintings. There's an alarm.", "It ____ rain later, so take a jacket."],
          ["You look pale. You ____ see a doctor.", "He ____ swim, so he never goes in the deep end."],
        ]),
      },
      {
        name: "2",
        instruction: "Rewrite the second sentence so that it means the same as the first.",
        items: inPairs([
          ["It isn't necessary to book a table.\nYou ____ .", "I advise you to go to bed early.\nYou ____ ."],
          ["Phones are not allowed in class.\nYou ____ .", "Perhaps she is at the gym.\nShe ____ ."],
        ]),
        print: { gapWidth: 22 },
      },
    ],
    look: { font: "Carlito", size: 17, gapWidth: 6.5, head: "tab", name: "bar", bank: "italics" },
    photo: { noise: 3, blur: 0.5, shadow: 0.2 },
  },
];
