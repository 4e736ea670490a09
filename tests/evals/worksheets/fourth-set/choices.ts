import { lettered, numbered, withOptions, type BookPage } from "../book";

export const choices: BookPage[] = [
  {
    name: "page-options-under-a-lamp",
    head: ["Check your English"],
    parts: [
      {
        name: "1",
        instruction: "Sottolinea la forma giusta del verbo.",
        items: numbered([
          "I <b>live / am living</b> with my aunt this month.",
          "Why <b>are you looking / do you look</b> at me like that?",
          "I <b>have / am having</b> two brothers.",
          "My dad <b>cooks / is cooking</b> every Sunday.",
          "It <b>gets / is getting</b> colder and colder.",
        ]),
      },
      {
        name: "2",
        instruction: "Choose from the words in brackets.",
        items: numbered([
          "I ____ (borrowed / lent) my brother my bike.",
          "Don't ____ (say / tell) lies!",
          "Did you ____ (do / make) the beds before you went out this morning, or did you leave everything in a mess again?",
          "____ (Who's / Whose) that on the phone?",
          "I ____ (hope / wait) to see you soon.",
        ]),
      },
      {
        name: "3",
        instruction: "Complete with [there / their / they're].",
        items: numbered([
          "____ putting ____ coats on.",
          "Is ____ anybody in?",
          "I don't like ____ dog, but ____ very nice people.",
        ]),
        print: { gapWidth: 4.5 },
      },
    ],
    look: { font: "Open Sans", size: 15, gap: "brackets", gapWidth: 5, name: "circle", marker: "#." },
    photo: { shadow: 0.48, noise: 4.5, blur: 0.4, tilt: 1.7 },
  },
  {
    name: "page-replies-and-pictures",
    head: ["Functions", "At the station"],
    parts: [
      {
        name: "2",
        instruction: "Where do people say this? Match the sentences with the places.",
        items: numbered([
          "____ A return to Brighton, please.",
          "____ Is this seat taken?",
          "____ Could you bring us the menu?",
          "____ I'd like to send this parcel.",
          "____ Anything to declare?",
        ]),
        answers: lettered([
          "at customs",
          "at the ticket office",
          "in a restaurant",
          "on a train",
          "at the post office",
        ]),
        hasArt: true,
        print: { layout: "matching", gap: "rule", gapWidth: 1.8 },
      },
      {
        name: "3",
        instruction: "What do you say? Choose a, b or c.",
        items: withOptions([
          ["You didn't hear what your friend said.", "Sorry?", "Excuse me!", "You're welcome."],
          [
            "Somebody thanks you for your help.",
            "Please.",
            "Don't mention it.",
            "Never mind about the help, I did it for money.",
          ],
          ["Your train is ____ ten minutes late.", "already", "since", "during"],
        ]),
      },
    ],
    foot: ["65", "Functions"],
    look: { font: "Liberation Sans", size: 14.5, name: "square", head: "rule", lineHeight: 1.4 },
    photo: { lean: 8, turn: 6, noise: 3, desk: "dark" },
  },
];
