import { conjugate, shortAnswer, type Clause } from "./conjugation";

type Row = [Clause["subject"], Clause["verb"], Clause["tense"], Clause["form"], string[], adverb?: string];

const rows: Row[] = [
  ["she", "go", "present-simple", "positive", ["goes"]],
  ["My brother", "study", "present-simple", "positive", ["studies"]],
  ["My brothers", "study", "present-simple", "positive", ["study"]],
  ["Anna and Luca", "play", "present-simple", "positive", ["play"]],
  ["The children", "watch", "present-simple", "positive", ["watch"]],
  ["The news", "be", "present-simple", "positive", ["is"]],
  ["James", "watch", "present-simple", "positive", ["watches"]],
  ["A lot of people", "like", "present-simple", "positive", ["like"]],
  ["One of my friends", "live", "present-simple", "positive", ["lives"]],
  ["My friend from the States", "come", "present-simple", "positive", ["comes"]],
  ["everyone", "have", "present-simple", "positive", ["has"]],
  ["Who", "live", "present-simple", "positive", ["lives"]],
  ["he", "get up", "present-simple", "positive", ["usually gets up"], "usually"],
  ["I", "be", "present-simple", "positive", ["am", "'m"]],
  ["She", "be late", "present-simple", "positive", ["is never late", "'s never late"], "never"],
  ["she", "have", "present-simple", "negative", ["doesn't have", "does not have"]],
  ["she", "have got", "present-simple", "positive", ["has got", "'s got"]],
  ["we", "have got", "present-simple", "negative", ["haven't got", "have not got", "'ve not got"]],
  ["Tom", "have got", "present-simple", "question", ["has Tom got"]],
  ["I", "be", "present-simple", "negative", ["am not", "'m not"]],
  ["it", "be", "present-simple", "negative", ["isn't", "is not", "'s not"]],
  ["You", "like", "present-simple", "question", ["do you like"]],
  ["your sister", "do", "present-simple", "question", ["does your sister do"]],
  ["My dad", "work", "present-simple", "negative", ["doesn't always work", "does not always work"], "always"],
  ["you", "go", "present-simple", "question", ["do you often go"], "often"],
  ["they", "lie", "present-continuous", "positive", ["are lying", "'re lying"]],
  ["he", "run", "present-continuous", "negative", ["isn't running", "is not running", "'s not running"]],
  ["she", "make", "present-continuous", "question", ["is she making"]],
  [
    "I",
    "travel",
    "present-continuous",
    "positive",
    ["am travelling", "'m travelling", "am traveling", "'m traveling"],
  ],
  ["we", "go", "past-simple", "positive", ["went"]],
  ["we", "stop", "past-simple", "positive", ["stopped"]],
  ["she", "knit", "past-simple", "positive", ["knitted"]],
  ["she", "try", "past-simple", "positive", ["tried"]],
  ["she", "play", "past-simple", "positive", ["played"]],
  ["she", "visit", "past-simple", "positive", ["visited"]],
  ["I", "learn", "past-simple", "positive", ["learned", "learnt"]],
  ["I", "be", "past-simple", "positive", ["was"]],
  ["We", "be", "past-simple", "negative", ["weren't", "were not"]],
  ["you", "see", "past-simple", "question", ["did you see"]],
  ["he", "do", "past-simple", "negative", ["didn't do", "did not do"]],
  ["they", "sleep", "past-continuous", "positive", ["were sleeping"]],
  ["He", "write", "present-perfect", "positive", ["has already written", "'s already written"], "already"],
  ["you", "be", "present-perfect", "question", ["have you ever been"], "ever"],
  ["My parents", "live", "present-perfect", "positive", ["have lived"]],
  ["it", "rain", "present-perfect-continuous", "positive", ["has been raining", "'s been raining"]],
  ["they", "leave", "past-perfect", "positive", ["had left", "'d left"]],
  ["I", "call", "will", "positive", ["will call", "'ll call"]],
  ["it", "rain", "will", "negative", ["won't rain", "will not rain"]],
  ["you", "come", "will", "question", ["will you come"]],
  ["she", "visit", "going-to", "positive", ["is going to visit", "'s going to visit"]],
  ["I", "swim", "can", "negative", ["can't swim", "cannot swim"]],
  ["you", "run", "must", "negative", ["mustn't run", "must not run"]],
  ["he", "swim", "can", "question", ["can he swim"]],
];

describe("conjugate", () => {
  const cases = rows.map(([subject, verb, tense, form, expected, adverb = ""]) => ({
    clause: { subject, verb, tense, form, adverb },
    expected,
  }));
  test.each(cases)("$clause.subject + $clause.verb: $expected.0", ({ clause, expected }) =>
    expect(conjugate(clause)).toEqual(expected),
  );

  it("lets a loose adverb stand before the helper of a negative verb too", () => {
    const clause: Clause = { subject: "he", verb: "eat", tense: "present-simple", form: "negative" };
    expect(conjugate({ ...clause, adverb: "usually" })).toEqual(
      expect.arrayContaining(["doesn't usually eat", "usually doesn't eat", "usually does not eat"]),
    );
  });
});

describe("shortAnswer", () => {
  it("repeats the helper of the question", () => {
    expect(shortAnswer({ subject: "she", verb: "like", tense: "present-simple" }, "yes")).toEqual([
      "she does",
    ]);
    expect(shortAnswer({ subject: "they", verb: "go", tense: "past-simple" }, "no")).toEqual([
      "they didn't",
      "they did not",
    ]);
    expect(shortAnswer({ subject: "he", verb: "be", tense: "present-simple" }, "no")).toEqual([
      "he isn't",
      "he is not",
      "he's not",
    ]);
  });
});
