import { exerciseFrom } from "@/lib/features/coach/exercise/begin-exercise";
import { readRewriting } from "./read-items";

/** Each item as it is read: its label, its sentence, what there is to choose from. */
function itemsOf(text: string): string[] {
  const sheet = readRewriting(text);
  return (sheet?.items ?? []).map(({ number, letter, prompt, gaps }) =>
    [
      `${letter ?? number}. ${prompt}`,
      ...gaps.flatMap(({ given, options }) => given ?? options?.join("|") ?? []),
    ].join(" # "),
  );
}

const boxOf = (text: string) => {
  const { wordBank = [], task } = readRewriting(text) ?? {};
  return wordBank.length > 0 ? wordBank : task?.words;
};

test("a text with numbered gaps is parted at its gaps, each with its own clause", () => {
  expect(
    itemsOf(
      "Put in the past simple.\nOn Friday we 1 ____ (take) the tram. My aunt 2 ____ (lose) her keys and she 3 ____ (not find) them.",
    ),
  ).toEqual([
    "1. On Friday we ____ (take) the tram. # take",
    "2. My aunt ____ (lose) her keys # lose",
    "3. and she ____ (not find) them. # not find",
  ]);
});

test.each([
  ["on lines", "Write the plural.\nleaf ____\npotato ____\ngoose ____", 3],
  ["in one line", "metti al passato: dig - ____ ; hide - ____ ; shut - ____", 3],
  ["alone", "metti al plurale: leaf, potato, goose", 3],
  ["in turns", "Complete: who, when\nA: ____ is the match?\nB: At six.\nA: ____ plays?", 2],
])("items without numbers: %s", (_, text, count) => {
  expect(itemsOf(text)).toHaveLength(count);
});

test.each([
  ["1. We ____ now.\nA dance   B are dancing   C danced", "dance|are dancing|danced"],
  ["1. We ____ now.\na) dance\nb) are dancing\nc) danced", "dance|are dancing|danced"],
  ["1. We ____ now. a) dance b) are dancing c) danced", "dance|are dancing|danced"],
])("options under letters: %#", (text, options) => {
  expect(itemsOf(`Choose.\n${text}\n2. They ____ it. a) like b) likes`)[0]).toBe(
    `1. We ____ now. # ${options}`,
  );
});

test("halves to match are items with the other halves to choose from", () => {
  const text =
    "Match.\n1 When it snows,\n2 If I knew,\n3 Unless you run,\na you'll be late.\nb we ski.\nc I'd say so.";
  expect(itemsOf(text)[0]).toBe("1. When it snows, ____ # you'll be late.|we ski.|I'd say so.");
});

test.each([
  ["who/what/where\n1 ____ is she?\n2 ____ is it?", ["who", "what", "where"]],
  ["Use: lamp, carpet, oven\n1 The ____ is hot.\n2 The ____ is on.", ["lamp", "carpet", "oven"]],
  ["arent / isnt\n1 We ____ late.\n2 It ____ late.", ["aren't", "isn't"]],
  ["1 The ____ is hot.\n2 The ____ is on.\n(lamp, carpet, oven)", ["lamp", "carpet", "oven"]],
  [
    "completa con in on under behind next to\n1 It's ____ it.\n2 He's ____ it.",
    ["in", "on", "under", "behind", "next to"],
  ],
])("the words to choose from: %#", (text, words) => {
  expect(boxOf(text)).toEqual(words);
});

test.each([
  ["Word formation\n1 It was very ____ . DANGER\n2 She is ____ . HELP", "danger"],
  ["will or going to\n1 I think it ____ soon - rain\n2 We ____ you later - call", "rain"],
])("what stands behind a sentence is given for its gap: %#", (text, given) => {
  expect(readRewriting(text)?.items[0]?.gaps[0]?.given).toBe(given);
});

test("a second line with the gap belongs to the item above it", () => {
  const text =
    "Rewrite.\n1) We swam there as kids.\nWe ____ .\n2) He had a cat.\nHe ____ .\n3) You sang.\nYou ____ .";
  expect(itemsOf(text)).toHaveLength(3);
});

test.each([
  "Traduci\n1) Piove.\n2) Ho sonno.",
  "Answer the questions.\n1. Who is your best friend?\n2. What time is it?",
  "Rispondi con una risposta breve.\na. Can you ski? (yes)\nb. Are they here? (no)",
])("what is answered in words of one's own has a gap for them: %#", (text) => {
  const sheet = readRewriting(text);
  expect(sheet && exerciseFrom(text, sheet).items.map(({ gaps }) => gaps.length)).toEqual([1, 1]);
});
