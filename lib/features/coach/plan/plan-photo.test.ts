import { planPhoto } from "./plan-photo";

const page = "My dog is big and it likes to run in the park every day.";

describe("what a picture without an exercise shows", () => {
  test("is kept in no state, as it goes with the picture", () => {
    const { state, isExercise } = planPhoto({ text: page, open: [], state: { turn: 0 } });
    expect(isExercise).toBe(false);
    expect(JSON.stringify(state)).not.toMatch(/dog|park/);
  });

  test("takes nothing from what the student wrote before", () =>
    expect(planPhoto({ text: page, open: [], state: { turn: 1, wrote: "I like cats" } }).state.wrote).toBe(
      "I like cats",
    ));
});

test("what an exercise of a picture shows is marked as the picture's", () => {
  const text = "Complete with the past simple.\n1. She ____ (go) home.\n2. They ____ (see) a film.";
  const { state } = planPhoto({ text, open: [], state: { turn: 0 } });
  expect(state).toMatchObject({ isOfPhoto: true });
  expect(state.wrote).toBeUndefined();
});
