import { play } from "@/tests/evals/play-chat";
import { ownersAsked } from "./owner-asked";
import { readVocabularyQuestion } from "./vocabulary-question";
import { readWordQuestion } from "./word-question";

describe("the word a sound is asked of", () => {
  test.each([
    ["ok grazie e although come si legge", "although"],
    ["la parola enough la pronuncia per favore", "enough"],
    ["vabbè e vegetables come si pronuncia", "vegetables"],
    ["non so come leggere daughter", "daughter"],
    ["devo leggere in classe la parola island, mi aiuti con la pronuncia", "island"],
    ["come si legge questa parola: knee", "knee"],
    ["e tough come si pronuncia invece", "tough"],
    ["qual è la pronuncia di answer, prof?", "answer"],
    ["ma la pronuncia di knife qual è", "knife"],
    ["no dicevo come si legge walk w a l k", "walk"],
    ["I have read a book, come si legge read qui?", "read"],
  ])("%s", (message, word) => expect(readWordQuestion(message)).toMatchObject({ kind: "sound", word }));

  test.each([
    "come si legge il th",
    "la pronuncia dei verbi in -ed",
    "come si legge l'ora in inglese",
    "leggi knee",
  ])("none: %s", (message) => expect(readWordQuestion(message)?.kind).not.toBe("sound"));

  test("one more of the same, however it is put", () => {
    const [, line] = play(["come si pronuncia bought", "e caught invece come si dice che li confondo?"]);
    expect(line?.reply).toContain("*caught*");
    const [, other] = play(["come si dice zaino", "e quaderno come si dice?"]);
    expect(other?.reply).not.toContain("Ascolta");
  });
});

describe("whose it is", () => {
  test.each([
    ["come si dice la casa di Marco e Luca", "two"],
    ["la stanza di Anna come si dice?", "one"],
    ["come dico il telefono di mia zia", "one"],
    ["il cane dei miei amici in inglese", "many"],
  ])("%s", (message, owners) => expect(ownersAsked(message)).toBe(owners));

  test.each([
    "come si dice tazza di tè",
    "come si dice bandiera dell'Italia",
    "come si dice maglietta di cotone",
    "il libro di mia sorella è bello",
    "come si dice zaino",
  ])("is not asked: %s", (message) => expect(ownersAsked(message)).toBeUndefined());

  test("the rule answers, and not the dictionary", () => {
    const [line] = play(["My bike is red. E il garage di Paolo e Sara come si dice?"]);
    expect(line?.plan.about).toBe("rule");
    expect(line?.reply).toContain("Anna and Luca's house");
  });
});

test.each(["come si scrive la frase mi piace il mare", "come si scrive la frase: ieri ho dormito"])(
  "a sentence that is asked for is none of the dictionary's: %s",
  (message) => {
    expect(readVocabularyQuestion(message)?.language).toBe("italian");
    expect(play([message])[0]?.reply).toMatch(/frasi intere|traduzione la fai tu/);
  },
);
