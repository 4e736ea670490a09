import { play } from "@/tests/evals/play-chat";

const last = (...messages: string[]) => {
  const line = play(messages).at(-1);
  if (!line) throw new Error("Nothing was said");
  return { reply: line.reply, quotes: line.plan.findings.map(({ quote }) => quote), plan: line.plan };
};

describe("a sentence that is asked about", () => {
  test.each([
    ["with a tag behind it, as a whole", "My mum said me that it was only a cat. Giusto?", "said me"],
    [
      "with another before it",
      "It was a dark night and I was walking home. Suddenly I heared a strange noise. Come continuo?",
      "I heared",
    ],
  ])("is checked %s", (_how, message, wrong) => expect(last(message).quotes).toContain(wrong));

  test("in quotation marks is checked without the Italian before it", () =>
    expect(last('Grazie. Secondo me "There were some eggs" è giusto, vero?').reply).toContain(
      "«There were some eggs»",
    ));

  test.each([
    ["mi spieghi used to?", "Did you use to play tennis? È giusta?", "«Did you use to play tennis»"],
    [
      "mi spieghi already, yet e still?",
      "I have already eaten pizza. giusto?",
      "«I have already eaten pizza»",
    ],
    [
      "mi spieghi already, yet e still?",
      'ma "I have already eaten pizza" è giusto si o no??',
      "«I have already eaten pizza»",
    ],
  ])("is no answer to what a lesson asked: %s %s", (lesson, message, quoted) =>
    expect(last(lesson, message).reply).toContain(quoted),
  );

  test("is none where two words are held against each other", () =>
    expect(last("E «mustn't» è uguale a «don't have to»?").reply).toMatch(/vietato/));

  test("is none where one of two is to be chosen", () =>
    expect(last("mi spieghi used to?", "Si scrive «didn't use to» o «didn't used to»?").quotes).toEqual([]));
});

describe("a statement with an unsure question mark", () => {
  test.each(["She has black hair?", "i will go?"])("%s is not called a question", (message) =>
    expect(last(message).plan.findings.map(({ topic }) => topic)).not.toContain("question-order"),
  );

  test("is one where somebody is asked", () =>
    expect(last("You can help me with the homework?").quotes).toEqual(["You can"]));
});

describe("a word that names a rule by chance", () => {
  test.each([
    ["cipolla aglio e prezzemolo in ing, mi servono x la ricetta", /present continuous/],
    ['Mi diresti come si dicono in inglese "matita", "gomma" e "temperino"?', /conditional/],
    ["non capisco niente di inglese", /anything/],
  ])("in «%s» brings none", (message, rule) => expect(last(message).reply).not.toMatch(rule));

  test("in a tag brings none", () =>
    expect(last("tonight I'm seeing my friends. uguale va bene no?").reply).not.toMatch(/\*None\*|None/));
});

describe("what is asked for in a text's place", () => {
  test("a text to write is planned, whatever else it names", () => {
    expect(
      last("devo scrivere descrizione di mio fratello in english. non so come iniziare").plan.about,
    ).toBe("writing");
  });

  test.each([
    "Mi scriveresti un tema di 150 parole sulle mie vacanze?",
    "Scrivimi per domani un essay di 250 parole su Frankenstein.",
  ])("%s hears that it is not written", (message) =>
    expect(last(message).reply).toMatch(/non lo scrivo|tocca a te|Non posso/),
  );

  test("a passage to translate is no word", () =>
    expect(
      last("Potresti tradurmi questo brano? «Ieri sera siamo andati a teatro con la classe.»").reply,
    ).toMatch(/tradu/i));

  test.each(["kanye west qnt anni ha?", "ronaldo qnt gol ha fatto"])(
    "%s is no English to be checked",
    (message) => expect(last(message).plan.about).toBe("talk"),
  );
});

describe("a text of one's own", () => {
  const text =
    "Dear Tom, I am here since two weeks. The last night I have eaten pizza, it was very good. My friend Marco don't likes fish. Tomorrow we will go to visit the castle. I hope to see you soon.";

  test.each([`Ora il testo di un alunno, sei errori: ${text}`, `Le mando il testo corretto: ${text}`])(
    "is no passage to be read",
    (message) => expect(last(message).plan.about).toBe("text"),
  );

  test("that was taken for one is asked for again", () => {
    const { plan } = last(
      `Devo capire questo testo: ${text}`,
      "Non ci sono domande, è un testo da correggere.",
    );
    expect(plan.about).toBe("text");
    expect(plan.state.passage).toBeUndefined();
  });
});

describe("at an exercise", () => {
  const sheet =
    "completa con do o does\n1 ____ you like pizza\n2 ____ your mum work\n3 they ____ not play tennis";

  test("a gap before its subject is a question, with or without its mark", () =>
    expect(last(sheet, "do", "does").plan.state.exercise?.items[1]?.status).toBe("done"));

  test("what follows from the rest is the answer", () =>
    expect(last(sheet, "dopo viene you quindi do").reply).toMatch(/la 2/));

  test("who takes leave answers nothing", () =>
    expect(last("complete: 1 She ____ (work) in a bank.", "she work", "vbb grz ciao").plan.about).toBe(
      "talk",
    ));
});
