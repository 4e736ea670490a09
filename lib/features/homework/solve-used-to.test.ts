import { usedToAnew } from "./solve-used-to";

it.each([
  ["We lived in a village when I was two.", "When I was two we used to live in a village."],
  ["When Anna was little, she hated fish.", "When Anna was little, she used to hate fish."],
  ["They didn't have a car.", "They didn't use to have a car."],
  ["Did your dad play chess?", "Did your dad use to play chess?"],
  ["My cousin was shy. (not now)", "My cousin used to be shy."],
])("tells a habit of the past: %s", (source, told) => expect(usedToAnew(source)).toContain(told));

it("leaves what happened once", () => expect(usedToAnew("We went to Rome last year.")).toBeUndefined());
