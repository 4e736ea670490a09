import { findGrammar } from "@/lib/features/english/find-grammar";
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
  ])("does not take for a correction of %s: %s", (wrong, message) =>
    expect(plan(message, openFrom(wrong)).resolvedIds).toEqual([]),
  );

  test("counts a try only when the message works on the sentence", () => {
    const open = openFrom("She don't like apples");
    expect(plan("She not like apples", open, "She don't like apples").attemptedIds).toEqual(["open-0"]);
    expect(plan("She don't like apples", open).attemptedIds).toEqual(["open-0"]);
    for (const message of ["boh", "dimmi la risposta", "grazie", "I have a nice dog", "quando si usa some?"])
      expect(plan(message, open, "She don't like apples").attemptedIds).toEqual([]);
  });

  test("climbs from the most tried of the same mistakes and closes all of them", () => {
    const open = [
      ...openFrom("He go home").map((one) => ({ ...one, id: "new" })),
      ...openFrom("He go home", 1),
    ];
    expect(plan("He go home", open).brief).toMatchObject({ strategy: "hint", hintStep: 2 });
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
});
