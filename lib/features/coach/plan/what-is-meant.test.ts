import { play } from "@/tests/evals/play-chat";

const last = (...messages: string[]) => play(messages).at(-1);

describe("what was just written is judged", () => {
  test.each([
    [["I lost my phone three days ago", "qnd è giusta no?"], /«I lost my phone three days ago».*past simple/],
    [
      ["puoi controllare se è giusto my mother works in a hospital", "è giusto si o no"],
      /«my mother works in a hospital»/,
    ],
    [["He go to school every day", "è giusto?"], /resta un punto|ancora un punto/],
    [["I've written five messages", "è finito il testo?"], /nessun punto aperto|aperto nessuno/],
    [
      ['secondo me è giusto: "I look forward to hearing from you." il mio compagno dice hear'],
      /«I look forward to hearing from you»/,
    ],
  ])("%j", (messages, said) => {
    const line = last(...messages);
    expect(line?.reply).toMatch(said);
    expect(line?.plan.about).toBe("text");
  });

  test("an item by what became of it", () => {
    const sheet = "Complete with the past simple:\n1. I ____ (see) a film.\n2. We ____ (go) home.";
    expect(last(sheet, "saw", "è giusta la 1?")?.reply).toMatch(/1 è giusta|1 va bene/);
    expect(last(sheet, "saw", "went", "sono giuste?")?.reply).toMatch(/tutte/);
  });

  test("nothing was written: it is asked for", () => expect(last("è giusto?")?.plan.about).toBe("talk"));
});

describe("a lecture or look-up needs a reason", () => {
  test.each([
    "la due è i have got a sister",
    "non vedo la frase due",
    "told xk c'è me subito dopo",
    "visited xk c'è two years ago",
    "Mi scriva che cosa ho sbagliato di più, così ripasso.",
    "ma il mio gatto ora dorme",
  ])("none: %s", (message) => expect(["rule", "word"]).not.toContain(last(message)?.plan.about));

  test("a topic is a reason", () =>
    expect(last("Tutto. Soprattutto i verbi al passato.")?.plan.state.rule?.lesson).toBe("past-simple"));
});

describe("a question that holds English is a question", () => {
  test.each([
    ["è an university vero", /Così no|non ancora/],
    ["perché non posso dire I have finished an hour ago?", /momento finito/],
    ["a hour o an hour?", /suono.*\?$/],
    ["you mustn't e you don't have to?", /vietato.*non è necessario/],
    ["My parents' bike or my parents's bike?", /finisce in -s.*apostrofo/],
  ])("%s", (message, said) => expect(last(message)?.reply).toMatch(said));

  test("a sentence of one's own is none", () =>
    expect(last("I have a dog or a cat at home")?.plan.about).toBe("text"));
});

describe("two things in one message", () => {
  test.each([
    [
      'E adesso correggi: "How many money do you have?" e dimmi come si dice "soldi"',
      /Coins and notes.*many money/,
    ],
    ["i have a blue pencil case e come si dice forchetta", /«i have a blue pencil case».*pasta/],
    ["1) come si dice tavolo 2) qual è il plurale di foot", /plates.*feet/],
    ["I went to the sea. è giusto? e come si dice sabbia", /«I went to the sea».*castles/],
  ])("%s", (message, said) => expect(last(message)?.reply).toMatch(said));

  test("what is left is left", () => {
    const line = last(
      "1. She ____ (go) home yesterday.\n2. We ____ (be) late.",
      "lascia stare. differenza tra lend e borrow?",
    );
    expect(line?.reply).toMatch(/lend/i);
    expect(line?.plan.state.exercise).toBeUndefined();
  });
});

describe("what is new is taken as new", () => {
  const sheet = "Make negative sentences.\n1. He plays the guitar.\n2. We went to the cinema.";

  test("a text in the middle of an exercise", () => {
    const text =
      "Ho cambiato: è un testo. Lo controlli? My city is Palermo. It is very beautiful. The people is friendly.";
    const line = last(sheet, "He doesn't play the guitar", text);
    expect(line?.plan.about).toBe("text");
    expect(line?.reply).toMatch(/people is/);
  });

  test("the same sentences in another form", () => {
    const talk = [
      sheet,
      "He doesn't play the guitar",
      "We didn't go to the cinema",
      "Ora le stesse in forma interrogativa.",
    ];
    expect(last(...talk)?.reply).toMatch(/guitar.*interrogativa/);
    expect(last(...talk, "Does he play the guitar?")?.plan.about).not.toBe("exercise");
  });

  test("the rule of an exercise that is finished", () => {
    const talk = ["Rewrite in the passive.\n1. They are repairing the road.", "The road is being repaired"];
    expect(last(...talk, "spiegami xk being")?.plan.state.rule?.lesson).toBe("passive");
  });
});

describe("who was not understood", () => {
  test.each([
    [["come si dice mela", "no ti ho chiesto come si dice pera"], /^(?:Scusa|Hai ragione).*narrow/],
    [["quando si usa il present perfect", "non hai risposto"], /^(?:Scusa|Hai ragione)/],
    [["come si dice mela", "il gatto è sul tavolo"], /«mela»/],
  ])("%j", (messages, said) => expect(last(...messages)?.reply).toMatch(said));

  test("the limits are said once", () => {
    const replies = play(["ho un gatto nero bello", "domani piove forse", "sono andato al mare"]).map(
      ({ reply }) => reply,
    );
    expect(replies.filter((reply) => reply.includes("coach completo")).length).toBeLessThan(2);
  });
});
