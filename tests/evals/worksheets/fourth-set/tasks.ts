import { numbered, type BookPage } from "../book";

export const tasks: BookPage[] = [
  {
    name: "page-conversations",
    head: ["5 Speaking", "Making arrangements"],
    parts: [
      {
        name: "1",
        instruction: "Complete the conversations. Use the present continuous, <i>shall</i> or <i>let's</i>.",
        items: numbered([
          "A: What ____ you ____ (do) on Saturday morning?\nB: I ____ (play) tennis with Lea. Why?",
          "A: ____ we ____ (meet) in front of the library?\nB: Good idea. ____ say half past three.",
          "A: My cousins ____ (come) to stay with us next week.\nB: Great! ____ (take) them to the water park.",
          "A: I ____ (not go) out tonight. I'm too tired.\nB: OK. ____ I ____ (bring) a film to your place, then?",
        ]),
      },
      {
        name: "2",
        instruction: "Complete the invitation and the reply with your own ideas.",
        items: numbered([
          "Dear Max, I'm having a party for my birthday on Saturday, the second of June, and I would really like you to come. It starts at six and there will be ____ .",
          "Thank you very much for inviting me, but I'm afraid I can't come because on that day my whole family ____ .",
          "What a pity! Shall we meet on Sunday instead, so that I can give you ____ ?",
        ]),
      },
    ],
    look: { font: "C059", size: 15, gap: "dots", gapWidth: 5.5, name: "circle", lineHeight: 1.4 },
    photo: { curl: 15, fold: "right", noise: 3.5 },
  },
  {
    name: "page-jumbled-words",
    head: ["Fast finishers"],
    parts: [
      {
        name: "A",
        instruction: "Write the sentences in the correct order.",
        example: {
          label: "0",
          text: "tea / cup / like / of / a / would / you / ?\n<i>Would you like a cup of tea?</i>",
        },
        items: numbered([
          "been / have / long / here / how / you / ?",
          "me / gave / a / she / beautiful / present",
          "often / the / my / dentist / to / goes / brother",
          "must / your / before / hands / wash / you / dinner",
          "the / opened / who / window / ?",
        ]),
        print: { writing: "dotted line" },
      },
      {
        name: "B",
        instruction: "Make indirect questions from the words. Begin with the words given.",
        items: numbered([
          "Could you tell me / bank / where / the / is / ?",
          "Do you know / time / starts / what / concert / the / ?",
          "I wonder / lives / here / who",
        ]),
        print: { writing: "arrow" },
      },
    ],
    look: { font: "Nimbus Roman", size: 16.5, name: "bar", marker: "#)", lineHeight: 1.3, head: "centred" },
    photo: { noise: 3, tilt: 0.8 },
  },
];
