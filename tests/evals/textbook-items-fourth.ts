import type { TextbookSheet } from "./textbook-items";

/** A fourth set, typed by hand after all the others had been mended and before it was run. */
export const fourthSheets: TextbookSheet[] = [
  {
    name: "present simple, mixed",
    text: `Complete with the present simple of the verbs in brackets.
1 The sun ______ (rise) in the east.
2 My parents ______ (not watch) much TV.
3 How often ______ Sarah ______ (wash) her hair?
4 People in this village ______ (speak) two languages.
5 Neither of them ______ (want) to go.
6 The news ______ (be) terrible today.
7 ______ (there / be) any shops near here?`,
    answers: [
      "rises",
      "don't watch | do not watch",
      "does + wash",
      "speak",
      "wants | want",
      "is",
      "Are there",
    ],
  },
  {
    name: "past simple, letter",
    text: `Completa la lettera con il past simple dei verbi dati.
1 Dear Zoe, thank you for your letter. It ______ (arrive) yesterday.
2 On Saturday my brother and I ______ (get) up early and ______ (catch) the first bus.
3 Unfortunately, nobody ______ (tell) us about the strike.
4 What ______ you ______ (have) for dinner?
5 The boys ______ (not can) swim.`,
    answers: ["arrived", "got + caught", "told", "did + have", "couldn't | could not"],
  },
  {
    name: "used to and others beyond",
    text: `Complete the sentences with used to and the verbs in brackets.
1 I ______ (play) with dolls.
2 She ______ (not like) vegetables.`,
    answers: ["used to play", "didn't use to like | did not use to like"],
  },
  {
    name: "future forms",
    text: `Complete with will or be going to.
1 Look at those clouds! It ______ (rain).
2 I promise I ______ (not tell) anyone.
3 We've bought the tickets. We ______ (fly) to Oslo in July.
4 The phone's ringing. - I ______ (answer) it.`,
    answers: [
      "is going to rain | 's going to rain",
      "won't tell | will not tell",
      "are going to fly | 're going to fly",
      "will answer | 'll answer",
    ],
  },
  {
    name: "present perfect with for and since",
    text: `Complete with the present perfect and for or since.
1 She ______ (be) my teacher ______ 2020.
2 They ______ (have) that car ______ six months.`,
    answers: ["has been | 's been + since", "have had | 've had + for"],
  },
  {
    name: "choose, harder",
    text: `Choose the correct alternative.
1 I have been / went to Spain last year.
2 My sister has got / have got two rabbits.
3 They was / were waiting for the bus when it starts / started to rain.
4 If it will rain / rains, we'll stay in.
5 He speaks English good / well.
6 There's too much / too many traffic in the city.
7 The children is / are playing outside now.
8 She doesn't never / ever eat fish.
9 Is / Are there a bank in this street?
10 I'm more taller / taller than my dad.`,
    answers: [
      "went",
      "has got",
      "were + started",
      "rains",
      "well",
      "too much",
      "are",
      "ever",
      "Is",
      "taller",
    ],
  },
  {
    name: "order, harder",
    text: `Put the words in the correct order.
1 brother / is / how old / your / ?
2 and / speaks / she / English / French / .
3 never / to / have / London / I / been / .
4 weekend / are / the / what / doing / at / you / ?
5 we / usually / at half past seven / have / breakfast / .
6 his / doesn't / homework / do / always / he / .`,
    answers: [
      "How old is your brother?",
      "She speaks English and French. | She speaks French and English.",
      "I have never been to London.",
      "What are you doing at the weekend?",
      "We usually have breakfast at half past seven. | At half past seven we usually have breakfast. | Usually we have breakfast at half past seven.",
      "He doesn't always do his homework.",
    ],
  },
  {
    name: "prepositions and articles",
    text: `Complete with in, on or at.
1 I was born ___ 2011.
2 We never have school ___ Sunday mornings.
3 She's waiting ___ the bus stop.
4 My keys are ___ the table.
5 He lives ___ Bologna.
6 They arrived ___ midnight.`,
    answers: ["in", "on", "at", "on", "in", "at"],
  },
  {
    name: "plurals and quantities",
    text: `Write the plural of these nouns.
1 one knife, two ______ (knife)
2 one photo, ten ______ (photo)
3 a man, three ______ (man)
4 a boy, four ______ (boy)`,
    answers: ["knives", "photos", "men", "boys"],
  },
  {
    name: "passive, past",
    text: `Complete with the past simple passive.
1 The bridge ______ (build) in 1890.
2 The letters ______ (send) last week.
3 When ______ the telephone ______ (invent)?`,
    answers: ["was built", "were sent", "was + invented"],
  },
];
