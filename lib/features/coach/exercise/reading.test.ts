import { sayOn } from "../activity";
import { continueExercise, isSureTry } from "./continue-exercise";
import { ruleOf } from "./cues";
import { exerciseFrom } from "./begin-exercise";
import { partOfItem, type ExerciseState } from "./exercise-state";
import { findSheet } from "./find-sheet";
import { readCommand } from "./read-command";
import { withInstruction } from "./with-instruction";

const past =
  "Completa con il past simple.\n1. I ____ (go) to school yesterday.\n2. She ____ (see) a film last night.\n3. They ____ (not / do) their homework.\n4. We ____ (stop) at the bar.";
const times =
  "Completa con at, in, on.\n1. The lesson starts ____ nine o'clock.\n2. My birthday is ____ July.\n3. We play football ____ Sunday.";
const choice =
  "Choose.\n1. She ____ a nurse. A) are B) is C) am\n2. We ____ tired. A) are B) is C) am\n3. I ____ here. A) are B) is C) am";
const truth =
  "Write T (true) or F (false).\n1. Tom is old. ____\n2. He lives in Rome. ____\n3. He has a cat. ____";
const tenses =
  "Present simple or present continuous: 1. She usually ____ (get) up at seven. 2. Look! It ____ (rain). 3. ____ you ____ (like) music?";
const be =
  "Completa con am, is, are.\n1. I ____ twelve.\n2. My brothers ____ at home.\n3. It ____ cold today.";

function begin(text: string): ExerciseState {
  const sheet = findSheet(text);
  if (!sheet) throw new Error("No exercise is read.");
  return exerciseFrom(text, sheet);
}

function after(text: string, ...messages: string[]) {
  let state = begin(text);
  let last: ReturnType<typeof continueExercise>;
  messages.forEach((message, at) => {
    last = continueExercise(state, message, sayOn(at));
    state = last?.state ?? state;
  });
  return {
    state,
    items: state.items.map(({ status }) => status),
    own: state.items.map(({ gaps }) => gaps.map(({ own = "" }) => own).join(", ")),
    kind: last?.event.kind,
    reply: last?.lines.join(" ") ?? "",
  };
}

const [o, d] = ["open", "done"];

describe("answers to several items", () => {
  test.each([
    [past, "went. 2 saw", [d, d, o, o]],
    [past, "Sono le risposte dell'esercizio: went. 2 saw, 3 didn't do", [d, d, d, o]],
    [past, "Went 2. Saw 3. didnt do 4. stopped", [d, d, d, d]],
    [past, "la prima è went la seconda saw la terza didn't do", [d, d, d, o]],
    [past, "uno went due saw tre didn't do", [d, d, d, o]],
    [past, "1went 2saw", [d, d, o, o]],
    [past, "n.1 went n.2 saw", [d, d, o, o]],
    [past, "la 1 e la 2 le so: went e saw", [d, d, o, o]],
    [past, "went saw didn't do stopped", [d, d, d, d]],
    [past, "went\n\nsaw\ndidn't do", [d, d, d, o]],
    [past, "went/saw/didn't do", [d, d, d, o]],
    [past, "go = went, see = saw", [d, d, o, o]],
    [past, "she saw a film last night and they didn't do their homework", [o, d, d, o]],
    [past, "i went to school yesterday she saw a film last night", [d, d, o, o]],
    [past, "la 2 boh, la 3 didn't do", [o, o, d, o]],
    [times, "at, in, on", [d, d, d]],
    [times, "at in on", [d, d, d]],
    [choice, "b a c", [d, d, d]],
    [choice, "bac", [d, d, d]],
    [choice, "1b 2a 3c", [d, d, d]],
    [choice, "la prima con la b", [d, o, o]],
    [be, "tutte are tranne la 1 e la 3", [o, d, o]],
    [tenses, "gets, is raining, do like", [d, d, d]],
    [tenses, "gets, is raining e do like", [d, d, d]],
    [tenses, "gets, is raining, do, like", [d, d, d]],
  ])("%#: %j, %j", (text, message, items) => expect(after(text, message).items).toEqual(items));

  test.each([
    ["F T F", ["F", "T", "F"]],
    ["falso, vero, falso", ["False", "True", "False"].map((word) => word.charAt(0))],
    ["tutte true tranne la 3", ["T", "T", "F"]],
    ["1f 2t 3f", ["F", "T", "F"]],
  ])("what is true and what is not: %j", (message, own) =>
    expect(after(truth, message).own.map((word) => word.charAt(0))).toEqual(own),
  );

  test.each(["I have 2 dogs", "i was born in 2010", "ho 12 anni"])("%j numbers no answers", (message) =>
    expect(after(past, message).items).toEqual([o, o, o, o]),
  );

  test("a wrong one among them is not taken for right", () => {
    expect(after(past, "went. 2 seed").items).toEqual([d, o, o, o]);
    expect(after(times, "at, in, in").items).toEqual([d, d, o]);
  });
});

describe("a try with something beside it", () => {
  test.each([
    [past, "ma perché nn le sai?? went è giusto", d],
    [past, "went... ma che domanda è", d],
    [past, "go al passato fa went", d],
    [past, "la so went", d],
    [past, "ahhh went", d],
    [past, "per la 1 sarebbe went no?", d],
    [past, "io metterei went perché c'è yesterday e quindi è passato", d],
    [past, "puoi dirmi se went è giusto", d],
    [past, "goed è sbagliato vero?", o],
  ])("%#: %j, %j", (text, message, status) => {
    const { items, state } = after(text, message);
    expect(items[0]).toBe(status);
    expect(state.items[0]?.gaps[0]?.own).toBeDefined();
  });

  test("what stands in the place of a wish is a try where it can be the answer", () => {
    const stop = "Past simple: 1. We ____ (stop) at the bar. 2. They ____ (help) us.";
    expect(after(stop, "stoped")).toMatchObject({ kind: "wrong", items: [o, o] });
    expect(after(stop, "stop").kind).toBe("wrong");
    const words =
      "Completa con where, why.\n1. ____ do you live? In Rome.\n2. ____ are you sad? Because I'm ill.";
    expect(after(words, "why").kind).toBe("wrong");
    expect(after(words, "why?", "where", "why").items).toEqual([d, d]);
  });

  test.each([
    "some o any?",
    "go went gone",
    "go: nn so se è went o goed",
    "go: non sono sicuro tra went e gone",
  ])("%j are guesses", (message) => {
    const bank = "Completa con some, any.\n1. I haven't got ____ money.\n2. There are ____ apples.";
    expect(after(message.startsWith("go") ? past : bank, message).kind).toBe("list");
  });

  test("what is surely a try is known as one, and a question is not", () => {
    for (const message of ["at, in, on", "la 3 on", "at"])
      expect(isSureTry(begin(times), message)).toBe(true);
    for (const message of ["quando si mette at?", "come si dice alle nove?", "grazie"])
      expect(isSureTry(begin(past), message)).toBe(false);
  });
});

describe("wishes that name an item", () => {
  test.each([
    ["salta la 2", { kind: "skip", at: 1 }],
    ["finito? anzi no, salta la 2", { kind: "skip", at: 1 }],
    ["la 2 la salto", { kind: "skip", at: 1 }],
    ["saltiamo alla 3", { kind: "go", at: 2 }],
    ["passa alla 3", { kind: "go", at: 2 }],
    ["ripetimi la 3", { kind: "go", at: 2 }],
    ["ma io la frase due non la vedo", { kind: "go", at: 1 }],
    ["dov'è finita la 2", { kind: "go", at: 1 }],
    ["fammi vedere la 3", { kind: "go", at: 2 }],
    ["puoi ripetere la domanda", { kind: "show" }],
    ["non si legge", { kind: "show" }],
    ["qual è la regola", { kind: "why" }],
    ["riproviamo la 1", { kind: "go", at: 0 }],
    ["la 1 è sbagliata?", { kind: "go", at: 0 }],
    ["come si fa la 3?", { kind: "help", at: 2 }],
    ["aiuto nella terza", { kind: "help", at: 2 }],
    ["non capisco la 2", { kind: "why", at: 1 }],
    ["lascia stare la 2", { kind: "drop", at: 1 }],
    ["quale frase devo completare?", { kind: "show" }],
    ["a che numero siamo", { kind: "show" }],
    ["e adesso?", { kind: "show" }],
    ["quali erano le opzioni?", { kind: "show" }],
    ["torna indietro", { kind: "back" }],
    ["un’altra frase", { kind: "skip" }],
    ["la prossima", { kind: "skip" }],
    ["quante ne mancano", { kind: "count" }],
    ["ho finito", { kind: "count" }],
    ["mi fai un esempio?", { kind: "example" }],
    ["stopped", undefined],
    ["dai solo la 1, poi faccio io", { kind: "answer", at: 0 }],
    ["dimmi tu la risposta e poi la ripeto", undefined],
    ["la 2 è a", undefined],
    ["la 2 è saw", undefined],
  ])("%j", (message, command) => expect(readCommand(begin(past), message)).toEqual(command));

  test("what is left out ahead comes last", () => {
    expect(after(past, "salta la 2").state.at).toBe(0);
    expect(after(past, "salta la 2", "went").state.at).toBe(2);
  });
});

describe("a solved item once more", () => {
  test("the same is known, what is wrong now is told apart, what is for another goes there", () => {
    expect(after(past, "went", "I went to school yesterday").reply).toMatch(/già/);
    const wrong = after(past, "went", "I go to school yesterday");
    expect(wrong.reply).toMatch(/prima/);
    expect(wrong.items).toEqual([d, o, o, o]);
    expect(after(past, "went", "la 1 è goed").items[0]).toBe(d);
    const alike = "Past simple: 1. I ____ (go) to school at nine. 2. I ____ (come) to school at ten.";
    expect(after(alike, "went", "I came to school").items).toEqual([d, d]);
  });
});

test("the options of an item are shown where its sentence does not hold them", () => {
  expect(after(choice, "b").reply).toContain("are / is / am");
  expect(after(past, "aiuto").reply).not.toMatch(/sceglie/);
  const match =
    "Match the questions and the answers. 1 What time is it? 2 How much is it? 3 Where do you live? a It's five euros. b In Rome. c It's ten o'clock.";
  const { reply } = after(match, "quali sono le opzioni?");
  expect(reply).toMatch(/lettera/);
  expect(reply).not.toContain("ten");
});

test("an instruction that is told later is taken", () => {
  const bare = begin("1. I ____ (go) to school.\n2. She ____ (see) a film.");
  const told = withInstruction(bare, "Completa con il past simple.");
  expect(told.items.map(({ solution }) => solution.flat())).toEqual([["went"], ["saw"]]);
  expect(withInstruction(told, "Completa con il present perfect.")).toBe(told);
});

test("an item of its own topic gets the rule of that, not of its part", () => {
  const state = begin(past);
  const [first] = state.items;
  if (!first) throw new Error("no item");
  const own = { ...first, topic: "plural-nouns" as const, topicName: "i plurali" };
  expect(ruleOf(partOfItem(state, own)).join(" ")).not.toMatch(/past simple/);
  expect(ruleOf(partOfItem(state, first)).join(" ")).toMatch(/past simple/);
});

test.each([
  ["1. my parents' car", "done"],
  ["1. My parents’ car.", "done"],
  ["1. 'my parents' car'", "done"],
  ["1. my parents car", "open"],
  ["1. my parent's car", "open"],
])("the sign of a plural that owns is part of its word: %s", (message, status) => {
  const text = "Rewrite with the possessive 's.\n1. The car of my parents\n2. The book of Tom";
  expect(after(text, message).items[0]).toBe(status);
});

test("the new part of a sentence is an answer, and one that leaves out a word of it is none", () => {
  const text =
    "Find the mistake and rewrite the sentence.\n1. She don't like cheese.\n2. I have 14 years old.";
  expect(after(text, "1. doesn't like cheese").items).toEqual(["done", "open"]);
  expect(after(text, "2. I am 14 years old").items).toEqual(["open", "done"]);
  expect(after(text, "2. I am 14 years.").items).toEqual(["open", "open"]);
});
