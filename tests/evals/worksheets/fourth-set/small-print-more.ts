import { inPairs, numbered, type BookPage } from "../book";

export const smallPrintMore: BookPage[] = [
  {
    name: "page-small-word-building",
    head: ["Word bank 6", "People and jobs"],
    parts: [
      {
        name: "A",
        instruction: "What are their jobs? Complete the table.",
        items: numbered([
          "She designs houses and bridges. | ____",
          "He cuts people's hair. | ____",
          "She repairs taps and water pipes. | ____",
          "They play music in the street. | ____",
          "He looks after animals that are ill. | ____",
        ]),
        print: { layout: "table", cells: ["", "What they do", "Job"], gap: "dotted rule", gapWidth: 12 },
      },
      {
        name: "B",
        instruction: "Complete the sentences with a form of the word in capitals.",
        items: numbered([
          "I had a long ____ with my head teacher. (CONVERSE)",
          "The new shop assistant is very ____ . (HELP)",
          "My aunt is a famous ____ : she plays the cello. (MUSIC)",
          "He was ____ for two years before he found this job. (EMPLOY)",
          "You should think ____ before you answer. (CAREFUL)",
          "There's a big ____ between a cook and a chef. (DIFFERENT)",
          "That was a very ____ thing to say! (POLITE)",
        ]),
        print: { gap: "rule", gapWidth: 9 },
      },
      {
        name: "C",
        instruction: "Choose words from the box to complete the adverts. Use each word once.",
        bank: [
          "apply",
          "available",
          "earn",
          "experience",
          "full-time",
          "interview",
          "part-time",
          "skills",
          "uniform",
        ],
        items: numbered([
          "Do you want to ____ some pocket money this summer? We need young people to deliver newspapers.",
          "____ waiter wanted for Friday and Saturday evenings. We give you a ____ and a hot meal.",
          "Are you good at maths? Do you have computer ____ ? Come to us for an ____ on Monday.",
          "Driver wanted. No ____ necessary, but you must be ____ at weekends. To ____ , write to us today.",
        ]),
        print: { gap: "rule", gapWidth: 8 },
      },
      {
        name: "D",
        instruction: "Circle the word with a different sound.",
        items: numbered([
          "nurse / work / shirt / sport",
          "chef / shop / cheap / sure",
          "town / snow / house / cow",
          "bread / head / great / friend",
          "though / cough / low / go",
          "wait / said / day / play",
        ]),
        print: { layout: "three columns" },
      },
    ],
    foot: ["136", "Word bank"],
    look: { font: "Carlito", size: 10, head: "tab", name: "circle", bank: "rounded", margin: 40 },
    photo: { noise: 2.5, blur: 0.3, showThrough: 0.06 },
  },
  {
    name: "page-small-leaning",
    head: ["Grammar file 11", "Quantity"],
    parts: [
      {
        name: "11A",
        instruction: "<i>a lot of, much, many, a few, a little</i>",
        notes: [
          "Use <i>many</i> and <i>a few</i> with nouns you can count, <i>much</i> and <i>a little</i> with nouns you can't count. We use <i>much</i> and <i>many</i> above all in questions and negative sentences.",
        ],
        items: numbered([
          "How ____ bread shall I buy? – Just ____ . There's some left from yesterday.",
          "I've got ____ friends in Ireland, three or four.",
          "There weren't ____ people on the beach this morning.",
          "Don't make so ____ noise! The baby's asleep.",
          "He's so lucky: he's got ____ free time.",
        ]),
        print: { marker: "#)", gapWidth: 8 },
      },
      {
        name: "11B",
        instruction: "Write the questions with <i>How much</i> or <i>How many</i>.",
        items: numbered([
          "____ ? – There are thirty-one days in May.",
          "____ ? – She drinks two litres of water a day.",
          "____ ? – We've got two cats.",
        ]),
        print: { marker: "#)", gapWidth: 22 },
      },
      {
        name: "11C",
        instruction: "Correct (C) or wrong (W)? Write the letter.",
        items: numbered([
          "a bar of chocolate",
          "two breads",
          "a tin of tuna",
          "a slice of ham",
          "some informations",
          "a piece of advice",
          "three waters",
          "a jar of honey",
        ]),
        print: { marker: "#)", layout: "across" },
      },
      {
        name: "11D",
        instruction: "Rewrite the sentences with the word in brackets.",
        example: { label: "0", text: "We have very little time. (much)\nWe don't have much time." },
        items: numbered([
          "There are very few trees in our street. (many)",
          "I've got too much work. (a lot of)",
          "There's no sugar in my tea. (any)",
          "He has hardly any money. (little)",
        ]),
        print: { marker: "#)", writing: "dotted line" },
      },
    ],
    foot: ["", "71"],
    look: { font: "Open Sans", size: 9.7, gap: "dots", name: "plain", head: "bar", margin: 36 },
    photo: { turn: 7, lean: 6, shadow: 0.22, noise: 3, desk: "wood" },
  },
  {
    name: "page-small-copied-test",
    head: ["Verifica di inglese", "Nome e cognome ____________________  Data ________"],
    parts: [
      {
        name: "1",
        instruction: "Complete the second sentence: it must mean the same.",
        items: inPairs([
          [
            "Is this your bicycle?\nDoes this bicycle ____ ?",
            "It isn't necessary for you to ring the bell.\nYou don't ____ the bell.",
          ],
          [
            "I prefer tea to coffee.\nI like tea ____ coffee.",
            "He was too young to vote.\nHe wasn't ____ to vote.",
          ],
          [
            "How old is your car?\nWhen ____ your car?",
            "It's a pity that I live so far from the sea.\nI wish I ____ so far from the sea.",
          ],
        ]),
        print: { gap: "wide dots", gapWidth: 12, marker: "#)" },
      },
      {
        name: "2",
        instruction: "Put the verbs into the correct tense.",
        items: numbered([
          "I ____ (read) this novel for three weeks and I still ____ (not finish) it.",
          "When we ____ (get) to the cinema, the film ____ (already / start).",
          "I ____ (phone) you as soon as I ____ (land).",
          "Last year she ____ (win) a prize for a story that she ____ (write) when she was only eleven.",
          "They ____ (be) friends since they ____ (meet) at a summer camp in Slovenia.",
        ]),
        print: { gap: "wide dots", gapWidth: 8, marker: "#)" },
      },
      {
        name: "3",
        instruction: "Translate.",
        items: numbered([
          "Quanto tempo ci vuole per andare da casa tua alla stazione?",
          "Se avessi saputo che eri malata, ti avrei telefonato.",
          "Mi hanno detto di non toccare nulla.",
        ]),
        print: { writing: "line", marker: "#)" },
      },
    ],
    foot: ["Punteggio: ______ / 50"],
    look: {
      font: "Liberation Serif",
      size: 10.4,
      head: "plain",
      name: "exercise",
      margin: 44,
      lineHeight: 1.55,
    },
    photo: { isCopy: true, noise: 3, tilt: -0.9, blur: 0.3 },
  },
];
