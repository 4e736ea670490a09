import { inPairs, lettered, numbered, type BookPage } from "../book";

/** Small print with all that makes it harder: a photograph from the side, a copy, tables, narrow columns. */
export const smallPrintMore: BookPage[] = [
  {
    name: "book-small-table-and-bank",
    head: ["Vocabulary extra", "Health and the body"],
    parts: [
      {
        name: "1",
        instruction: "Complete the table: write the noun or the adjective.",
        items: numbered([
          "pain | ____",
          "____ | healthy",
          "danger | ____",
          "____ | strong",
          "illness | ____",
          "____ | hungry",
        ]),
        print: { layout: "table", cells: ["", "Noun", "Adjective"], gap: "dots", gapWidth: 8 },
      },
      {
        name: "2",
        instruction:
          "Complete the sentences with the words and phrases in the box. There are two you do not need.",
        bank: [
          "ankle",
          "bandage",
          "cough",
          "get better",
          "headache",
          "nosebleed",
          "prescription",
          "sneezing",
          "sore throat",
          "temperature",
        ],
        items: numbered([
          "I can't sing tonight because I've got a terrible ____ .",
          "The nurse took his ____ : it was nearly thirty-nine.",
          "She twisted her ____ while she was running for the bus.",
          "Cats make my brother ill. He can't stop ____ when he's near one.",
          "The doctor gave me a ____ for some antibiotics.",
          "Put a clean ____ on that cut, or it will get infected.",
          "He works at a screen all day and often has a ____ in the evening.",
          "Stay in bed and drink a lot of water. You'll soon ____ .",
        ]),
        print: { gap: "rule", gapWidth: 8 },
      },
      {
        name: "3",
        instruction: "Match the problems (1-6) with the advice (a-f).",
        items: numbered([
          "I've burnt my hand on the oven.",
          "My tooth has been hurting for days.",
          "I can't get to sleep before midnight.",
          "I've got something in my eye.",
          "I feel sick when I read in the car.",
          "My back hurts after football.",
        ]),
        answers: lettered([
          "You ought to look out of the window.",
          "Don't rub it. Wash it with water.",
          "Hold it under the cold tap at once.",
          "Why don't you warm up properly?",
          "You should see the dentist.",
          "Leave your phone in another room.",
        ]),
        print: { layout: "matching" },
      },
      {
        name: "4",
        instruction: "Circle the odd one out and say why.",
        items: numbered([
          "elbow / knee / wrist / spoon",
          "tablet / cream / syrup / surgeon",
          "arm / heart / lung / liver",
          "patient / nurse / doctor / dentist",
        ]),
        print: { layout: "columns", writing: "dotted line" },
      },
    ],
    foot: ["Vocabulary extra", "113"],
    look: { font: "Nimbus Sans", size: 9.6, head: "rule", name: "square", bank: "grey", margin: 42 },
    photo: { noise: 2, blur: 0.3, showThrough: 0.05 },
  },
  {
    name: "book-small-from-the-side",
    head: ["8 Grammar reference and practice"],
    parts: [
      {
        name: "8.1",
        instruction: "Reported speech: statements",
        notes: [
          "We use reported speech to say what somebody said. When the reporting verb is in the past, the tense of the verb usually goes one step back: <i>'I'm tired,' she said. → She said (that) she was tired.</i>",
          "Pronouns, possessives and expressions of time and place change too: <i>today → that day, here → there, my → his / her.</i>",
        ],
        items: numbered([
          "'I don't eat meat.' Rosa told me that she ____ meat.",
          "'We're moving to Turin.' They said that they ____ to Turin.",
          "'I've lost my glasses.' Grandpa said that he ____ his glasses.",
          "'The match will start late.' The referee told us that the match ____ late.",
          "'I can't find my passport.' Jim said that he ____ passport.",
          "'You must pay now.' The guide told them that they ____ pay ____ .",
        ]),
        print: { marker: "#.", gapWidth: 10 },
      },
      {
        name: "8.2",
        instruction: "Choose the correct verb, <i>say</i> or <i>tell</i>, and put it in the past.",
        items: numbered([
          "He ____ us a very funny joke.",
          "I ____ goodbye and left.",
          "Who ____ you that?",
          "She ____ that it was too late.",
          "Nobody ____ a word.",
          "They ____ the truth, I think.",
        ]),
        print: { marker: "#.", layout: "three columns", gapWidth: 5 },
      },
      {
        name: "8.3",
        instruction: "Rewrite the questions in reported speech.",
        example: {
          label: "0",
          text: "'Where do you live?' the policeman asked me.\nThe policeman asked me where I lived.",
        },
        items: numbered([
          "'Have you ever worked in a kitchen?' she asked Dario.",
          "'What time does the library close?' I asked the caretaker.",
          "'Are you going to buy those boots?' my sister asked me.",
          "'Who did you see at the station?' they asked him.",
        ]),
        print: { marker: "#.", writing: "line" },
      },
      {
        name: "8.4",
        instruction: "Correct the mistakes. Tick (✓) the two correct sentences.",
        items: numbered([
          "She said me that she was busy.",
          "They asked us where was the bus stop.",
          "He told that he had already eaten.",
          "I asked her if she wanted a lift.",
          "The coach told us to not give up.",
          "Mum said the soup was too hot.",
        ]),
        print: { marker: "#.", layout: "columns", writing: "dotted line" },
      },
    ],
    foot: ["92"],
    look: { font: "Liberation Sans", size: 10, gap: "dotted rule", name: "plain", head: "bar", margin: 34 },
    photo: { turn: -6, lean: 5, shadow: 0.2, noise: 3, desk: "dark" },
  },
  {
    name: "book-small-copy-of-transformations",
    head: ["Key word transformations", "Name ____________________"],
    parts: [
      {
        name: "1",
        instruction:
          "Complete the second sentence so that it means the same as the first one. Use no more than three words.",
        items: inPairs([
          [
            "Somebody stole my grandmother's handbag on the underground.\nMy grandmother's handbag ____ on the underground.",
            "They don't sell stamps in that shop any more.\nStamps ____ in that shop any more.",
          ],
          [
            "I started to learn the drums when I was eight, and I still play them.\nI ____ the drums since I was eight.",
            "It's two years since we went to the mountains.\nWe ____ to the mountains for two years.",
          ],
          [
            "No other river in Italy is as long as the Po.\nThe Po is ____ river in Italy.",
            "Your suitcase is heavier than mine.\nMy suitcase isn't ____ yours.",
          ],
          [
            "Take a map, or you'll get lost.\nIf you ____ a map, you'll get lost.",
            "I don't have a bike, so I can't come with you.\nIf I ____ a bike, I could come with you.",
          ],
        ]),
        print: { gap: "underscores", gapWidth: 13 },
      },
      {
        name: "2",
        instruction: "Write one sentence from the two. Use <i>who, which, where</i> or <i>whose</i>.",
        items: inPairs([
          ["That's the man. He repaired our boiler.", "This is the beach. We learnt to surf here."],
          [
            "I know a girl. Her mother is a pilot.",
            "She told me a story. I couldn't believe it, because it was about a dog that could read a clock.",
          ],
        ]),
        print: { writing: "line" },
      },
      {
        name: "3",
        instruction: "Turn the sentences into questions (a) and negative sentences (b).",
        example: {
          label: "0",
          text: "They like rap. a <i>Do they like rap?</i> b <i>They don't like rap.</i>",
        },
        items: numbered([
          "She has got a tattoo. a ____ b ____",
          "He went by plane. a ____ b ____",
          "There are many tourists. a ____ b ____",
        ]),
        print: { gap: "underscores", gapWidth: 16 },
      },
    ],
    foot: ["Photocopiable", "© Teacher's resources, Level 3"],
    look: { font: "Nimbus Roman", size: 10.2, head: "plain", name: "bar", margin: 46, lineHeight: 1.6 },
    photo: { isCopy: true, noise: 3, tilt: 0.8, blur: 0.3 },
  },
];
