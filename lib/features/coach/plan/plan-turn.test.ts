import { findGrammar } from "@/lib/features/english/find-grammar";
import { guardSentence } from "../guard/guard";
import { planTurn } from "./plan-turn";
import type { OpenFinding } from "./progress";

const openFrom = (message: string, attempts = 0): OpenFinding[] =>
  findGrammar(message).map((finding, at) => ({ ...finding, id: `open-${at}`, attempts }));

const plan = (message: string, open: OpenFinding[], before = "") =>
  planTurn({
    message,
    findings: findGrammar(message),
    open,
    history: before ? [{ role: "student", text: before }] : [],
  });

describe("planTurn", () => {
  test.each([
    ["Yesterday I go to school", "Yesterday I went to school"],
    ["Yesterday I go to school", "I went to school yesterday"],
    ["Yesterday I go to school", "went?"],
    ["Yesterday I go to school", "forse si scrive yesterday I went"],
    ["I have 12 years", "I'm 12"],
    ["I have 12 years", "i am twelve... I am 12 years old"],
    ["She don't like apples", "She does not like apples"],
    ["Is raining", "It's raining"],
    ["I can to swim", "I can swim to the island"],
    ["I have much friends", "many"],
    ["I am agree", "I agree with you"],
  ])("sees that %s is put right by: %s", (wrong, right) =>
    expect(plan(right, openFrom(wrong)).resolvedIds).toEqual(["open-0"]),
  );

  test.each([
    ["Yesterday I go to school", "boh"],
    ["Yesterday I go to school", "Yesterday I go to the school"],
    ["Yesterday I go to school", "I like pizza"],
    ["Yesterday I go to school", "perché devo cambiare went?"],
    ["She don't like apples", "è she don't o she doesn't?"],
    ["I have 12 years", "My sister is 9 years old"],
    ["Is raining", "is raining?"],
    ["My cousin will comes on Friday", "come si scrive giusto?"],
  ])("does not take for a correction of %s: %s", (wrong, message) =>
    expect(plan(message, openFrom(wrong)).resolvedIds).toEqual([]),
  );

  test("counts a try only when the message works on the sentence", () => {
    const open = openFrom("She don't like apples");
    expect(plan("She not like apples", open, "She don't like apples").attemptedIds).toEqual(["open-0"]);
    expect(plan("She don't likes apples", open, "She don't like apples").attemptedIds).toEqual(["open-0"]);
    const noTries = ["boh", "dimmi la risposta", "grazie", "I have a nice dog", "quando si usa some?"];
    const noTriesEither = [
      "😀",
      "...",
      "sono la prof",
      "don't? doesn't? didn't?",
      "chi ha vinto?",
      "è giusto?",
    ];
    for (const message of [...noTries, ...noTriesEither, "she don't like apples!!", "SHE DON'T LIKE APPLES"])
      expect(plan(message, open, "She don't like apples").attemptedIds).toEqual([]);
  });

  test("climbs from the most tried of the same mistakes and closes all of them", () => {
    const open = [
      ...openFrom("He go home").map((one) => ({ ...one, id: "new" })),
      ...openFrom("He go home", 1),
    ];
    const { brief } = plan("He go to home", open);
    expect(brief).toMatchObject({ strategy: "twin", hintStep: 2 });
    expect(brief.twin?.right).not.toMatch(/\b(?:go|goes|home)\b/i);
    const solved = plan("He goes home", open);
    expect(solved.resolvedIds).toEqual(["new", "open-0"]);
    expect(solved.brief.resolved).toEqual([{ topic: "third-person-s", quote: "He go", now: "He goes home" }]);
  });

  test("celebrates what was put right before it returns to what was not", () => {
    const open = openFrom("Yesterday I have two tests and I didn't studied");
    const { brief, resolvedIds, attemptedIds } = plan("Yesterday I had two tests and I didn't studied", open);
    expect(brief.strategy).toBe("celebrate");
    expect(brief.findings.map(({ quote }) => quote)).toEqual(["didn't studied"]);
    expect(brief.resolved.map(({ now }) => now)).toEqual(["Yesterday I had"]);
    expect([resolvedIds, attemptedIds]).toEqual([["open-0"], []]);
  });

  test("stays with the mistake the coach last spoke of", () => {
    const open = openFrom("Yesterday I have two tests and I didn't studied").reverse();
    const history = [{ role: "coach" as const, text: "Guarda «Yesterday I have». Quando succede?" }];
    expect(planTurn({ message: "boh", findings: [], open, history }).brief.findings[0]?.quote).toBe(
      "Yesterday I have",
    );
  });

  test("never climbs above the third rung", () =>
    expect(plan("He go home", openFrom("He go home", 9)).brief.hintStep).toBe(3));

  test("sees what is already right in a try that is not right yet", () => {
    const yesterday = openFrom("Yesterday I go to school");
    expect(plan("Yesterday I goed to school", yesterday, "Yesterday I go to school").brief.remark).toContain(
      "«goed»",
    );
    expect(plan("Yesterday I gone to school", yesterday, "Yesterday I go to school").brief.remark).toContain(
      "«gone»",
    );
    const age = openFrom("I have 12 years");
    expect(plan("I am have 12 years", age, "I have 12 years").brief.remark).toContain("«am»");
    const third = openFrom("She study English");
    expect(plan("She studyes English", third, "She study English").brief.remark).toContain("«studyes»");
  });

  test("takes the answer to a small question for what it is: a step, and no try", () => {
    const open = openFrom("Yesterday I go to school");
    const asked =
      "Rileggi «Yesterday I go». Intanto dimmi: quale parola della tua frase dice quando succede?";
    const history = [
      { role: "student" as const, text: "Yesterday I go to school" },
      { role: "coach" as const, text: asked },
    ];
    const { brief, attemptedIds } = planTurn({ message: "yesterday", findings: [], open, history });
    expect(attemptedIds).toEqual([]);
    expect(brief.remark).toBe("Sì, quella è la parola del tempo.");
    expect(brief.findings[0]?.hint).not.toContain("quale parola della tua frase");
  });

  test.each([
    ["I like very much football", "I like football very much", 1],
    ["I like very much football", "I very like football", 0],
    ["I love English because is funny", "I love English because this language is funny", 1],
    ["I love English because is funny", "I love English because funny is", 0],
    ["I have a car red", "I have red a car", 0],
  ])("%s: another way to put it right, or none: %s", (wrong, message, count) => {
    const { resolvedIds } = plan(message, openFrom(wrong), wrong);
    expect(resolvedIds).toHaveLength(count);
  });

  test("a list of guesses puts nothing right, even with the right one in it", () => {
    const { resolvedIds, attemptedIds, brief } = plan(
      "go? goes? went?",
      openFrom("Yesterday I go to school"),
    );
    expect([resolvedIds, attemptedIds, brief.hintStep]).toEqual([[], [], 0]);
  });

  test("knows everything that is still to be found", () => {
    const answers = (message: string, open: OpenFinding[] = []) =>
      plan(message, open).secrets.map(({ answer }) => answer);
    expect(answers("She don't like apples")).toEqual(["She doesn't"]);
    expect(answers("boh", openFrom("She don't like apples"))).toEqual(["She doesn't"]);
    expect(answers("She doesn't like apples", openFrom("She don't like apples"))).toEqual([]);
    expect(answers("come si dice zaino?")).toEqual(["backpack"]);
    expect(answers("1. She ____ (go) home yesterday.\n2. They ____ (see) a film last night.")).toEqual(
      expect.arrayContaining(["went", "saw"]),
    );
  });

  test("what stands in a pasted exercise is nobody's mistake", () => {
    const sheet = "Correct: 1. He ____ (go) home every day.\n2. She don't ____ (like) apples now.";
    expect(plan(sheet, []).findings).toEqual([]);
  });

  test("tells the tutor nothing of corrections", () => {
    const { brief, fallbackHint } = plan("She don't like apples", []);
    expect(Object.keys(brief.findings[0] ?? {}).sort()).toEqual(["explanation", "hint", "quote", "topic"]);
    expect(JSON.stringify({ brief, fallbackHint })).not.toContain("She doesn't");
    expect(fallbackHint).toContain("«She don't»");
  });

  test("speaks of grammar before spelling", () => {
    const spelling = {
      ...findGrammar("He go home")[0],
      topic: "spelling",
      start: 0,
      end: 2,
      quote: "Evry",
    } as const;
    const findings = [{ ...openFrom("He go home")[0], ...spelling }, ...findGrammar("He go home")] as never;
    const { brief } = planTurn({ message: "He go home", findings, open: [], history: [] });
    expect(brief.findings.map(({ topic }) => topic)).toEqual(["third-person-s", "spelling"]);
  });

  test("says how many places there are to look at, and goes on when one is put right", () => {
    const text = "He go home and she go home";
    expect(plan(text, []).brief.remark).toMatch(/\bdue\b/);
    const { brief, resolvedIds } = plan("He goes home and she go home", openFrom(text).slice(0, 1), text);
    expect(resolvedIds).toEqual(["open-0"]);
    expect(brief.findings.map(({ quote }) => quote)).toEqual(["she go"]);
    expect(brief.resolved[0]?.now).toBe("");
  });

  test("a mistake put right in one place is right, though the same stands elsewhere", () => {
    const text = "Yesterday I go to school and I go to the park";
    const { resolvedIds, brief } = plan(
      "Yesterday I went to school and I go to the park",
      openFrom(text),
      text,
    );
    expect(resolvedIds).toEqual(["open-0"]);
    expect(brief.findings.map(({ quote }) => quote)).toEqual(["I go"]);
  });

  test.each(["can o may", "there is o there are?", "perché si dice I am 12 e non I have 12?", "was o were?"])(
    "explains the rule that is asked for by example: %s",
    (message) => {
      const { brief, findings } = plan(message, []);
      expect([brief.strategy, findings]).toEqual(["explain", []]);
    },
  );

  test("what is wrong in a request in English is the student's own", () =>
    expect(plan("Can you explain me this exercise?", []).findings).not.toEqual([]));

  test("a word of a try that is a part of the answer is not said again", () => {
    const { brief, secrets } = plan("I am 13 years", openFrom("I have 13 years"), "I have 13 years");
    expect(brief.remark).toEqual(expect.any(String));
    expect(guardSentence(brief.remark ?? "", secrets)).toBe(true);
  });

  test("the same pair is a list of guesses while it is what is asked", () =>
    expect(plan("is o are?", openFrom("People is nice"), "People is nice").brief.strategy).toBe("redirect"));
});
