import { oddOneOut } from "./word-group";

test.each([
  [["plum", "leek", "peach", "cherry"], "leek"],
  [["boots", "jacket", "spoon", "skirt"], "spoon"],
  [["April", "Tuesday", "June", "May"], "Tuesday"],
  [["went", "saw", "eat", "took"], "eat"],
  [["red", "blue", "green", "black"], undefined],
  [["car", "boat", "van", "bike"], "boat"],
])("%s", (words, odd) => {
  expect(oddOneOut(words)).toBe(odd);
});
