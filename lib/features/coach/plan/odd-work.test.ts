import { play } from "@/tests/evals/play-chat";

const last = (...said: string[]) => play(said).at(-1);
const dictated =
  "devo fare questo esercizio con to be allora uno i puntini eleven due my sister puntini at home tre they puntini my friends";

test("the numbers of answers may be said", () => {
  const line = last(dictated, "allora uno am due is tre are");
  expect(line?.plan.state.exercise?.items.every(({ status }) => status === "done")).toBe(true);
  const pairs = last("1a) She (go) to school every day. 1b) Now she (read).", "1b is reading");
  expect(pairs?.plan.state.exercise?.items.map(({ status }) => status)).toEqual(["open", "done"]);
});

test("of an item with two gaps the first and the second are its gaps", () => {
  const [, line] = play([
    "Complete with the past simple. 1. She ____ (go) home and ____ (eat). 2. He ____ (run).",
    "nella prima went nella seconda ate",
  ]);
  expect(line?.plan.state.exercise?.items.map(({ status }) => status)).toEqual(["done", "open"]);
});

describe("what was taken for a text", () => {
  test("becomes an exercise once that is told", () => {
    const line = last("like do you pizza\nsister got a have I", "no è un esercizio devo metterle in ordine");
    expect(line?.plan.about).toBe("exercise");
    expect(line?.plan.droppedIds).toHaveLength(line?.open.length ?? -1);
    expect(last("child box woman", "devo fare il plurale")?.plan.state.exercise?.items).toHaveLength(3);
    expect(
      last("i like pizza she plays tennis", "è un esercizio devo fare la forma negativa")?.plan.about,
    ).toBe("exercise");
  });

  test("stays one where it is only to be put right, or another one is to be written", () => {
    const own = "Yesterday I goed to the sea. It was nice and I ate an ice cream.";
    expect(last(own, "devo correggere gli errori")?.plan.about).not.toBe("exercise");
    expect(last(own, "devo scrivere un testo sulle vacanze")?.plan.about).toBe("writing");
  });

  test("takes the questions that come after it", () => {
    const text =
      "Tom is 12. He has a parrot. It can speak and it lives in the kitchen. Tom gives it some fruit and they watch TV.";
    const line = last(text, "le domande sono 1 how old is Tom? 2 where does the parrot live?");
    expect(line?.plan.state.passage?.questions).toHaveLength(2);
    expect(last(text, "come si dice pappagallo?")?.plan.about).not.toBe("passage");
  });
});

test("a text of the student's own is none to be read", () => {
  const own =
    "My rabbit is called Nuvola. It's eyes are blue. It eats carrots and it sleeps in it's cage all day.";
  expect(last(`Le scrivo un testo sul mio animale: ${own}`)?.plan.about).toBe("text");
  expect(last(`leggi il testo: ${own}`)?.plan.about).toBe("passage");
});

describe("a text with questions", () => {
  const plastic = `Every year about eight million tonnes of plastic end up in the sea. Most of it comes from rivers, which carry rubbish from cities. Some scientists have found tiny pieces of plastic even inside fish that people eat. In 2018 a young inventor launched a huge barrier.
True or false?
1. Most plastic is thrown into the sea by ships.
2. Fish may contain plastic.
3. The barrier is small.`;

  test.each([
    ["may = può quindi true xk hanno trovato pezzi nei pesci: tiny pieces of plastic even inside fish"],
    ["2 true: even inside fish that people eat"],
    ["no sto rispondendo alla domanda 2 del testo"],
    ["e quando hanno lanciato la barriera?"],
    ["in che riga è la 1?"],
    ["e la 3?"],
  ])("is kept: %s", (message) => expect(last(plastic, message)?.plan.about).toBe("passage"));

  test("is come back to after a rule", () => {
    expect(
      last(plastic, "che differenza c'è tra may e might?", "la 3: false, a huge barrier")?.plan.about,
    ).toBe("passage");
  });

  test("a question about English is none about the text", () =>
    expect(last(plastic, "quando si usa il present perfect?")?.plan.about).toBe("rule"));

  test("a word of the statement that the text has not is asked about", () =>
    expect(last(plastic, "True, it says million tonnes end up in the sea")?.reply).toContain("«ships»"));

  const emma = `Emma is fourteen. She lives in Brighton with her parents. They don't swim because the water is cold. Her grandmother makes wonderful cakes.
1. Where does Emma live?
2. Does Emma swim?`;

  test("what was judged is confirmed, and whole answers close it", () => {
    expect(last(emma, "In Brighton", "la 1 è giusta?")?.reply).toMatch(/la 1 |La 1 /);
    const answers = ["In Brighton", "No, she doesn't"];
    expect(last(emma, ...answers, "She lives in Brighton. No, she doesn't swim.")?.reply).toMatch(
      /intere|complete/,
    );
    expect(last(emma, ...answers, "Può farmi altre domande sul testo?")?.plan.about).toBe("passage");
    expect(last(emma, 'Il testo dice "They don\'t swim": chi è they?')?.reply).toContain("«they»");
  });
});
