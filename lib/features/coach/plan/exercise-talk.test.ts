import { play } from "@/tests/evals/play-chat";

const pasted =
  "Complete with the past simple. 1. She ____ (break) a cup. 2. They ____ (wear) hats. 3. He ____ (go) home.";
const lastOf = (...said: string[]) => play([pasted, ...said]).at(-1);
const statusOf = (number: number, ...said: string[]) =>
  lastOf(...said)?.plan.state.exercise?.items.find((one) => one.number === number)?.status;

test("what a student takes back is not judged", () => {
  expect(statusOf(1, "breaked... no aspe broke")).toBe("done");
  expect(statusOf(1, "breaked anzi broke")).toBe("done");
});

test.each(["is it broke?", "maybe it's broke", "could it be broke?", "è broke?"])(
  "a try that asks is what it asks about: %s",
  (message) => expect(statusOf(1, message)).toBe("done"),
);

test.each([
  ["lei è she e ieri è passato quindi she broke a cup", "done"],
  ["she break a cup cioè no she broke a cup", "done"],
  ["lei è she quindi ci va la s she breaks a cup", "open"],
])("what stands in the sentence of the item is the answer: %s", (message, status) =>
  expect(statusOf(1, message)).toBe(status),
);

const passive = "Turn into the passive.\n1. They will build a new stadium.\n2. Someone has stolen my bike.";
test.each([
  ["will be built", "done"],
  ["a new stadium will be built", "done"],
  ["will build", "open"],
  ["a new stadium", "open"],
])("of a sentence that is written anew %s is %s", (message, status) => {
  const [, line] = play([passive, message]);
  expect(line?.plan.state.exercise?.items[0]?.status).toBe(status);
});

test.each(["is it breaked?", "è breaked?", "should it be breaks?"])("%s is a wrong one", (message) => {
  const line = lastOf(message);
  expect(line?.plan.state.exercise?.items[0]?.tried).toHaveLength(1);
  expect(line?.reply).not.toContain("it be");
});

test.each(["la 6", "la 6 è went", "come si fa la 7?", "vai alla numero 9", "la quinta"])(
  "%s is told not to be there, and the item under work stays",
  (message) => {
    const line = lastOf(message);
    expect(line?.reply).toMatch(/non (?:c'è|la trovo)/);
    expect(line?.reply).toContain("*She ____ (break) a cup.*");
  },
);

test.each([
  "posso fare una pausa?",
  "facciamo una pausa",
  "mi fermo un attimo",
  "torno dopo",
  "vorrei fare una piccola pausa",
])("%s is taken kindly", (message) =>
  expect(lastOf(message)?.reply).toMatch(/tempo che ti serve|con calma|non ho fretta/),
);

test.each(["ho finito", "esercizio finito", "finito l'esercizio", "fine"])(
  "%s with items left tells how many",
  (message) => expect(lastOf("broke", message)?.reply).toContain("2 ancora da fare"),
);

test("an answer stands in a sentence of its own, beside what is said of it", () => {
  expect(statusOf(1, "c'è ieri quindi è passato. broke")).toBe("done");
  expect(statusOf(1, "break. broke. contento?")).not.toBe("done");
  expect(statusOf(2, "broke. wore.")).toBe("done");
  const [, line] = play([
    "Complete.\n1. It's the ____ (bad) day of my life.\n2. He is ____ (tall) than me.",
    "the worst. contento?",
  ]);
  expect(line?.plan.state.exercise?.items[0]?.status).toBe("done");
});

test("a letter that is named behind other words", () => {
  const lettered = "Complete with the past simple.\na) I ____ (go) and ____ (see) it.\nb) We ____ (eat) it.";
  const [, line] = play([lettered, "ma no dai, comunque la a) went, saw"]);
  expect(line?.plan.state.exercise?.items[0]?.status).toBe("done");
});

test("no choice is asked about where there is none", () => {
  const [line, , second] = play([
    "fammi sto es dai\n1. He is ____ (old) than me.\n2. It's the ____ (big) room.",
    "older",
    "most big",
  ]);
  expect(`${line?.reply} ${second?.reply}`).not.toMatch(/possibilità/);
});

test("thanks are no try", () =>
  expect(lastOf("broke", "grazie sei stato bravo")?.reply).not.toContain("«grazie"));

test("another form of the word is no slip of the pen", () => {
  const [, line] = play([
    "Complete. 1. It's the ____ (bad) film ever. 2. He is ____ (tall) than me.",
    "worse",
  ]);
  expect(line?.reply).not.toMatch(/scriv|lettera/);
});

test("a row of the table is asked about by its columns", () => {
  const [line] = play(["interrogami sui verbi irregolari"]);
  expect(line?.reply).toMatch(/colonna/);
});

describe("at an open exercise", () => {
  const times =
    "Completa con at, in, on.\n1. The lesson starts ____ nine o'clock.\n2. My birthday is ____ July.\n3. We play football ____ Sunday.";
  const last = (...said: string[]) => play(said).at(-1);

  test.each(["at, in, in", "at", "la terza è on", "come si fa la 3?", "cambio la 1: in"])(
    "%j is no question about a rule",
    (message) => expect(last(times, message)?.plan.about).toBe("exercise"),
  );

  test("the reason behind a try is no question", () =>
    expect(last(pasted, "io metterei broke perché c'è il passato")?.plan.about).toBe("exercise"));

  test.each(["quando si usa at?", "che differenza c'è tra in e on?", "perché si dice at night?"])(
    "%j is one",
    (message) => expect(last(times, message)?.plan.about).toBe("rule"),
  );

  const bare = "1. I ____ (go) to school.\n2. She ____ (see) a film.";
  test.each(["è un esercizio sul past simple", "sono tutti al passato", "devo usare il past simple"])(
    "%j is taken as told",
    (message) => {
      const line = last(bare, message);
      expect(line?.plan.state.exercise?.items).toHaveLength(2);
      expect(line?.reply).toContain("past simple");
      expect(last(bare, message, "went")?.plan.state.exercise?.items[0]?.status).toBe("done");
    },
  );

  test("a guess at what the sheet asks is not confirmed", () =>
    expect(last(pasted, "devo usare il present perfect")?.reply).not.toMatch(/tengo conto|lo so|Grazie/));

  test("an author's mistakes are not the student's", () => {
    const line = last(
      "My father work in a office. He go there by car every day.",
      "è una comprensione del testo",
    );
    expect(line?.plan.droppedIds).not.toEqual([]);
    expect(line?.reply).toMatch(/domande/);
  });
});
