import { Chat, play } from "@/tests/evals/play-chat";

const talk = (...messages: string[]) =>
  play(messages).map(({ reply, plan }) => ({ reply, about: plan.about }));
const last = (...messages: string[]) => talk(...messages).at(-1);

const yes = /^(?:Giusto|Esatto|Sì, (?:proprio così|giusto))!/;
const sayOrTell = "qual è la differenza tra say e tell";
const wanted = "Perché wanted ha una sillaba in più?";

describe("the coach's own question", () => {
  test.each([
    [wanted, "ended"],
    [sayOrTell, "told xk c'è me subito dopo"],
    ["differenza tra has worked e has been working", "simple xk c'è il numero, I've written five messages"],
    ["magari è maybe o I wish?", "I wish I had more time"],
    ["quando si usa do e quando does", "does"],
    ["differenza tra lose e miss", "yesterday i missed the bus"],
  ])("after «%s» takes «%s» for right, and goes on", (question, answer) => {
    const turn = last(question, answer);
    // Of a lesson's own sentence whatever is chosen may be so.
    expect(turn?.reply).toMatch(new RegExp(`${yes.source}|aiutante è does`));
    expect(turn?.about).toBe("rule");
    expect(turn?.reply).toMatch(/frase/);
  });

  test.each([
    ["quante prove ha il ket", "in coppia"],
    ["quante prove ha il ket", "da soli", "da soli", "da soli"],
    ["quanto devo studiare inglese al giorno", "la sera dopo cena"],
    ["quanto devo studiare inglese al giorno", "dopo il basket"],
  ])("about no rule asks for no sentence afterwards: %s, %s", (...messages) => {
    const turn = last(...messages);
    expect(turn?.about).toBe("rule");
    expect(turn?.reply).not.toMatch(/frase/);
  });

  test("is told whichever accent «perchè» has", () =>
    expect(last("perchè phone ha ph")?.reply).toContain("elephant"));

  test("is hinted at twice and answered then", () => {
    const [, first, second, third] = talk(sayOrTell, "said", "boh", "say");
    expect(first?.reply).not.toMatch(/told/i);
    expect(second?.reply).not.toMatch(/\*?told\*?/i);
    expect(third?.reply).toMatch(/\*told\*/);
  });

  test("is answered after a wrong try", () =>
    expect(last(sayOrTell, "said", "ah allora told")?.reply).toMatch(yes));

  test("gets a smaller step for «boh», and never the answer at once", () => {
    for (const stuck of ["boh", "non lo so", "nn lo so", "aiuto", "dimmi la risposta"]) {
      const turn = last(wanted, stuck);
      expect(turn?.about).toBe("rule");
      expect(turn?.reply).not.toMatch(/ended/);
    }
  });

  test("is one of two: both are no answer", () =>
    expect(last(sayOrTell, "say o tell, said o told?")?.reply).not.toMatch(yes));

  test("is answered beside a new one", () => {
    const reply = last("quando si usa do o does con my sister", "does. come si dice zaino?")?.reply ?? "";
    expect(reply).toMatch(yes);
    expect(reply).toMatch(/backpack|shoulders|zaino/i);
  });

  test("with a mistake elsewhere gets both said", () => {
    const chat = new Chat();
    chat.say({ message: "differenza tra has worked e has been working" });
    const { reply, plan } = chat.say({ message: "simple, I have written five message" });
    expect(reply).toMatch(yes);
    expect(plan.findings.length).toBeGreaterThan(0);
  });
});

describe("what is something else leaves the question", () => {
  test.each([
    ["come si dice zaino", "word"],
    ["Complete: 1. She ___ (go) 2. They ___ (play)", "exercise"],
    ["mi fai un esercizio sul past simple", "exercise"],
    ["Yesterday I go to the park with my friends and we play football until six", "text"],
    ["traduci: il gatto è sul tavolo", "talk"],
    ["lascia perdere", "talk"],
    ["grazie ciao", "talk"],
    ["domani ho la verifica di inglese", "talk"],
  ])("%s", (message, about) => {
    expect(last(sayOrTell, message)?.about).toBe(about);
    expect(last(sayOrTell, message, "told")?.reply).not.toMatch(yes);
  });

  test("a try at an exercise under way is none", () => {
    const lines = talk("Complete with do or does: 1. ___ she like pizza? 2. ___ they play?", wanted, "does");
    expect(lines.at(-1)?.about).toBe("exercise");
  });

  test("an open mistake is still put right", () => {
    const chat = new Chat();
    chat.say({ message: "She don't like apples" });
    chat.say({ message: sayOrTell });
    expect(chat.say({ message: "She doesn't like apples" }).plan.resolvedIds).toHaveLength(1);
  });

  test("nothing is held against it where a model leads, which asks in words of its own", () => {
    const [line] = play([sayOrTell]);
    expect(line?.plan.state.rule?.asked).toEqual({ what: "task", tries: 0 });
  });
});

describe("an example of one's own", () => {
  test("that shows the rule is called right", () =>
    expect(last("spiegami il present perfect", "I have been to Paris")?.reply).toMatch(/«have been»/));

  test("that does not is asked about", () =>
    expect(last("have breakfast o make breakfast", "I like my dog very much")?.reply).toMatch(/\?$/));

  test.each(["sì", "si", "ok provo", "va bene"])("is waited for after «%s»", (message) => {
    const lines = talk("spiegami il present perfect", message, "I have been to Paris");
    expect(lines[1]?.about).toBe("rule");
    expect(lines[2]?.reply).toMatch(/«have been»/);
  });

  test("said in Italian is asked for in English", () => {
    const turn = last("come si usa used to", "giocavo a calcio");
    expect(turn?.about).toBe("rule");
    expect(turn?.reply).toMatch(/inglese\?$/);
  });

  test("with a mistake is put right as any text", () =>
    expect(last("spiegami il present perfect", "I have went to Paris")?.about).toBe("text"));
});

describe("what examples have in common", () => {
  test("is taken, whatever it is", () => {
    const turn = last(
      "spiegami il present perfect",
      "non ho capito",
      "ancora non ho capito",
      "hanno tutte have",
    );
    expect(turn?.about).toBe("rule");
    expect(turn?.reply).toMatch(/\?$/);
  });
});

test("a question behind the answer is answered too", () => {
  const reply = last("qual è la diff tra say e tell", "told xk c'è me subito dopo. e con speak?")?.reply;
  expect(reply).toMatch(yes);
  expect(reply).toMatch(/speak/i);
});
