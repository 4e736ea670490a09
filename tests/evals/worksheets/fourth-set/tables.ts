import { numbered, type BookPage } from "../book";

export const tables: BookPage[] = [
  {
    name: "page-table-on-a-slope",
    head: ["Worksheet 9", "Class ______  Date ____________"],
    parts: [
      {
        name: "1",
        instruction: "True, false or not given? Read your notes about the film and write T, F or NG.",
        items: numbered([
          "The film was shot in black and white. | ____",
          "The main character has got two older brothers. | ____",
          "Nobody believed the lighthouse keeper. | ____",
          "The boat was never found. | ____",
          "It won an award in Venice. | ____",
        ]),
        print: {
          layout: "table",
          cells: ["No.", "Statement", "T / F / NG"],
          gap: "underscores",
          gapWidth: 4,
        },
      },
      {
        name: "2",
        instruction: "Complete the review with the adjectives in brackets and <i>-ed</i> or <i>-ing</i>.",
        items: numbered([
          "I was really ____ (excite) before the film began.",
          "The first half was a bit ____ (bore).",
          "The ending is very ____ (surprise), so don't read about it before!",
          "My friend was ____ (disappoint) because he had loved the book.",
        ]),
        print: { marker: "(#)" },
      },
    ],
    look: { font: "Carlito", size: 17, name: "dot", gapWidth: 7, lineHeight: 1.35, isMarkerPlain: true },
    photo: { tilt: -3.9, noise: 3.5, desk: "wood" },
  },
  {
    name: "page-boxes-around-exercises",
    head: ["Let's revise!"],
    parts: [
      {
        name: "1",
        instruction: "Complete the sentences with the verbs below in the past simple.",
        bank: ["begin", "buy", "can", "feel", "not know", "wear"],
        items: numbered([
          "The storm ____ just after midnight.",
          "I ____ anyone at the party.",
          "She ____ a costume that her aunt had made for her.",
          "We ____ hear the sea from our tent.",
          "____ you ____ that hat on the Internet?",
          "He ____ dizzy, so he sat down.",
        ]),
        print: { bank: "slashes", frame: "rounded", marker: "square" },
      },
      {
        name: "2",
        instruction: "Put in the missing linking words.",
        bank: ["after that", "at first", "finally", "then"],
        items: numbered([
          "____ I didn't like my new school.",
          "____ a girl called Nina asked me to join the volleyball team.",
          "____ things slowly got better.",
          "____ , in June, we won the city tournament!",
        ]),
        print: { bank: "rounded", frame: "dashed", marker: "square" },
      },
    ],
    look: { font: "URW Gothic", size: 14, gap: "dotted rule", gapWidth: 6.5, name: "plain", lineHeight: 1.4 },
    photo: { blur: 0.65, noise: 3.5 },
  },
];
