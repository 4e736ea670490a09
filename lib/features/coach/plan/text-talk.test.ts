import { play } from "@/tests/evals/play-chat";

const text = "Yesterday I go to the cinema with my cousin. She don't like horror films. We was very happy.";
const mended =
  "Yesterday I went to the cinema with my cousin. She doesn't like horror films. We were very happy.";
const last = (...messages: string[]) => {
  const line = play(messages).at(-1);
  if (!line) throw new Error("Nothing was said");
  return line;
};

describe("what is asked about a text that was checked", () => {
  test.each(["quanti errori ho fatto?", "e gli altri punti?", "ricontrolla tutto"])(
    "%s is answered by the points that are open",
    (message) => {
      const { reply, plan } = last(text, message);
      expect(plan.about).toBe("text");
      for (const quote of ["She don't", "We was"]) expect(reply).toContain(`«${quote}»`);
    },
  );

  test("points put right are counted, and named", () => {
    expect(last(text, "went", "quanti errori ho fatto?").reply).toMatch(/3\D+1\D+2/);
    const { reply } = last(text, "went", "quali ho fatto giusti?");
    expect(reply).toMatch(/sistemat\S+ (?:finora: )?«Yesterday I go»/);
    expect(reply).toContain("«We was»");
  });

  test("the next point, or the one that is named, is spoken of", () => {
    expect(last(text, "passiamo al prossimo").plan.due?.quote).toBe("She don't");
    expect(last(text, "passiamo al prossimo", "dimmi il prossimo").plan.due?.quote).toBe("We was");
    expect(last(text, "e il terzo?").plan.due?.quote).toBe("We was");
    expect(last(text, "We was").plan.due?.quote).toBe("We was");
  });

  test.each(["che voto mi dai?", "è lungo abbastanza?"])("%s: that is not judged", (message) => {
    const { reply } = last(text, message);
    expect(reply).toMatch(/Il voto non lo so dire|non lo so giudicare/);
    expect(reply).not.toContain("«");
  });

  test("another sentence is no try at the one that is open, and a fix in other words is one", () => {
    const other = last("My sister have a cat.", "the lamp is next the computer va bene").plan;
    expect(other.due?.quote).toBe("next the");
    expect(other.attemptedIds).toEqual([]);
    expect(last("I have 12 years.", "I am twelve").plan.resolvedIds).toHaveLength(1);
  });

  test("without an exercise or a text under work they ask of none", () => {
    expect(last("quanti errori ho fatto?").plan.about).toBe("talk");
  });
});

describe("a mistake is put right", () => {
  const small = "My name is Sara and i like dogs.";
  test.each([
    "I like dogs",
    "la i maiuscola",
    "ci va la maiuscola",
    "ok, and I have two cats too",
    "ti ho detto I like dogs",
    "I",
  ])("a small i by %j", (message) => {
    const { plan } = last(small, message);
    expect(plan.resolvedIds).toHaveLength(1);
    expect(plan.about).toBe("text");
  });

  test.each(["perché la maiuscola?", "non va la maiuscola", "and i like cats too", "i"])(
    "and not by %j",
    (message) => expect(last(small, message).plan.resolvedIds).toEqual([]),
  );

  test("of several small words the one that is named", () => {
    const two = "My name is Sara and i go out on monday.";
    expect(last(two, "maiuscola").plan.resolvedIds).toEqual([]);
    expect(last(two, "monday con la maiuscola").plan.resolvedIds).toHaveLength(1);
  });

  test("two in one sentence, of which one changes the order of the other", () => {
    const { plan } = last("He likes very much listening jazz.", "He likes listening to jazz very much");
    expect(plan.resolvedIds).toHaveLength(2);
  });

  test("what is said to the coach is no part of the text", () => {
    const { plan, reply } = last(
      "Yesterday we goed to the park and she eated an ice cream.",
      "went quindi yesterday we went to the park",
    );
    expect(plan.findings).toEqual([]);
    expect(reply).not.toContain("quindi");
  });

  test("one half of a sentence put right says nothing of the other", () => {
    const { plan } = last("She go to the park but she don't like it.", "she goes to the park");
    expect(plan.resolvedIds).toHaveLength(1);
    const whole = last(
      "She go to the park but she don't like it.",
      "she goes to the park but doesn't like it",
    );
    expect(whole.plan.resolvedIds).toHaveLength(2);
  });

  test("a piece that its sentence follows misses no subject", () => {
    const said = last("I like pizza a lot.", "doesn't like cioè she doesn't like fish");
    expect(said.plan.findings).toEqual([]);
    expect(last("I like pizza a lot.", "Is very cold today.").plan.findings).toHaveLength(1);
  });
});

describe("the end of a text", () => {
  test("a whole version: how many points, what was checked, and no sentence asked for", () => {
    const { reply, plan } = last(text, mended);
    expect(plan.resolvedIds).toHaveLength(3);
    expect(reply).toContain("3");
    expect(reply).toMatch(/tra quelli che conosco|di quelli che conosco/i);
    expect(reply).not.toMatch(/tutta la frase|frase intera|testo intero/);
  });

  test("the whole sentence is asked for after a fragment that nobody vouches for, and not after a right one", () => {
    expect(last("She runs very fastly every day.", "quickly").reply).toMatch(/frase intera|tutta la frase/);
    expect(last("She go to school.", "goes").reply).not.toMatch(/frase intera|tutta la frase/);
  });

  test("of a version that leaves one mistake, that one is left, and no other part is said to be changed", () => {
    const { reply } = last(text, mended.replace("We were", "We was"));
    expect(reply).not.toContain("altra parte");
    expect(reply).toContain("«We was»");
  });

  test("words that hold another mistake are not said to be right", () => {
    const { reply } = last(
      "My sister love him and we goes to the park.",
      "My sister loves him and we goes to the park.",
    );
    expect(reply).not.toMatch(/(?:Esatto|Giusto|Sì)[^.]*we goes/);
  });

  test("of two mistakes in one sentence each is put right by its own", () => {
    const { plan, open } = last("My sister love him and we goes to the park.", "we go to the park");
    const [first] = open.filter(({ quote }) => quote === "My sister love");
    expect(plan.resolvedIds).toHaveLength(1);
    expect(plan.resolvedIds).not.toContain(first?.id);
  });
});

describe("who contradicts", () => {
  test.each([
    ["He go to school every day.", "la prof ha detto che va bene"],
    ["I look forward to hear from you.", "sul libro c'è scritto così"],
    ["I have been knowing him for years.", "secondo me è giusto"],
  ])("%s: a rule without exceptions stands at %s, and is left when it is said again", (sentence, message) => {
    expect(last(sentence, message).plan.droppedIds).toEqual([]);
    const again = last(sentence, message, "per la prof è giusto");
    expect(again.plan.droppedIds).toHaveLength(1);
    expect(again.reply).not.toContain("mi fido");
  });

  test("another is given up at once", () => {
    expect(last("The life is beautiful.", "secondo me è giusto").plan.droppedIds).toHaveLength(1);
  });
});

describe("talk beside an open mistake", () => {
  test.each([
    "ho preso 4",
    "che tempo fa domani?",
    "ho preso 9!!",
    "sei un robot?",
    "ti voglio bene",
    "aspetta un attimo",
  ])("%s: nothing is pressed upon the student", (message) => {
    const { reply, plan } = last("He go to school every day.", message);
    expect(plan.about).toBe("talk");
    expect(reply).not.toContain("«");
  });
});

test("a sentence that is put right ends no mistake of another", () => {
  const letter = "Last summer I have been to Sardinia with my family. Where did you went on holiday?";
  const { plan, open } = last(letter, "finito. Last summer I went to Sardinia");
  const ended = open.filter(({ id }) => plan.resolvedIds.includes(id)).map(({ quote }) => quote);
  expect(ended).toEqual(["have been"]);
});
