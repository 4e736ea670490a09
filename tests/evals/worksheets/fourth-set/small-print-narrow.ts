import { numbered, withOptions, type BookPage } from "../book";

export const smallPrintNarrow: BookPage[] = [
  {
    name: "page-small-narrow-columns",
    head: ["Progress check 4", "Grammar", "Score ____ / 35"],
    parts: [
      {
        name: "1",
        instruction: "Tick (✓) the correct answer.",
        items: withOptions([
          ["This is the ____ day of my life!", "happier", "happiest", "most happy"],
          ["She sings ____ than I do.", "better", "more good", "best"],
          ["It's ____ as cold as last night.", "less", "not", "more"],
          ["The more you read, ____ you learn.", "more", "the most", "the more"],
        ]),
        print: { options: "boxes", gap: "rule", gapWidth: 5, layout: "columns" },
      },
      {
        name: "2",
        instruction: "Add a question tag.",
        items: numbered([
          "You're from Genoa, ____ ?",
          "He can't drive, ____ ?",
          "They won, ____ ?",
          "I'm late, ____ ?",
          "She's got a twin, ____ ?",
          "Let's go, ____ ?",
          "Nobody called, ____ ?",
          "It won't rain, ____ ?",
          "You like figs, ____ ?",
        ]),
        print: { layout: "three columns", gap: "rule", gapWidth: 5 },
      },
      {
        name: "3",
        instruction: "Complete the dialogues with <i>so do I, neither do I, I do</i> or <i>I don't</i>.",
        items: numbered([
          "A: I love wandering round old bookshops.\nB: ____ . I could spend hours in them.",
          "A: I don't like getting up when it's still dark.\nB: ____ . Winter mornings are awful!",
          "A: I don't believe in horoscopes.\nB: Well, ____ . Mine is always right.",
        ]),
        print: { gap: "dots", gapWidth: 8 },
      },
      {
        name: "4",
        instruction: "Complete with <i>myself, yourself …</i> or <i>each other</i>.",
        items: numbered([
          "Help ____ to some more cake, Ivan.",
          "We looked at ____ and started to laugh.",
          "I cut ____ while I was chopping the onions.",
          "The oven turns ____ off after an hour, so you needn't sit in the kitchen and wait until the bread is ready.",
          "They text ____ every five minutes.",
        ]),
        print: { gap: "dots", gapWidth: 8 },
      },
      {
        name: "5",
        instruction: "Write sentences.",
        items: numbered([
          "my bag / heavy / yours",
          "this / good pizza / I / ever / eat",
          "Rome / not / cold / Milan",
          "he / run / fast / his brother",
        ]),
        print: { writing: "line", layout: "across" },
      },
    ],
    look: { font: "Liberation Sans Narrow", size: 10.8, head: "rule", name: "circle", margin: 34 },
    photo: { curl: 9, fold: "left", noise: 2.5, tilt: -0.5 },
  },
];
