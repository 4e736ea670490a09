import type { TextbookSheet } from "./textbook-items";

/** A third set, typed by hand after the faults of the second had been mended and before it was run. */
export const thirdSheets: TextbookSheet[] = [
  {
    name: "simple past, negative and questions",
    text: `Ex. 4 Completa con il simple past.
a. The teacher ______ (give) us a lot of homework on Friday.
b. ______ you ______ (enjoy) the concert?
c. Julia and her sister ______ (not go) to the party.
d. Who ______ (write) this book?
e. When ______ the film ______ (finish)?
f. There ______ (be) five people in the room.
g. ______ (be) you at home yesterday?`,
    answers: ["gave", "Did + enjoy", "didn't go | did not go", "wrote", "did + finish", "were", "Were"],
  },
  {
    name: "correct form, no tense named",
    text: `Write the correct form of the verbs in brackets.
1) My grandfather always ______ (read) the newspaper after breakfast.
2) We ______ (visit) the zoo two days ago.
3) Listen! Someone ______ (knock) at the door.
4) She ______ (live) in Milan since 2018.
5) I ______ (meet) my friends tomorrow.
6) He ______ (drink) a glass of milk.`,
    answers: [
      "reads",
      "visited",
      "is knocking | 's knocking",
      "has lived | 's lived | has been living | 's been living",
      "will meet | 'll meet | am going to meet | 'm going to meet | am meeting | 'm meeting",
      "drinks | drank | is drinking | 's drinking",
    ],
  },
  {
    name: "present perfect with adverbs",
    text: `Complete the sentences with the present perfect and the adverb in brackets.
1 I ________ (already / do) the washing-up.
2 ________ (you / ever / ride) a horse?
3 Our neighbours ________ (just / leave).
4 It ________ (not / stop) raining yet.`,
    answers: [
      "have already done | 've already done",
      "Have you ever ridden",
      "have just left",
      "hasn't stopped | has not stopped | 's not stopped",
    ],
  },
  {
    name: "have got",
    text: `Complete the sentences with the correct form of have got.
1 My cousin ________ a new scooter.
2 ________ you ________ any brothers or sisters?
3 We ________ a big garden.`,
    answers: ["has got | 's got", "Have + got", "have got | 've got"],
  },
  {
    name: "slashes with two tenses",
    text: `Underline the correct form.
1 I usually walk / am walking to school, but today I take / am taking the bus.
2 Water boils / is boiling at 100 degrees.
3 Why do you cry / are you crying? What's the matter?
4 My dad has worked / worked in Germany from 1999 to 2004.
5 I've known / I know her for ten years.
6 Were / Was your friends at the match?
7 Nobody know / knows the answer.
8 He isn't / doesn't like fish.`,
    answers: [
      "walk + am taking",
      "boils",
      "are you crying",
      "worked",
      "I've known",
      "Were",
      "knows",
      "doesn't",
    ],
  },
  {
    name: "first conditional",
    text: `First conditional. Complete the sentences with the verbs in brackets.
1 If you ______ (not hurry), you ______ (miss) the train.
2 She ______ (be) angry if we ______ (be) late.
3 ______ you ______ (help) me if I ______ (cook) dinner?
4 What ______ you ______ (do) if it ______ (snow) tomorrow?`,
    answers: [
      "don't hurry | do not hurry + will miss | 'll miss",
      "will be | 'll be + are | 're",
      "Will + help + cook",
      "will + do + snows",
    ],
  },
  {
    name: "comparatives and superlatives together",
    text: `Complete with the comparative or superlative of the adjectives in brackets.
1 Russia is ______ (large) country in the world.
2 My brother is ______ (thin) than me.
3 This is the ______ (boring) book I've ever read.
4 Gold is ______ (expensive) than silver.
5 Today is ______ (hot) day of the summer.
6 Anna is a ______ (careful) driver than Mark.`,
    answers: ["the largest", "thinner", "most boring", "more expensive", "the hottest", "more careful"],
  },
  {
    name: "articles",
    text: `a/an/some: complete.
1 I need ___ egg and ___ flour.
2 Would you like ___ orange?
3 There is ___ university in our town.`,
    answers: ["an + some", "an", "a"],
  },
  {
    name: "much, many",
    text: `Write much or many.
1 How ___ homework have you got?
2 There aren't ___ people on the beach.
3 How ___ times have you been there?
4 We haven't got ___ time.`,
    answers: ["much", "many", "many", "much"],
  },
  {
    name: "order without marks",
    text: `Riordina le parole e forma delle frasi.
1 always / my sister / late / is
2 don't / we / on Sundays / school / to / go
3 favourite / what / your / is / colour / ?
4 tomorrow / will / rain / it
5 the / dog / chased / the / cat
6 older / is / Tom / than / Ben / .`,
    answers: [
      "My sister is always late.",
      "We don't go to school on Sundays. | On Sundays we don't go to school.",
      "What is your favourite colour?",
      "It will rain tomorrow. | Tomorrow it will rain.",
      "The dog chased the cat.",
      "Tom is older than Ben.",
    ],
  },
  {
    name: "short answers with gaps for the subject",
    text: `Write short answers.
1 Are you Italian? Yes, ______.
2 Did your parents like it? No, they ______.
3 Has Maria got a pet? No, she ______.
4 Is there a park near here? Yes, there ______.`,
    answers: ["I am | we are", "didn't | did not", "hasn't | has not | 's not", "is"],
  },
  {
    name: "passive",
    text: `Complete the sentences with the present simple passive.
1 English ______ (speak) in many countries.
2 These cars ______ (make) in Japan.
3 The rubbish ______ (not collect) on Sundays.`,
    answers: ["is spoken | 's spoken", "are made", "isn't collected | is not collected | 's not collected"],
  },
  {
    name: "past perfect",
    text: `Complete the sentences with the past perfect or the past simple of the verbs in brackets.
1 When we ______ (get) to the station, the train ______ (already / leave).
2 She ______ (not eat) anything before she ______ (go) out.`,
    answers: ["got + had already left", "hadn't eaten | had not eaten + went"],
  },
  {
    name: "possessive adjectives and this/these",
    text: `Choose the correct word.
1 Look at this / these photos!
2 The cat is washing its / his face.
3 I've lost my / mine keys.
4 That / Those boys are in my class.
5 Who's / Whose is this bag?
6 Sara and her / his brother are twins.`,
    answers: ["these", "its", "my", "Those", "Whose", "her"],
  },
];
