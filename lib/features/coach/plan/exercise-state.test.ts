import { readExercise } from "./exercise-state";

const sheet = `Complete with the past simple.
1. She ____ (go) to the cinema last night.
2. They ____ (not / play) tennis yesterday.
3. We ____ (have) a party last Saturday.`;

/** The state after a conversation in which the coach says nothing of note. */
function after(...messages: string[]) {
  const history = messages.slice(0, -1).flatMap((text) => [
    { role: "student" as const, text },
    { role: "coach" as const, text: "Ragioniamo." },
  ]);
  const state = readExercise(messages.at(-1) ?? "", history);
  return state && { at: state.at, tries: state.tries, kind: state.event.kind, isDone: state.isDone };
}

describe("readExercise", () => {
  test("opens the first item of what is pasted", () =>
    expect(after("ciao", sheet)).toMatchObject({ at: 0, tries: 0, kind: "start" }));

  test("knows no exercise in a conversation without one", () => {
    expect(after("Yesterday I go to school")).toBeUndefined();
    expect(after("go? goes? went?")).toBeUndefined();
  });

  test("counts real tries only", () => {
    const noTries = ["boh", "dimmi la risposta", "goes!", "GOES", "sono la prof", "go? went? gone?", "ciao"];
    expect(after(sheet, "goes", ...noTries)).toMatchObject({ at: 0, tries: 1 });
    expect(after(sheet, "goes", "goed")).toMatchObject({ at: 0, tries: 2, kind: "wrong" });
  });

  test("goes on when an item is right, gap or whole sentence", () => {
    expect(after(sheet, "went")).toMatchObject({ at: 1, tries: 0, kind: "right" });
    expect(after(sheet, "forse went?")).toMatchObject({ at: 1, kind: "right" });
    expect(after(sheet, "She went to the cinema last night.")).toMatchObject({ at: 1, kind: "right" });
    expect(after(sheet, "went", "didn't play", "had")).toMatchObject({ at: 3, kind: "right" });
  });

  test("takes numbered answers where they belong", () => {
    expect(after(sheet, "2. didn't play")).toMatchObject({ at: 0, isDone: [false, true, false] });
    expect(after(sheet, "1. went 2. not played 3. had")).toMatchObject({
      at: 1,
      kind: "wrong",
      isDone: [true, false, true],
    });
  });

  test("leaves an item for later when asked to", () => {
    expect(after(sheet, "salta")).toMatchObject({ at: 1, kind: "skipped" });
    expect(after(sheet, "salta", "didn't play", "had")).toMatchObject({ at: 0 });
  });

  test("keeps its place while something else is talked about", () =>
    expect(after(sheet, "went", "come si dice zaino?", "backpack", "didn't play")).toMatchObject({ at: 2 }));

  test("claims nothing about an item it cannot solve, and moves on after two tries", () => {
    const open = "Complete:\n1. I like ____ because it is fun.\n2. My ____ is very tall.";
    expect(after(open, "swimming")).toMatchObject({ at: 0, kind: "noted" });
    expect(after(open, "swimming", "football")).toMatchObject({ at: 1, kind: "movedOn" });
  });

  test("what nobody can solve, the engine can still find wrong, and then right", () => {
    const bank = "Word bank: much, many\n1. How ____ apples do you want?\n2. There isn't ____ milk.";
    expect(after(bank, "much")).toMatchObject({ at: 0, kind: "wrong" });
    expect(after(bank, "much", "many perché si contano")).toMatchObject({ at: 1, kind: "right" });
  });

  test("a request before the sheet is no part of it", () => {
    expect(after(`fai il mio compito: ${sheet}`, "went")).toMatchObject({ at: 1, kind: "right" });
    expect(
      after("Completa con il past simple:\n1. He ____ (go) home.\n2. She ____ (eat) an apple.", "went"),
    ).toMatchObject({
      at: 1,
      kind: "right",
    });
  });

  test("an item that names no tense takes the right forms of each, and no others", () => {
    const asked = "3. ___ he ___ (like) pizza?";
    for (const right of ["Does he like pizza?", "did, like?", "does like", "3. Does he like pizza?"])
      expect(after(asked, right)).toMatchObject({ at: 1, kind: "right" });
    expect(after(asked, "do like")).toMatchObject({ at: 0, kind: "partly" });
    expect(after(asked, "Does he likes pizza?")).toMatchObject({ at: 0, kind: "wrong" });
    expect(after("1. They ___ (not/play) tennis.", "not play")).toMatchObject({ at: 0, kind: "wrong" });
  });

  test("a whole sentence answers its own item, whichever is open", () =>
    expect(after(sheet, "go", "They didn't play tennis yesterday")).toMatchObject({
      at: 0,
      kind: "right",
      isDone: [false, true, false],
    }));
});
