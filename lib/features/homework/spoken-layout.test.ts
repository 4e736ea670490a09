import { exerciseFrom } from "@/lib/features/coach/exercise/begin-exercise";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";

const itemsOf = (text: string) => {
  const sheet = findSheet(text);
  return sheet && exerciseFrom(text, sheet).items;
};
const promptsOf = (text: string) => itemsOf(text)?.map(({ prompt }) => prompt);
const answersOf = (text: string) => itemsOf(text)?.map(({ solution }) => solution[0]?.[0]);

describe("an exercise that was dictated", () => {
  test.each([
    [
      "esercizio con to be uno i puntini ten due my sister puntini at home",
      ["i ____ ten", "my sister ____ at home"],
    ],
    [
      "completa con have o has la prima dice i buco a dog la seconda my brother buco a bike e la terza we buco two cats",
      ["i ____ a dog", "my brother ____ a bike", "we ____ two cats"],
    ],
    [
      "complete with some or any prima frase there is spazio vuoto milk seconda frase there aren't spazio vuoto eggs",
      ["there is ____ milk", "there aren't ____ eggs"],
    ],
    ["metti a o an uno spazio apple due spazio dog tre spazio egg", ["____ apple", "____ dog", "____ egg"]],
    [
      "one she puntini puntini to school tra parentesi go two they puntini tra parentesi not like fish",
      ["she ____ to school (go)", "they ____ (not like) fish"],
    ],
    [
      "numero 1 he lineetta tennis tra parentesi play numero 2 we lineetta football now tra parentesi play",
      ["he ____ tennis (play)", "we ____ football now (play)"],
    ],
    [
      "i puntini from rome poi she puntini from milan devo mettere am is are",
      ["i ____ from rome", "she ____ from milan"],
    ],
    [
      "i ... ten due my mum ... a teacher tre we ... late devo metterci il verbo essere",
      ["i ____ ten", "my mum ____ a teacher", "we ____ late"],
    ],
    [
      "riordina prima are / you / how / old seconda from / where / is / she",
      ["are / you / how / old", "from / where / is / she"],
    ],
    [
      "scegli uno we has have got a cat due she go o goes home",
      ["we has / have got a cat", "she go / goes home"],
    ],
    [
      "there ___ a book there ___ two pens there ___ a cat",
      ["there ____ a book", "there ____ two pens", "there ____ a cat"],
    ],
    ["write the plural uno child due tomato", ["child", "tomato"]],
    ["fai la forma negativa uno i like pizza due they are happy", ["i like pizza", "they are happy"]],
  ])("is read as it would have been typed: %#", (text, prompts) => expect(promptsOf(text)).toEqual(prompts));

  test("is solved like any other", () => {
    expect(answersOf("esercizio con to be uno i puntini ten due puntini you italian")).toEqual(["am", "Are"]);
    expect(answersOf("write the plural uno child due tomato tre knife")).toEqual([
      "children",
      "tomatoes",
      "knives",
    ]);
    expect(answersOf("rispondi con risposte brevi uno are you happy più due do they live here meno")).toEqual(
      ["I am", "they don't"],
    );
  });

  test.each([
    "ieri ho fatto la prima verifica e la seconda è domani",
    "ho due domande la prima come si dice cane la seconda cosa vuol dire tired",
    "my sister is one year old and my brother is two years old",
    "the first time i went to london i was six the second time i was ten",
    "i have three cats one is black one is white and two are grey",
    "uno am due is tre are quattro are",
    "non capisco i puntini da riempire nella frase due",
  ])("is not seen where somebody tells something: %s", (text) => expect(findSheet(text)).toBeUndefined());
});

describe("items in an odd layout", () => {
  test("pairs of numbers and letters name their items", () => {
    const sheet = findSheet("1a) She (go) to school. 1b) Now she (read). 2a) I (not like) tea. → ___");
    expect(sheet?.items.map(({ letter, prompt }) => [letter, prompt])).toEqual([
      ["1a", "She (go) to school."],
      ["1b", "Now she (read)."],
      ["2a", "I (not like) tea."],
    ]);
  });

  test.each([
    ["risp. brevi:\n1) Do you like rap? (+)\n2) Has she got a car? (-)", ["I do", "she hasn't"]],
    ["Has your dad got a motorbike? (-)", ["he hasn't"]],
    [
      "es 3: negative -> 1 He plays football. 2 She can swim.",
      ["He doesn't play football.", "She can't swim."],
    ],
    [
      "trasforma in domande:\na. She likes pizza →\nb. They are Italian →",
      ["Does she like pizza?", "Are they Italian?"],
    ],
    ["es. pag 34 n 5, past simple: a) we (go) home b) she (buy) a dress", ["went", "bought"]],
    [
      '1. "I am tired," he said. -> He said that...\n2. "I like it," she said. -> She said that...',
      ["he was tired", "she liked it"],
    ],
  ])("are read and solved: %#", (text, answers) => expect(answersOf(text)).toEqual(answers));
});

test.each([
  ["1. He suggested to go / going out. 2. I enjoy to read / reading.", ["going", "reading"]],
  [
    "1. I want to go / going. 2. They made me do / to do it. 3. I'm not used to get / getting up.",
    ["to go", "do", "getting"],
  ],
  [
    "1. I was ____ tired. (EXTREME)\n2. Money can't buy ____. (HAPPY)\n3. It's ____ to park here. (LEGAL)",
    ["extremely", "happiness", "illegal"],
  ],
  ["scegli 1. there is / there are many people 2. this / these books", ["There are", "These"]],
])("choices and word formation are solved: %#", (text, answers) => expect(answersOf(text)).toEqual(answers));
