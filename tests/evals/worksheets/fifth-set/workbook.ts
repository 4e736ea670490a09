import { lettered, numbered, type BookPage } from "../book";

export const workbook: BookPage[] = [
  {
    name: "sheet-saturday-morning",
    head: ["Unit 4 Free time", "Workbook"],
    parts: [
      {
        name: "1",
        instruction: "Complete the sentences with the verbs in the box. There is one extra verb.",
        bank: ["cleans", "feed", "gets up", "goes", "play", "watches", "wear"],
        items: numbered([
          "My grandmother ____ at half past five every day.",
          "On Saturdays Leo ____ the kitchen with his dad.",
          "We always ____ the rabbits before breakfast.",
          "My cousins ____ chess in the park near the station.",
          "Anna ____ cartoons with her little brother.",
          "I never ____ a hat, not even in winter.",
        ]),
      },
      {
        name: "2",
        instruction: "Put the words in the correct order and write the sentences.",
        example: { label: "0", text: "seven / I / at / get up <b>I get up at seven.</b>" },
        items: numbered([
          "late / never / my / is / bus",
          "goes / every / Tom / Friday / swimming / on",
          "don't / on / they / Sundays / work",
          "you / how often / your / do / grandparents / visit / ?",
          "usually / do / we / homework / our / after / tea",
        ]),
        print: { writing: "line" },
      },
      {
        name: "3",
        instruction: "Write the third person singular.",
        items: lettered(["teach ____", "carry ____", "fix ____", "enjoy ____", "wash ____", "do ____"]),
        print: { layout: "three columns", marker: "#)" },
      },
    ],
    foot: ["24", "twenty-four"],
    look: { font: "Lato", size: 17, head: "bar", name: "square", lineHeight: 1.4 },
  },
  {
    name: "sheet-lost-suitcase",
    head: ["3C", "Everyday English: At the airport"],
    parts: [
      {
        name: "1",
        instruction:
          "Read the conversation. Write the missing sentences (a–g). There is one sentence that you do not need.",
        items: numbered([
          "Clerk: Good evening. Can I help you?\nPassenger: ____",
          "Clerk: I'm sorry to hear that. ____\nPassenger: The BA 572 from London.",
          "Clerk: And what does your suitcase look like?\nPassenger: ____",
          "Clerk: Is there a label on it?\nPassenger: ____",
          "Clerk: ____\nPassenger: At the Hotel Miramare, until Thursday.",
          "Clerk: Fine. We'll phone you as soon as we find it.\nPassenger: ____",
        ]),
        answers: lettered([
          "Where are you staying?",
          "Yes, with my name and address.",
          "Thank you. I hope it's tonight!",
          "Yes, please. My suitcase hasn't arrived.",
          "Which flight were you on?",
          "No, I haven't packed it yet.",
          "It's dark green, with a broken wheel.",
        ]),
        print: { gapWidth: 15 },
      },
      {
        name: "2",
        instruction: "Answer the questions about the conversation.",
        items: numbered([
          "Where did the passenger fly from?",
          "What is wrong with the suitcase?",
          "When is the passenger leaving the hotel?",
        ]),
        print: { writing: "dotted line" },
      },
    ],
    look: { font: "Open Sans", size: 16, head: "tab", name: "circle", gap: "dotted rule", lineHeight: 1.4 },
  },
  {
    name: "sheet-in-the-kitchen",
    head: ["Lesson 7: In the kitchen"],
    parts: [
      {
        instruction: "Look at the picture. Write <i>There is</i> or <i>There are</i>.",
        hasArt: true,
        items: numbered([
          "____ a big window.",
          "____ three plates on the table.",
          "____ some apples in the basket.",
          "____ a fat cat under the chair.",
          "____ two cups next to the sink, but they are not clean.",
        ]),
        print: { frame: "rounded" },
      },
    ],
    foot: ["Now colour the picture and tell your friend about it.", "31"],
    look: { font: "URW Gothic", size: 21, head: "rule", marker: "circle", gapWidth: 7, lineHeight: 1.6 },
  },
];
