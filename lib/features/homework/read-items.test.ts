import { readItems, readRewriting } from "./read-items";

const promptsOf = (text: string) => readItems(text)?.items.map(({ prompt }) => prompt);

describe("readItems", () => {
  test("tells instruction, bank of words and items apart", () => {
    const sheet = readItems(`Unit 2
4 Complete the sentences with the words in the box.
some   any   much
1 I haven't got ____ money.
2 There are ______ apples.
Page 21`);
    expect(sheet).toMatchObject({
      instruction: "Complete the sentences with the words in the box.",
      wordBank: ["some", "any", "much"],
      items: [
        { number: 1, prompt: "I haven't got ____ money." },
        { number: 2, prompt: "There are ____ apples." },
      ],
    });
  });

  test.each([
    ["1) She ____ (go).\n2) I ____ (be).", 2],
    ["a. She ..... (go).\nb. I ..... (be).\nc. We ... (see) it.", 3],
    ["1 She ____ (go). 2 I ____ (be). 3 They ____ (eat).", 3],
    ["Completa con il past simple: 1. I ___ (go) 2. She ___ (be) 3. We ___ (eat)", 3],
    ["She ____ (go) home.\nI ____ (be) here.", 2],
    ["Completa\n①She ____ (go).\n② I ____ (be).\n③ We ____ (eat).", 3],
    ["Completa ❶ She ____ (go). ❷ I ____ (be).", 2],
    ["Completa\n1\ufe0f\u20e3 She ____ (go).\n2\ufe0f\u20e3 I ____ (be).", 2],
    ["Completa\na]She ____ (go).\nb] I ____ (be).\nc] We ____ (eat).", 3],
    ["Completa\na- She ____ (go).\nb- I ____ (be).", 2],
    ["4.1 She ____ (go).\n4.2 I ____ (be).", 2],
    ["Complete with do or does:\nl. ___ you like it?\n2. ___ she swim?", 2],
  ])("finds the items however they are numbered: %#", (text, count) => {
    expect(readItems(text)?.items.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  });

  test("keeps numbers that go on from another list, and mixed ones apart", () => {
    const numbersOf = (text: string) => readItems(text)?.items.map(({ number }) => number);
    expect(numbersOf("Completa\n5- She ____ (go).\n6- I ____ (be).")).toEqual([5, 6]);
    expect(numbersOf("Completa\na) She ____ (go).\nb} I ____ (be).\n9- We ____ (eat).")).toEqual([1, 2, 9]);
  });

  test("takes no row of Italian words for a bank, and sees what adjectives are for", () => {
    const sheet = readItems(
      "fammi sto es dai nn ho tempo\n1. He is ____ (old) than me.\n2. It's the ____ (big) room.",
    );
    expect(sheet).toMatchObject({ wordBank: [], topic: "comparatives" });
  });

  test("items without a place to fill in are told by the tense they are to be put in", () => {
    const text = "metti al present continuous uno she eat an apple due they play football";
    expect(readRewriting(text)?.items.map(({ prompt }) => prompt)).toEqual([
      "she eat an apple",
      "they play football",
    ]);
  });

  test("follows items that run on from line to line", () => {
    const text = `Complete the sentences with the verbs in brackets.
1 I usually ____ (get up) at seven. 2 Look! The bus ____ (come). 3 We ____
(not go) to school on Sundays. 4 My cat
____ (sleep) on my bed. 5 He never ____ (drink) coffee.`;
    expect(promptsOf(text)).toEqual([
      "I usually ____ (get up) at seven.",
      "Look! The bus ____ (come).",
      "We ____ (not go) to school on Sundays.",
      "My cat ____ (sleep) on my bed.",
      "He never ____ (drink) coffee.",
    ]);
  });

  test("takes neither a numbered heading nor the line for a name as an item", () => {
    const text = `Nome ____ Classe ____ Data ____
4 Grammar practice
Choose the correct option.
1 He don't / doesn't know.`;
    expect(promptsOf(text)).toEqual(["He don't / doesn't know."]);
    expect(promptsOf("1 Name ____ a colour.\n2 Name ____ a fruit.")).toHaveLength(2);
  });

  test("mends what a reader of pictures breaks", () => {
    const text = `Complete the sentences with the past simple.
11 ____ (go) to the cinema.
2 l ____ [see] a beauti-
ful bird.
3 She ____ (not
like) the film.
© Sunny Press 2024`;
    expect(promptsOf(text)).toEqual([
      "I ____ (go) to the cinema.",
      "I ____ (see) a beautiful bird.",
      "She ____ (not like) the film.",
    ]);
  });

  test("takes the bracket with its gap, before it, behind it or without one", () => {
    const [behind, before, alone, apart] = readItems(`Complete with the past simple.
1 I ____ (go) home.
2 I (go) ____ home.
3 I (go) home.
4 I ____ home. (go)`)?.items ?? [undefined];
    expect(behind?.gaps).toEqual([{ start: 2, end: 11, given: "go" }]);
    expect(before?.gaps).toEqual([{ start: 2, end: 11, given: "go" }]);
    expect(alone?.gaps).toEqual([{ start: 2, end: 6, given: "go" }]);
    expect(apart?.gaps).toEqual([{ start: 2, end: 6, given: "go" }]);
  });

  test.each([
    ["There is / are two cats.", ["is", "are"]],
    ["He is going / goes to school.", ["is going", "goes"]],
    ["He goes / is going to school.", ["goes", "is going"]],
    ["She is taller / more tall than me.", ["taller", "more tall"]],
    ["He don't / doesn't like it.", ["don't", "doesn't"]],
    ["We saw / have seen / see it.", ["saw", "have seen", "see"]],
    ["I've got (some / any) milk.", ["some", "any"]],
  ])("reads the options of %p", (prompt, options) => {
    const [item] = readItems(`Choose the correct option.\n1 ${prompt}`)?.items ?? [];
    expect(item?.gaps.map((gap) => gap.options)).toEqual([options]);
  });

  test("names what options train, in Italian", () => {
    const { topic, topicName } =
      readItems("Choose.\n1 I never / ever eat fish.\n2 Have you ever / never seen it?") ?? {};
    expect([topic, topicName]).toEqual(["double-negative", "never ed ever"]);
  });

  test("names what the exercise trains", () => {
    const named = (text: string) => {
      const { topic, topicName } = readItems(`${text}\n1 I ____ (go) there.`) ?? {};
      return [topic, topicName];
    };
    expect(named("Completa con il past simple dei verbi tra parentesi.")).toEqual([
      "past-simple",
      "il past simple",
    ]);
    expect(named("Use the present simple or continuous.")).toEqual([
      "present-simple",
      "il present simple e il present continuous",
    ]);
    expect(named("Complete with the comparative adjectives.")).toEqual([
      "comparatives",
      "i comparativi e i superlativi",
    ]);
    expect(readItems("Write much or many.\n1 How ____ books?")?.topic).toBe("much-many");
  });

  test.each([
    ["Complete with the present perfect. 3. The bus ____ (already / leave)", [3]],
    ["completa con il past simple 1) she ... (go) 2) they ... (play) 3) we ... (eat)", [1, 2, 3]],
    ["third conditional: 1 if i ___ (see) you, i ___ (say) hello 2 if he ___ (go), he ___ (tell) us", [1, 2]],
    ["some any: 1. there isn't ___ milk 2. i've got ___ friends", [1, 2]],
    ["1. she (go) to school 2. they (play) tennis", [1, 2]],
    ["1. He go / goes to school. 2. They is / are happy.", [1, 2]],
    ["____ you ever ____ (be) to London?", [1]],
    ["• She ____ (go) home • They ____ (play)", [1, 2]],
    ["Question tags 1. You're here, ...? 2. We can go, ...?", [1, 2]],
  ])("reads what runs on in one line: %#", (text, numbers) => {
    expect(readItems(text)?.items.map(({ number }) => number)).toEqual(numbers);
  });

  test("reads items to be written anew only where they are asked for", () => {
    expect(readRewriting("Make questions. 1. She sings. 2. He plays.")?.items).toHaveLength(2);
    expect(readRewriting("Read and answer the questions. 1. Who sings? 2. Who plays?")).toBeUndefined();
    expect(readItems("Make questions. 1. She sings. 2. He plays.")).toBeUndefined();
  });

  test("takes the first exercise of a page, and the others behind it", () => {
    const text = "Esercizio 1\nScrivi a o an.\n1 ____ egg\nEsercizio 2\nPast simple.\n1 I ____ (go).";
    expect(readItems(text)).toMatchObject({ name: "1", more: [{ name: "2", topic: "past-simple" }] });
  });

  test("takes the first exercise of a page", () => {
    expect(
      promptsOf("1 Write a or an.\n1 ____ egg\n2 ____ dog\n\n2 Complete the sentences.\n1 I ____ (go)."),
    ).toEqual(["____ egg", "____ dog"]);
  });

  test.each([
    "",
    "Ciao, mi aiuti con i compiti?",
    "I like pizza (margherita) a lot.",
    "Yesterday I go to the cinema (with my friends).",
    "quando si usa il present perfect?",
    "I think... maybe he is right.",
    "1. I like dogs. 2. I like cats.",
    "Complete the sentence!",
    "he/she goes to school",
    "domani ho la verifica su: 1) present simple 2) past simple (regular/irregular) 3) some/any",
    "I have two brothers: 1 Marco (he is 12) 2 Luca (he is 8)",
  ])("sees no exercise in %p", (text) => {
    expect(readItems(text)).toBeUndefined();
  });

  test("reads a page of any length and any nonsense in no time", () => {
    const long = "____ (".repeat(20_000) + "1. ".repeat(20_000) + "/ a ".repeat(20_000);
    expect(() => readItems(long)).not.toThrow();
  });
});
