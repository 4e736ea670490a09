import { findGrammar } from "@/lib/features/english/find-grammar";
import type { Mistake } from "./frame";
import { judgeFix } from "./judge-fix";

const judge = (sentence: string, message: string) => {
  const [found] = findGrammar(sentence);
  if (!found) throw new Error(`No mistake in ${sentence}`);
  const { topic, quote, correction } = found;
  return judgeFix(message, { topic, quote, correction, sentence });
};

describe("judgeFix", () => {
  test.each([
    ["She don't like apples.", "ok scrivo she doesn't", "she doesn't"],
    ["Yesterday I go to school.", "perche ci vuole went", "went"],
    ["Yesterday I go to school.", "went perché yesterday è passato", "went"],
    ["I have 12 years.", "im twelve", "im twelve"],
    ["I never don't go to the swimming pool in winter.", "i don't ever go", "i don't ever go"],
    ["I like very much pizza.", "i like pizza a lot", "i like pizza a lot"],
    ["We meet every Sundays.", "tolgo la s, every sunday", "every sunday"],
    ["I suggest you to talk with her.", "I suggest talking to her", "I suggest talking to her"],
    ["Who did break the window?", "Who broke the window", "Who broke the window"],
  ])("%s is put right by: %s", (sentence, message, own) =>
    expect(judge(sentence, message)).toEqual({ kind: "right", own }),
  );

  test.each([
    ["I sleep in my camera with my brother.", "bedroom"],
    ["Yesterday I go to school.", "I walked to school"],
    ["She don't like apples.", "she hates apples"],
    ["She don't like apples.", "my sister doesn't like apples"],
    ["Yesterday I go to school.", "yesterday i was going to school"],
    ["He go to the gym on Fridays.", "he can go to the gym"],
    ["We arrived to London at five.", "we got to London"],
    ["I have seen him yesterday.", "I have seen him"],
    ["I am here since three years.", "I arrived here three years ago"],
    ["I wait your answer.", "I look forward to your answer"],
    ["She runs very fastly every day.", "quickly"],
    ["At the end Juliet is died.", "Juliet is dead"],
    ["I have to make a thorough research for my exam.", "do thorough research"],
    ["The letter was wrote by my aunt.", "my aunt wrote the letter"],
  ])("of %s the mistake is gone in: %s", (sentence, message) =>
    expect(judge(sentence, message)).toEqual({ kind: "gone", own: message }),
  );

  test.each([
    ["Yesterday I go to school.", "goed", { kind: "regularised", own: "goed" }],
    ["Yesterday I go to school.", "I gone", { kind: "otherColumn", own: "gone" }],
    ["She don't like apples.", "dosn't", { kind: "misspelt", own: "dosn't" }],
    ["She don't like apples.", "She isn't like apples", { kind: "rightPlace", own: "" }],
    ["He go to the gym on Fridays.", "he not go", { kind: "wrongPlace", own: "" }],
    ["I have 12 years.", "I am 12 years", { kind: "half", own: "am" }],
  ])("%s is still wrong in: %s", (sentence, message, near) =>
    expect(judge(sentence, message)).toEqual({ kind: "wrong", near }),
  );

  test.each([
    ["We arrived to London at five.", "we wanted to London"],
    ["I am here since three years.", "I was here three years ago"],
    ["Could you borrow me your pen?", "Could you land me your pen"],
    ["She go to school.", "She walking to school"],
    ["We arrived to London at five.", "we arrived on London"],
    ["At the end Juliet is died.", "Juliet was died"],
    ["At the end Juliet is died.", "At the end Juliet is death"],
    ["I suggest you to talk with her.", "I suggest talk to her"],
    ["I suggest you to talk with her.", "I suggest you talking to her"],
    ["I have to make a thorough research for my exam.", "do a research"],
    ["Who did break the window?", "Who did broke the window?"],
    ["The letter was wrote by my aunt.", "my aunt write the letter"],
  ])("%s is no better in near words: %s", (sentence, message) =>
    expect(judge(sentence, message).kind).toBe("wrong"),
  );

  test.each([
    ["She don't like apples.", "she don’t", "same"],
    ["She don't like apples.", "don't o doesn't?", "same"],
    [
      "If I can change one rule, I would change this one.",
      "If I can change one rule, I would change this one.",
      "same",
    ],
    ["She don't like apples.", "perché?", "none"],
    ["She don't like apples.", "come si dice mela?", "none"],
    ["She don't like apples.", "tell me the answer please", "none"],
    ["She don't like apples.", "I have a dog", "none"],
    ["My sister love him and we goes to the park.", "we go to the park", "none"],
    ["I write you because I want to tell you about my holidays.", "We were", "none"],
    ["Yesterday I go to school.", "perché went?", "none"],
    ["She is knowing the answer.", "What is the answer?", "none"],
  ])("of %s nothing is tried in: %s", (sentence, message, kind) =>
    expect(judge(sentence, message)).toEqual({ kind }),
  );

  test("what nobody knows to be wrong is compared with the correction as it is given", () => {
    const mistake: Mistake = {
      topic: "other",
      quote: "was watch",
      correction: "was watching",
      sentence: "I was watch TV.",
    };
    expect(judgeFix("was watching", mistake).kind).toBe("right");
    expect(judgeFix("i watching tv", mistake).kind).toBe("wrong");
  });

  test("own words are cut", () => {
    const sentence = `She don't like apples ${"and pears ".repeat(20)}.`;
    const verdict = judge(sentence, sentence.replace("don't", "doesn't"));
    expect(verdict.kind === "right" && verdict.own.length).toBe(120);
  });
});
