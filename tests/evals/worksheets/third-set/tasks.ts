import { numbered, type BookPage } from "../book";

export const tasks: BookPage[] = [
  {
    name: "book-dialogues",
    head: ["6 Everyday English", "On the phone"],
    parts: [
      {
        name: "A",
        instruction: "Complete the dialogues. Use the verbs in brackets in the correct tense.",
        items: numbered([
          "A: ____ you ever ____ (break) a bone?\nB: Yes, I ____ . I ____ (fall) off a horse when I ____ (be) nine.",
          "A: I ____ (look) for a present for my mum. She ____ (love) cooking.\nB: What about this apron? It only ____ (cost) twelve pounds.",
          "A: Why ____ you ____ (not answer) your phone last night?\nB: Sorry! I ____ (have) a shower and I ____ (not hear) it.",
          "A: Where ____ your parents ____ (go) on holiday next summer?\nB: They ____ (not decide) yet.",
        ]),
      },
      {
        name: "B",
        instruction: "Join the ideas: complete the sentences with the words in the box.",
        bank: ["although", "because of", "so", "unless"],
        items: numbered([
          "____ the storm had already damaged the roof of the gym, the headmaster decided that the school play would go on as planned.",
          "You won't be allowed to come on the trip to the science museum on Thursday ____ your parents sign this form and you bring it back by tomorrow.",
          "The museum was closed ____ a strike, ____ we spent the whole afternoon in the park instead.",
        ]),
      },
    ],
    look: {
      font: "EB Garamond",
      size: 17,
      gap: "underscores",
      gapWidth: 5,
      name: "circle",
      lineHeight: 1.35,
    },
    photo: { curl: 16, fold: "left", noise: 4 },
  },
  {
    name: "book-word-order-example",
    head: ["Extra practice"],
    parts: [
      {
        name: "7",
        instruction: "Put the words in the correct order and write the sentences.",
        example: {
          label: "0",
          text: "usually / I / up / at / get / seven\n<i>I usually get up at seven.</i>",
        },
        items: numbered([
          "the / did / when / leave / train / ?",
          "homework / you / finished / your / have / yet / ?",
          "to / I / go / want / don't / bed / to",
          "is / the / street / than / this / quieter / main / road",
          "going / are / where / you / holiday / on / ?",
          "breakfast / never / she / before / school / eats",
        ]),
        print: { writing: "line" },
      },
      {
        name: "8",
        instruction: "Make questions from the words. Then ask your partner.",
        items: numbered([
          "languages / many / how / you / speak / do / ?",
          "ever / you / lost / your / have / keys / ?",
          "your / does / what / like / look / best friend / ?",
        ]),
        print: { writing: "dotted line" },
      },
    ],
    look: { font: "Comic Neue", size: 16, name: "plain", marker: "#.", lineHeight: 1.3, frame: "rounded" },
    photo: { noise: 3 },
  },
];
