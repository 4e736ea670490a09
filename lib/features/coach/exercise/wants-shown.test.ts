import { findSheet } from "./find-sheet";
import { exerciseFrom } from "./exercise-state";
import { itemToShow } from "./wants-shown";

const text =
  "Complete with am, is, are.\n1. I ___ twelve.\n2. My brothers ___ at home.\n3. It ___ cold today.";
const sheet = findSheet(text);
if (!sheet) throw new Error("no sheet");
const state = exerciseFrom(text, sheet);

test.each([
  ["non la vedo", 0],
  ["ma io la frase due non la vedo", 1],
  ["qual è la frase due me la scrivi", 1],
  ["qual è la 2", 1],
  ["ripetila", 0],
  ["puoi ripetere la domanda", 0],
  ["fammi vedere la 3", 2],
])("%s", (message, at) => expect(itemToShow(state, message)).toBe(at));

test.each([
  "qual è la risposta",
  "dimmi la soluzione della 2",
  "is",
  "la 2 is",
  "non lo so",
  "qual è la regola",
])("shows nothing: %s", (message) => expect(itemToShow(state, message)).toBeUndefined());
