import { inPairs, numbered, type BookPage } from "../book";

export const writing: BookPage[] = [
  {
    name: "page-italian-to-english",
    head: ["PER COMINCIARE", "Classe 3ª"],
    parts: [
      {
        name: "9",
        instruction: "Traduci in inglese sul quaderno o sulle righe.",
        items: numbered([
          "Da quanto tempo studi il tedesco?",
          "Non sono mai stato in Scozia, ma ci andrò l'estate prossima.",
          "Il ragazzo seduto accanto alla finestra è il fratello della mia compagna di banco, quella che è arrivata a scuola in ritardo ieri.",
          "Perché non hai chiuso a chiave la porta?",
        ]),
        print: { writing: "line" },
      },
      {
        name: "10",
        instruction: "Come si dice in italiano?",
        items: numbered([
          "It's been raining all day.",
          "I'd better go now.",
          "You needn't have bought any bread.",
          "What's the matter with him?",
        ]),
        print: { writing: "dotted line", layout: "columns" },
      },
    ],
    look: {
      font: "DejaVu Serif",
      size: 13.5,
      name: "dot",
      marker: "#.",
      instruction: "italics",
      head: "rule",
    },
    photo: { noise: 3, shadow: 0.25, tilt: -1.1 },
  },
  {
    name: "page-rewrite-and-read",
    head: ["Unit 6", "Skills"],
    parts: [
      {
        name: "1",
        instruction: "Write the sentences again. Begin with the words given.",
        example: { label: "0", text: "I'm too short to reach it. I'm not <i>tall enough to reach it.</i>" },
        items: numbered([
          "It takes me ten minutes to get to school. I need ____",
          "Her hair is longer than yours. Your hair isn't ____",
          "We have never had such a cold winter. It's the ____",
          "'Sit down,' he said to us. He told ____",
        ]),
        print: { marker: "circle", gapWidth: 18 },
      },
      {
        name: "2",
        instruction: "Read the email and answer.",
        notes: [
          "Hi Greta, we got to the campsite late last night because Dad had taken a wrong turn near Grenoble. It was pouring, and the tent was still wet from Sunday! We slept in the car. Today the sun is out and there's a lake behind the trees, so nobody is cross any more.",
        ],
        items: numbered([
          "Why did the family arrive late?",
          "Where did they spend the night, and why?",
          "Imagine you are Greta. What would you like to know? Write two questions.",
        ]),
        print: { writing: "two lines", marker: "circle" },
      },
    ],
    look: { font: "Caladea", size: 15.5, name: "circle", instruction: "bold sans", head: "tab" },
    photo: { lean: 5, noise: 3 },
  },
  {
    name: "page-i-and-me",
    head: ["Welcome unit", "Present simple"],
    parts: [
      {
        name: "1",
        instruction: "Complete the sentences with the verbs in brackets.",
        items: numbered([
          "I ____ (live) near the harbour.",
          "I ____ (not eat) fish.",
          "____ I ____ (look) like my grandmother?",
          "I usually ____ (fall) asleep at ten.",
          "It ____ (depend) on the weather.",
          "I'm sure he ____ (know) me.",
          "In Italy most shops ____ (close) for lunch.",
        ]),
        print: { isMarkerPlain: true },
      },
      {
        name: "2",
        instruction: "Complete the questions (a) and the answers (b).",
        items: inPairs([
          ["____ your mum ____ (speak) French?", "Yes, she ____ . She's from Nice."],
          ["What time ____ they ____ (start) work?", "I think they ____ at eight."],
          ["How ____ you ____ (spell) your surname?", "I ____ it with two ts."],
        ]),
        print: { marker: "nested" },
      },
      {
        name: "3",
        instruction: "Fill in the text.",
        items: numbered([
          "I'm Jonas and I ____ to a school in the mountains.",
          "In winter we ____ there on skis!",
          "My lessons ____ at half past eight.",
          "I ____ lunch at school because my parents ____ home before five.",
        ]),
        print: { marker: "(#)", layout: "running text" },
      },
    ],
    look: {
      font: "Liberation Sans",
      size: 14.5,
      gap: "underscores",
      gapWidth: 6,
      name: "exercise",
      head: "bar",
    },
    photo: { isCopy: true, noise: 3, showThrough: 0.12 },
  },
];
