import { makeDrill } from "../drill/make-drill";
import { readDrillWish } from "../drill/read-drill-wish";
import { exerciseFrom } from "../exercise/begin-exercise";

test("each item of a drill on two topics takes its own solution", () => {
  const wish = readDrillWish("domani ho la verifica sui verbi essere e avere");
  const drill = wish && makeDrill(wish, 0);
  if (!drill) throw new Error("no drill");
  const { sheet, solutions, opening } = drill;
  const state = exerciseFrom(opening, sheet, solutions);
  expect(state.items.map(({ solution }) => solution)).toEqual(solutions.map((one) => one?.gaps));
});
