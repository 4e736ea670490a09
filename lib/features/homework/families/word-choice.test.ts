import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import { solveEachGap } from "../solve-item";

const solved = (text: string) => {
  const sheet = findSheet(text);
  return sheet?.items.map((item) => solveEachGap(item, sheet)[0]?.join(" | "));
};

it.each([
  ["1. My aunt was ____ of spiders.\nA keen B afraid C interested", "afraid"],
  ["1. They ____ a long walk by the lake.\nA took B did C told", undefined],
  ["1. We ____ sailing in July.\nA did B played C went", "went"],
  ["1. Come as ____ as you can.\nA ever B soon C usual", "soon"],
])("picks the word that goes with what follows: %s", (exercise, answer) => {
  const [found] = solved(`Choose the correct word.\n${exercise}`) ?? [];
  if (answer) expect(found).toBe(answer);
  else expect([undefined, "took"]).toContain(found);
});

it("picks the linking word by what stands behind it", () => {
  expect(
    solved(
      "Choose the correct word.\n1. He came (despite / although / because of) he was ill.\n2. We stayed in (because / because of / while) the snow.\n3. He slept (during / while / although) the lesson.\n4. I called (if / unless / although) Rita.",
    ),
  ).toEqual(["although", "because of", "during", undefined]);
});

it("picks the pronoun of the kind its place takes", () => {
  expect(
    solved(
      "Choose the correct word.\n1. Do you know (they / them / their)?\n2. This is not my pen, it's (you / your / yours).\n3. I like (they / them / their) house.\n4. (Who's / Whose) bike is this?\n5. I like (him / his / he).",
    ),
  ).toEqual(["them", "yours", "their", "Whose", "him"]);
});
