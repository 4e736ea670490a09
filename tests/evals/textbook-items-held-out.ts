import type { TextbookSheet } from "./textbook-items";

/** A second set, typed by hand after the solver had been written and before it was run on any of it. */
export const heldOutSheets: TextbookSheet[] = [
  {
    name: "past simple, a story",
    text: `5  Complete the text with the past simple form of the verbs in brackets.
1 Last summer we ________ (spend) two weeks in Scotland.
2 We ________ (not take) the plane because my mum hates flying.
3 My cousins ________ (come) with us.
4 The first night it ________ (rain) and our tent ________ (fall) down.
5 Where ________ (you / stay) when you ________ (be) in Edinburgh?
6 I ________ (think) the castle ________ (be) amazing.`,
    answers: [
      "spent",
      "didn't take | did not take",
      "came",
      "rained + fell",
      "did you stay + were",
      "thought + was",
    ],
  },
  {
    name: "present simple, a family",
    text: `Present simple
Complete the sentences. Use the present simple of the verbs in brackets.
1. My aunt and uncle ______ (have) a farm in Tuscany.
2. The bus ______ (not stop) here on Sundays.
3. Why ______ Mr Brown ______ (carry) an umbrella every day?
4. Everybody in my class ______ (wear) trainers.
5. What ______ you usually ______ (do) at the weekend?
6. One of my friends ______ (speak) four languages.`,
    answers: ["have", "doesn't stop | does not stop", "does + carry", "wears", "do + do", "speaks"],
  },
  {
    name: "present continuous, dialogue",
    text: `Complete the dialogue with the present continuous.
1 A: What ____ you ____ (do)?
  B: I ____ (make) a cake.
2 Sam and Ben ____ (not listen) to the teacher.
3 ____ it ____ (rain)?
4 My phone ____ (not work).`,
    answers: [
      "are + doing + am making | 'm making",
      "aren't listening | are not listening",
      "Is + raining",
      "isn't working | is not working | 's not working",
    ],
  },
  {
    name: "past continuous or past simple",
    text: `Complete the sentences with the correct form of the verbs: past simple or past continuous.
1 I ______ (have) a shower when the phone ______ (ring).
2 While we ______ (walk) in the park, we ______ (see) a fox.
3 They ______ (watch) TV at nine o'clock last night.
4 She ______ (break) her leg two years ago.`,
    answers: ["was having + rang", "were walking + saw", "were watching", "broke"],
  },
  {
    name: "be, told in Italian",
    text: `Inserisci la forma corretta del verbo be (present simple).
1. My name ____ Chiara.
2. Where ____ you from?
3. Paolo and I ____ in the same class.
4. ____ your parents at home?
5. I ____ not tired.`,
    answers: ["is | 's", "are", "are", "Are", "am | 'm"],
  },
  {
    name: "superlatives",
    text: `Complete with the superlative form of the adjectives in brackets.
a) Mount Everest is ________ (high) mountain in the world.
b) This is the ________ (good) pizza in town.
c) Who is the ________ (intelligent) student in your class?
d) February is the ________ (short) month of the year.`,
    answers: ["the highest", "best", "most intelligent", "shortest"],
  },
  {
    name: "some or any",
    text: `Complete with some or any.
1 There isn't ____ milk in the fridge.
2 I've got ____ new games.
3 Have you got ____ pets?
4 We need ____ eggs for the cake.`,
    answers: ["any", "some", "any", "some"],
  },
  {
    name: "since or for",
    text: `Complete the sentences with since or for.
1 I have had this bike ____ three years.
2 She has been ill ____ Tuesday.
3 They've lived here ____ 2012.
4 We haven't seen him ____ a long time.`,
    answers: ["for", "since", "since", "for"],
  },
  {
    name: "second conditional",
    text: `Complete the second conditional sentences with the verbs in brackets.
1 If I ______ (win) the lottery, I ______ (buy) a boat.
2 She ______ (not go) there if she ______ (know) the truth.
3 If I ______ (be) you, I ______ (talk) to the teacher.`,
    answers: [
      "won + would buy | 'd buy",
      "wouldn't go | would not go + knew",
      "were | was + would talk | 'd talk",
    ],
  },
  {
    name: "going to",
    text: `Scrivi frasi con be going to usando i verbi tra parentesi.
1 We ____ (visit) Rome next month.
2 ____ your brother ____ (study) medicine?
3 I ____ (not watch) that film.
4 Look at the sky! It ____ (snow).`,
    answers: [
      "are going to visit | 're going to visit",
      "Is + going to study",
      "am not going to watch | 'm not going to watch",
      "is going to snow | 's going to snow",
    ],
  },
  {
    name: "choose",
    text: `Choose the correct alternative.
1 My mother work / works in a hospital.
2 Look! The children are playing / play in the snow.
3 Did you saw / see the new film?
4 She can swims / swim very well.
5 This / These shoes are too small.
6 Emma is taller / more tall than me.
7 We went / have been to the beach yesterday.`,
    answers: ["works", "are playing", "see", "swim", "These", "taller", "went"],
  },
  {
    name: "order",
    text: `Put the words in order to make sentences and questions.
1 got / brother / has / a / Lucy / .
2 often / we / swimming / go / in summer / .
3 did / do / last night / what / you / ?
4 there / are / books / the table / on / two / ?
5 isn't / my / today / at school / sister / .`,
    answers: [
      "Lucy has got a brother.",
      "We often go swimming in summer. | In summer we often go swimming.",
      "What did you do last night?",
      "Are there two books on the table?",
      "My sister isn't at school today. | Today my sister isn't at school.",
    ],
  },
  {
    name: "photographed, with noise",
    text: `Page 37
WORKBOOK
l. They _____ (go) to Paris last year.
2. Anna _____ (not
buy) anything yesterday.
3. _____ he _____ (write) to you
last week?
© Sunny Press`,
    answers: ["went", "didn't buy | did not buy", "Did + write"],
  },
  {
    name: "possessives",
    text: `Complete with my, your, his, her, our or their.
1 She loves ____ new dress.
2 We live with ____ grandparents.`,
    answers: ["her", "our"],
  },
  {
    name: "verbs from a box",
    text: `Complete the sentences with the present simple of the verbs in the box.
play   get up   drink
1 My dad ____ coffee every morning.
2 I ____ at half past six.`,
    answers: ["drinks", "get up"],
  },
];
