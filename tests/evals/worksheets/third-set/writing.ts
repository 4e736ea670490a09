import { inPairs, numbered, type BookPage } from "../book";

export const writing: BookPage[] = [
  {
    name: "book-translations",
    head: ["RIPASSO", "Classe 2ª"],
    parts: [
      {
        name: "4",
        instruction: "Traduci le frasi in inglese.",
        items: numbered([
          "Mia sorella non mangia la carne perché è vegetariana.",
          "A che ora ti svegli la domenica?",
          "Ieri siamo andati al mare, ma l'acqua era troppo fredda per fare il bagno e siamo tornati a casa presto.",
          "Non c'è abbastanza pane per tutti.",
          "Di chi è questo astuccio? – È mio.",
        ]),
        print: { writing: "dotted line" },
      },
      {
        name: "5",
        instruction: "Traduci in italiano.",
        items: numbered([
          "I wish I could stay a little longer.",
          "She's used to getting up early.",
          "He can't have forgotten our appointment.",
        ]),
        print: { writing: "arrow" },
      },
    ],
    look: { font: "URW Bookman", size: 14, name: "dot", marker: "#)", instruction: "italics", head: "rule" },
    photo: { noise: 3, shadow: 0.25, tilt: 1.2 },
  },
  {
    name: "book-rewriting-and-questions",
    head: ["Unit 10", "The passive"],
    parts: [
      {
        name: "A",
        instruction: "Rewrite the sentences in the passive.",
        example: {
          label: "0",
          text: "They make these shoes in Italy.\n<i>These shoes are made in Italy.</i>",
        },
        items: numbered([
          "Somebody cleans the classrooms every evening.",
          "A lorry hit our car.",
          "They will open the new station in June.",
          "Nobody has found the cat.",
        ]),
        print: { writing: "arrow", marker: "circle" },
      },
      {
        name: "B",
        instruction: "Read the text and answer the questions.",
        notes: [
          "The first underground railway in the world was opened in London in January 1863. The trains were pulled by steam engines, so the stations were full of smoke. On the first day it was used by almost 40,000 people. Today about four million journeys are made every day.",
        ],
        items: numbered([
          "When was the first underground railway opened?",
          "Why were the stations full of smoke?",
          "How many people use the Underground today? Do you think it is a good way to travel in a big city?",
        ]),
        print: { writing: "two lines", marker: "circle" },
      },
    ],
    look: { font: "Liberation Serif", size: 15.5, name: "square", instruction: "bold sans", head: "bar" },
    photo: { lean: 4, noise: 3 },
  },
  {
    name: "book-i-after-the-number",
    head: ["Starter", "Be and have got"],
    parts: [
      {
        name: "1",
        instruction: "Complete with the verb <i>be</i> or <i>have got</i>.",
        items: numbered([
          "I ____ (be) in the second year.",
          "I ____ (not have) any pets.",
          "I ____ (be) afraid of spiders, but I ____ (not be) afraid of snakes.",
          "____ I late again? (be)",
          "In my class there ____ (be) eleven girls.",
          "It ____ (not be) my fault!",
          "I'm sorry, I ____ .",
        ]),
        print: { marker: "#", isMarkerPlain: true },
      },
      {
        name: "2",
        instruction: "Write the questions (a) and the short answers (b).",
        items: inPairs([
          ["____ from Spain? (you / be)", "No, I ____ . I'm Portuguese."],
          ["____ a garden? (Tim / have got)", "Yes, he ____ ."],
          ["____ at home? (your parents / be)", "I don't think so. They ____ at work until six."],
        ]),
        print: { marker: "nested" },
      },
      {
        name: "3",
        instruction: "Complete the text.",
        items: numbered([
          "My name ____ Ruth and I'm twelve.",
          "I ____ got a twin brother.",
          "We ____ both crazy about horses.",
          "Our grandparents ____ got a farm in Devon, so in summer we ____ always there.",
        ]),
        print: { marker: "(#)", layout: "running text" },
      },
    ],
    look: { font: "DejaVu Sans", size: 13.5, gap: "rule", gapWidth: 6, name: "exercise", head: "tab" },
    photo: { isCopy: true, noise: 3, showThrough: 0.12 },
  },
];
