import type { TutorTurn } from "@/lib/ports/tutor";
import { secretOfWord, type Secret } from "../guard/secrets";
import { planWord, secretsOfWords } from "./word-secrets";

/** Student and coach in turns, the student first. */
const talk = (...texts: string[]): TutorTurn["history"] =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? ("student" as const) : ("coach" as const), text }));

const plan = (past: string[], message: string, ofWork: Secret[] = []) =>
  planWord({ history: talk(...past), message, ofWork, isAsked: true });

describe("what an English word means", () => {
  test("is told at once, under the form the dictionary has", () =>
    expect(plan([], "che vuol dire went").word).toMatchObject({
      asked: "went",
      form: "go",
      words: ["andare"],
    }));

  test("is told with all its meanings, and is no secret", () => {
    const { word, secrets } = plan([], "cosa vuol dire watch?");
    expect(word?.words).toEqual(expect.arrayContaining(["guardare", "orologio"]));
    expect(secrets).toEqual([]);
  });

  test("is not told of an answer to something under way", () => {
    const work = [{ answer: "went", inContext: "She went", quote: "go" }];
    expect(plan([], "che vuol dire went", work)).toEqual({ secrets: work });
    expect(plan([], "che vuol dire cinema", work).word).toBeDefined();
  });
});

describe("an English word that is looked for", () => {
  const first = ["come si dice zaino?", "Eccoti un indizio."];
  const secret = secretOfWord("backpack", "zaino");

  test("is a riddle first", () => expect(plan([], "come si dice zaino?")).toEqual({ secrets: [secret] }));

  test("is told when it is asked for again, in whatever form", () => {
    const { word, secrets } = plan(first, "zaini in inglese");
    expect(word?.words[0]).toBe("backpack");
    expect(secrets).toEqual([]);
  });

  test("is told after two wrong guesses, but not to lists, repetitions and begging", () => {
    expect(plan([...first, "bag", "Non ancora."], "box").word?.words[0]).toBe("backpack");
    expect(plan([...first, "bag", "Non ancora."], "bag").word).toBeUndefined();
    expect(plan([...first, "bag", "Non ancora."], "box? book? bin?").word).toBeUndefined();
    expect(plan([...first, "dimmelo dai", "Un indizio."], "ti prego").word).toBeUndefined();
    expect(plan([...first, "boh", "Un indizio."], "dai su").word).toBeUndefined();
  });

  test("is not told of a text to translate, however often it is asked for", () => {
    const homework = ["traduci: il mio zaino è rosso", "Da dove parti?", ...first];
    expect(plan(homework, "come si dice zaino?")).toEqual({ secrets: [secret, secret] });
    expect(plan([...homework, "bag", "Non ancora."], "box").word).toBeUndefined();
  });

  test("is no secret once it was told or guessed", () => {
    expect(secretsOfWords(talk(...first))).toEqual([secret]);
    expect(secretsOfWords(talk("come si dice zaino?", "«zaino» si dice «backpack».", "ok"))).toEqual([]);
    expect(secretsOfWords(talk(...first, "a backpack!"))).toEqual([]);
  });

  test("is told at once where both languages have the same", () =>
    expect(plan([], "come si dice computer?").word?.words).toEqual(["computer"]));
});
