import { numbered, withOptions, type BookPage } from "../book";

/** A page of A4 that fills the picture: its letters are 9 to 10 pixels. */
export const smallPrint: BookPage[] = [
  {
    name: "book-small-seven-exercises",
    head: ["Unit 4  Out and about", "Grammar practice"],
    parts: [
      {
        name: "1",
        instruction:
          "Complete the sentences with the past simple or the past continuous of the verbs in brackets.",
        example: {
          label: "0",
          text: "While I <i>was waiting</i> for the tram, I <i>met</i> an old friend from primary school.",
        },
        items: numbered([
          "When the lights ____ (go) out, we ____ (play) cards in the kitchen.",
          "I ____ (not hear) the doorbell because I ____ (listen) to music with my headphones on.",
          "____ your sister ____ (drive) when the police ____ (stop) her?",
          "It ____ (get) dark, so the two climbers ____ (decide) to turn back.",
          "What ____ you ____ (do) at this time yesterday?",
          "The waiter ____ (drop) a tray of glasses while he ____ (serve) our table.",
        ]),
        print: { gap: "rule", gapWidth: 8 },
      },
      {
        name: "2",
        instruction: "Choose the correct option.",
        items: numbered([
          "We were having dinner <b>when / while</b> the phone rang.",
          "He <b>broke / was breaking</b> his wrist when he was skating in the park.",
          "<b>Did you see / Were you seeing</b> the fireworks last night?",
          "They <b>didn't wear / weren't wearing</b> helmets when the accident happened.",
          "I <b>knew / was knowing</b> the answer, but I was too shy to speak.",
          "At ten o'clock the shops <b>still opened / were still open</b>.",
          "<b>As soon as / During</b> the rain stopped, we went out again.",
          "My grandfather <b>used to / use to</b> repair clocks.",
        ]),
        print: { layout: "columns" },
      },
      {
        name: "3",
        instruction: "Complete the text messages with the words in the box.",
        bank: ["ago", "during", "for", "last", "since", "until", "while", "yet"],
        items: numbered([
          "We've been in Dublin ____ three days and it hasn't rained!",
          "I fell asleep ____ the film, so don't tell me the end.",
          "Have you packed your suitcase ____ ?",
          "Mum left the house ten minutes ____ .",
          "Wait for me outside ____ I finish my shower.",
          "I haven't seen Teo ____ Christmas.",
        ]),
        print: { gap: "dots", gapWidth: 6, layout: "columns" },
      },
      {
        name: "4",
        instruction: "Write questions. Then answer them so that they are true for you.",
        items: numbered([
          "where / you / go / last weekend ?",
          "what / you / do / at eight o'clock this morning ?",
          "who / you / meet / on your way to school ?",
          "it / rain / when / you / wake up ?",
        ]),
        print: { writing: "line" },
      },
      {
        name: "5",
        instruction: "Find the mistake in each sentence and write the correct word.",
        items: numbered([
          "She was walk home when it started to snow. ____",
          "Did you enjoyed the concert on Saturday? ____",
          "I was born at a small town near Bari. ____",
          "While they was sleeping, a fox came into the garden. ____",
          "He didn't went to training because he was ill. ____",
        ]),
        print: { gap: "rule", gapWidth: 9 },
      },
      {
        name: "6",
        instruction: "Read the story and put the verbs in brackets into the correct tense.",
        items: numbered([
          "Last winter Mr and Mrs Holm ____ (drive) home through the forest when their car suddenly ____ (stop). It ____ (snow) heavily and there ____ (be) no other cars on the road, so they ____ (start) to walk.",
          "After half an hour they ____ (see) a light. An old woman ____ (stand) at the door of a small wooden house and ____ (hold) a lamp in her hand, as if she ____ (wait) for them.",
          "She ____ (give) them soup and blankets, and while they ____ (eat), she ____ (tell) them about her son, who ____ (work) on a ship.",
          "In the morning they ____ (thank) her and ____ (leave). But when they ____ (come) back a week later with a present, the house ____ (be) empty.",
        ]),
        print: { gap: "dots", gapWidth: 7 },
      },
      {
        name: "7",
        instruction: "Complete with <i>so</i>, <i>because</i>, <i>but</i> or <i>although</i>.",
        items: numbered([
          "____ she was afraid of heights, she climbed the tower.",
          "It was my birthday, ____ nobody remembered.",
          "The lift was broken, ____ we took the stairs.",
          "He can't play ____ he's hurt his knee.",
        ]),
        print: { gap: "dots", gapWidth: 6, layout: "across" },
      },
    ],
    foot: ["46", "forty-six"],
    look: { font: "Open Sans", size: 9.6, head: "bar", name: "circle", lineHeight: 1.55, margin: 38 },
    photo: { noise: 3 },
  },
  {
    name: "book-small-two-sides",
    head: ["Revision  Units 1-3"],
    parts: [
      {
        name: "A",
        column: "left",
        instruction: "Completa le frasi con <i>a</i>, <i>an</i>, <i>the</i> o – (nessun articolo).",
        items: numbered([
          "My uncle is ____ engineer in ____ car factory.",
          "____ Mount Etna is ____ highest volcano in ____ Europe.",
          "She plays ____ violin and her brother plays ____ basketball.",
          "We usually have ____ lunch at half past one.",
          "There's ____ unusual statue in ____ middle of the square.",
          "I'd like ____ hour to think about it.",
          "____ dogs are cleverer than ____ cats, in my opinion.",
        ]),
        print: { gap: "dots", gapWidth: 3.2 },
      },
      {
        name: "B",
        column: "left",
        instruction: "Scegli l'alternativa corretta.",
        items: withOptions([
          ["How ____ sugar do you take in your tea?", "many", "much", "lot"],
          ["There are only ____ seats left on the coach.", "a few", "a little", "any"],
          ["I haven't got ____ homework for tomorrow.", "no", "some", "any"],
          ["You've put too ____ salt in the soup.", "many", "much", "few"],
        ]),
        print: { options: "in a row", gap: "dots", gapWidth: 3.2 },
      },
      {
        name: "C",
        column: "left",
        instruction: "Leggi e completa le descrizioni con il <i>present simple</i> dei verbi.",
        bank: ["get", "have", "help", "leave", "not like", "speak", "study", "work"],
        items: numbered([
          "Amira is from Morocco, but she lives in Brescia with her parents and her two brothers. At home she ____ Arabic, at school Italian, and now she ____ English and French too.",
          "Her mother ____ in a bakery. She ____ up at three in the morning and ____ the house before four, when everybody else is still asleep.",
          "On Saturdays Amira usually ____ her mother in the shop. She ____ the early start, but she ____ a hot brioche for breakfast!",
        ]),
        print: { gap: "dots", gapWidth: 5, bank: "italics" },
      },
      {
        name: "D",
        column: "right",
        instruction: "Riscrivi le frasi con l'avverbio tra parentesi al posto giusto.",
        example: {
          label: "0",
          text: "He is late for school. (never)\nHe is never late for school.",
        },
        items: numbered([
          "We go to the swimming pool in winter. (sometimes)",
          "I am hungry when I get home. (always)",
          "Do you take the dog out before breakfast? (usually)",
          "They are at home on Saturday evenings. (hardly ever)",
          "My parents don't eat out during the week. (often)",
        ]),
        print: { writing: "dotted line" },
      },
      {
        name: "E",
        column: "right",
        instruction:
          "Completa il dialogo con la forma corretta di <i>have got</i>, <i>can</i> o <i>there is / are</i>.",
        items: numbered([
          "A: ____ you ____ a bike, Marta?\nB: Yes, but I ____ ride it very well!",
          "A: ____ a supermarket near your house?\nB: No, but ____ two small shops.",
          "A: ____ your cousin speak German?\nB: He ____ , but he ____ a bad accent.",
        ]),
        print: { gap: "dots", gapWidth: 5 },
      },
      {
        name: "F",
        column: "right",
        instruction: "Traduci.",
        items: numbered([
          "Quanti fratelli hai? – Nessuno, sono figlia unica.",
          "Quella ragazza con i capelli ricci è la nuova compagna di classe di mio cugino Andrea.",
          "Non ci sono treni dopo mezzanotte.",
        ]),
        print: { writing: "dotted line" },
      },
    ],
    foot: ["© Materiale fotocopiabile", "17"],
    look: {
      font: "Liberation Serif",
      size: 10,
      head: "rule",
      name: "square",
      lineHeight: 1.45,
      hasColumnRule: true,
    },
    photo: { tilt: -1, noise: 4, shadow: 0.16 },
  },
];
