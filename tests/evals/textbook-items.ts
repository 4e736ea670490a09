/**
 * School exercises typed by hand before the solver was written, with every answer a teacher would accept:
 * gaps are separated by " + ", alternatives by " | ".
 */
export type TextbookSheet = { name: string; text: string; answers: string[] };

export const textbookSheets: TextbookSheet[] = [
  {
    name: "past simple",
    text: `Unit 3  Grammar
Complete the sentences with the past simple of the verbs in brackets.
1 We ______ (visit) the Science Museum last Saturday.
2 My brother ______ (not eat) his lunch.
3 ______ Anna ______ (phone) you last night?
4 The lesson ______ (begin) ten minutes ago.
5 They ______ (be) very happy with their marks.
6 I ______ (not / be) at school on Monday.`,
    answers: ["visited", "didn't eat | did not eat", "Did + phone", "began", "were", "wasn't | was not"],
  },
  {
    name: "present simple, told in Italian",
    text: `Completa le frasi con il present simple dei verbi tra parentesi.
1. My grandmother ......... (live) near the sea.
2. We ......... (not have) lessons on Sunday.
3. ......... your dad ......... (work) in a bank?
4. Luca ......... (study) German and French.
5. The shops ......... (close) at eight.`,
    answers: ["lives", "don't have | do not have", "Does + work", "studies", "close"],
  },
  {
    name: "present simple or continuous",
    text: `3 Write the correct form of the verbs: present simple or present continuous.
1 Be quiet! The baby ___ (sleep).
2 I usually ___ (get up) at seven.
3 Look! It ___ (snow).
4 Marta ___ (not watch) TV at the moment.
5 ___ you often ___ (go) to the gym?
6 They ___ (play) tennis every Friday.`,
    answers: [
      "is sleeping | 's sleeping",
      "get up",
      "is snowing | 's snowing",
      "isn't watching | is not watching | 's not watching",
      "Do + go",
      "play",
    ],
  },
  {
    name: "present perfect, told in Italian",
    text: `Completa con il present perfect
1) I ____ never ____ (be) to London.
2) She ____ just ____ (finish) her homework.
3) We ____ (not see) this film yet.
4) ____ you ever ____ (eat) sushi?
5) Tom ____ (lose) his keys.`,
    answers: [
      "have | 've + been",
      "has | 's + finished",
      "haven't seen | have not seen | 've not seen",
      "Have + eaten",
      "has lost | 's lost",
    ],
  },
  {
    name: "past simple or present perfect",
    text: `Complete with the past simple or the present perfect of the verbs in brackets.
1. We ______ (move) to this house in 2015.
2. I ______ (know) Carla since primary school.
3. ______ you ______ (see) the match yesterday evening?
4. She ______ (not reply) to my message yet.
5. My parents ______ (buy) a new car two weeks ago.`,
    answers: [
      "moved",
      "have known | 've known",
      "Did + see",
      "hasn't replied | has not replied | 's not replied",
      "bought",
    ],
  },
  {
    name: "a or an",
    text: `Write a or an.
1 ___ umbrella   2 ___ European country   3 ___ hour   4 ___ useful book`,
    answers: ["an", "a", "an", "a"],
  },
  {
    name: "circle the correct option",
    text: `Circle the correct option.
1. He don't / doesn't like carrots.
2. There is / are three cats in the garden.
3. How much / many money have you got?
4. My friends is / are very funny.
5. I haven't got some / any brothers.
6. Does / Do your sister speak Spanish?`,
    answers: ["doesn't", "are", "much", "are", "any", "Does"],
  },
  {
    name: "put in order",
    text: `Put the words in the correct order.
1 you / where / live / do / ?
2 is / my / this / brother / .
3 never / I / late / am
4 like / doesn't / pizza / she
5 playing / are / football / they / ?`,
    answers: [
      "Where do you live?",
      "This is my brother.",
      "I am never late.",
      "She doesn't like pizza.",
      "Are they playing football?",
    ],
  },
  {
    name: "short answers",
    text: `Complete the short answers.
a) Do you like cheese? Yes, I ____.
b) Is your father a doctor? No, he ____.
c) Can Sara swim? No, she ____.`,
    answers: ["do", "isn't | is not | 's not", "can't | cannot | can not"],
  },
  {
    name: "comparatives",
    text: `Complete the sentences with the comparative form of the adjectives in brackets.
1 My room is ______ (big) than yours.
2 Maths is ______ (difficult) than art for me.
3 Today the weather is ______ (bad) than yesterday.
4 Paul is ______ (happy) than Jim.
5 This phone is ______ (expensive) than that one.`,
    answers: ["bigger", "more difficult", "worse", "happier", "more expensive"],
  },
  {
    name: "plurals",
    text: `Write the plural of the nouns in brackets.
1 two ____ (child)
2 five ____ (box)
3 three ____ (city)
4 some ____ (tomato)
5 many ____ (woman)`,
    answers: ["children", "boxes", "cities", "tomatoes", "women"],
  },
  {
    name: "prepositions of time from a word bank",
    text: `Complete the sentences with the words in the box.
in   on   at
1 My birthday is ____ May.
2 The party starts ____ nine o'clock.
3 We go swimming ____ Saturdays.`,
    answers: ["in", "at", "on"],
  },
  {
    name: "first conditional",
    text: `Complete the sentences. Use the present simple or will.
1 If it ________ (rain), we ________ (stay) at home.
2 I ________ (call) you when I ________ (arrive).`,
    answers: ["rains + will stay | 'll stay", "will call | 'll call + arrive"],
  },
];
