import { numbered, withOptions, type BookPage } from "../book";

export const smallPrintNarrow: BookPage[] = [
  {
    name: "book-small-three-columns",
    head: ["Test yourself", "Units 5-6", "____ / 40"],
    parts: [
      {
        name: "1",
        instruction: "Choose the correct answer.",
        items: withOptions([
          ["I'm really looking forward ____ you.", "to see", "to seeing", "see"],
          ["Would you mind ____ the window?", "open", "to open", "opening"],
          ["My parents let me ____ out on Fridays.", "go", "to go", "going"],
          ["He's too young ____ a scooter.", "for ride", "riding", "to ride"],
          ["We stopped ____ a coffee on the motorway.", "to have", "having", "have"],
          ["It's no use ____ about it now.", "cry", "to cry", "crying"],
        ]),
        print: { options: "in a row", gap: "dots", gapWidth: 5, layout: "columns" },
      },
      {
        name: "2",
        instruction: "Complete the phrasal verbs.",
        items: numbered([
          "Turn ____ the lights when you leave.",
          "I give ____ ! What's the answer?",
          "She takes ____ her mother.",
          "We've run ____ of milk.",
          "Look ____ the cat for me.",
          "He grew ____ in Wales.",
          "Fill ____ this form, please.",
          "I can't put ____ with that noise.",
          "Let's find ____ when it starts.",
        ]),
        print: { layout: "three columns", gap: "rule", gapWidth: 4.5 },
      },
      {
        name: "3",
        instruction:
          "Put the verbs in brackets into the infinitive, with or without <i>to</i>, or the <i>-ing</i> form.",
        items: numbered([
          "I can't afford ____ (buy) those trainers, but I enjoy ____ (look) at them.",
          "My dad made me ____ (apologise) for ____ (break) the neighbours' window.",
          "He refused ____ (answer) the questions of the journalists who had been waiting for him outside the stadium since the early morning.",
          "____ (swim) is better for your back than ____ (run).",
          "Don't forget ____ (water) the plants while we're away!",
        ]),
        print: { gap: "rule", gapWidth: 8 },
      },
      {
        name: "4",
        instruction: "Complete the dialogue.",
        items: numbered([
          "A: Do you fancy ____ (go) to the cinema?\nB: I'd love to, but I need ____ (finish) this essay.",
          "A: I'm thinking of ____ (join) the drama club.\nB: Really? I'd be too nervous ____ (act) in front of people.",
        ]),
        print: { gap: "rule", gapWidth: 8 },
      },
      {
        name: "5",
        instruction: "Translate into English.",
        items: numbered([
          "Non vedo l'ora di andare in vacanza.",
          "Ti dispiace aspettarmi qui?",
          "Ha smesso di fumare l'anno scorso.",
          "È inutile chiederglielo.",
        ]),
        print: { writing: "line", layout: "across" },
      },
    ],
    look: { font: "DejaVu Sans Condensed", size: 9.6, head: "bar", name: "circle", margin: 36, marker: "#" },
    photo: { curl: 8, fold: "right", noise: 2.5, tilt: 0.6 },
  },
];
