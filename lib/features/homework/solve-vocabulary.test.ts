import { readItems } from "./read-items";
import { solveEachGap } from "./solve-item";

/** The first accepted answer of each gap, "?" where none is certain. */
function solved(text: string): string[] {
  const sheet = readItems(text);
  return (sheet?.items ?? []).flatMap((item) =>
    solveEachGap(item, sheet ?? { wordBank: [] }).map((answers) => answers?.[0] ?? "?"),
  );
}

test.each([
  [
    "Use: library, bakery, hospital, airport, cinema\n1. You can borrow books at the ____.\n2. We bought some bread at the ____.\n3. The nurse works in a ____.\n4. Our plane leaves from the ____.\n5. My aunt lives near the ____.",
    ["library", "bakery", "hospital", "airport", "cinema"],
  ],
  [
    "Complete with up, off, on, in, after\n1. Turn ____ the radio, I want to hear the news.\n2. Take ____ your coat, it's hot.\n3. Can you look ____ my cat while I'm away?\n4. Fill ____ this form, please.\n5. Wake ____! It's late.",
    ["on", "off", "after", "in", "up"],
  ],
  [
    "Complete with make or do.\n1. I must ____ my homework.\n2. Have you ____ a decision?\n3. She is ____ the ironing.",
    ["do", "made", "doing"],
  ],
  [
    "Complete with because, so, although, when.\n1. I was hungry ____ I made a sandwich.\n2. ____ it was raining, we went for a walk.\n3. She can't come ____ she is ill.",
    ["so", "Although", "because"],
  ],
  [
    "Complete with a, an, the or - (no article).\n1. He plays ____ drums.\n2. They go to ____ school by ____ bus.\n3. My sister is ____ architect.\n4. She is ____ honest girl.",
    ["the", "-", "-", "an", "an"],
  ],
])("%s", (text, wanted) => {
  expect(solved(text)).toEqual(wanted);
});

test.each([
  ["Use the word in brackets to form a noun or an adjective.\n1. It was a ____ day. (sun)", ["sunny"]],
  ["Use the word in brackets to form a word.\n1. The ____ of the game was slow. (begin)", ["beginning"]],
  ["Write the plural.\n1. a knife → two ____\n2. a baby → three ____", ["knives", "babies"]],
  [
    "Irregular verbs: base form – past simple – past participle\n1. sing – ____ – ____\n2. ____ – drove – driven",
    ["sang", "sung", "drive"],
  ],
  ["Che ore sono? In lettere.\n1. 5.45 It's ____\n2. 2.10 It's ____", ["a quarter to six", "ten past two"]],
  [
    "Nationalities.\n1. Ana is from Portugal. She's ____.\n2. Hans is German. He comes from ____.",
    ["Portuguese", "Germany"],
  ],
  ['Complete.\n1. "I\'m late." "So ____ I."\n2. "We don\'t smoke." "____ do we."', ["am", "neither"]],
])("%s", (text, wanted) => {
  expect(solved(text)).toEqual(wanted);
});

test("only a picture tells where a thing is", () => {
  expect(
    solved(
      "Look at the picture: in, on, under, behind\n1. The cap is ____ the chair.\n2. The ball is ____ the box.",
    ),
  ).toEqual(["?", "?"]);
});
