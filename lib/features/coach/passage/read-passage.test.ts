import { passageState } from "./passage-state";
import { passageAlone, readPassage, readQuestions } from "./read-passage";
import { zooQuestions, zooText } from "./zoo.test-text";

const numbered = (mark: string, glue: string) =>
  zooQuestions.map((one, at) => `${at + 1}${mark} ${one}`).join(glue);
const oneLine = zooText.replace("\n", ". ");

describe("readPassage", () => {
  test.each([
    ["numbered lines under an instruction", `${zooText}\n\nAnswer the questions.\n${numbered(".", "\n")}`],
    ["all in one line", `${oneLine} ${numbered(")", " ")}`],
    ["lines without numbers", `${zooText}\n${zooQuestions.join("\n")}`],
    ["one line without numbers, behind a request", `mi aiuti? ${oneLine} ${zooQuestions.join(" ")}`],
    ["questions first", `${numbered(".", "\n")}\n${zooText}`],
    ["small letters", `${zooText.toLowerCase()} questions: ${zooQuestions.join(" ").toLowerCase()}`],
    ["lines to write on", `${zooText}\n${numbered(".", " ______________\n")} _______\nmi aiuti?`],
  ])("finds the text and its questions: %s", (_, message) => {
    const state = readPassage(message);
    expect(passageState.parse(state)).toEqual(state);
    expect(state?.questions.map(({ text }) => text.toLowerCase())).toEqual(
      zooQuestions.map((one) => one.toLowerCase()),
    );
    expect(state?.sentences.at(-1)?.toLowerCase()).toContain("toy penguin");
  });

  test("does not count a title or an instruction", () => {
    const state = readPassage(`Read the text and answer.\n${zooText}\n${numbered(".", "\n")}`);
    expect(state?.sentences).toHaveLength(12);
    expect(state?.sentences[0]).toMatch(/^Last Saturday/);
  });

  test("reads Italian questions, statements and options", () => {
    expect(
      readPassage(`${zooText}\n1 dove è andata Emma? 2 con chi?`)?.questions.map(({ text }) => text),
    ).toEqual(["dove è andata Emma?", "con chi?"]);
    const statements = readPassage(
      `${zooText}\nTrue or false?\n1. Emma went alone. T F\n2. Hugo is young. T/F`,
    );
    expect(statements?.questions.map(({ form, text }) => [form, text])).toEqual([
      ["true-false", "Emma went alone."],
      ["true-false", "Hugo is young."],
    ]);
    const choice = readPassage(
      `${zooText}\n1. They travelled by\na) car b) train\nc) bus\n2. Hugo was a) 10 b) 110`,
    );
    expect(choice?.questions.map(({ options }) => options)).toEqual([
      ["car", "train", "bus"],
      ["10", "110"],
    ]);
  });

  test("numbers a second list on", () => {
    const two = `${zooText}\nA) Answer\n1. Who is Hugo?\n2. Where did they eat?\nB) True or false?\n1. Emma went alone.`;
    expect(readPassage(two)?.questions.map(({ number, form }) => [number, form])).toEqual([
      ["1", "open"],
      ["2", "open"],
      ["3", "true-false"],
    ]);
  });

  test.each([
    ["a text alone", zooText],
    [
      "a letter that ends with questions to its reader",
      "Dear Tom, my name is Luca and I live in Bari. I have a brother and a sister. I like football and music. In the summer I go to the sea with my family. We swim and we eat ice cream. My best friend is Marco. He plays the guitar. Do you like music? Where do you go in summer?",
    ],
    [
      "a dialogue",
      "A: Where are you going?\nB: I am going to the park with my dog.\nA: Can I come with you?\nB: Yes, of course. We can play football.\nA: What time do you have to go back?\nB: At six, because my mother cooks dinner and I have a lot of homework.\nA: Is your brother coming too?\nB: No, he is at home. He has a bad cold.\nA: Poor boy! Shall we go?",
    ],
    [
      "an exercise with gaps",
      "Complete the text with the past simple. Yesterday I ____ (go) to the park with my friends. We ____ (play) football and then we ____ (eat) an ice cream. My friend Luca ____ (fall) and he ____ (break) his arm. We ____ (call) his mother and she ____ (come) with the car. What did you do?",
    ],
    ["questions without a text", numbered(".", "\n")],
  ])("leaves %s", (_, message) => {
    expect(readPassage(message)).toBeUndefined();
  });
});

test("a text alone waits for its questions only where the message says that there are some", () => {
  expect(
    passageAlone(`dobbiamo leggere questo brano, poi ti mando le domande\n${zooText}`)?.sentences,
  ).toHaveLength(12);
  expect(passageAlone(zooText)).toBeUndefined();
  expect(passageAlone(`ho scritto questo testo, controlla\n${zooText}`)).toBeUndefined();
  expect(readQuestions("1 who is emma 2 where did they go\n3 with who").map(({ text }) => text)).toEqual([
    "who is emma",
    "where did they go",
    "with who",
  ]);
});

describe("a text that was dictated", () => {
  test("is told apart from its questions", () => {
    const passage = readPassage(
      "c'è un testo te lo dico tom lives in a small village he has a horse called storm every morning he gives him apples e poi le domande sono uno where does tom live due what is storm",
    );
    expect(passage?.sentences).toEqual([
      "Tom lives in a small village.",
      "He has a horse called storm.",
      "Every morning he gives him apples.",
    ]);
    expect(passage?.questions.map(({ text }) => text)).toEqual(["where does tom live?", "what is storm?"]);
  });

  test("of a few sentences may be judged", () => {
    const passage = readPassage(
      "Vero o falso? Leggi: London is the capital of England. It is on the river Thames. Big Ben is the name of the bell.\n1. London is on the river Severn.\n2. Big Ben is a bell.",
    );
    expect(passage?.questions.map(({ form }) => form)).toEqual(["true-false", "true-false"]);
  });
});
