import { sentencesOf } from "@/lib/features/coach/talk/writer";
import { play } from "./play-chat";

const seeds = [0, 3, 8];

/** The last reply of a conversation, however the words fall. */
const lastReplies = (...messages: string[]) =>
  seeds.map((seed) => play(messages, seed).at(-1) ?? { reply: "", brief: undefined });

const repliesTo = (...messages: string[]) => lastReplies(...messages).map(({ reply }) => reply);

const email =
  "Dear Tom, I am Luca and I have 13 years. I like very much basketball. Yesterday I go to a match with my father. We was very happy!";
const rightEmail =
  "Dear Tom, I am Luca and I am 13 years old. I like basketball very much. Yesterday I went to a match with my father. We were very happy!";
const sheet = `Complete with the present simple.
1. She ___ (live) in Rome.
2. ___ he ___ (like) pizza?`;

describe("a try", () => {
  test("with a doubtful mark is no question, and nothing of it stays open", () => {
    for (const seed of seeds) {
      const [, near, right] = play(
        ["My brother have 15 years", "my brother has 15?", "My brother is 15 years old"],
        seed,
      );
      expect(near?.brief.findings.map(({ topic }) => topic)).toEqual(["age-with-have"]);
      expect(right?.brief).toMatchObject({ strategy: "celebrate", findings: [] });
    }
  });

  test("that is wrong somewhere else too is done with once the sentence is right", () => {
    const right = play(["She don't like apples", "She don't like a apples", "She doesn't like apples"]).at(
      -1,
    );
    expect(right?.brief).toMatchObject({ strategy: "celebrate", findings: [] });
  });

  test("at a real question keeps the order of a question in view", () => {
    const [, second] = play(["Where she live?", "Where she lives?"]);
    expect(second?.brief.findings.map(({ topic }) => topic)).toEqual(["question-order"]);
  });

  test("whose helper is wrong is asked about the helper, not about the verb", () => {
    const lines = play([sheet, "lives", "Do he like pizza?"]);
    expect(lines.at(-1)?.reply).toMatch(/aiutante|prima parola/);
  });
});

describe("a text with several mistakes", () => {
  test("is worked on in its own order and celebrated as a whole", () => {
    for (const seed of seeds) {
      const lines = play(
        [
          email,
          "I am 13 years",
          "I am 13 years old",
          "I like basketball very much",
          "Yesterday I went to a match with my father",
          "We were very happy",
          rightEmail,
        ],
        seed,
      );
      expect(lines.map(({ brief }) => brief.findings[0]?.quote)).toEqual([
        "I have 13 years",
        "I have 13 years",
        "like very much",
        "Yesterday I go",
        "We was",
        undefined,
        undefined,
      ]);
      expect(lines.at(-1)?.reply).toMatch(/testo|riletto/);
    }
  });
});

describe("after a lesson", () => {
  test.each([
    ["ma quando uso do e does?", "Does she like music?", /terza persona l'aiutante è does/],
    ["quando si usa il present perfect?", "I have seen that film", /participio/],
    ["che differenza c'è tra since e for?", "I have lived here for two years", /quanto tempo dura/],
    ["quando uso there is e there are?", "There are two dogs in my house", /più cose/],
  ])("%s %s: why it is right is said", (question, sentence, why) => {
    for (const reply of repliesTo(question, sentence)) expect(reply).toMatch(why);
  });

  test("a sentence that only looks like it is not praised for the rule", () => {
    for (const reply of repliesTo("quando si usa il present perfect?", "I have a present for you"))
      expect(reply).not.toMatch(/participio/);
  });

  test.each(["quando uso do e does?", "come si fanno le domande?"])(
    "%s: examples keep their mark",
    (asked) => {
      for (const reply of repliesTo(asked)) {
        expect(reply).toMatch(/\*[A-Z][^*.]*\?\*/);
        expect(reply).not.toMatch(/\*(?:Do|Does|Where|Why|When|What|Are) [^*]*[^?*]\*/);
      }
    },
  );
});

describe("why", () => {
  test("refers to the last mistake when it names its words or nothing else", () => {
    const mistake = ["When I will be grown up I want to be a vet", "When I am grown up I want to be a vet"];
    for (const why of ["perché non ci va will?", "perché?"])
      for (const reply of repliesTo(...mistake, why)) expect(reply).toMatch(/as soon as/);
    for (const reply of repliesTo(...mistake, "perché il cielo è blu?"))
      expect(reply).not.toMatch(/as soon as/);
  });
});

describe("what is said beside the English", () => {
  test.each(["secondo te va bene?", "è giusto?", "va bene così?", "ho sbagliato?"])(
    "a right sentence, %s",
    (asked) => {
      for (const reply of repliesTo(`It is the most beautiful day of my life, ${asked}`)) {
        expect(reply).toMatch(/va bene|a posto|giusta/);
        expect(reply).not.toMatch(/rispond/);
      }
    },
  );

  test.each([["grazie, ciao"], ["grazie mille, a domani"]])("%s is a goodbye", (message) => {
    for (const reply of repliesTo("I like pizza", message))
      expect(reply).toMatch(/[Pp]resto|riposo|Ciao|prossima|continuazione/);
  });

  test("despair gets a warm word and a small step", () => {
    for (const { reply } of lastReplies("che palle inglese, non capisco niente")) {
      expect(sentencesOf(reply)).toHaveLength(2);
      expect(reply).not.toMatch(/altre parole|dalle basi|tentativo/);
    }
  });

  test.each(["ce l'ho fatta!", "evvai!", "finalmente!", "ho capito!"])("%s: joy is shared", (joy) => {
    for (const reply of repliesTo("I buyed a phone last week", "I bought a phone last week", joy))
      expect(reply).toMatch(/punto|argomento/);
  });

  test("homework is not done for anybody, in words that fit", () => {
    for (const reply of repliesTo("mi fai i compiti?")) expect(reply).toMatch(/^(?:I compiti|Farli)/);
  });

  test("a guess at a feeling the dictionary knows is confirmed", () => {
    const { brief } = play(["come si dice innamorato?", "in love?"]).at(-1) ?? {};
    expect(brief?.strategy).toBe("celebrate");
  });
});
