import { analyse } from "@/lib/features/english/analyse";
import { cleanSentences } from "@/lib/features/english/clean-sentences";

const spelling = async (text: string) =>
  (await analyse(text))
    .filter(({ topic }) => topic === "spelling")
    .map(({ quote, correction }) => [quote, correction]);

describe("analyse", () => {
  test.each([
    [
      "My frend has a beatiful dog",
      [
        ["frend", "friend"],
        ["beatiful", "beautiful"],
      ],
    ],
    [
      "I recieve a letter evry week",
      [
        ["recieve", "receive"],
        ["evry", "every"],
      ],
    ],
    ["Becouse it is late", [["Becouse", "Because"]]],
    [
      "I live in a diferent city 😀 becouse I like it",
      [
        ["diferent", "different"],
        ["becouse", "because"],
      ],
    ],
    [
      "See you tomorow on Wensday",
      [
        ["tomorow", "tomorrow"],
        ["Wensday", "Wednesday"],
      ],
    ],
  ])("finds the misspelt words of: %s", async (text, expected) =>
    expect(await spelling(text)).toEqual(expected),
  );

  test.each([
    "My name is luca and I live in milan with giulia",
    "My favorite color is gray and I realize it",
    "We eat tortellini and focaccia in Piazza Navona",
    "I play Fortnite and Minecraft with Ale",
    "Come si scrive recieve?",
    "Secondo me è giusto cosi, grazzie",
    "I wanna go, lol",
  ])("takes names, Italian and American words for what they are: %s", async (text) =>
    expect(await spelling(text)).toEqual([]),
  );

  test("finds nothing in clean sentences", async () =>
    expect(await analyse(cleanSentences.join("\n"))).toEqual([]));

  test("looks up only so many unknown words of one message", async () => {
    const invented = Array.from(
      { length: 200 },
      (_, at) => `beau${String.fromCharCode(97 + (at % 26), 97 + (at >> 3))}ful`,
    );
    const findings = await spelling(invented.map((word) => `the ${word}`).join(" "));
    expect(findings.length).toBeLessThanOrEqual(12);
  });

  test("orders grammar and spelling by place, with offsets into the text", async () => {
    const text = "Ciao! 😀 He go to the beach evry day";
    const findings = await analyse(text);
    expect(findings.map(({ topic }) => topic)).toEqual(["third-person-s", "spelling"]);
    for (const { start, end, quote } of findings) expect(text.slice(start, end)).toBe(quote);
  });

  test("never spells the word out in a hint", async () => {
    for (const { hints, explanation, correction } of await analyse(
      "My frend is beatiful, intresting and confortable",
    ))
      expect([...hints, explanation].join(" ").toLowerCase()).not.toContain(correction.toLowerCase());
  });
});
