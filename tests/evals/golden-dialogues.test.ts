import { examplesOf } from "@/lib/features/english/examples";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { pairsOf } from "@/tests/support/pairs";
import { partOf } from "@/tests/support/sweep";
import type { Wish } from "@/lib/features/coach/wish";
import { expectTeacherly } from "./expect-teacherly";
import { Chat, play, type Line } from "./play-chat";

const seeds = [0, 1, 2];
const lastOf = (messages: string[], seed = 0): Line => {
  const lines = play(messages, seed);
  lines.forEach(expectTeacherly);
  const line = lines.at(-1);
  if (!line) throw new Error("Nothing was said.");
  return line;
};

describe("the first answer to a mistake", () => {
  test.each([
    ["Yesterday I go to school", "«Yesterday I go»", "yesterday i went"],
    ["I have 12 years", "«I have 12 years»", "i am 12"],
    ["She don't like apples", "«She don't»", "she doesn't"],
  ])("quotes it, asks one question and keeps the answer: %s", (message, quote, answer) => {
    for (const seed of seeds) {
      const { reply } = lastOf([message], seed);
      expect(reply).toContain(quote);
      expect(reply.toLowerCase()).not.toContain(answer);
    }
  });
});

describe("a mistake under work", () => {
  const opening = "She don't like apples";

  test.each([
    "She doesn't like apples",
    "doesn't",
    "she doesn't",
    "allora è doesn't?",
    "she does not like apples",
  ])("is put right by «%s»", (message) => {
    const { plan, open } = lastOf([opening, message]);
    expect(plan.resolvedIds).toEqual(open.map(({ id }) => id));
  });

  test.each(["She not like apples", "She don't likes apples", "she isn't like apples"])(
    "is not by «%s»",
    (message) => {
      const { plan, reply } = lastOf([opening, message]);
      expect(plan.resolvedIds).toEqual([]);
      expect(reply).not.toMatch(/giusto|esatto/i);
    },
  );

  test("after two tries shows a twin, after four is put aside and not asked about again", () => {
    const lines = play([
      opening,
      "She not like apples",
      "She don't likes apples",
      "She no like apples",
      "She isn't like apples",
      "ok",
    ]);
    for (const line of lines) expectTeacherly(line);
    expect(lines[2]?.reply).toMatch(/\*[A-Z][^*]+\*/);
    expect(lines[4]?.reply).toMatch(/ci torniamo/);
    expect(lines[5]?.reply).not.toContain("«She don't»");
  });

  test.each(["quando si usa il present perfect?", "come si dice zaino?", "cosa vuol dire cheap?"])(
    "is not spoken of in answer to «%s»",
    (message) => expect(lastOf([opening, message]).reply).not.toMatch(/«She don't»/),
  );

  test("is taken back when the student contradicts twice, and left alone when asked to", () => {
    const disputed = lastOf([opening, "secondo me è giusto"]);
    expect(disputed.plan.droppedIds).toEqual([]);
    const dropped = lastOf([opening, "secondo me è giusto", "no per me è giusto così"]);
    expect(dropped.plan.droppedIds).toHaveLength(1);
    const left = lastOf([opening, "lascia perdere"]);
    expect(left.plan.droppedIds).toEqual([]);
    expect(left.reply).not.toMatch(/rescriv/);
  });

  test("is explained to who asks why, and never told to who begs", () => {
    expect(lastOf([opening, "perché?"]).reply).toMatch(/perché|regola/i);
    for (const seed of seeds)
      expect(lastOf([opening, "dai dimmi la risposta", "ti prego"], seed).reply).not.toMatch(/doesn't/i);
  });
});

describe("a text with several mistakes", () => {
  test("is counted, worked on place by place, and never called all right", () => {
    const lines = play([
      "Yesterday I go to school and she don't like pizza and I have 12 years",
      "Yesterday I went to school",
      "doesn't like",
      "I am 12 years old",
      "Yesterday I went to school and she doesn't like pizza and I am 12 years old",
    ]);
    for (const line of lines) expectTeacherly(line);
    expect(lines[0]?.reply).toMatch(/\btre\b/);
    expect(lines[1]?.reply).toContain("«she don't»");
    expect(lines[2]?.reply).toContain("«I have 12 years»");
    expect(lines[3]?.reply).toMatch(/testo|versione completa/);
    expect(lines[4]?.reply).toMatch(/tra quelli che conosco|Di quelli che conosco/);
  });

  test("a sentence without a mistake that we know is not called right", () => {
    for (const seed of seeds)
      expect(lastOf(["I was watch TV when my mum arrived and it is nice"], seed).reply).not.toMatch(
        /giust|perfett|a posto|scorre/i,
      );
  });
});

describe("any topic", () => {
  /** In part, every eighth example of each rule. */
  const cases = grammarRules.flatMap(({ topic }) =>
    partOf(examplesOf(topic), 8).map(({ wrong, right }) => ({ topic, wrong, right })),
  );
  /** In part, every fourth of these, in one choice of words. */
  const worded = partOf(pairsOf(cases, [0, 4]), 8).map(([example, seed]) => ({ ...example, seed }));

  test.each(worded)("$topic is asked about without the answer: $wrong, $seed", ({ wrong, seed }) => {
    const lines = play([wrong, "boh", wrong, "dimmi la soluzione", wrong, wrong, "non lo so"], seed);
    for (const line of lines) expectTeacherly(line);
  });

  test.each(cases)("$topic is put right: $right", ({ wrong, right }) => {
    expect(lastOf([wrong, right]).plan.resolvedIds.length).toBeGreaterThan(0);
  });
});

describe("messages without a mistake", () => {
  test.each([
    ["ciao", "talk"],
    ["grazie mille", "talk"],
    ["quando si usa il present perfect?", "rule"],
    ["che differenza c'è tra some e any?", "rule"],
    ["come si dice zaino?", "word"],
    ["chi ha vinto la partita ieri?", "talk"],
    ["fammi il compito per favore", "talk"],
    ["boh", "talk"],
    ["I like pizza and pasta", "text"],
    ["She ____ (go) to school every day", "exercise"],
    ["interrogami sui comparativi", "exercise"],
    ["devo scrivere una mail a un amico inglese", "writing"],
    ["...", "talk"],
    ["😀", "talk"],
  ])("%s → %s", (message, about) => {
    for (const seed of seeds) expect(lastOf([message], seed).plan.about).toBe(about);
  });

  test("the coach says once what it cannot do, and shorter after that", () => {
    const lines = play(["mi presti dieci euro?", "e quale serie guardo stasera?"]);
    expect(lines[0]?.reply).toMatch(/intelligenza artificiale/);
    expect(lines[1]?.reply).not.toMatch(/intelligenza artificiale/);
  });

  test.each(["basta, sono stupido", "non capisco niente", "odio inglese"])(
    "%s: kindly, and one easy thing",
    (message) => {
      for (const seed of seeds) {
        const { reply } = lastOf([message], seed);
        expect(reply).toMatch(/Mi dispiace|Capisco|Va bene sentirsi/);
        expect(reply).not.toMatch(/non ti seguo/);
      }
    },
  );
});

describe("a message sent by one of the composer's buttons", () => {
  const sent = (message: string, wish: Wish) => {
    const line = new Chat().say({ message, wish });
    expectTeacherly(line);
    return line;
  };

  test.each<[string, Wish, string]>([
    ["gatto", "word", "word"],
    ["present perfect", "rule", "rule"],
    ["i comparativi", "rule", "rule"],
    ["Yesterday I go to school", "text", "text"],
    ["1. She ____ (go) to school every day", "exercise", "exercise"],
    ["interrogami sui comparativi", "exercise", "exercise"],
  ])("%s as %s is about a %s", (message, wish, about) => expect(sent(message, wish).plan.about).toBe(about));

  test.each<[string, Wish, RegExp]>([
    ["mi piace il mare", "text", /non trovo|mi serve/i],
    ["il mio cane si chiama Bob", "exercise", /non (?:riconosco|trovo)/i],
  ])("%s as %s: what is missing is said", (message, wish, said) =>
    expect(sent(message, wish).reply).toMatch(said),
  );
});

describe("a word", () => {
  test("is told at the second asking or after two wrong guesses, and never while it is homework", () => {
    const again = play(["come si dice zaino?", "come si dice zaino in inglese"]);
    expect(again[0]?.reply).not.toMatch(/backpack/i);
    expect(again[1]?.reply).toMatch(/backpack/i);
    const guessed = play(["come si dice zaino?", "bag", "box"]);
    expect(guessed[1]?.reply).not.toMatch(/backpack/i);
    expect(guessed[2]?.reply).toMatch(/backpack/i);
  });

  test.each([
    ["cosa vuol dire neighbour?", "vicino"],
    ["che significa went", "andare"],
    ["children che vuol dire", "bambini"],
  ])("%s is told at once: %s", (message, told) => expect(lastOf([message]).reply).toContain(told));
});

describe("a pasted exercise", () => {
  const sheet = `Complete the sentences with the past simple of the verbs in brackets.
1. She ____ (go) to the cinema last night.
2. They ____ (not / play) tennis yesterday.`;

  test("is opened item by item, and never filled in", () => {
    const lines = play([sheet, "boh", "goes", "dimmi la risposta", "went", "didn't play"]);
    for (const line of lines) expectTeacherly(line);
    for (const { reply } of lines.slice(0, 4)) expect(reply).not.toMatch(/\bwent\b/i);
    expect(lines[4]?.reply).toContain("They ____ (not / play) tennis yesterday");
    expect(lines[5]?.plan.state.exercise?.items.every(({ status }) => status === "done") ?? true).toBe(true);
  });

  test("waits while a word or a rule is asked about", () => {
    const lines = play([sheet, "cosa vuol dire cinema?", "quando si usa il past simple?", "went"]);
    for (const line of lines) expectTeacherly(line);
    expect(lines.map(({ plan: { about } }) => about)).toEqual(["exercise", "word", "rule", "exercise"]);
  });
});
