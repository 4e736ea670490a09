import { lettered, numbered, withOptions, type BookPage } from "../book";

export const choices: BookPage[] = [
  {
    name: "book-options-in-the-evening",
    head: ["Grammar check!"],
    parts: [
      {
        name: "1",
        instruction: "Cerchia l'alternativa corretta.",
        items: numbered([
          "I <b>am / is / are</b> really good at drawing.",
          "My friends and I <b>was / were</b> at the skate park.",
          "There <b>isn't / aren't</b> any clean forks.",
          "I <b>don't / doesn't</b> understand this joke.",
          "Her hair <b>is / are</b> very long.",
        ]),
      },
      {
        name: "2",
        instruction: "Choose the right word and write it in the gap.",
        items: numbered([
          "I ____ (have to / must to) be home by ten.",
          "You ____ (mustn't / don't have to) feed the animals: it's dangerous.",
          "____ (Could / May) you lend me your ruler?",
          "We ____ (should / ought) leave now if we want good seats, because the hall fills up very quickly on Saturdays.",
          "I ____ (couldn't / can't) swim when I was five.",
        ]),
      },
      {
        name: "3",
        instruction: "Put in the right preposition: [at / in / on / to].",
        items: numbered([
          "I listen ____ podcasts ____ the bus.",
          "She was born ____ 2011, ____ the third of May.",
          "See you ____ the entrance ____ five o'clock!",
        ]),
        print: { gapWidth: 3 },
      },
    ],
    look: { font: "Comic Neue", size: 16.5, gap: "underscores", gapWidth: 5.5, name: "square", marker: "#." },
    photo: { shadow: 0.5, noise: 5, blur: 0.4, tilt: -1.6 },
  },
  {
    name: "book-matching-and-choice",
    head: ["Everyday English", "Shopping"],
    parts: [
      {
        name: "5",
        instruction: "Match the questions with the answers.",
        items: numbered([
          "____ Can I help you?",
          "____ What size do you take?",
          "____ Where can I try it on?",
          "____ How would you like to pay?",
          "____ Have you got it in blue?",
        ]),
        answers: lettered([
          "By card, please.",
          "I'm just looking, thanks.",
          "Sorry, only in black.",
          "The changing rooms are over there.",
          "I think I'm a medium.",
        ]),
        hasArt: true,
        print: { layout: "matching", gap: "box", gapWidth: 1.4 },
      },
      {
        name: "6",
        instruction: "Choose the best reply: a, b or c.",
        items: withOptions([
          ["These jeans are too tight.", "Try a bigger size.", "They suit me.", "Here's your change."],
          ["How much are these sandals?", "It's thirty euros.", "They're thirty euros.", "There are thirty."],
          [
            "I bought this kettle yesterday, but it doesn't work.",
            "Have you got the receipt?",
            "Keep the change.",
            "It's a bargain!",
          ],
        ]),
      },
    ],
    foot: ["73"],
    look: { font: "Lato", size: 15, name: "bar", head: "rule", lineHeight: 1.4 },
    photo: { lean: 9, turn: -5, noise: 3, desk: "light" },
  },
];
